import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatCard, StatRow } from '../../components/page/stat-card';
import type { DashboardStats_DashboardFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';

/** Where the lists are that the figures count. */
export interface StatPaths {
  invitations: string;
  candidates: string;
  assessments: string;
  activeAssessments: string;
  inactiveAssessments: string;
}

interface Props {
  dashboard: DashboardStats_DashboardFragment;
  paths: StatPaths;
}

/** The figures of the dashboard. Credits and requests are one pool, seen from its two ends. */
export function DashboardStats({ dashboard, paths }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { activeAssessments, inactiveAssessments, totalAssessments } = dashboard;
  const assessments = { count: totalAssessments, formatted: format.number(totalAssessments) };
  return (
    <StatRow label={t('stats.label')}>
      <StatCard label={t('stats.totalInvites')} value={format.number(dashboard.totalInvites)} to={paths.invitations} />
      <StatCard
        label={t('stats.totalCandidates')}
        value={format.number(dashboard.totalCandidates)}
        to={paths.candidates}
        note={t('stats.inAssessments', assessments)}
      />
      <StatCard
        label={t('stats.totalAssessments')}
        value={format.number(totalAssessments)}
        to={paths.assessments}
        note={
          <>
            <Link to={paths.activeAssessments}>
              {t('stats.active', { formatted: format.number(activeAssessments) })}
            </Link>
            {t('stats.separator')}
            <Link to={paths.inactiveAssessments}>
              {t('stats.inactive', { formatted: format.number(inactiveAssessments) })}
            </Link>
          </>
        }
      />
      <CreditCards credits={dashboard.credits} to={paths.invitations} />
    </StatRow>
  );
}

interface CreditProps {
  credits: DashboardStats_DashboardFragment['credits'];
  to: string;
}

function CreditCards({ credits, to }: CreditProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { numberOfRequests, maxRequests, remaining } = credits;
  const used = <span>{format.number(numberOfRequests)}</span>;
  if (maxRequests === null || remaining === null) {
    return (
      <>
        <StatCard label={t('stats.remainingCredits')} value="∞" note={t('stats.unlimited')} to={to} />
        <StatCard label={t('stats.numberOfRequests')} value={used} beside={t('stats.noMaximum')} to={to} />
      </>
    );
  }
  const max = format.number(maxRequests);
  const share = maxRequests === 0 ? 0 : remaining / maxRequests;
  return (
    <>
      <StatCard
        label={t('stats.remainingCredits')}
        value={format.number(remaining)}
        to={to}
        beside={t('stats.ofMax', { max })}
        share={share}
      />
      <StatCard
        label={t('stats.numberOfRequests')}
        value={used}
        to={to}
        beside={t('stats.maxRequests', { max })}
        share={1 - share}
      />
    </>
  );
}
