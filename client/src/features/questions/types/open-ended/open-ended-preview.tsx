import { useTranslation } from 'react-i18next';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import { RubricKey } from '../rubric/rubric-key';

export function OpenEndedPreview({ question: { rubric, wordLimit }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  return (
    <>
      <p className={`${styles.blank} ${styles.tall}`}>
        {wordLimit === null ? t('preview.openEnded') : t('preview.openEndedLimited', { count: wordLimit })}
      </p>
      {withKey && <RubricKey rubric={rubric} />}
    </>
  );
}
