import { useCallback, useMemo, useRef, useState } from 'react';
import type { QuestionInput, QuestionType } from '../../graphql/schema-generated';
import { MadeOnce, type OnceHeaders } from '../../lib/graphql/made-once';
import { newKey } from './new-key';
import { questionInputOf, type QuestionDraft } from './question-draft';
import { isComplete } from './question-draft.schema';
import { itemsOf, questionList, placeOf, type QuestionItem, type QuestionListAction } from './question-list';
import type { Saver } from './saver';
import type { QuestionFields } from './types/question-type';
import { keepUnsaved, withUnsaved } from './unsaved-questions';

export interface QuestionItems {
  items: readonly QuestionItem[];
  add: (type: QuestionType) => string;
  change: (key: string, draft: QuestionDraft) => void;
  duplicate: (key: string) => string;
  move: (key: string, to: number) => void;
  remove: (key: string) => void;
  /** Takes over how the server has them now: those that are new here, and those of `renewed`. */
  adopt: (stored: readonly QuestionFields[], renewed?: readonly string[]) => void;
}

/** How the questions of one place are kept by the server. Nothing that it returns changes between two renders. */
export interface QuestionRequests {
  /** The new question; `position` counts from 1. */
  add: (position: number, question: QuestionInput, headers: OnceHeaders) => Promise<QuestionFields | undefined>;
  change: (id: string, question: QuestionInput) => Promise<QuestionFields | undefined>;
  remove: (id: string) => Promise<unknown>;
  reorder: (ids: string[]) => Promise<unknown>;
}

/**
 * The questions of one place, an assessment or a test: changed here at once, sent in the background. What the server
 * cannot take yet stays in this browser.
 */
export function useQuestionItems(
  placeId: string,
  stored: readonly QuestionFields[],
  saver: Saver,
  requests: QuestionRequests,
): QuestionItems {
  const [items, setItems] = useState(() => withUnsaved(placeId, itemsOf(stored)) as readonly QuestionItem[]);
  const latest = useRef(items);
  const act = useCallback(
    (action: QuestionListAction) => {
      latest.current = questionList(latest.current, action);
      keepUnsaved(placeId, latest.current);
      setItems(latest.current);
    },
    [placeId],
  );
  const sender = useSender(requests, latest, act);

  return useMemo(() => {
    const save = (key: string) => saver.schedule(`question:${key}`, () => sender.save(key));
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
        saver.schedule('question-order', sender.reorder);
      },
      remove: (key) => {
        const item = latest.current.find((own) => own.key === key);
        saver.cancel(`question:${key}`);
        act({ kind: 'removed', key });
        if (item) saver.schedule(`remove:${key}`, () => sender.remove(item));
      },
      adopt: (questions, renewed = []) => act({ kind: 'adopted', questions, renewed }),
    };
  }, [items, act, sender, saver]);
}

interface Addition {
  position: number;
  draft: QuestionDraft;
}

interface Latest {
  readonly current: readonly QuestionItem[];
}

function useSender(requests: QuestionRequests, latest: Latest, act: (action: QuestionListAction) => void) {
  const ids = useRef(new Map<string, string>());
  const additions = useRef(new Map<string, MadeOnce<Addition>>());
  return useMemo(() => {
    const add = ({ position, draft }: Addition, headers: OnceHeaders) =>
      requests.add(position, questionInputOf(draft), headers);
    const create = async ({ key, draft }: QuestionItem) => {
      const addition = additions.current.get(key) ?? new MadeOnce<Addition>();
      additions.current.set(key, addition);
      const { made, from } = await addition.make({ position: placeOf(latest.current, key), draft }, add);
      if (!made) return;
      ids.current.set(key, made.id);
      act({ kind: 'stored', key, question: made });
      if (from.draft !== draft) await save(key);
    };
    const change = async (id: string, { key, draft }: QuestionItem) => {
      const question = await requests.change(id, questionInputOf(draft));
      if (question) act({ kind: 'stored', key, question });
    };
    const save = async (key: string) => {
      const item = latest.current.find((own) => own.key === key);
      if (!item || !isComplete(item.draft)) return;
      await (item.id === null ? create(item) : change(item.id, item));
    };
    return {
      save,
      remove: async ({ key, id }: QuestionItem) => {
        const questionId = id ?? ids.current.get(key) ?? (await additions.current.get(key)?.settle(add))?.id;
        if (questionId !== undefined) await requests.remove(questionId);
      },
      reorder: () => requests.reorder(latest.current.flatMap(({ id }) => id ?? [])),
    };
  }, [latest, act, requests]);
}
