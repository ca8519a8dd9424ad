import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canSeal, download } from '../engine/answers-file';
import { steadyNow } from '../engine/clock';
import type { Exam } from '../engine/exam';
import { useSecondsUntil } from '../hooks/use-seconds-left';
import { Button } from './button';
import styles from './rescue.module.css';

/** Most lines are back by then; who waits longer can take the answers along. */
const PATIENCE_MS = 60_000;

/** The network stays away at the end: wait, and after a minute save what was not sent as a file. */
export function Rescue({ exam }: { exam: Exam }) {
  const { t } = useTranslation('exam');
  const [availableAt] = useState(() => steadyNow() + PATIENCE_MS);
  const seconds = useSecondsUntil(availableAt);
  const [isSaved, setSaved] = useState(false);
  if (!canSeal()) return null;
  const save = async () => {
    for (const file of await exam.answersFiles()) download(file);
    setSaved(true);
  };
  return (
    <section className={styles.rescue} aria-labelledby="rescue">
      <h2 id="rescue" className={styles.title}>
        {t('rescue.title')}
      </h2>
      <p className={styles.text}>{t(seconds > 0 ? 'rescue.wait' : 'rescue.text')}</p>
      {seconds > 0 ? (
        <p className={styles.later}>{t('rescue.later', { seconds })}</p>
      ) : (
        <Button kind="quiet" onClick={() => void save()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('rescue.download')}</span>
        </Button>
      )}
      <p className={styles.saved} role="status">
        {isSaved ? t('rescue.saved') : seconds > 0 ? '' : t('rescue.ready')}
      </p>
    </section>
  );
}
