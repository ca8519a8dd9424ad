import type { ReactNode } from 'react';
import { LogoMark } from '../brand/logo';
import styles from './notice.module.css';

interface Props {
  title: string;
  /** One sentence: what to do first. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Where nothing above it says what the page is about. */
  isPageTitle?: boolean;
}

/** Nothing here yet. For "no match for this filter" use it with a "Clear filters" action. */
export function EmptyState({ title, children, action, isPageTitle = false }: Props) {
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <div className={styles.notice}>
      <LogoMark size={44} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
