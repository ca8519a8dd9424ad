import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../../components/text/ltr-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function DatePreview({ question: { dateKey, dateRange }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!withKey || !dateKey) return <p className={styles.blank}>{t('preview.date')}</p>;
  const isOneDay = dateKey.from === dateKey.to;
  return (
    <p className={styles.keyLine}>
      <span className={styles.keyLabel}>{t('date.key')}</span>
      <Span from={dateKey.from} to={isOneDay ? null : dateKey.to} className={styles.chip} />
      {dateRange && (
        <>
          <span className={styles.keyLabel}>{t('date.limits')}</span>
          <Span from={dateRange.earliest ?? '…'} to={dateRange.latest ?? '…'} />
        </>
      )}
    </p>
  );
}

function Span({ from, to, className }: { from: string; to: string | null; className?: string | undefined }) {
  return <LtrText className={className ?? ''}>{to === null ? from : `${from} – ${to}`}</LtrText>;
}
