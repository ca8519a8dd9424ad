import { Check, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '../engine/exam';
import { useUnsentAnswers } from '../hooks/use-unsent-answers';
import styles from './save-copy.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The same file as at the end, for whoever would rather have it now. */
export function SaveCopy({ exam }: { exam: Exam }) {
  const { t } = useTranslation('exam');
  const { canSave, isSaved, save } = useUnsentAnswers(exam);
  if (!canSave) return null;
  return (
    <button type="button" className={styles.save} title={t('rescue.copyText')} onClick={save}>
      {isSaved ? <Check {...icon} /> : <Download {...icon} />}
      <span aria-live="polite">{t(isSaved ? 'rescue.copied' : 'rescue.copy')}</span>
    </button>
  );
}
