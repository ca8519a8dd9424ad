import styles from './meter.module.css';

interface Props {
  /** 0 to 1. */
  share: number;
  /** What is measured, for a screen reader. */
  label: string;
  /** Height in px. */
  height?: number;
}

/** A quiet bar that fills with the reading direction. */
export function Meter({ share, label, height = 4 }: Props) {
  const percentage = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={styles.track}
      style={{ blockSize: height }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
    >
      <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
    </div>
  );
}
