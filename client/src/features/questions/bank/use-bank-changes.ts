import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import {
  useChangeQuestionStatusMutation,
  useDuplicateQuestionMutation,
  type BankTable_QuestionFragment,
} from './bank-generated';

type Row = BankTable_QuestionFragment;

/** What is done with questions at once, without asking: all of it can be taken back. */
export function useBankChanges() {
  const { t } = useTranslation('bank');
  // The API client has told why it was refused.
  const quietly = { onError: () => undefined };
  const [changeStatus] = useChangeQuestionStatusMutation(quietly);
  const [duplicate] = useDuplicateQuestionMutation(quietly);

  /** One after the other: the server takes one question at a time, and the first refusal ends it. */
  const setStatus = async (questions: readonly Pick<Row, 'id' | 'status'>[], status: ActiveStatus) => {
    for (const { id } of questions.filter((question) => question.status !== status)) {
      const { data } = await changeStatus({ variables: { input: { id, status } } });
      if (!data) return false;
    }
    toast.success(t('statusChanged'));
    return true;
  };

  return {
    setStatus,
    switchStatus: (question: Pick<Row, 'id' | 'status'>) =>
      setStatus([question], question.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'),
    /** The id of the copy; null when it was refused. */
    duplicate: async ({ id }: Pick<Row, 'id'>): Promise<string | null> => {
      const { data } = await duplicate({ variables: { input: { id } } });
      if (data) toast.success(t('duplicated'));
      return data?.duplicateQuestion.question.id ?? null;
    },
  };
}
