import type { ReactNode } from 'react';
import { useFormat } from '../../hooks/use-format';
import styles from './score-summary.module.css';

interface Props {
  percentage: number;
  /** Points, time, status: in one line where there is room. */
  facts: ReactNode;
  /** The scale, and what is said about it. */
  children: ReactNode;
}

/** A result in one look: the percentage, large, and beside it what it means. */
export function ScoreSummary({ percentage, facts, children }: Props): ReactNode {
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <p className={styles.percentage} dir="ltr">
        {format.number(percentage)}
        <small>%</small>
      </p>
      <div className={styles.body}>
        <div className={styles.facts}>{facts}</div>
        {children}
      </div>
    </div>
  );
}
