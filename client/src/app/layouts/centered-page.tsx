import type { ReactNode } from 'react';
import { SpareHeading } from '../../components/page/spare-heading';
import styles from './centered-page.module.css';

/** A page without the shell, its content in the middle. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <SpareHeading />
      {children}
    </main>
  );
}
