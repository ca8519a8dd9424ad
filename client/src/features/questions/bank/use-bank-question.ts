import { skipToken, useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus, QuestionInput } from '../../../graphql/schema-generated';
import { useUpdateQuestionMutation } from '../question-changes-generated';
import { MadeOnce, type OnceHeaders, type UnansweredStore } from '../../../lib/graphql/made-once';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { BankQuestionDocument, useBankQuestionQuery, useCreateQuestionMutation } from './bank-generated';
import { useBankChanges } from './use-bank-changes';

/** One question of the bank, or a new one, and what is done with it. Refusals are shown in the editor, beside what they are about. */
export function useBankQuestion(id: string | null, onSaved: () => void) {
  const { t } = useTranslation('bank');
  const client = useApolloClient();
  const query = useBankQuestionQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  );
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation({ context: { quiet: true } });
  const changes = useBankChanges();
  const change = async (question: QuestionInput, to: string) =>
    (await update({ variables: { input: { id: to, question } } })).data?.updateQuestion.question;
  const add = async (question: QuestionInput, headers: OnceHeaders) => {
    const { data } = await create({ variables: { input: { question } }, context: { quiet: true, headers } });
    const stored = data?.createQuestion.question;
    // Whoever goes on with it finds it at once.
    if (stored)
      client.writeQuery({ query: BankQuestionDocument, variables: { id: stored.id }, data: { question: stored } });
    return stored;
  };
  /** Its answer counts once it is what is written now: until then what is asked again is asked under the same key. */
  const addOnce = async (question: QuestionInput, creation: UnansweredStore<QuestionInput>) => {
    const { made } = await new MadeOnce(creation).make(question, async (from, headers) => {
      const added = await add(from, headers);
      return added && JSON.stringify(from) !== JSON.stringify(question) ? change(question, added.id) : added;
    });
    return made;
  };
  const save = async (question: QuestionInput, creation: UnansweredStore<QuestionInput>) => {
    const stored = await (id === null ? addOnce(question, creation) : change(question, id));
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
