import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title: ReactNode;
  /** Facts under the title, in one line that wraps; use `Fact` for each. */
  facts?: ReactNode;
  /** Buttons at the end of the line; the primary one last. */
  actions?: ReactNode;
  /** Beside the title at the start: an avatar. */
  lead?: ReactNode;
}

export function PageHeader({ title, facts, actions, lead }: Props) {
  return (
    <header className={styles.header}>
      {lead}
      <div className={styles.heading}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {facts && <FactLine>{facts}</FactLine>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** Facts in one line that wraps. */
export function FactLine({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}

/** One fact of a page header, with an optional icon in front. */
export function Fact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
