import { useTranslation } from 'react-i18next';
import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';

/** Under the preview of what a person marks. */
export function RubricKey({ rubric }: { rubric: string | null | undefined }) {
  const { t } = useTranslation('questions');
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
