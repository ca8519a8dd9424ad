import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { Exam } from '../engine/exam';
import { useProctor } from './use-proctor';
import { RecordList } from './record-list';
import styles from './ending-record.module.css';

interface Props {
  exam: Exam;
  isByProctoring: boolean;
  notesUntil: string | null;
}

/** At the end: what was recorded, with the candidate's own words, and how long these can still be added. */
export function EndingRecord({ exam, isByProctoring, notesUntil }: Props) {
  const { t } = useTranslation(['proctoring', 'exam']);
  const format = useFormat();
  const { events } = useProctor(exam.proctor);
  if (events.length === 0) return null;
  return (
    <section className={styles.record}>
      <h2 className={styles.title}>{t('record.title')}</h2>
      <p className={styles.text}>{t(isByProctoring ? 'submittedFor.next' : 'record.text')}</p>
      {notesUntil && (
        <p className={styles.text}>{t('exam:afterExam.notesUntil', { moment: format.moment(notesUntil) })}</p>
      )}
      <RecordList exam={exam} />
    </section>
  );
}
