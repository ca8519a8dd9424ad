import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatCard, StatRow } from '../../components/page/stat-card';
import type { DashboardStats_DashboardFragment } from './dashboard-stats-generated';
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

/** The figures of the dashboard. */
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
      <CreditCard credits={dashboard.credits} to={paths.invitations} />
    </StatRow>
  );
}

interface CreditProps {
  credits: DashboardStats_DashboardFragment['credits'];
  to: string;
}

/** One pool, told once: what is left of it, its size, and what was taken. */
function CreditCard({ credits, to }: CreditProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { numberOfRequests, maxRequests, remaining } = credits;
  const used = t('stats.used', { formatted: format.number(numberOfRequests) });
  if (maxRequests === null || remaining === null) {
    return <StatCard label={t('stats.remainingCredits')} value={t('stats.unlimited')} note={used} to={to} />;
  }
  return (
    <StatCard
      label={t('stats.remainingCredits')}
      value={format.number(remaining)}
      to={to}
      beside={t('stats.ofMax', { max: format.number(maxRequests) })}
      note={used}
      share={maxRequests === 0 ? 0 : remaining / maxRequests}
    />
  );
}
