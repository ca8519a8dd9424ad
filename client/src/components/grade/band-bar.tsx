import styles from './grade.module.css';

export interface BandShare {
  name: string;
  /** Any CSS colour; stands beside its name elsewhere. */
  color: string;
  count: number;
}

/** How many landed in each band: an 8 px stacked bar, low to high in the reading direction. `label` says it in words. */
export function BandBar({ shares, label }: { shares: BandShare[]; label: string }) {
  const filled = shares.filter(({ count }) => count > 0);
  if (filled.length === 0) return <div className={styles.emptyBar} role="img" aria-label={label} />;
  return (
    <div className={styles.bar} role="img" aria-label={label} title={label}>
      {filled.map(({ name, color, count }) => (
        <span key={name} style={{ flexGrow: count, background: color }} />
      ))}
    </div>
  );
}
