import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { classes } from '../../lib/classes';
import type { ServerClock } from '../engine/clock';
import { clockTone } from '../engine/countdown';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import { useTabSwitch } from '../hooks/use-tab-switch';
import { TimeAnnouncer } from './time-announcer';
import styles from './timer.module.css';

interface Props {
  clock: ServerClock;
  closesAt: string;
  durationSeconds: number;
}

const RADIUS = 11.5;
const ROUND = 2 * Math.PI * RADIUS;
/** From here on the time is seen by everybody. */
const ALWAYS_SHOWN_SECONDS = 60;

/**
 * The time left by the server's clock. Colour tells when it gets short; nothing blinks, and a screen reader is told thrice.
 * Whom it makes nervous hides it until the last minute; it stays there for a screen reader.
 */
export function Timer({ clock, closesAt, durationSeconds }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(clock, closesAt);
  const { isOn, toggle } = useTabSwitch('mizan-exam-timer-off');
  const canHide = seconds > ALWAYS_SHOWN_SECONDS;
  const isShown = isOn || !canHide;
  const share = Math.min(1, seconds / durationSeconds);
  return (
    <span
      className={classes(styles.timer, styles[clockTone(seconds * 1000, durationSeconds)], canHide && styles.canHide)}
    >
      <span className={isShown ? styles.time : 'visually-hidden'} role="timer" aria-live="off">
        <span className="visually-hidden">{t('bar.timeLeft')} </span>
        <svg className={styles.ring} viewBox="0 0 26 26" aria-hidden>
          <circle className={styles.track} cx="13" cy="13" r={RADIUS} />
          <circle className={styles.rest} cx="13" cy="13" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
        </svg>
        <bdi className={styles.digits} dir="ltr">
          {formatClock(seconds)}
        </bdi>
      </span>
      {canHide && <HideButton isShown={isShown} onToggle={toggle} />}
      <TimeAnnouncer seconds={seconds} durationSeconds={durationSeconds} />
    </span>
  );
}

/** At the end of the bar, where it stays when the time beside it goes. */
function HideButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation('exam');
  const Icon = isShown ? Eye : EyeOff;
  const label = t(isShown ? 'bar.hideTime' : 'bar.showTime');
  return (
    <button type="button" className={styles.hide} aria-label={label} title={label} onClick={onToggle}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
