import { Button } from 'antd';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { ScoreSummary } from '../../components/grade/score-summary';
import { GradeScale } from '../../components/grade/grade-scale';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import type { ResultStatus } from '../../graphql/schema-generated';
import type { ResultHeader_ResultFragment } from './result-header-generated';
import { useFormat } from '../../hooks/use-format';
import { ResultStanding } from './why/result-standing';
import styles from './result-summary.module.css';

const TONES: Record<ResultStatus, StatusTone> = { UNDER_REVIEW: 'warning', PASSED: 'success', FAILED: 'danger' };

interface Props {
  result: ResultHeader_ResultFragment;
  onWhy: () => void;
}

/** The result in one look: percentage, points, time, status, its place on the scale of bands and among the others. */
export function ResultSummary({ result, onWhy }: Props): ReactNode {
  const { t } = useTranslation(['results', 'common', 'explanation']);
  const format = useFormat();
  const band = result.band?.name ?? t('noBand');
  const scale = t('scale', { percent: format.percent(result.percentage), band });
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <ScoreSummary
        percentage={result.percentage}
        isAtLeast={result.status === 'UNDER_REVIEW'}
        facts={
          <>
            <span>
              {t('score')}{' '}
              <b>{t('points', { score: format.number(result.score), total: format.number(result.totalScore) })}</b>
            </span>
            <span>
              {t('time')} <b>{format.clock(result.usedSeconds)}</b>{' '}
              {t('ofTime', { time: format.clock(result.allottedSeconds) })}
            </span>
            <StatusDot tone={TONES[result.status]}>{t(`common:resultStatus.${result.status}`)}</StatusDot>
            {result.band && <BandName {...result.band} />}
            <Button
              type="link"
              size="small"
              className={styles.why ?? ''}
              icon={<CircleHelp size={14} strokeWidth={1.75} aria-hidden />}
              onClick={onWhy}
            >
              {t('explanation:why', { percent: format.percent(result.percentage) })}
            </Button>
          </>
        }
      >
        {result.awaitingCount > 0 ? (
          <p className={styles.awaiting}>{t('awaiting', { count: result.awaitingCount })}</p>
        ) : (
          <GradeScale bands={result.gradeBands} percentage={result.percentage} label={scale} />
        )}
        <ResultStanding result={result} />
      </ScoreSummary>
    </section>
  );
}
