import type { ReactNode } from 'react';
import styles from './drawer-foot.module.css';

/** Buttons at the end of a form in a drawer, in sight wherever it is scrolled to. */
export const DrawerFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>;
