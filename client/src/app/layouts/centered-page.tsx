import type { ReactNode } from 'react';
import styles from './centered-page.module.css';

/** A page without the shell, its content in the middle. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>;
}
