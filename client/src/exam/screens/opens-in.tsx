import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { ServerClock } from '../engine/clock';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import styles from './notice-screens.module.css';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How long until the exam opens: to the second in the last hour. The page goes in by itself. */
export function OpensIn({ clock, opensAt }: { clock: ServerClock; opensAt: string }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const seconds = useSecondsLeft(clock, opensAt);
  const time =
    seconds >= 2 * DAY
      ? t('unavailable.days', { count: Math.floor(seconds / DAY) })
      : seconds >= HOUR
        ? format.duration(seconds - (seconds % 60), 'long')
        : format.clock(seconds);
  return (
    <p className={styles.countdown} role="timer">
      {seconds > 0 ? t('unavailable.opensIn') : t('unavailable.opensNow')}
      {seconds > 0 && <b>{time}</b>}
    </p>
  );
}
