import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { Button } from '../components/button';
import { steadyNow } from '../engine/clock';
import { useSecondsUntil } from '../hooks/use-seconds-left';
import type { ExamReturn, ReadReturn } from './read-return';
import styles from './return-notice.module.css';

const WAIT_MS = 20_000;

const leave = (url: string) => window.location.assign(url);

/** Takes the candidate back to the page that they came from: after a while, at once, or not at all, as they like. */
export function ReturnNotice({ read, go = leave }: { read: ReadReturn; go?: (url: string) => void }) {
  const target = useTarget(read);
  return target && <Countdown target={target} go={go} />;
}

/** A poor line costs the way back, and nothing else: the thanks stand there all the same. */
function useTarget(read: ReadReturn): ExamReturn | null {
  const [target, setTarget] = useState<ExamReturn | null>(null);
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setTarget(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  return target;
}

function Countdown({ target: { url, host }, go }: { target: ExamReturn; go: (url: string) => void }) {
  const { t } = useTranslation('exam');
  const [leavesAt, setLeavesAt] = useState<number | null>(() => steadyNow() + WAIT_MS);
  const seconds = useSecondsUntil(leavesAt);
  const isOver = leavesAt !== null && seconds === 0;
  useEffect(() => {
    if (isOver) go(url);
  }, [isOver, go, url]);
  return (
    <section className={styles.notice} aria-label={t('return.label')}>
      <p role="status" className={styles.text}>
        {t(leavesAt === null ? 'return.stays' : 'return.leaves')}{' '}
        <LtrText className={styles.host ?? ''}>{host}</LtrText>
      </p>
      {leavesAt !== null && (
        <p className={styles.seconds} role="timer" aria-live="off">
          {t('return.seconds', { count: seconds, seconds })}
        </p>
      )}
      <div className={styles.ways}>
        <Button onClick={() => go(url)}>{t('return.go')}</Button>
        {leavesAt !== null && (
          <Button kind="quiet" onClick={() => setLeavesAt(null)}>
            {t('return.stay')}
          </Button>
        )}
      </div>
    </section>
  );
}
