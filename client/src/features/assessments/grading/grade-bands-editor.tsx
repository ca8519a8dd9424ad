import { Button } from 'antd';
import { Check, Plus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GradeBands_AssessmentFragment } from './grade-bands-generated';
import { isolate } from '../../../lib/format/isolate';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { nextBandColor } from './band-colors';
import { BandHistogram } from './band-histogram';
import { BandRow } from './band-row';
import { BandScale } from './band-scale';
import { addBand, changeBand, lastScore, MAX_BANDS, moveLimit, removeBand, type Band } from './grade-bands';
import styles from './grade-bands.module.css';

type BandShares = GradeBands_AssessmentFragment['bandShares'];

interface Props {
  bands: readonly Band[];
  /** How the results so far fall into the bands as they were last saved. */
  shares: BandShares;
  /** Grows each time somebody tries to go on with a band that has no name. */
  attempts: number;
  onChange: (bands: readonly Band[]) => void;
}

/** The bands of an assessment: a scale to drag on, and the same limits as numbers. */
export function GradeBandsEditor({ bands, shares, attempts, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const [invalid, setInvalid] = useState<string | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const move = (limit: number, to: number) => onChange(moveLimit(bands, limit, to));
  const add = () => {
    const added = addBand(bands, nextBandColor(bands.map(({ color }) => color)));
    if (!added) return;
    setNewest(added.key);
    onChange(added.bands);
  };
  return (
    <section ref={section} aria-labelledby="grade-bands">
      <div className={styles.intro}>
        <div>
          <h2 className={styles.heading} id="grade-bands">
            {t('bands.title')}
          </h2>
          <p className={styles.note}>{t('bands.note')}</p>
        </div>
        <Coverage bands={bands} invalid={invalid} />
      </div>
      {total > 0 && <BandHistogram shares={shares} />}
      <BandScale bands={bands} onMove={move} />
      {total > 0 && (
        <p className={styles.results}>{t('bands.histogram', { count: total, formatted: format.number(total) })}</p>
      )}
      <Head withPast={total > 0} />
      <ol>
        {bands.map((band, index) => (
          <BandRow
            key={band.key}
            band={band}
            bands={bands}
            index={index}
            isNew={band.key === newest}
            isChecked={attempts > 0}
            past={total > 0 ? { count: countOf(shares, band, lastScore(bands, index)), total } : null}
            onRename={(name) => onChange(changeBand(bands, band.key, { name }))}
            onPaint={(color) => onChange(changeBand(bands, band.key, { color }))}
            onMove={move}
            onRemove={() => onChange(removeBand(bands, band.key))}
            onInvalidLimit={(isInvalid) => setInvalid(isInvalid ? band.key : null)}
          />
        ))}
      </ol>
      <Button
        type="text"
        className={styles.add ?? ''}
        disabled={bands.length >= MAX_BANDS}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={add}
      >
        {t('bands.add')}
      </Button>
    </section>
  );
}

const countOf = (shares: BandShares, { from }: Band, last: number) =>
  shares.find(({ band }) => band.min === from && band.max === last)?.count ?? 0;

function Head({ withPast }: { withPast: boolean }) {
  const { t } = useTranslation('assessments');
  return (
    <div className={withPast ? styles.headWithPast : styles.head} aria-hidden>
      <span className={styles.headName}>{t('bands.band')}</span>
      <span>{t('bands.from')}</span>
      <span>{t('bands.to')}</span>
      {withPast && <span>{t('bands.past')}</span>}
    </div>
  );
}

/** The scale itself cannot leave a gap; a limit that is being typed can, until it is one. */
function Coverage({ bands, invalid }: { bands: readonly Band[]; invalid: string | null }) {
  const { t } = useTranslation('assessments');
  const { language } = useLanguage();
  const index = bands.findIndex(({ key }) => key === invalid);
  const band = bands[index];
  if (!band) {
    return (
      <span className={styles.covered} role="status">
        <Check size={14} strokeWidth={2} aria-hidden />
        {t('bands.covered')}
      </span>
    );
  }
  return (
    <span className={styles.uncovered} role="status">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      {t('bands.uncovered', { range: isolate(language, `${band.from}–${lastScore(bands, index)}`) })}
    </span>
  );
}
