import { Mic, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import { RubricKey } from '../rubric/rubric-key';

export function RecordingPreview({ question: { type, recordSeconds, rubric }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const Icon = type === 'VIDEO' ? Video : Mic;
  return (
    <>
      <p className={`${styles.blank} ${styles.withIcon}`}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t('preview.recording', { time: format.duration(recordSeconds ?? 0) })}
      </p>
      {withKey && <RubricKey rubric={rubric} />}
    </>
  );
}
