import type { ReactNode } from 'react';
import { LogoMark } from '../brand/logo';
import styles from './notice.module.css';

interface Props {
  title: string;
  /** One sentence: what to do first. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing here yet. For "no match for this filter" use it with a "Clear filters" action. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.notice}>
      <LogoMark size={44} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
