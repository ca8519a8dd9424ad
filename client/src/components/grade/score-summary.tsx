import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import styles from './score-summary.module.css';

interface Props {
  percentage: number;
  /** Some answers are not marked yet, so that it can only rise. */
  isAtLeast?: boolean;
  /** Points, time, status: in one line where there is room. */
  facts: ReactNode;
  /** The scale, and what is said about it. */
  children: ReactNode;
}

/** A result in one look: the percentage, large, and beside it what it means. */
export function ScoreSummary({ percentage, isAtLeast = false, facts, children }: Props): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <div className={isAtLeast ? styles.atLeast : undefined}>
        {isAtLeast && <p className={styles.least}>{t('score.atLeast')}</p>}
        <p className={styles.percentage} dir="ltr">
          {format.number(percentage)}
          <small>%</small>
        </p>
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>{facts}</div>
        {children}
      </div>
    </div>
  );
}
