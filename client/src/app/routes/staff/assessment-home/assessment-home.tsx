import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../../components/page/breadcrumb';
import { Fact, PageHeader } from '../../../../components/page/page-header';
import { StatusDot } from '../../../../components/status/status-dot';
import { UserText } from '../../../../components/text/user-text';
import { useAssessmentHomeQuery, type AssessmentHomeQuery } from './assessment-home-generated';
import { useFormat } from '../../../../hooks/use-format';
import { paths } from '../../../paths';
import { AssessmentTabs, type AssessmentTab } from './assessment-tabs';
import { NextStep } from './next-step';

type Assessment = AssessmentHomeQuery['assessment'];

interface Props {
  /** What the page knows already, so that the header stands at once. */
  assessment: { id: string; title: string };
  tab: AssessmentTab;
  /** One primary and two more at most; the rest in a `MoreMenu`. */
  actions?: ReactNode;
}

/** The head of every page about one assessment: what it is, where it stands, what is next, and the way to the other pages. */
export function AssessmentHome({ assessment: { id, title }, tab, actions }: Props): ReactNode {
  const { t } = useTranslation('assessments');
  const { data } = useAssessmentHomeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: t('list.title'), to: paths.assessments() }, { label: <UserText>{title}</UserText> }]}
      />
      <PageHeader
        title={<UserText>{title}</UserText>}
        facts={data && <Facts assessment={data.assessment} awaiting={data.markingQueue.totalCount} />}
        actions={actions}
      />
      <AssessmentTabs id={id} current={tab} />
    </>
  );
}

function Facts({ assessment, awaiting }: { assessment: Assessment; awaiting: number }) {
  const { t } = useTranslation(['assessments', 'common']);
  const format = useFormat();
  const { level, durationSeconds, status, publishedAt } = assessment;
  return (
    <>
      {publishedAt ? (
        <StatusDot tone={status === 'ACTIVE' ? 'success' : 'hollow'}>{t(`common:status.${status}`)}</StatusDot>
      ) : (
        <StatusDot tone="hollow">{t('assessments:list.draft')}</StatusDot>
      )}
      {level && <Fact>{t(`common:level.${level}`)}</Fact>}
      <Fact>{format.duration(durationSeconds)}</Fact>
      <NextStep assessment={assessment} awaiting={awaiting} />
    </>
  );
}
