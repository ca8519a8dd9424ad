import { useTranslation } from 'react-i18next';
import { StatCard, StatRow } from '../../../components/page/stat-card';
import { useFormat } from '../../../hooks/use-format';

interface Props {
  numberOfCandidates: number;
  numberOfAssessments: number;
  credits: { numberOfRequests: number; maxRequests: number | null };
}

/** The four figures of an HR report. */
export function HrCards({ numberOfCandidates, numberOfAssessments, credits }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { numberOfRequests, maxRequests } = credits;
  return (
    <StatRow label={t('report.figures')}>
      <StatCard label={t('report.numberOfCandidates')} value={format.number(numberOfCandidates)} />
      <StatCard label={t('report.numberOfAssessments')} value={format.number(numberOfAssessments)} />
      <StatCard
        label={t('report.numberOfRequests')}
        value={format.number(numberOfRequests)}
        {...(maxRequests ? { share: numberOfRequests / maxRequests } : {})}
      />
      <StatCard
        label={t('report.maxRequests')}
        value={maxRequests === null ? '∞' : format.number(maxRequests)}
        {...(maxRequests === null ? { note: t('staff.unlimited') } : {})}
      />
    </StatRow>
  );
}
