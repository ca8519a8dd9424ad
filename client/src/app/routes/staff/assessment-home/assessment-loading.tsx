import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { PageLoading } from '../../../../components/feedback/page-loading';
import { Page } from '../../../../components/page/page';
import { failureOf, isNotFound } from '../../../../lib/graphql/errors';
import { AssessmentHome } from './assessment-home';
import type { AssessmentTab } from './assessment-tabs';

interface Props {
  id: string;
  tab: AssessmentTab;
  /** Null and undefined while it is on its way. */
  error: unknown;
  onRetry: () => unknown;
}

/** Until a page of an assessment has what it shows. Where that fails the head stays, and with it the way to the other pages. */
export function AssessmentLoading({ id, tab, error, onRetry }: Props): ReactNode {
  const { t } = useTranslation('assessments');
  if (!error || isNotFound(failureOf(error))) return <PageLoading error={error} onRetry={onRetry} />;
  return (
    <Page title={t(`home.tab.${tab}`)}>
      <AssessmentHome assessment={{ id }} tab={tab} />
      <LoadFailed error={error} onRetry={onRetry} />
    </Page>
  );
}
