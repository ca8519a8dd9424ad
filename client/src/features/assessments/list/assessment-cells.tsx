import { useTranslation } from 'react-i18next';
import { BandBar } from '../../../components/grade/band-bar';
import { LevelIcon } from '../../../components/status/level-icon';
import { StatusDot } from '../../../components/status/status-dot';
import { Missing } from '../../../components/text/missing';
import { twoLines } from '../../../components/text/cut-text';
import { UserText } from '../../../components/text/user-text';
import { Link } from 'react-router-dom';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import { useFormat } from '../../../hooks/use-format';
import { bandPaint } from '../grading/band-colors';
import { LEVEL_TIERS } from '../../../components/status/level-tiers';
import styles from './assessment-table.module.css';

interface Props {
  assessment: AssessmentTable_AssessmentFragment;
}

export function AssessmentTitleCell({ assessment: { title, jobRole, level }, to }: Props & { to: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.titleCell}>
      <Link to={to} className={styles.title}>
        <UserText className={twoLines}>{title}</UserText>
      </Link>
      <p className={styles.second}>
        {level && (
          <span className={styles.level}>
            <LevelIcon tier={LEVEL_TIERS[level]} />
            {t(`level.${level}`)}
          </span>
        )}
        <UserText>{jobRole}</UserText>
      </p>
    </div>
  );
}

/** Until it is published for the first time an assessment is a draft. */
export function AssessmentStatusCell({ assessment: { status, publishedAt } }: Props) {
  const { t } = useTranslation(['assessments', 'common']);
  if (publishedAt === null) return <StatusDot tone="hollow">{t('assessments:list.draft')}</StatusDot>;
  return <StatusDot tone={status === 'ACTIVE' ? 'success' : 'hollow'}>{t(`common:status.${status}`)}</StatusDot>;
}

export function KindCell({ assessment: { type, language } }: Props) {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <div>
      <p>{type ? t(`assessments:type.${type}`) : <Missing />}</p>
      {language && <p className={styles.second}>{t(`common:language.${language}`)}</p>}
    </div>
  );
}

export function AssessmentSizeCell({ assessment: { questionCount, durationSeconds } }: Props) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  return (
    <div>
      <p>{t('list.questionCount', { count: questionCount })}</p>
      <p className={styles.second}>{questionCount > 0 && format.duration(durationSeconds)}</p>
    </div>
  );
}

export function AttendedCell({ assessment: { funnel } }: Props) {
  const format = useFormat();
  if (funnel.invited === 0) return <Missing />;
  return (
    <span className={styles.ratio} dir="ltr">
      {format.number(funnel.completed)}
      <span className={styles.quiet}> / {format.number(funnel.invited)}</span>
    </span>
  );
}

export function GradesCell({ assessment: { bandShares } }: Props) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const filled = bandShares.filter(({ count }) => count > 0);
  if (filled.length === 0) return <Missing />;
  const words = filled.map(({ band, count }) =>
    t('list.bandShare', { band: band.name, count, formatted: format.number(count) }),
  );
  const shares = bandShares.map(({ band, count }) => ({ name: band.name, color: bandPaint(band.color), count }));
  return <BandBar shares={shares} label={words.join(t('list.joint'))} />;
}

export function AverageCell({ assessment: { averagePercentage } }: Props) {
  const format = useFormat();
  if (averagePercentage === null) return <Missing />;
  return <strong className={styles.average}>{format.percent(averagePercentage)}</strong>;
}
