import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { isolateName } from '../../../lib/format/isolate-name';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import {
  useArchiveAssessmentMutation,
  useChangeAssessmentStatusMutation,
  useDuplicateAssessmentMutation,
} from './change-assessment-status-generated';

type Named = Pick<AssessmentTable_AssessmentFragment, 'id' | 'title' | 'status'>;
type Status = AssessmentTable_AssessmentFragment['status'];

const titleOf = ({ title }: Pick<Named, 'title'>) => ({ title: isolateName(title) });

/** What is done with an assessment at once, without asking. */
export function useAssessmentChanges(onChanged: () => void) {
  const { t } = useTranslation('assessments');
  const [duplicate] = useDuplicateAssessmentMutation(resolvesWhenRefused);
  const [archive] = useArchiveAssessmentMutation(resolvesWhenRefused);
  const [changeStatus] = useChangeAssessmentStatusMutation(resolvesWhenRefused);
  /** Each of them can be taken back, so it happens at once, and the toast has the way back. */
  const putAway = async (named: Named, isArchived: boolean, mayUndo: boolean): Promise<void> => {
    const { data } = await archive({ variables: { input: { id: named.id, isArchived } } });
    if (!data) return;
    onChanged();
    const undo = { undo: () => void takeBack(named, isArchived) };
    toast.success(t(isArchived ? 'archive.done' : 'archive.restored', titleOf(named)), mayUndo ? undo : {});
  };
  /** The archive closes what was open to candidates, and gives it back closed. */
  const takeBack = async (named: Named, wasArchived: boolean): Promise<void> => {
    await putAway(named, !wasArchived, false);
    const { id, status } = named;
    if (wasArchived && status === 'ACTIVE') await changeStatus({ variables: { input: { id, status } } });
  };
  const turn = async (named: Named, status: Status, mayUndo: boolean): Promise<void> => {
    const { data } = await changeStatus({ variables: { input: { id: named.id, status } } });
    if (!data) return;
    const undo = { undo: () => void turn(named, status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE', false) };
    toast.success(t(`status.changed.${status}`, titleOf(named)), mayUndo ? undo : {});
  };
  return {
    /** The id of the copy; null when it was refused. */
    duplicate: async (id: string): Promise<string | null> => {
      const { data } = await duplicate({ variables: { input: { id } } });
      if (data) toast.success(t('duplicate.done', { title: data.duplicateAssessment.assessment.title }));
      return data?.duplicateAssessment.assessment.id ?? null;
    },
    archive: (named: Named, isArchived: boolean) => putAway(named, isArchived, true),
    setStatus: (named: Named, status: Status) => turn(named, status, true),
  };
}
