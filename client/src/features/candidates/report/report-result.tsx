import { useTranslation } from 'react-i18next';
import { ScoreSummary } from '../../../components/grade/score-summary';
import { GradeScale } from '../../../components/grade/grade-scale';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import { UserText } from '../../../components/text/user-text';
import type { ResultStatus, Stage } from '../../../graphql/schema-generated';
import type { CandidateReport_ResultFragment } from './candidate-report-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './candidate-report.module.css';
import { hasDescription } from './placeholders';

const STAGE_TONES: Record<Stage, StatusTone> = { INVITED: 'hollow', ENROLLED: 'brand', COMPLETED: 'success' };
const STATUS_TONES: Record<ResultStatus, StatusTone> = { UNDER_REVIEW: 'warning', PASSED: 'success', FAILED: 'danger' };

/** One result: title, description, score, total, percentage and stage. */
export function ReportResult({ result }: { result: CandidateReport_ResultFragment }) {
  const { t } = useTranslation(['candidate-report', 'common']);
  const format = useFormat();
  const scale = t('scale', { percent: format.percent(result.percentage), band: result.band?.name ?? t('noBand') });
  return (
    <section aria-labelledby="report-result">
      <h2 id="report-result" className={styles.title}>
        <UserText>{result.assessmentTitle}</UserText>
      </h2>
      {hasDescription(result.assessmentDescription) && (
        <UserText as="p" className={styles.description ?? ''}>
          {result.assessmentDescription}
        </UserText>
      )}
      <div className={styles.summary}>
        <ScoreSummary
          percentage={result.percentage}
          isAtLeast={result.status === 'UNDER_REVIEW'}
          facts={
            <>
              <Figures result={result} />
              <span className={styles.fact}>
                {t('stage')} <StatusDot tone={STAGE_TONES[result.stage]}>{t(`common:stage.${result.stage}`)}</StatusDot>
              </span>
              <StatusDot tone={STATUS_TONES[result.status]}>{t(`common:resultStatus.${result.status}`)}</StatusDot>
              {result.isDisqualified && <StatusDot tone="danger">{t('disqualified')}</StatusDot>}
            </>
          }
        >
          {result.status !== 'UNDER_REVIEW' && (
            <GradeScale bands={result.gradeBands} percentage={result.percentage} label={scale} />
          )}
        </ScoreSummary>
      </div>
    </section>
  );
}

function Figures({ result }: { result: CandidateReport_ResultFragment }) {
  const { t } = useTranslation('candidate-report');
  const format = useFormat();
  const { score, totalScore, usedSeconds, allottedSeconds } = result;
  return (
    <>
      <span>
        {t('score')} <b>{t('points', { score: format.number(score), total: format.number(totalScore) })}</b>
      </span>
      <span>
        {t('time')} <b>{format.clock(usedSeconds)}</b> {t('ofTime', { time: format.clock(allottedSeconds) })}
      </span>
    </>
  );
}
