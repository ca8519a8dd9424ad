import { Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import type { ServerClock } from '../engine/clock';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import styles from './proctor-dialog.module.css';

/** No dialog stops the clock, and each says so. */
export function RunningClock({ clock, closesAt }: { clock: ServerClock; closesAt: string }) {
  const { t } = useTranslation('proctoring');
  const seconds = useSecondsLeft(clock, closesAt);
  return (
    <p className={styles.running}>
      <TimerIcon size={15} strokeWidth={1.75} aria-hidden />
      <span>
        {t('running')} <bdi dir="ltr">{formatClock(seconds)}</bdi>
      </span>
    </p>
  );
}
