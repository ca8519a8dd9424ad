import { useTranslation } from 'react-i18next';
import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function RubricPreview({ question: { rubric }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!withKey) return <p className={`${styles.blank} ${styles.tall}`}>{t('preview.openEnded')}</p>;
  return (
    <div className={styles.keyLine}>
      <span className={styles.keyLabel}>{t('preview.markedByPerson')}</span>
      {rubric && (
        <UserText as="p" className={styles.prose ?? ''}>
          {rubric}
        </UserText>
      )}
    </div>
  );
}
