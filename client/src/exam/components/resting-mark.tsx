import styles from './resting-mark.module.css';

/** The mark at rest: both masses on their line. Never mirrored. */
export function RestingMark() {
  return (
    <svg className={styles.mark} width="148" height="74" viewBox="0 0 148 74" aria-hidden>
      <path className={styles.weight} d="M66 34a34 34 0 0 1 68 0z" />
      <rect className={styles.line} y="36" width="148" height="2" rx="1" />
      <path className={styles.pan} d="M14 40h68a34 34 0 0 1-68 0z" />
    </svg>
  );
}
