import { skipToken, useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus, QuestionInput, UpdateQuestionInput } from '../../../graphql/schema-generated';
import { useUpdateQuestionMutation } from '../question-changes-generated';
import { MadeOnce, type OnceHeaders, type UnansweredStore } from '../../../lib/graphql/made-once';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { BankQuestionDocument, useBankQuestionQuery, useCreateQuestionMutation } from './bank-generated';
import { useBankChanges } from './use-bank-changes';

/** What the server is sent of a question, and over which version it is to be written. */
export interface SentQuestion {
  question: QuestionInput;
  expectedVersion: number;
}

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
  const change = async (input: UpdateQuestionInput) =>
    (await update({ variables: { input } })).data?.updateQuestion.question;
  const add = async (question: QuestionInput, headers: OnceHeaders) => {
    const { data } = await create({ variables: { input: { question } }, context: { quiet: true, headers } });
    const stored = data?.createQuestion.question;
    // Whoever goes on with it finds it at once.
    if (stored)
      client.writeQuery({ query: BankQuestionDocument, variables: { id: stored.id }, data: { question: stored } });
    return stored;
  };
  /** Its answer counts once it is what is written now: until then what is asked again is what was asked before. */
  const saveOnce = async (newest: SentQuestion, sending: UnansweredStore<SentQuestion>) => {
    const { made } = await new MadeOnce(sending).make(newest, async (from, headers) => {
      const saved = await (id === null ? add(from.question, headers) : change({ id, ...from }));
      return saved && JSON.stringify(from.question) !== JSON.stringify(newest.question)
        ? change({ id: saved.id, question: newest.question, expectedVersion: saved.version })
        : saved;
    });
    return made;
  };
  const save = async (newest: SentQuestion, sending: UnansweredStore<SentQuestion>) => {
    const stored = await saveOnce(newest, sending);
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
