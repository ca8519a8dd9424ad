import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { useLanguage } from '../../../hooks/use-language';
import { isolate } from '../../../lib/format/isolate';
import { bandPaint } from './band-colors';
import { BandHandle } from './band-handle';
import { HIGHEST_SCORE, lastScore, type Band } from './grade-bands';
import styles from './band-scale.module.css';

const AXIS = [0, 20, 40, 60, 80, 100];

interface Props {
  bands: readonly Band[];
  onMove: (limit: number, to: number) => void;
}

/** 0 to 100 in the reading direction. A handle sits on each limit between two bands. */
export function BandScale({ bands, onMove }: Props) {
  const { t } = useTranslation('assessments');
  const { direction } = useLanguage();
  const track = useRef<HTMLDivElement>(null);
  const scoreAt = ({ clientX }: PointerEvent) => {
    const { left, right, width } = track.current?.getBoundingClientRect() ?? { left: 0, right: 0, width: 1 };
    return ((direction === 'rtl' ? right - clientX : clientX - left) / width) * HIGHEST_SCORE;
  };
  return (
    <div role="group" aria-label={t('bands.scale')}>
      <div className={styles.track} ref={track}>
        <div className={styles.segments} style={{ gridTemplateColumns: columns(bands) }}>
          {bands.map((band, index) => (
            <Segment key={band.key} band={band} last={lastScore(bands, index)} />
          ))}
        </div>
        {bands.slice(1).map((band, index) => (
          <BandHandle
            key={band.key}
            bands={bands}
            limit={index + 1}
            onDrag={(event) => onMove(index + 1, scoreAt(event))}
            onMove={(to) => onMove(index + 1, to)}
          />
        ))}
      </div>
      <div className={styles.axis} aria-hidden>
        {AXIS.map((score) => (
          <span key={score} style={{ insetInlineStart: `${score}%` }}>
            {score}
          </span>
        ))}
      </div>
    </div>
  );
}

/** As wide as the way from one limit to the next. */
const columns = (bands: readonly Band[]) =>
  bands
    .map(({ from }, index) => `minmax(0, ${Math.max(0.5, (bands[index + 1]?.from ?? HIGHEST_SCORE) - from)}fr)`)
    .join(' ');

function Segment({ band, last }: { band: Band; last: number }) {
  const { language } = useLanguage();
  const paint = bandPaint(band.color);
  return (
    <div
      className={styles.segment}
      style={{
        borderBlockEndColor: paint,
        background: `color-mix(in srgb, ${paint} 14%, var(--surface))`,
      }}
    >
      <UserText as="span" className={styles.name}>
        {band.name}
      </UserText>
      <span className={styles.range}>{isolate(language, `${band.from}–${last}`)}</span>
    </div>
  );
}
