import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../../../components/page/page-header';
import { StatusDot } from '../../../../components/status/status-dot';
import { useFormat } from '../../../../hooks/use-format';
import type { AssessmentHomeQuery } from './assessment-home-generated';
import { NextStep } from './next-step';

type Assessment = AssessmentHomeQuery['assessment'];

/** What an assessment is, where it stands, and what is next. */
export function AssessmentFacts({ data: { assessment, markingQueue } }: { data: AssessmentHomeQuery }): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { level, durationSeconds } = assessment;
  return (
    <>
      <State assessment={assessment} />
      {level && <Fact>{t(`level.${level}`)}</Fact>}
      <Fact>{format.duration(durationSeconds)}</Fact>
      <NextStep assessment={assessment} awaiting={markingQueue.totalCount} />
    </>
  );
}

function State({ assessment: { status, publishedAt, isArchived } }: { assessment: Assessment }) {
  const { t } = useTranslation(['assessments', 'common']);
  if (isArchived) return <StatusDot tone="hollow">{t('assessments:home.closed.archived.state')}</StatusDot>;
  if (!publishedAt) return <StatusDot tone="hollow">{t('assessments:list.draft')}</StatusDot>;
  return <StatusDot tone={status === 'ACTIVE' ? 'success' : 'hollow'}>{t(`common:status.${status}`)}</StatusDot>;
}
