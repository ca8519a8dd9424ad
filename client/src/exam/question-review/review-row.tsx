import { ChevronRight, Circle, CircleCheck, CircleDot, Flag, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { classes } from '../../lib/classes';
import type { ServerClock } from '../engine/clock';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import type { ReviewedSlot } from './review';
import styles from './review-panel.module.css';

interface Props {
  slot: ReviewedSlot;
  clock: ServerClock;
  /** Of the open question. */
  closesAt: string;
  onGo: () => void;
}

/** One question: a button where it leads somewhere, plain words where it is closed or not reached yet. */
export function ReviewRow({ slot, clock, closesAt, onGo }: Props) {
  const { t } = useTranslation('exam');
  const { position, state, isWithin, isMarked } = slot;
  const content = (
    <>
      <span className={styles.number}>{t('bar.question', { position })}</span>
      <span className={styles.states}>
        <AnswerState slot={slot} />
        {isMarked && (
          <span className={styles.marked}>
            <Flag size={14} strokeWidth={1.75} aria-hidden />
            {t('questionReview.marked')}
          </span>
        )}
      </span>
      <span className={styles.time}>
        {state === 'OPEN' ? <Running clock={clock} closesAt={closesAt} /> : <TimeLeft slot={slot} />}
      </span>
    </>
  );
  return (
    <li
      className={classes(styles.row, state === 'OPEN' && styles.open)}
      aria-current={state === 'OPEN' ? 'step' : undefined}
    >
      {isWithin ? (
        <button type="button" className={styles.button} onClick={onGo}>
          {content}
          <ChevronRight className={classes('flip', styles.chevron)} size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        <div className={styles.plain}>{content}</div>
      )}
    </li>
  );
}

function AnswerState({ slot: { isAnswered, state } }: Pick<Props, 'slot'>): ReactNode {
  const { t } = useTranslation('exam');
  if (isAnswered)
    return (
      <span className={styles.answered}>
        <CircleCheck size={15} strokeWidth={1.75} aria-hidden />
        {t('questionReview.answered')}
      </span>
    );
  return (
    <span className={state === 'LEFT' || state === 'OPEN' ? styles.blank : styles.quiet}>
      <Circle size={15} strokeWidth={1.75} aria-hidden />
      {t(state === 'UNSEEN' ? 'questionReview.unseen' : 'questionReview.blank')}
    </span>
  );
}

function TimeLeft({ slot: { state, secondsLeft } }: Pick<Props, 'slot'>): ReactNode {
  const { t } = useTranslation('exam');
  if (state === 'CLOSED')
    return (
      <span className={styles.quiet}>
        <Lock size={14} strokeWidth={1.75} aria-hidden />
        {t('questionReview.closed')}
      </span>
    );
  return <Clock seconds={secondsLeft} />;
}

function Running({ clock, closesAt }: Pick<Props, 'clock' | 'closesAt'>): ReactNode {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(clock, closesAt);
  return (
    <>
      <span className={styles.now}>
        <CircleDot size={14} strokeWidth={1.75} aria-hidden />
        {t('questionReview.open')}
      </span>
      <Clock seconds={seconds} />
    </>
  );
}

function Clock({ seconds }: { seconds: number }): ReactNode {
  const { t } = useTranslation('exam');
  return (
    <span className={styles.left}>
      <span className="visually-hidden">{t('bar.timeLeft')} </span>
      <bdi dir="ltr">{formatClock(seconds)}</bdi>
    </span>
  );
}
