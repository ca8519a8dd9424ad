import type { ReactNode } from 'react';
import styles from './open-row.module.css';

/** Rows that open, one below the other. */
export function OpenRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  name: ReactNode;
  /** How it is doing, at the end of the line of its name. */
  state: ReactNode;
  lines: readonly string[];
  onOpen: () => void;
}

/** What opens when it is pressed: its name, how it is doing, and a line or two about it. */
export function OpenRow({ name, state, lines, onOpen }: RowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.head}>
          {name}
          {state}
        </span>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </button>
    </li>
  );
}
