import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { BandBar } from '../../components/grade/band-bar';
import { Section } from '../../components/page/section';
import { StatusDot } from '../../components/status/status-dot';
import { CutText } from '../../components/text/cut-text';
import { Missing } from '../../components/text/missing';
import type { RecentAssessments_AssessmentFragment } from './recent-assessments-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './recent-assessments.module.css';

interface Props {
  assessments: RecentAssessments_AssessmentFragment[];
  allPath: string;
  pathOf: (assessment: RecentAssessments_AssessmentFragment) => string;
}

export function RecentAssessments({ assessments, allPath, pathOf }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const all = (
    <Link className={styles.all} to={allPath}>
      {t('recent.all')} <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
  return (
    <Section title={t('recent.title')} end={assessments.length > 0 && all}>
      {assessments.length === 0 ? (
        <EmptyState title={t('recent.empty')}>{t('recent.emptyHint')}</EmptyState>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <Head />
            <tbody>
              {assessments.map((assessment) => (
                <Row key={assessment.id} assessment={assessment} path={pathOf(assessment)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

function Head() {
  const { t } = useTranslation('dashboard');
  return (
    <thead>
      <tr>
        <th scope="col">{t('recent.assessment')}</th>
        <th scope="col">{t('recent.status')}</th>
        <th scope="col" className={styles.number}>
          {t('recent.completed')}
        </th>
        <th scope="col">{t('recent.grades')}</th>
        <th scope="col" className={styles.number}>
          {t('recent.average')}
        </th>
      </tr>
    </thead>
  );
}

function Row({ assessment, path }: { assessment: RecentAssessments_AssessmentFragment; path: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const { funnel, averagePercentage, level } = assessment;
  const shares = assessment.bandShares.map(({ band, count }) => ({ ...band, count }));
  const inWords = format.list(shares.map(({ name, count }) => `${name} ${format.number(count)}`));
  return (
    <tr>
      <th scope="row">
        <Link to={path} className={styles.title}>
          <CutText>{assessment.title}</CutText>
        </Link>
        {level && <span className={styles.level}>{t(`common:level.${level}`)}</span>}
      </th>
      <td>
        <Status assessment={assessment} />
      </td>
      <td className={styles.number}>{format.ratio(funnel.completed, funnel.invited)}</td>
      <td>
        <BandBar shares={shares} label={inWords} />
      </td>
      <td className={styles.average}>{averagePercentage === null ? <Missing /> : format.percent(averagePercentage)}</td>
    </tr>
  );
}

function Status({ assessment }: { assessment: RecentAssessments_AssessmentFragment }) {
  const { t } = useTranslation(['dashboard', 'common']);
  if (assessment.publishedAt === null) return <StatusDot tone="hollow">{t('recent.draft')}</StatusDot>;
  const tone = assessment.status === 'ACTIVE' ? 'success' : 'hollow';
  return <StatusDot tone={tone}>{t(`common:status.${assessment.status}`)}</StatusDot>;
}
