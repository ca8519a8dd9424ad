import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/person/avatar';
import { useFormat } from '../../hooks/use-format';
import { liveSecondsLeft, type LiveAttempt } from './live-attempts';
import styles from './live-panel.module.css';

const SHORT_SECONDS = 10;

interface Props {
  attempt: LiveAttempt;
  now: number;
  /** Of the monitor of its assessment. */
  path: string;
}

export function LiveRow({ attempt, now, path }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const left = liveSecondsLeft(attempt, now);
  return (
    <li className={styles.row}>
      <Avatar name={attempt.candidate.name} />
      <div className={styles.body}>
        <div className={styles.line}>
          <Link to={path} className={styles.name} dir="auto">
            {attempt.candidate.name}
          </Link>
          <span
            className={left !== null && left <= SHORT_SECONDS ? styles.timeShort : styles.time}
            title={t('live.timeLeft')}
          >
            {attempt.pausedAt ? t('live.paused') : left === null ? t('live.between') : format.clock(left)}
          </span>
        </div>
        <div className={styles.line}>
          <span className={styles.assessment} dir="auto">
            {attempt.assessment.title}
          </span>
          <span className={styles.place}>{format.ratio(attempt.position, attempt.questionCount)}</span>
        </div>
        <progress
          className={styles.progress}
          value={Math.max(0, attempt.position - 1)}
          max={attempt.questionCount}
          aria-label={t('live.progress', { position: attempt.position, total: attempt.questionCount })}
        />
      </div>
    </li>
  );
}
