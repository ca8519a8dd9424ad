import { skipToken } from '@apollo/client/react';
import { PageLoading } from '../../../components/feedback/page-loading';
import { NEW_ASSESSMENT, useDraftInstance, WizardScreen } from '../../../features/authoring';
import { roleDetailsOf, usualRoleDetails } from '../../../features/assessments';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { useAssessmentWizardQuery } from '../../../features/authoring/assessment/assessment-wizard-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import { useLanguage } from '../../../hooks/use-language';
import { useWizardPlaces } from './authoring-places';

/** A new assessment. Once its draft exists the address names it, so that a reload goes on with the same one. */
export function CreateAssessmentRoute() {
  const places = useWizardPlaces();
  const { instance, name } = useDraftInstance();
  const { id, key, isFresh } = instance;
  const drafts = useDrafts();
  const language = useLanguage().language.toUpperCase() as ContentLanguage;
  const query = useAssessmentWizardQuery(id === null ? skipToken : { variables: { id } });
  const assessment = id === null ? null : (query.data?.assessment ?? null);
  if (!assessment && !isFresh) return <PageLoading error={query.error} onRetry={query.refetch} />;
  return (
    <WizardScreen
      {...places}
      key={key}
      isNew
      assessment={assessment}
      details={
        assessment
          ? roleDetailsOf(assessment, language)
          : { ...usualRoleDetails(language), ...(drafts.read(NEW_ASSESSMENT) as object | null) }
      }
      onCreated={name}
    />
  );
}
