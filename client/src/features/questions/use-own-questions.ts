import { useCallback, useMemo, useRef, useState } from 'react';
import {
  useAddAssessmentQuestionMutation,
  useRemoveAssessmentQuestionMutation,
  useReorderAssessmentQuestionsMutation,
  useUpdateQuestionMutation,
  type QuestionType,
} from '../../graphql/generated';
import { newKey } from './new-key';
import { inputOf, type QuestionDraft } from './question-draft';
import { isComplete } from './question-draft.schema';
import { itemsOf, questionList, placeOf, type QuestionItem, type QuestionListAction } from './question-list';
import type { Saver } from './saver';
import type { QuestionFields } from './types/question-type';
import { keepUnsaved, withUnsaved } from './unsaved-questions';

export interface OwnQuestions {
  items: readonly QuestionItem[];
  add: (type: QuestionType) => string;
  change: (key: string, draft: QuestionDraft) => void;
  duplicate: (key: string) => string;
  move: (key: string, to: number) => void;
  remove: (key: string) => void;
}

/**
 * The questions written for one assessment: changed here at once, sent in the background. What the server cannot take
 * yet stays in this browser.
 */
export function useOwnQuestions(assessmentId: string, stored: readonly QuestionFields[], saver: Saver): OwnQuestions {
  const [items, setItems] = useState(() => withUnsaved(assessmentId, itemsOf(stored)) as readonly QuestionItem[]);
  const latest = useRef(items);
  const act = useCallback(
    (action: QuestionListAction) => {
      latest.current = questionList(latest.current, action);
      keepUnsaved(assessmentId, latest.current);
      setItems(latest.current);
    },
    [assessmentId],
  );
  const requests = useRequests(assessmentId, latest, act);

  return useMemo(() => {
    const save = (key: string) => saver.schedule(`question:${key}`, () => requests.save(key));
    return {
      items,
      add: (type) => {
        const key = newKey();
        act({ kind: 'added', key, type });
        return key;
      },
      change: (key, draft) => {
        act({ kind: 'changed', key, draft });
        if (isComplete(draft)) save(key);
        else saver.cancel(`question:${key}`);
      },
      duplicate: (key) => {
        const copy = newKey();
        act({ kind: 'duplicated', key, copy });
        save(copy);
        return copy;
      },
      move: (key, to) => {
        act({ kind: 'moved', key, to });
        saver.schedule('question-order', requests.reorder);
      },
      remove: (key) => {
        const item = latest.current.find((own) => own.key === key);
        saver.cancel(`question:${key}`);
        act({ kind: 'removed', key });
        if (item) saver.schedule(`remove:${key}`, () => requests.remove(item));
      },
    };
  }, [items, act, requests, saver]);
}

interface Latest {
  readonly current: readonly QuestionItem[];
}

function useRequests(assessmentId: string, latest: Latest, act: (action: QuestionListAction) => void) {
  const quiet = { context: { quiet: true } };
  const [add] = useAddAssessmentQuestionMutation(quiet);
  const [update] = useUpdateQuestionMutation(quiet);
  const [removeQuestion] = useRemoveAssessmentQuestionMutation(quiet);
  const [reorderQuestions] = useReorderAssessmentQuestionsMutation(quiet);
  const ids = useRef(new Map<string, string>());

  return useMemo(() => {
    const create = async (item: QuestionItem) => {
      const known = new Set(latest.current.map(({ id }) => id));
      const position = placeOf(latest.current, item.key);
      const { data } = await add({ variables: { input: { assessmentId, position, question: inputOf(item.draft) } } });
      const question = data?.addAssessmentQuestion.ownQuestions.find(({ id }) => !known.has(id));
      if (question) {
        ids.current.set(item.key, question.id);
        act({ kind: 'stored', key: item.key, question });
      }
    };
    const change = async (id: string, { key, draft }: QuestionItem) => {
      const { data } = await update({ variables: { input: { id, question: inputOf(draft) } } });
      if (data) act({ kind: 'stored', key, question: data.updateQuestion });
    };
    return {
      save: async (key: string) => {
        const item = latest.current.find((own) => own.key === key);
        if (!item || !isComplete(item.draft)) return;
        await (item.id === null ? create(item) : change(item.id, item));
      },
      remove: async ({ key, id }: QuestionItem) => {
        const questionId = id ?? ids.current.get(key);
        if (questionId !== undefined) await removeQuestion({ variables: { input: { assessmentId, questionId } } });
      },
      reorder: async () => {
        const questionIds = latest.current.flatMap(({ id }) => id ?? []);
        await reorderQuestions({ variables: { input: { assessmentId, questionIds } } });
      },
    };
  }, [assessmentId, latest, act, add, update, removeQuestion, reorderQuestions]);
}
