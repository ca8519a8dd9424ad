import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus, QuestionInput } from '../../../graphql/schema-generated';
import { useUpdateQuestionMutation } from '../question-changes-generated';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useBankQuestionQuery, useCreateQuestionMutation } from './bank-generated';
import { useBankChanges } from './use-bank-changes';

/** One question of the bank, or a new one, and what is done with it. Refusals are shown in the editor, beside what they are about. */
export function useBankQuestion(id: string | null, onSaved: () => void) {
  const { t } = useTranslation('bank');
  const query = useBankQuestionQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  );
  const [create] = useCreateQuestionMutation({ context: { quiet: true } });
  const [update] = useUpdateQuestionMutation({ context: { quiet: true } });
  const changes = useBankChanges();
  const save = async (question: QuestionInput) => {
    const stored =
      id === null
        ? (await create({ variables: { input: { question } } })).data?.createQuestion.question
        : (await update({ variables: { input: { id, question } } })).data?.updateQuestion.question;
    if (!stored) return null;
    toast.success(t(id === null ? 'created' : 'saved'));
    onSaved();
    if (id !== null) void unlessRefused(query.refetch());
    return stored;
  };
  const setStatus = async (status: ActiveStatus) => {
    const question = id === null ? undefined : query.data?.question;
    if (question) await changes.setStatus([question], status);
  };
  return { query, save, setStatus };
}
