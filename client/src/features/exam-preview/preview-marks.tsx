import { useTranslation } from 'react-i18next';
import { answerInput } from '../../answering/answer-value';
import type { PreviewAnswer } from '../../answering/preview-channel';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { ResultPercent } from '../../components/grade/result-percent';
import { UserText } from '../../components/text/user-text';
import { usePreviewMarksQuery, type PreviewMarksQuery } from './preview-marks-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './exam-preview.module.css';

interface Props {
  assessmentId: string;
  seed: string;
  answers: PreviewAnswer[];
}

type Marks = PreviewMarksQuery['previewMarks'];

/** One that was left open or taken back is none. */
function givenAnswer({ questionId, value }: PreviewAnswer) {
  const given = answerInput(value);
  return given ? [{ questionId, value: given }] : [];
}

/** What the answers that were tried would earn, and why. */
export function PreviewMarks({ assessmentId, seed, answers }: Props) {
  const { t } = useTranslation('preview');
  const query = usePreviewMarksQuery({
    variables: { input: { assessmentId, seed, answers: answers.flatMap(givenAnswer) } },
    fetchPolicy: 'network-only',
  });
  const marks = query.data?.previewMarks;
  return (
    <section className={styles.marks} aria-labelledby="preview-marks" aria-busy={query.loading}>
      <h2 id="preview-marks" className={styles.marksTitle}>
        {t('marks.title')}
      </h2>
      <p className={styles.note}>{t('marks.note')}</p>
      {marks && <Totals marks={marks} />}
      {marks && <List marks={marks} />}
      {!marks && query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {!marks && query.loading && <SkeletonRows rows={4} />}
    </section>
  );
}

function Totals({ marks: { score, totalScore, percentage, status, band } }: { marks: Marks }) {
  const { t } = useTranslation(['preview', 'common']);
  const format = useFormat();
  return (
    <p className={styles.totals} role="status">
      <ResultPercent className={styles.percentage} percentage={percentage} status={status} />
      <span>
        {t('marks.points', { part: format.number(score), count: totalScore, total: format.number(totalScore) })}
      </span>
      <span>{t(`common:resultStatus.${status}`)}</span>
      {band && <UserText>{band.name}</UserText>}
    </p>
  );
}

function List({ marks: { marks } }: { marks: Marks }) {
  const { t } = useTranslation(['preview', 'marking']);
  const format = useFormat();
  return (
    <ol>
      {marks.map(({ questionId, position, score, maxScore, explanation }) => (
        <li key={questionId} className={styles.mark}>
          <span className={styles.number}>{position}</span>
          <span className={styles.why}>
            {t(
              `marking:${explanation.code}`,
              Object.fromEntries(explanation.params.map(({ name, value }) => [name, value])),
            )}
          </span>
          <span className={styles.score}>
            {score === null
              ? t('marks.awaited')
              : t('marks.points', { part: format.number(score), count: maxScore, total: format.number(maxScore) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
