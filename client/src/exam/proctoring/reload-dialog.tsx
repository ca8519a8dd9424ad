import { RefreshCwOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { NoticeDialog } from '../components/notice-dialog';
import type { Exam } from '../engine/exam';
import styles from './proctor-dialog.module.css';
import { RunningClock } from './running-clock';

interface Props {
  exam: Exam;
  closesAt: string;
  onClose: () => void;
}

/** After a reload key: nothing was lost, and nothing was reloaded. */
export function ReloadDialog({ exam, closesAt, onClose }: Props) {
  const { t } = useTranslation('proctoring');
  return (
    <NoticeDialog icon={RefreshCwOff} tone="plain" title={t('reload.title')} onClose={onClose}>
      <p className={styles.text} role="alert">
        {t('reload.text')}
      </p>
      <div className={styles.action}>
        <Button onClick={onClose} isWide autoFocus>
          <span>{t('backToExam')}</span>
        </Button>
      </div>
      <RunningClock clock={exam.clock} closesAt={closesAt} />
    </NoticeDialog>
  );
}
