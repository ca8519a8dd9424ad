import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Meter } from '../status/meter';
import styles from './stat-card.module.css';

interface Props {
  label: string;
  /** The number, already formatted. */
  value: ReactNode;
  /** Beside the number, smaller: "of 3,000". */
  beside?: ReactNode;
  /** Below, in caption: "24 active, 14 inactive". */
  note?: ReactNode;
  /** A share of 0 to 1, drawn as a bar instead of the note. */
  share?: number;
  /** The list that the number counts. */
  to?: string;
}

/** One figure. Put several into a `StatRow`. */
export function StatCard({ label, value, beside, note, share, to }: Props) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <span className={styles.value}>
          {to === undefined ? (
            value
          ) : (
            <Link className={styles.link} to={to}>
              {value}
              <span className="visually-hidden"> {label}</span>
            </Link>
          )}
        </span>
        {beside && <span className={styles.beside}>{beside}</span>}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {share !== undefined && (
        <dd className={styles.meter}>
          <Meter share={share} label={label} />
        </dd>
      )}
    </div>
  );
}

/** Figures side by side in one panel, divided by hairlines; two to a row on a phone. */
export function StatRow({ children, label }: { children: ReactNode; label: string }) {
  return (
    <dl className={styles.row} aria-label={label}>
      {children}
    </dl>
  );
}
