import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/toast/toasts';
import { QuestionDrawer, TranslationDrawer, VersionDrawer } from '../../../../features/questions';
import {
  useBankQuestionQuery,
  useChangeQuestionStatusMutation,
  useCreateQuestionMutation,
} from '../../../../features/questions/bank/bank-generated';
import { useUpdateQuestionMutation } from '../../../../features/questions/question-changes-generated';
import type { ActiveStatus, QuestionInput } from '../../../../graphql/schema-generated';
import { NEW, type BankNavigation } from './use-bank-navigation';

interface Props {
  actions: BankNavigation;
  onChanged: () => void;
}

/** The question that the address names, to write or to read, and its history. */
export function OpenedQuestion({ actions, onChanged }: Props) {
  const { opened, history, translating } = actions;
  const id = opened === NEW ? null : opened;
  const query = useBankQuestionQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  );
  const { save, setStatus } = useSaving(id, () => {
    onChanged();
    if (id === null) actions.close();
    else void query.refetch();
  });
  return (
    <>
      <QuestionDrawer
        open={opened !== null}
        question={opened === NEW ? null : query.data?.question}
        error={query.error}
        onRetry={() => void query.refetch()}
        onSave={save}
        onStatus={setStatus}
        onDuplicate={() => id !== null && void actions.duplicate(id)}
        onHistory={() => id !== null && actions.onHistory({ id })}
        onTranslate={() => id !== null && actions.onTranslate({ id })}
        onClose={actions.close}
      />
      <TranslationDrawer questionId={translating} onChanged={onChanged} onClose={actions.close} />
      <VersionDrawer questionId={history} onRestored={onChanged} onClose={actions.close} />
    </>
  );
}

/** Refusals are shown in the editor, beside what they are about. */
function useSaving(id: string | null, onSaved: () => void) {
  const { t } = useTranslation('bank');
  const [create] = useCreateQuestionMutation({ context: { quiet: true } });
  const [update] = useUpdateQuestionMutation({ context: { quiet: true } });
  const [changeStatus] = useChangeQuestionStatusMutation();
  const save = async (question: QuestionInput) => {
    const stored =
      id === null
        ? (await create({ variables: { input: { question } } })).data?.createQuestion.question
        : (await update({ variables: { input: { id, question } } })).data?.updateQuestion.question;
    if (!stored) return null;
    toast.success(t(id === null ? 'created' : 'saved'));
    onSaved();
    return stored;
  };
  const setStatus = async (status: ActiveStatus) => {
    if (id === null) return;
    await changeStatus({ variables: { input: { id, status } } });
  };
  return { save, setStatus };
}
