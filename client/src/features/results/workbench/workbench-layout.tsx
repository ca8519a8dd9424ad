import type { ReactNode } from 'react';
import styles from './workbench.module.css';

/** The queue at the start, the answer beside it. */
export function WorkbenchLayout({ queue, children }: { queue: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={styles.layout}>
      {queue}
      <div>{children}</div>
    </div>
  );
}
