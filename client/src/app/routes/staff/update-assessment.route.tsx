import { useParams } from 'react-router-dom';
import { WizardScreen } from '../../../features/authoring';
import { roleDetailsOf } from '../../../features/assessments';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { useAssessmentWizardQuery } from '../../../features/authoring/assessment/assessment-wizard-generated';
import { useLanguage } from '../../../hooks/use-language';
import { AssessmentLoading } from './assessment-home/assessment-loading';
import { useWizardPlaces } from './authoring-places';

const nothing = () => Promise.resolve();

/** An assessment that exists, opened from the list or a link. */
export function UpdateAssessmentRoute() {
  const places = useWizardPlaces();
  const { id = '' } = useParams();
  const language = useLanguage().language.toUpperCase() as ContentLanguage;
  const query = useAssessmentWizardQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const assessment = query.data?.assessment;
  if (!assessment) return <AssessmentLoading id={id} tab="settings" error={query.error} onRetry={query.refetch} />;
  return (
    <WizardScreen
      {...places}
      key={id}
      isNew={false}
      assessment={assessment}
      details={roleDetailsOf(assessment, language)}
      onCreated={nothing}
    />
  );
}
