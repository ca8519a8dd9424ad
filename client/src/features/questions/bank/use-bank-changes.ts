import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useFormat } from '../../../hooks/use-format';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import { MadeOnce } from '../../../lib/graphql/made-once';
import { isRefusal, resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { eachTaken } from '../../../lib/each-taken';
import { isolateName } from '../../../lib/format/isolate-name';
import {
  useChangeQuestionStatusMutation,
  useDuplicateQuestionMutation,
  type BankTable_QuestionFragment,
} from './bank-generated';

const TOAST_LENGTH = 80;

type Row = BankTable_QuestionFragment;

type Switched = Pick<Row, 'id' | 'status' | 'text'>;

/** What is done with questions at once, without asking: the toast has the way back. */
export function useBankChanges() {
  const { t } = useTranslation('bank');
  const format = useFormat();
  const [changeStatus] = useChangeQuestionStatusMutation(resolvesWhenRefused);
  const [duplicate] = useDuplicateQuestionMutation();
  const [copies] = useState(() => new Map<string, MadeOnce<string>>());

  /** One after the other: the server takes one question at a time. Whether all were taken. */
  const turn = async (questions: readonly Switched[], status: ActiveStatus, mayUndo: boolean): Promise<boolean> => {
    const taken = await eachTaken(questions, ({ id }) => changeStatus({ variables: { input: { id, status } } }));
    const turned = taken.filter(({ data }) => data.changeQuestionStatus.statusBefore !== status);
    const changed = turned.map(({ change }) => change);
    const isTaken = taken.length === questions.length;
    if (!isTaken && changed.length === 0) return false;
    const named = {
      count: changed.length,
      formatted: format.number(changed.length),
      text: shortened(changed[0]?.text),
    };
    const before = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
    const undo = { undo: () => void turn(changed, before, false) };
    toast.success(t(`statusChanged.${status}`, named), mayUndo && changed.length > 0 ? undo : {});
    const stayed = taken.length - changed.length;
    if (!mayUndo && stayed > 0)
      toast.info(t('statusChanged.stayed', { count: stayed, formatted: format.number(stayed) }));
    return isTaken;
  };
  const setStatus = (questions: readonly Switched[], status: ActiveStatus) => turn(questions, status, true);

  return {
    setStatus,
    switchStatus: (question: Switched) => setStatus([question], question.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'),
    /** The id of the copy; null when it was refused. */
    duplicate: async ({ id }: Pick<Row, 'id'>): Promise<string | null> => {
      const copy = copies.get(id) ?? new MadeOnce<string>();
      copies.set(id, copy);
      try {
        const { made } = await copy.make(id, (from, headers) =>
          duplicate({ variables: { input: { id: from } }, context: { ...resolvesWhenRefused.context, headers } }),
        );
        if (made.data) toast.success(t('duplicated'));
        return made.data?.duplicateQuestion.question.id ?? null;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return null;
      }
    },
  };
}

/** As much of a question as a toast has room for. */
const shortened = (text = '') =>
  isolateName(text.length > TOAST_LENGTH ? `${text.slice(0, TOAST_LENGTH).trimEnd()}…` : text);
