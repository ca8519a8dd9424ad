import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { isolateName } from '../../../lib/format/isolate-name';
import {
  useChangeTestStatusMutation,
  useDuplicateTestMutation,
  usePublishTestMutation,
  useWithdrawTestMutation,
  type TestTable_TestFragment,
} from './test-table-generated';

type Switched = Pick<TestTable_TestFragment, 'id' | 'title' | 'status'>;
type Shared = Pick<TestTable_TestFragment, 'id' | 'title' | 'isPublished'>;

const titleOf = ({ title }: { title: string }) => ({ title: isolateName(title) });

/** What is done with a test at once, without asking: the toast has the way back. */
export function useTestChanges() {
  const { t } = useTranslation('tests');
  const [changeStatus] = useChangeTestStatusMutation(resolvesWhenRefused);
  const [duplicate] = useDuplicateTestMutation(resolvesWhenRefused);
  const [publish] = usePublishTestMutation(resolvesWhenRefused);
  const [withdraw] = useWithdrawTestMutation(resolvesWhenRefused);
  const turn = async (test: Switched, mayUndo: boolean): Promise<void> => {
    const status = test.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
    const { data } = await changeStatus({ variables: { input: { id: test.id, status } } });
    if (!data) return;
    const undo = { undo: () => void turn({ ...test, status }, false) };
    toast.success(t(`status.changed.${status}`, titleOf(test)), mayUndo ? undo : {});
  };
  const share = async (test: Shared, mayUndo: boolean): Promise<void> => {
    const variables = { input: { id: test.id } };
    const { data } = await (test.isPublished ? withdraw({ variables }) : publish({ variables }));
    if (!data) return;
    const undo = { undo: () => void share({ ...test, isPublished: !test.isPublished }, false) };
    toast.success(t(test.isPublished ? 'withdraw.done' : 'publish.done', titleOf(test)), mayUndo ? undo : {});
  };
  return {
    switchStatus: (test: Switched) => turn(test, true),
    /** Offers it to all staff, or takes it back. */
    switchSharing: (test: Shared) => share(test, true),
    /** The id of the copy; null when it was refused. */
    duplicate: async ({ id }: Pick<TestTable_TestFragment, 'id'>): Promise<string | null> => {
      const { data } = await duplicate({ variables: { input: { id } } });
      if (data) toast.success(t('duplicated', { title: data.duplicateTest.test.title }));
      return data?.duplicateTest.test.id ?? null;
    },
  };
}
