import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function TruthPreview({ question, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  const isRight = (truth: boolean) => withKey && question.truth === truth;
  return (
    <ul className={styles.preview}>
      {[true, false].map((truth) => (
        <li key={String(truth)} className={[styles.option, isRight(truth) && styles.right].filter(Boolean).join(' ')}>
          {t(truth ? 'truth.true' : 'truth.false')}
          {isRight(truth) && <Check className={styles.tick} size={16} strokeWidth={2} aria-label={t('choice.right')} />}
        </li>
      ))}
    </ul>
  );
}
