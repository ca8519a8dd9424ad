import type { ReactNode } from 'react';
import styles from './count-badge.module.css';

/** A number in a pill, beside a title or a navigation entry. */
export function CountBadge({ children, tone = 'neutral' }: { children: ReactNode; tone?: 'neutral' | 'brand' }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
