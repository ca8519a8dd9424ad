import type { GradeBands_AssessmentFragment } from './grade-bands-generated';
import { bandPaint } from './band-colors';
import { HIGHEST_SCORE } from './grade-bands';
import styles from './band-scale.module.css';

type BandShares = GradeBands_AssessmentFragment['bandShares'];

/** How the results so far are spread over the scale: a column per band as it was saved, its area for their number. */
export function BandHistogram({ shares }: { shares: BandShares }) {
  const densities = shares.map(({ count, band }) => count / (band.max - band.min + 1));
  const densest = Math.max(...densities);
  return (
    <div className={styles.histogram} aria-hidden>
      {shares.map(({ band }, index) => (
        <span
          key={band.min}
          style={{
            insetInlineStart: `${band.min}%`,
            inlineSize: `calc(${Math.min(HIGHEST_SCORE, band.max + 1) - band.min}% - 2px)`,
            blockSize: `${((densities[index] ?? 0) / densest) * 100}%`,
            background: `color-mix(in srgb, ${bandPaint(band.color)} 42%, var(--surface))`,
          }}
        />
      ))}
    </div>
  );
}
