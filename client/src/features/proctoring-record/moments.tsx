import { Button, Input } from 'antd';
import {
  AppWindow,
  Camera,
  ClipboardCopy,
  Files,
  Maximize,
  MonitorSmartphone,
  RefreshCw,
  UserX,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { ProctorSignal, ReviewProctorEventInput } from '../../graphql/schema-generated';
import type { ProctoringTimeline_TimelineFragment as Timeline } from './proctoring-timeline-generated';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import { signalLasts, eventTone } from './lanes';
import styles from './moments.module.css';

type Event = Timeline['events'][number];

const ICONS: Record<ProctorSignal, LucideIcon> = {
  TAB_HIDDEN: AppWindow,
  WINDOW_BLUR: AppWindow,
  FULL_SCREEN_EXIT: Maximize,
  COPY: ClipboardCopy,
  PASTE: ClipboardCopy,
  SECOND_PAGE: Files,
  CAMERA_LOST: Camera,
  SEVERAL_SCREENS: MonitorSmartphone,
  RELOAD_TRIED: RefreshCw,
  NO_FACE: UserX,
  SEVERAL_FACES: Users,
};

interface Props {
  timeline: Timeline;
  /** Whether it was taken; a refusal has been told by then. */
  onReview: (input: ReviewProctorEventInput) => Promise<boolean>;
}

/** Each moment with the candidate's word on it, to be confirmed or dismissed by a person. */
export function Moments({ timeline, onReview }: Props) {
  const { t } = useTranslation('proctoring-record');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {t('moments')}
      </h3>
      <ul className={styles.list}>
        {timeline.events.map((event) => (
          <Moment key={event.id} event={event} start={timeline.startedAt} onReview={onReview} />
        ))}
      </ul>
    </section>
  );
}

function Moment({ event, start, onReview }: { event: Event; start: string; onReview: Props['onReview'] }) {
  const Icon = ICONS[event.kind];
  return (
    <li className={styles.moment}>
      <span className={classes(styles.icon, styles[eventTone(event)])} aria-hidden>
        <Icon size={17} strokeWidth={1.75} />
      </span>
      <div className={styles.body}>
        <Facts event={event} start={start} />
        {event.candidateNote && (
          <p className={styles.note}>
            <UserText>{event.candidateNote}</UserText>
          </p>
        )}
        <Review event={event} onReview={onReview} />
      </div>
    </li>
  );
}

function Facts({ event, start }: { event: Event; start: string }) {
  const { t } = useTranslation('proctoring-record');
  const format = useFormat();
  const { kind, startedAt, endedAt, countedAs, position, isForgiven, signals } = event;
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  const nameOf = () => {
    const name = t(`kind.${kind}`);
    if (signalLasts(kind)) return seconds > 0 ? t('lasting', { kind: name, time: format.duration(seconds) }) : name;
    return signals.length > 1 ? t('several', { kind: name, count: signals.length }) : name;
  };
  const isExcused = signals.length > 0 && signals.every(({ excuse }) => excuse !== null);
  const isPaused = signals.some(({ excuse }) => excuse === 'PAUSED');
  const facts = [
    position === null ? null : t('question', { position }),
    format.clock((Date.parse(startedAt) - Date.parse(start)) / 1000),
    countedAs === null
      ? t(isExcused ? (isPaused ? 'excusedPaused' : 'excused') : 'notCounted')
      : t('counted', { count: countedAs }),
    isForgiven ? t('forgiven') : null,
  ];
  return (
    <>
      <p className={styles.kind}>{nameOf()}</p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </>
  );
}

/** A decision may be changed; each is logged. */
function Review({ event, onReview }: { event: Event; onReview: Props['onReview'] }) {
  const { t } = useTranslation('proctoring-record');
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState(event.verdictNote ?? '');
  const [busy, setBusy] = useState<'CONFIRMED' | 'DISMISSED' | null>(null);
  const decide = async (verdict: 'CONFIRMED' | 'DISMISSED') => {
    setBusy(verdict);
    const isTaken = await onReview({ eventId: event.id, verdict, note: note.trim() === '' ? null : note });
    setBusy(null);
    if (isTaken) setOpen(false);
  };
  if (event.verdict && !isOpen) return <Decided event={event} onChange={() => setOpen(true)} />;
  return (
    <div className={styles.review}>
      <Input
        size="small"
        dir="auto"
        maxLength={1000}
        value={note}
        placeholder={t('notePlaceholder')}
        aria-label={t('note', { kind: t(`kind.${event.kind}`) })}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="small" loading={busy === 'DISMISSED'} onClick={() => void decide('DISMISSED')}>
        {t('dismiss')}
      </Button>
      <Button size="small" danger loading={busy === 'CONFIRMED'} onClick={() => void decide('CONFIRMED')}>
        {t('confirm')}
      </Button>
    </div>
  );
}

function Decided({ event, onChange }: { event: Event; onChange: () => void }) {
  const { t } = useTranslation('proctoring-record');
  const format = useFormat();
  const { verdict, verdictNote, reviewedByName, reviewedAt } = event;
  const by = { name: reviewedByName ?? t('somebody'), moment: reviewedAt ? format.moment(reviewedAt) : '' };
  return (
    <div className={styles.decided}>
      <span className={classes(styles.verdict, verdict === 'CONFIRMED' && styles.confirmed)}>
        {t(`verdict.${verdict ?? 'DISMISSED'}`)}
      </span>
      <span className={styles.facts}>
        {t('decidedBy', by)} {verdictNote && <UserText>{verdictNote}</UserText>}
      </span>
      <Button size="small" type="link" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
