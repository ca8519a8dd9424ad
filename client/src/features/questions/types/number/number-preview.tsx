import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../../components/text/ltr-text';
import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

function rangeText({ value, tolerance, share = '100' }: { value: string; tolerance: string; share?: string }): string {
  const reach = tolerance === '0' ? '' : ` ± ${tolerance}`;
  return `${value}${reach}${share === '100' ? '' : ` · ${share}%`}`;
}

export function NumberPreview({ question: { number, unit }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!withKey || !number)
    return <p className={styles.blank}>{[t('preview.number'), unit].filter(Boolean).join(' · ')}</p>;
  return (
    <p className={styles.keyLine}>
      <span className={styles.keyLabel}>{t('number.title')}</span>
      {[number, ...(number.others ?? [])].map((one, index) => (
        <LtrText key={index} className={styles.chip ?? ''}>
          {rangeText(one)}
        </LtrText>
      ))}
      {unit && <UserText>{unit}</UserText>}
    </p>
  );
}
