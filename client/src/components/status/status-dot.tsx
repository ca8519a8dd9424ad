import type { ReactNode } from 'react';
import styles from './status-dot.module.css';

/** `hollow` means not started or switched off. */
export type StatusTone = 'success' | 'brand' | 'warning' | 'danger' | 'hollow';

/** A dot and a word; the colour is never the only sign. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={styles.status}>
      <span className={`${styles.dot} ${styles[tone]}`} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
