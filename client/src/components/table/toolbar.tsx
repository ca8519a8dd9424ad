import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props {
  /** Search first, then filters. */
  children: ReactNode;
  /** At the end: export, columns. */
  end?: ReactNode;
}

/** The line above a table. */
export function Toolbar({ children, end }: Props) {
  return (
    <div className={styles.toolbar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
