import { useTranslation } from 'react-i18next';
import type { Exam } from '../engine/exam';
import { useProctor } from '../hooks/use-proctor';
import { RecordList } from './record-list';
import styles from './ending-record.module.css';

interface Props {
  exam: Exam;
  isByProctoring: boolean;
}

/** At the end: what was recorded, as long as this page is open, with the candidate's own words. */
export function EndingRecord({ exam, isByProctoring }: Props) {
  const { t } = useTranslation('proctoring');
  const { events } = useProctor(exam.proctor);
  if (events.length === 0) return null;
  return (
    <section className={styles.record}>
      <h2 className={styles.title}>{t('record.title')}</h2>
      <p className={styles.text}>{t(isByProctoring ? 'submittedFor.next' : 'record.text')}</p>
      <RecordList exam={exam} />
    </section>
  );
}
