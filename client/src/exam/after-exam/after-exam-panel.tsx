import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { isolateName } from '../../lib/format/isolate-name';
import styles from './after-exam.module.css';
import type { AfterExam } from './read-after-exam';

/** Where the result will be and when, and what is kept until when. `hasResult`: it stands above already. */
export function AfterExamPanel({ after, hasResult = false }: { after: AfterExam; hasResult?: boolean }) {
  const { t } = useTranslation('exam');
  const result = useResultLines(after);
  const kept = useKeptLines(after);
  return (
    <div className={styles.panel}>
      {!hasResult && <Lines title={t('afterExam.result')} lines={result} />}
      <Lines title={t('afterExam.kept')} lines={kept} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
}

function useResultLines({ isResultShown, personCount, delivery, organiser }: AfterExam): string[] {
  const { t } = useTranslation('exam');
  const feedback = delivery === 'NONE' ? [] : [t(`afterExam.feedback.${delivery}`)];
  if (!isResultShown) {
    const name = organiser === null ? '' : isolateName(organiser);
    return [t(organiser === null ? 'afterExam.withInviter' : 'afterExam.withOrganiser', { name }), ...feedback];
  }
  const when = personCount > 0 ? t('afterExam.byPerson', { count: personCount }) : t('afterExam.byRules');
  return [t('afterExam.onPage'), when, ...feedback];
}

function useKeptLines({ recordedUntil, answersUntil, resultUntil, organiser }: AfterExam): string[] {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const name = organiser === null ? '' : isolateName(organiser);
  const open = t(organiser === null ? 'afterExam.keptByInviter' : 'afterExam.keptByOrganiser', { name });
  return [
    ...(recordedUntil ? [t('afterExam.recordedUntil', { date: format.date(recordedUntil) })] : []),
    ...(answersUntil ? [t('afterExam.answersUntil', { date: format.date(answersUntil) })] : []),
    ...(resultUntil ? [t('afterExam.resultUntil', { date: format.date(resultUntil) })] : [open]),
    t('afterExam.deletion'),
  ];
}
