import type { ReactNode } from 'react';
import styles from './side-drawer.module.css';

/** The title of what opens over a page, as the heading of what is in it; antd draws no heading. */
export function OverlayTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
