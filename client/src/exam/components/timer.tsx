import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { classes } from '../../lib/classes';
import type { ServerClock } from '../engine/clock';
import { toneOf } from '../engine/countdown';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import { TimeAnnouncer } from './time-announcer';
import styles from './timer.module.css';

interface Props {
  clock: ServerClock;
  closesAt: string;
  durationSeconds: number;
}

const RADIUS = 11.5;
const ROUND = 2 * Math.PI * RADIUS;

/** The time left by the server's clock. Colour tells when it gets short; nothing blinks, and a screen reader is told thrice. */
export function Timer({ clock, closesAt, durationSeconds }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(clock, closesAt);
  const share = Math.min(1, seconds / durationSeconds);
  return (
    <>
      <span
        className={classes(styles.timer, styles[toneOf(seconds * 1000, durationSeconds)])}
        role="timer"
        aria-live="off"
      >
        <span className="visually-hidden">{t('bar.timeLeft')} </span>
        <svg className={styles.ring} viewBox="0 0 26 26" aria-hidden>
          <circle className={styles.track} cx="13" cy="13" r={RADIUS} />
          <circle className={styles.rest} cx="13" cy="13" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
        </svg>
        <bdi className={styles.digits} dir="ltr">
          {formatClock(seconds)}
        </bdi>
      </span>
      <TimeAnnouncer seconds={seconds} durationSeconds={durationSeconds} />
    </>
  );
}
