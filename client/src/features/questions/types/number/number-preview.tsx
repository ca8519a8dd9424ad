import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../../components/text/ltr-text';
import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function NumberPreview({ question: { number, unit }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!withKey || !number)
    return <p className={styles.blank}>{[t('preview.number'), unit].filter(Boolean).join(' · ')}</p>;
  const tolerance = number.tolerance === '0' ? '' : ` ± ${number.tolerance}`;
  return (
    <p className={styles.keyLine}>
      <span className={styles.keyLabel}>{t('number.title')}</span>
      <LtrText className={styles.chip ?? ''}>{`${number.value}${tolerance}`}</LtrText>
      {unit && <UserText>{unit}</UserText>}
    </p>
  );
}
