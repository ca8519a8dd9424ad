import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultStatus } from '../../graphql/schema-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './grade.module.css';

interface Props {
  percentage: number;
  status: ResultStatus;
  className?: string | undefined;
}

/** A result in one number. While answers wait for a mark it can only rise, and it says so. */
export function ResultPercent({ percentage, status, className }: Props): ReactNode {
  const { t } = useTranslation('common');
  const percent = useFormat().percent(percentage);
  if (status !== 'UNDER_REVIEW') return <b className={className}>{percent}</b>;
  return <span className={styles.atLeast}>{t('score.atLeastOf', { percent })}</span>;
}
