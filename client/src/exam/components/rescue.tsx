import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '../engine/exam';
import { useUnsentAnswers } from '../hooks/use-unsent-answers';
import { Button } from './button';
import styles from './rescue.module.css';

interface Props {
  exam: Exam;
  /** The server was reached, and has not taken it. */
  isRefused?: boolean;
}

/** The network stays away and nothing is left to do: wait, or save what was not sent as a file. */
export function Rescue({ exam, isRefused = false }: Props) {
  const { t } = useTranslation('exam');
  const { canSave, isSaved, save } = useUnsentAnswers(exam);
  if (!canSave) return null;
  return (
    <section className={styles.rescue} aria-labelledby="rescue">
      <h2 id="rescue" className={styles.title}>
        {t(isRefused ? 'rescue.refused' : 'rescue.title')}
      </h2>
      <p className={styles.text}>{t(isRefused ? 'rescue.refusedText' : 'rescue.text')}</p>
      <Button kind="quiet" onClick={save}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('rescue.download')}</span>
      </Button>
      <p className={styles.saved} role="status">
        {isSaved ? t('rescue.saved') : ''}
      </p>
    </section>
  );
}
