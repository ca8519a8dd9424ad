import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveDot } from '../../components/status/live-dot';
import { useFormat } from '../../hooks/use-format';
import { secondsSince } from '../../lib/seconds-since';
import { countsOf, type Condition, type MonitoredAttempt } from './monitored-attempts';
import styles from './monitor.module.css';

interface Props {
  attempts: readonly MonitoredAttempt[];
  notStarted: number;
  now: number;
  /** When the newest event or fetch arrived, as `Date.now()`. */
  updatedAt: number;
  isConnected: boolean;
}

const shown: Condition[] = ['running', 'offline', 'paused', 'returning', 'submitted'];

/** How many there are of each, and whether the picture is current. */
export function MonitorCounts({ attempts, notStarted, now, updatedAt, isConnected }: Props): ReactNode {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const counts = countsOf(attempts, now);
  const age = secondsSince(updatedAt, now);
  const updated = age === null ? t('updatedNow') : t('updated', { ago: format.duration(age) });
  return (
    <div className={styles.counts}>
      {shown
        .filter((condition) => condition === 'running' || counts[condition] > 0)
        .map((condition) => (
          <span key={condition} className={styles.count}>
            <b>{format.number(counts[condition])}</b> {t(`condition.${condition}`)}
          </span>
        ))}
      <span className={styles.count}>
        <b>{format.number(notStarted)}</b> {t('notStarted')}
      </span>
      <span className={styles.live}>
        {isConnected ? <LiveDot /> : <i className={styles.dotOff} />}
        {isConnected ? updated : t('reconnecting')}
      </span>
    </div>
  );
}
