import { skipToken } from '@apollo/client/react';
import { PageLoading } from '../../../components/feedback/page-loading';
import { NEW_TEST, TestEditorScreen, useDraftInstance } from '../../../features/authoring';
import { blankTestDetails, testDetailsOf } from '../../../features/test-library';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { useTestEditorQuery } from '../../../features/authoring/test/test-editor-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import { useLanguage } from '../../../hooks/use-language';
import { useTestPlaces } from './authoring-places';

/** A new test. Once it exists the address names it, so that a reload goes on with the same one. */
export function CreateTestRoute() {
  const places = useTestPlaces();
  const { instance, name } = useDraftInstance();
  const { id, key, isFresh } = instance;
  const drafts = useDrafts();
  const language = useLanguage().language.toUpperCase() as ContentLanguage;
  const query = useTestEditorQuery(id === null ? skipToken : { variables: { id } });
  const test = id === null ? null : (query.data?.test ?? null);
  if (!test && !isFresh) return <PageLoading error={query.error} onRetry={query.refetch} />;
  return (
    <TestEditorScreen
      places={places}
      key={key}
      isNew
      test={test}
      details={
        test ? testDetailsOf(test) : { ...blankTestDetails(language), ...(drafts.read(NEW_TEST) as object | null) }
      }
      onCreated={name}
    />
  );
}
