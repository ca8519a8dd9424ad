import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { RetryCountdown } from '../components/retry-countdown';
import { SaveCopy } from '../components/save-copy';
import { Strip } from '../components/strip';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import type { Phase } from '../engine/machine';
import { isStranded } from './stranded-notice';
import styles from './question-news.module.css';

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'question' }>;
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

function useNews({ exam, view, phase }: Props): ReactNode {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const { connection, retryAt, lateQuestion, save, hasUnsent } = view;
  const retry = <RetryCountdown retryAt={retryAt} onRetry={() => exam.retryNow()} />;
  // Where nothing else is left to do, the page itself says the rest.
  if (connection !== 'online' && isStranded(view, phase)) {
    const kind = connection === 'offline' ? 'offline' : 'trouble';
    return (
      <Strip kind={kind} end={retry}>
        {t(kind === 'offline' ? 'strip.offlineEnd' : 'failed.server')}
      </Strip>
    );
  }
  const end = (
    <>
      {retry}
      {hasUnsent && <SaveCopy exam={exam} />}
    </>
  );
  const isLocked = phase.leaving === 'asked' || phase.leaving === 'time-up';
  if (connection === 'offline') {
    const key = isLocked ? 'offlineLocked' : save === 'unsent' ? 'offlineOnPage' : 'offline';
    return (
      <Strip kind="offline" end={end}>
        {t(`strip.${key}`)}
      </Strip>
    );
  }
  if (connection === 'trouble') {
    return (
      <Strip kind="trouble" end={end}>
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
