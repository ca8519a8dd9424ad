import { UserText } from '../text/user-text';
import styles from './grade.module.css';

export interface ScaleBand {
  name: string;
  min: number;
  max: number;
  color: string;
}

interface Props {
  bands: ScaleBand[];
  /** The mark's place, 0 to 100. */
  percentage: number;
  /** The sentence for a screen reader. */
  label: string;
  /** Band names below the scale. */
  named?: boolean;
}

/** The 0 to 100 scale of an assessment's bands with one mark on it. Mirrors with the reading direction. */
export function GradeScale({ bands, percentage, label, named = true }: Props) {
  const current = bands.find(({ min, max }) => percentage >= min && percentage <= max);
  return (
    <div role="img" aria-label={label}>
      <div className={styles.track}>
        {bands.map((band) => (
          <span
            key={band.name}
            className={band === current ? styles.segmentHere : styles.segment}
            style={{ flexGrow: width(band), background: band.color }}
          />
        ))}
        <span className={styles.tick} style={{ insetInlineStart: `${percentage}%` }} />
      </div>
      {named && (
        <div className={styles.names} aria-hidden>
          {bands.map((band) => (
            <span
              key={band.name}
              className={band === current ? styles.nameHere : styles.name}
              style={{ flexGrow: width(band) }}
            >
              <UserText>{band.name}</UserText>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

const width = ({ min, max }: ScaleBand) => max - min + (max === 100 ? 0 : 1);
