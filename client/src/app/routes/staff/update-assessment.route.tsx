import { useParams } from 'react-router-dom';
import { roleDetailsOf } from '../../../features/assessments';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { useAssessmentWizardQuery } from './wizard/assessment-wizard-generated';
import { useLanguage } from '../../../hooks/use-language';
import { WizardLoading } from './wizard/wizard-loading';
import { WizardScreen } from './wizard/wizard-screen';

const nothing = () => Promise.resolve();

/** An assessment that exists, opened from the list or a link. */
export function UpdateAssessmentRoute() {
  const { id = '' } = useParams();
  const language = useLanguage().language.toUpperCase() as ContentLanguage;
  const query = useAssessmentWizardQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const assessment = query.data?.assessment;
  if (!assessment) return <WizardLoading error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <WizardScreen
      key={id}
      isNew={false}
      assessment={assessment}
      details={roleDetailsOf(assessment, language)}
      onCreated={nothing}
    />
  );
}
