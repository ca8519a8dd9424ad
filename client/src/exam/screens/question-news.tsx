import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { RetryCountdown } from '../components/retry-countdown';
import { Strip } from '../components/strip';
import type { ExamView } from '../engine/exam-state';
import type { Phase } from '../engine/machine';
import styles from './question-news.module.css';

interface Props {
  view: ExamView;
  phase: Extract<Phase, { name: 'question' }>;
  onRetry: () => void;
}

/** The one thing that the candidate should know right now, if there is any. */
export function QuestionNews(props: Props) {
  const { t } = useTranslation('exam');
  const news = useNews(props);
  if (!news) return null;
  return (
    <aside className={styles.news} aria-label={t('strip.label')}>
      {news}
    </aside>
  );
}

function useNews({ view, phase, onRetry }: Props): ReactNode {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const { connection, retryAt, lateQuestion, save } = view;
  const retry = <RetryCountdown retryAt={retryAt} onRetry={onRetry} />;
  const isLocked = phase.leaving === 'asked' || phase.leaving === 'time-up';
  if (connection === 'offline') {
    const key = isLocked ? 'offlineLocked' : save === 'unsent' ? 'offlineOnPage' : 'offline';
    return (
      <Strip kind="offline" end={retry}>
        {t(`strip.${key}`)}
      </Strip>
    );
  }
  if (connection === 'trouble') {
    return (
      <Strip kind="trouble" end={retry}>
        {t('strip.trouble')}
      </Strip>
    );
  }
  if (phase.leaving === 'time-up') return <Strip kind="time-up">{t('strip.timeUp')}</Strip>;
  if (phase.gained > 0 && !phase.control.isPaused)
    return <Strip kind="added">{t('strip.added', { time: format.duration(phase.gained, 'long') })}</Strip>;
  if (lateQuestion !== null) return <Strip kind="late">{t('strip.late', { position: lateQuestion })}</Strip>;
  return null;
}
