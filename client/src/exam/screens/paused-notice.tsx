import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticePage } from '../components/notice-page';
import type { SaveState } from '../engine/save-state';
import styles from './paused-notice.module.css';

/** In place of the time, which stands still. */
export function PausedMark() {
  const { t } = useTranslation('exam');
  return (
    <span className={styles.mark}>
      <CirclePause size={18} strokeWidth={1.75} aria-hidden />
      {t('paused.mark')}
    </span>
  );
}

/** In place of the question, which nobody should go on reading. */
export function PausedNotice({ save }: { save: SaveState }) {
  const { t } = useTranslation('exam');
  const isSafe = save === 'saved' || save === 'empty';
  return (
    <div className={styles.notice}>
      <NoticePage icon={CirclePause} title={t('paused.title')}>
        <p>{t('paused.text')}</p>
        <p className={styles.more}>{t(isSafe ? 'paused.safe' : 'paused.kept')}</p>
      </NoticePage>
    </div>
  );
}
