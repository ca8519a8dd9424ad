import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatCard, StatRow } from '../../components/page/stat-card';
import type { DashboardStats_DashboardFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';

/** The figures of the dashboard. Credits and requests are one pool, seen from its two ends. */
export function DashboardStats({ dashboard }: { dashboard: DashboardStats_DashboardFragment }): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { activeAssessments, inactiveAssessments, totalAssessments } = dashboard;
  const counts = { active: format.number(activeAssessments), inactive: format.number(inactiveAssessments) };
  const assessments = { count: totalAssessments, formatted: format.number(totalAssessments) };
  return (
    <StatRow label={t('stats.label')}>
      <StatCard label={t('stats.totalInvites')} value={format.number(dashboard.totalInvites)} />
      <StatCard
        label={t('stats.totalCandidates')}
        value={format.number(dashboard.totalCandidates)}
        note={t('stats.inAssessments', assessments)}
      />
      <StatCard
        label={t('stats.totalAssessments')}
        value={format.number(totalAssessments)}
        note={t('stats.activeAndInactive', counts)}
      />
      <CreditCards credits={dashboard.credits} />
    </StatRow>
  );
}

function CreditCards({ credits }: { credits: DashboardStats_DashboardFragment['credits'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { numberOfRequests, maxRequests, remaining } = credits;
  const used = <span>{format.number(numberOfRequests)}</span>;
  if (maxRequests === null || remaining === null) {
    return (
      <>
        <StatCard label={t('stats.remainingCredits')} value="∞" note={t('stats.unlimited')} />
        <StatCard label={t('stats.numberOfRequests')} value={used} />
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
        beside={t('stats.ofMax', { max })}
        share={share}
      />
      <StatCard
        label={t('stats.numberOfRequests')}
        value={used}
        beside={t('stats.maxRequests', { max })}
        share={1 - share}
      />
    </>
  );
}
