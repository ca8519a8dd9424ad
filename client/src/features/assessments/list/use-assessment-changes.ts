import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useArchiveAssessmentMutation, useDuplicateAssessmentMutation } from '../../../graphql/generated';

/** What is done with an assessment at once, without asking. */
export function useAssessmentChanges() {
  const { t } = useTranslation('assessments');
  // The API client has told why it was refused.
  const quietly = { onError: () => undefined };
  const [duplicate] = useDuplicateAssessmentMutation(quietly);
  const [archive] = useArchiveAssessmentMutation(quietly);
  return {
    /** The id of the copy; null when it was refused. */
    duplicate: async (id: string): Promise<string | null> => {
      const { data } = await duplicate({ variables: { input: { id } } });
      if (data) toast.success(t('duplicate.done', { title: data.duplicateAssessment.title }));
      return data?.duplicateAssessment.id ?? null;
    },
    /** Into the archive, or out of it; true when it was done. */
    archive: async (id: string, isArchived: boolean): Promise<boolean> => {
      const { data } = await archive({ variables: { input: { id, isArchived } } });
      if (data) toast.success(t(isArchived ? 'archive.done' : 'archive.restored'));
      return Boolean(data);
    },
  };
}
