import { Shield, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { Button } from '../components/button';
import { NoticeDialog } from '../components/notice-dialog';
import tool from '../components/tool-button.module.css';
import type { Exam } from '../engine/exam';
import { useProctor } from './use-proctor';
import { RecordList } from './record-list';
import styles from './record.module.css';
import { RunningClock } from './running-clock';

interface Props {
  exam: Exam;
  closesAt: string;
}

/** In the bar of a watched exam: what was recorded so far, for the candidate to read and to comment on. */
export function RecordButton({ exam, closesAt }: Props) {
  const { t } = useTranslation('proctoring');
  const { isRunning, events } = useProctor(exam.proctor);
  const [isOpen, setOpen] = useState(false);
  if (!isRunning) return null;
  const count = events.length;
  const label = count === 0 ? t('record.open') : t('record.openCount', { count });
  const isCounted = events.some(({ countedAs }) => countedAs !== null);
  const Icon = isCounted ? ShieldAlert : Shield;
  return (
    <>
      <button
        type="button"
        className={classes(tool.button, isCounted && styles.counted)}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {count > 0 && <span aria-hidden>{count}</span>}
      </button>
      {isOpen && (
        <NoticeDialog icon={Shield} tone="plain" title={t('record.title')} onClose={() => setOpen(false)}>
          <p className={styles.intro}>{t('record.text')}</p>
          <div className={styles.scroll}>
            <RecordList exam={exam} />
          </div>
          <RunningClock clock={exam.clock} closesAt={closesAt} />
          <div className={styles.closing}>
            <Button kind="quiet" onClick={() => setOpen(false)} isWide autoFocus>
              <span>{t('record.close')}</span>
            </Button>
          </div>
        </NoticeDialog>
      )}
    </>
  );
}
