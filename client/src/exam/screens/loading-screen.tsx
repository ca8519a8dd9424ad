import { ServerCrash, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../components/brand/logo';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';
import { Rescue } from '../components/rescue';
import { RetryCountdown } from '../components/retry-countdown';
import type { Exam } from '../engine/exam';
import type { ExamFailure } from '../engine/failure';
import { useHasUnsentAnswers } from '../hooks/use-unsent-answers';
import styles from './loading-screen.module.css';

interface Props {
  exam: Exam;
  failure: ExamFailure | null;
  retryAt: number | null;
}

/** Until the server has said where this candidate belongs; and why it has not, when it takes long. */
export function LoadingScreen({ exam, failure, retryAt }: Props) {
  const { t } = useTranslation('exam');
  const hasUnsent = useHasUnsentAnswers(exam);
  if (!failure) return <Loading />;
  const kind = failure.kind === 'network' ? 'network' : 'server';
  const { requestId } = failure.params;
  return (
    <ExamFrame>
      <NoticePage
        icon={kind === 'network' ? WifiOff : ServerCrash}
        tone="warning"
        title={t(`failed.${kind}`)}
        actions={
          <span className={styles.retry}>
            <RetryCountdown retryAt={retryAt} onRetry={() => exam.retryNow()} />
          </span>
        }
      >
        <p>{t(`failed.${kind}Text`)}</p>
        {typeof requestId === 'string' && (
          <p className={styles.request}>
            {t('failed.request')} <bdi dir="ltr">{requestId}</bdi>
          </p>
        )}
      </NoticePage>
      {hasUnsent && <Rescue exam={exam} />}
    </ExamFrame>
  );
}

const SHOWN_AFTER_MS = 200;

export function Loading() {
  const { t } = useTranslation('common');
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.loading} aria-busy>
      {isDue && (
        <span className={styles.mark} role="status">
          <LogoMark size={44} />
          <span className="visually-hidden">{t('loading')}</span>
        </span>
      )}
    </main>
  );
}
