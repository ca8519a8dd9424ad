import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveAttempt } from './live-attempts';
import { CountBadge } from '../../components/status/count-badge';
import { LiveDot } from '../../components/status/live-dot';
import { useFormat } from '../../hooks/use-format';
import { LiveRow } from './live-row';
import { useSeconds } from '../../hooks/use-seconds';
import { secondsSince } from '../../lib/seconds-since';
import styles from './live-panel.module.css';

const SHOWN = 7;
const MORE_AT_ONCE = 50;

interface Props {
  attempts: LiveAttempt[];
  /** How many sit besides. */
  beyond: number;
  /** Asks for some of them. */
  onMore: () => void;
  /** When the newest event or fetch arrived, as `Date.now()`. */
  updatedAt: number;
  isConnected: boolean;
  /** Where one of them is watched. */
  pathOf: (attempt: LiveAttempt) => string;
}

/** Who sits an exam at this moment, kept current by the live channel. */
export function LivePanel({ attempts, beyond, onMore, updatedAt, isConnected, pathOf }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useSeconds();
  const age = secondsSince(updatedAt, now);
  const updated = age === null ? t('live.updatedNow') : t('live.updated', { ago: format.duration(age) });
  const [shown, setShown] = useState(SHOWN);
  const total = attempts.length + beyond;
  const left = total - shown;
  const showMore = () => {
    const wanted = shown + MORE_AT_ONCE;
    setShown(wanted);
    if (wanted > attempts.length && beyond > 0) onMore();
  };
  return (
    <section className={styles.panel} aria-labelledby="live-title">
      <header className={styles.header}>
        <h2 id="live-title" className={styles.title}>
          {isConnected ? <LiveDot /> : <i className={styles.dotOff} />}
          {t('live.title')}
          <CountBadge>{format.number(total)}</CountBadge>
        </h2>
        <span className={styles.updated}>{isConnected ? updated : t('live.reconnecting')}</span>
      </header>
      {total === 0 && <p className={styles.empty}>{t('live.empty')}</p>}
      <ul className={styles.list}>
        {attempts.slice(0, shown).map((attempt) => (
          <LiveRow key={attempt.id} attempt={attempt} now={now} path={pathOf(attempt)} />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t('live.more', { count: left, formatted: format.number(left) })}</Button>
        </div>
      )}
    </section>
  );
}
