import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import {
  useChangeTestStatusMutation,
  useDuplicateTestMutation,
  type TestTable_TestFragment,
} from './test-table-generated';

/** What is done with a test at once, without asking: both can be taken back. */
export function useTestChanges() {
  const { t } = useTranslation('tests');
  // The API client has told why it was refused.
  const quietly = { onError: () => undefined };
  const [changeStatus] = useChangeTestStatusMutation(quietly);
  const [duplicate] = useDuplicateTestMutation(quietly);
  return {
    switchStatus: async ({ id, status }: Pick<TestTable_TestFragment, 'id' | 'status'>) => {
      const next = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
      const { data } = await changeStatus({ variables: { input: { id, status: next } } });
      if (data) toast.success(t('status.changed'));
    },
    /** The id of the copy; null when it was refused. */
    duplicate: async ({ id }: Pick<TestTable_TestFragment, 'id'>): Promise<string | null> => {
      const { data } = await duplicate({ variables: { input: { id } } });
      if (data) toast.success(t('duplicated', { title: data.duplicateTest.test.title }));
      return data?.duplicateTest.test.id ?? null;
    },
  };
}
