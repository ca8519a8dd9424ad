import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Props {
  facts: Readonly<Record<string, ReactNode>>;
  nameOf: (fact: string) => string;
}

/** What is known, a line each: its name at the beginning, what holds at the end. */
export function FactList({ facts, nameOf }: Props) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} className={styles.fact}>
          <dt>{nameOf(fact)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
