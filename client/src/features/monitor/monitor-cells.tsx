import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../components/status/meter';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import { LtrText } from '../../components/text/ltr-text';
import { Missing } from '../../components/text/missing';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import {
  isNotable,
  conditionOf,
  secondsLeft,
  unseenSeconds,
  type Condition,
  type MonitoredAttempt,
} from './monitored-attempts';
import styles from './monitor.module.css';

interface Props {
  attempt: MonitoredAttempt;
  now: number;
}

const tones: Record<Condition, StatusTone> = {
  running: 'brand',
  offline: 'danger',
  paused: 'warning',
  returning: 'warning',
  submitted: 'success',
};

const SHORT_SECONDS = 60;
const LONG_AGO_SECONDS = 3_600;

export function ConditionCell({ attempt, now }: Props) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const condition = conditionOf(attempt, now);
  const since = {
    offline: attempt.lastSeenAt,
    paused: attempt.pausedAt,
    returning: attempt.pausedAt,
    submitted: attempt.submittedAt,
    running: null,
  }[condition];
  const isUnusual = attempt.submittedBy !== null && attempt.submittedBy !== 'CANDIDATE';
  return (
    <span className={styles.stacked}>
      <StatusDot tone={tones[condition]}>{t(`condition.${condition}`)}</StatusDot>
      {since && (
        <span className={styles.second}>
          {t(`since.${condition}`, { moment: format.moment(since) })}
          {isUnusual && ` · ${t(`submittedBy.${attempt.submittedBy}`)}`}
        </span>
      )}
    </span>
  );
}

export function PlaceCell({ attempt }: { attempt: MonitoredAttempt }) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const { position, questionCount, state } = attempt;
  const shown = attempt.openPosition ?? position;
  // Of a paper that was handed in, the question that is open counts as left behind.
  const done = state === 'IN_PROGRESS' ? position - 1 : position;
  return (
    <span className={styles.place}>
      <span className={styles.ratio}>{format.ratio(shown, questionCount)}</span>
      <Meter share={done / questionCount} label={t('progress', { position: shown, total: questionCount })} />
    </span>
  );
}

export function TimeCell({ attempt, now }: Props) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const left = secondsLeft(attempt, now);
  if (attempt.state !== 'IN_PROGRESS') return <Missing />;
  if (left === null) return <span className={styles.second}>{t('between')}</span>;
  const isShort = left <= SHORT_SECONDS && !attempt.pausedAt;
  return <span className={classes(styles.time, isShort && styles.short)}>{format.clock(left)}</span>;
}

/** What somebody has on top of the plain time of their questions. */
export function ExtraCell({ attempt }: { attempt: MonitoredAttempt }) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const { extraTimePercent, addedSeconds } = attempt;
  if (extraTimePercent === 0 && addedSeconds === 0) return <Missing />;
  return (
    <span className={styles.stacked}>
      {extraTimePercent > 0 && <LtrText>{`+${format.percent(extraTimePercent)}`}</LtrText>}
      {addedSeconds > 0 && <span>{t('added', { time: format.duration(addedSeconds) })}</span>}
    </span>
  );
}

export function SeenCell({ attempt, now }: Props) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  if (attempt.state !== 'IN_PROGRESS' || attempt.resumesOnReturn) return <Missing />;
  const seconds = unseenSeconds(attempt, now);
  if (seconds > LONG_AGO_SECONDS) return <span className={styles.seen}>{format.moment(attempt.lastSeenAt)}</span>;
  return (
    <span className={styles.seen}>{seconds < 20 ? t('seenNow') : t('seen', { ago: format.duration(seconds) })}</span>
  );
}

/** Under its heading the number says it; elsewhere, and to screen readers, it is told in words. */
export function IncidentsCell({ attempt, hasHeading }: { attempt: MonitoredAttempt; hasHeading?: boolean }) {
  const { t } = useTranslation('monitor');
  const format = useFormat();
  const { incidents, unreadMessages, wasReopened } = attempt;
  if (!isNotable(attempt)) return <Missing />;
  return (
    <span className={styles.stacked}>
      {incidents > 0 && (
        <span className={styles.incidents}>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
          {hasHeading && <span aria-hidden>{format.number(incidents)}</span>}
          <span className={hasHeading ? 'visually-hidden' : undefined}>{t('incidents', { count: incidents })}</span>
        </span>
      )}
      {unreadMessages > 0 && <span className={styles.second}>{t('unread', { count: unreadMessages })}</span>}
      {wasReopened && <span className={styles.second}>{t('reopened')}</span>}
    </span>
  );
}
