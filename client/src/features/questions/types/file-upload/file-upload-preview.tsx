import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import { RubricKey } from '../rubric/rubric-key';

export function FileUploadPreview({ question: { fileKinds = [], rubric }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  return (
    <>
      <p className={`${styles.blank} ${styles.withIcon}`}>
        <Upload size={16} strokeWidth={1.75} aria-hidden />
        {fileKinds.map((kind) => t(`fileKind.${kind}`)).join(t('fileUpload.separator'))}
      </p>
      {withKey && <RubricKey rubric={rubric} />}
    </>
  );
}
