import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../../components/grade/band-name';
import { UserText } from '../../../components/text/user-text';
import { useElementWidth } from '../../../hooks/use-element-width';
import { useLanguage } from '../../../hooks/use-language';
import { isolate } from '../../../lib/format/isolate';
import { bandPaint } from './band-colors';
import { BandHandle } from './band-handle';
import { HIGHEST_SCORE, lastScore, type Band } from './grade-bands';
import styles from './band-scale.module.css';

const AXIS = [0, 20, 40, 60, 80, 100];
/** In pixels: a word of some ten letters beside a handle. */
const ROOM_FOR_A_NAME = 92;

interface Props {
  bands: readonly Band[];
  onMove: (limit: number, to: number) => void;
}

/** 0 to 100 in the reading direction. A handle sits on each limit between two bands. */
export function BandScale({ bands, onMove }: Props) {
  const { t } = useTranslation('assessments');
  const { direction } = useLanguage();
  const [track, width] = useElementWidth<HTMLDivElement>();
  const isCut = width > 0 && bands.some((_, index) => (width * spanOf(bands, index)) / HIGHEST_SCORE < ROOM_FOR_A_NAME);
  const scoreAt = ({ clientX }: PointerEvent) => {
    const { left, right, width } = track.current?.getBoundingClientRect() ?? { left: 0, right: 0, width: 1 };
    return ((direction === 'rtl' ? right - clientX : clientX - left) / width) * HIGHEST_SCORE;
  };
  return (
    <div role="group" aria-label={t('bands.scale')}>
      <div className={styles.track} ref={track}>
        <div className={styles.segments} style={{ gridTemplateColumns: columns(bands) }}>
          {bands.map((band, index) => (
            <Segment key={band.key} band={band} last={lastScore(bands, index)} isNamed={!isCut} />
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
      {isCut && <Legend bands={bands} />}
    </div>
  );
}

/** The names of all bands, where the scale is too narrow to carry each. */
function Legend({ bands }: { bands: readonly Band[] }) {
  return (
    <div className={styles.legend}>
      {bands.map(({ key, name, color }) => (
        <BandName key={key} name={name} color={bandPaint(color)} />
      ))}
    </div>
  );
}

const spanOf = (bands: readonly Band[], index: number) =>
  Math.max(0.5, (bands[index + 1]?.from ?? HIGHEST_SCORE) - (bands[index]?.from ?? 0));

/** As wide as the way from one limit to the next. */
const columns = (bands: readonly Band[]) => bands.map((_, index) => `minmax(0, ${spanOf(bands, index)}fr)`).join(' ');

function Segment({ band, last, isNamed }: { band: Band; last: number; isNamed: boolean }) {
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
      {isNamed && <UserText className={styles.name}>{band.name}</UserText>}
      <span className={styles.range}>{isolate(language, `${band.from}–${last}`)}</span>
    </div>
  );
}
