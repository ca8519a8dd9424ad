import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { Exam } from '../engine/exam';
import type { OwnProctorEvent } from '../engine/ports';
import { useProctor } from './use-proctor';
import { RecordNote } from './record-note';
import { lasts } from '../engine/proctoring/signal';
import styles from './record.module.css';

/** What was recorded of this candidate, with their own word on each entry. */
export function RecordList({ exam }: { exam: Exam }) {
  const { t } = useTranslation('proctoring');
  const { events, rules } = useProctor(exam.proctor);
  if (events.length === 0) return <p className={styles.empty}>{t('record.empty')}</p>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.entry}>
          <Entry event={event} allowed={rules?.submitsWhenLeft ? rules.warningsBeforeSubmit : null} />
          <Pictures event={event} />
          <RecordNote event={event} onSave={(text) => exam.proctor.note(event.id, text)} />
        </li>
      ))}
    </ul>
  );
}

/** `allowed`: how many only warn, where any more would submit. */
function Entry({ event, allowed }: { event: OwnProctorEvent; allowed: number | null }) {
  const { t } = useTranslation('proctoring');
  const format = useFormat();
  const { kind, startedAt, seconds, times, countedAs } = event;
  const isLasting = lasts(kind);
  const total = allowed === null ? 0 : allowed + 1;
  const counted =
    countedAs === null
      ? t('record.notCounted')
      : t(countedAs < total ? 'record.counted' : 'record.countedOnly', { count: countedAs, total });
  return (
    <p className={styles.head}>
      <span className={styles.kind}>{t(`kind.${kind}`)}</span>
      <span className={styles.facts}>
        <bdi>{format.time(startedAt)}</bdi>
        {isLasting && seconds > 0 && ` · ${t('record.for', { time: format.duration(seconds, 'short') })}`}
        {!isLasting && times > 1 && ` · ${t('record.times', { count: times })}`} · {counted}
      </span>
    </p>
  );
}

/** What a guess was made from, for the candidate to see as reviewers see it. */
function Pictures({ event: { kind, pictureUrls } }: { event: OwnProctorEvent }) {
  const { t } = useTranslation('proctoring');
  if (pictureUrls.length === 0) return null;
  return (
    <>
      <p className={styles.guess}>{t('record.guess')}</p>
      <p className={styles.pictures}>
        {pictureUrls.map((url) => (
          <img key={url} src={url} alt={t(`kind.${kind}`)} />
        ))}
      </p>
    </>
  );
}
