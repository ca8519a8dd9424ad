import { useTranslation } from 'react-i18next';
import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function AcceptedPreview({ question, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!withKey) return <p className={styles.blank}>{t('preview.shortAnswer')}</p>;
  return (
    <p className={styles.keyLine}>
      <span className={styles.keyLabel}>{t('accepted.title')}</span>
      {question.acceptedAnswers?.map((text) => (
        <UserText key={text} className={styles.chip ?? ''}>
          {text}
        </UserText>
      ))}
    </p>
  );
}
