import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../../components/page/breadcrumb';
import { PageHeader } from '../../../../components/page/page-header';
import { UserText } from '../../../../components/text/user-text';
import { paths } from '../../../paths';
import { AssessmentFacts } from './assessment-facts';
import { useAssessmentHomeQuery } from './assessment-home-generated';
import { AssessmentTabs, type AssessmentTab } from './assessment-tabs';

interface Props {
  /** What the page knows already, so that the header stands at once. */
  assessment: { id: string; title?: string };
  tab: AssessmentTab;
  /** One primary and two more at most; the rest in a `MoreMenu`. */
  actions?: ReactNode;
}

/** As high as the line that comes, so that the tabs below it don't move. */
const NO_FACTS_YET = '\u00a0';

/** The head of every page about one assessment: what it is, where it stands, what is next, and the way to the other pages. */
export function AssessmentHome({ assessment: { id, title }, tab, actions }: Props): ReactNode {
  const { t } = useTranslation('assessments');
  const { data } = useAssessmentHomeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const known = title ?? data?.assessment.title;
  const name = known === undefined ? t('home.tabs') : <UserText>{known}</UserText>;
  return (
    <>
      <Breadcrumb crumbs={[{ label: t('list.title'), to: paths.assessments() }, { label: name }]} />
      <PageHeader title={name} facts={data ? <AssessmentFacts data={data} /> : NO_FACTS_YET} actions={actions} />
      <AssessmentTabs id={id} current={tab} />
    </>
  );
}
