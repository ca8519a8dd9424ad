import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-tabs.module.css';

interface Props<Tab extends string> {
  /** Spoken name. */
  label: string;
  tabs: readonly { key: Tab; label: ReactNode; to: string }[];
  current: Tab;
}

/** Pages that belong together, each with an address of its own. */
export function LinkTabs<Tab extends string>({ label, tabs, current }: Props<Tab>): ReactNode {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ key, label: name, to }) => (
          <li key={key}>
            <Link to={to} aria-current={key === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
