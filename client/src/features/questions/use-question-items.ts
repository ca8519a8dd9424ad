import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionInput, QuestionType } from '../../graphql/schema-generated';
import { toast } from '../../components/toast/toasts';
import { ReplacedWhole } from '../../lib/autosave/replaced-whole';
import { failureOf, isNotFound, isOvertaken } from '../../lib/graphql/errors';
import { MadeOnce, type OnceHeaders } from '../../lib/graphql/made-once';
import { failureText } from '../../lib/graphql/failure-text';
import { newKey } from './new-key';
import { isSameQuestion, questionInputOf, type QuestionDraft } from './question-draft';
import { isComplete } from './question-draft.schema';
import {
  itemsOf,
  questionList,
  placeOf,
  type QuestionItem,
  type QuestionListAction,
  type Sending,
} from './question-list';
import type { Saver } from './saver';
import type { QuestionFields } from './types/question-type';
import { forgetUnsent, keepUnsaved, withUnsaved } from './unsaved-questions';

export interface QuestionItems {
  items: readonly QuestionItem[];
  add: (type: QuestionType) => string;
  change: (key: string, draft: QuestionDraft) => void;
  duplicate: (key: string) => string;
  move: (key: string, to: number) => void;
  remove: (key: string) => void;
  /** Takes over how the server has them now: those that are new here, and those of `renewed`. */
  adopt: (stored: readonly QuestionFields[], renewed?: readonly string[]) => void;
  /** Of one that was saved elsewhere meanwhile: what was typed here is saved over that version. */
  writeOver: (key: string, version: number) => void;
  /** Of the same: what was saved elsewhere takes the place of what was typed here. */
  take: (key: string, question: QuestionFields) => Promise<void>;
  /** Somebody leaves although they were asked. */
  forget: () => void;
}

interface AdditionInput extends Pick<Sending, 'position' | 'copiedFromId'> {
  question: QuestionInput;
}

interface ChangeInput {
  id: string;
  question: QuestionInput;
  expectedVersion: number | null;
}

/** How the questions of one place are kept by the server. Nothing that it returns changes between two renders. */
export interface QuestionRequests {
  /** The new question; `position` counts from 1. */
  add: (addition: AdditionInput, headers: OnceHeaders) => Promise<QuestionFields | undefined>;
  change: (change: ChangeInput) => Promise<QuestionFields | undefined>;
  /** What the bank has of it holds in this place; returns that. */
  take: (question: QuestionFields) => Promise<QuestionFields | undefined>;
  remove: (id: string) => Promise<unknown>;
  /** Refused where they stand otherwise by now than expected. */
  reorder: (ids: string[], expected: string[]) => Promise<unknown>;
  /** As they are stored at this moment. */
  read: () => Promise<readonly QuestionFields[]>;
}

/**
 * The questions of one place, an assessment or a test: changed here at once, sent in the background. What the server
 * does not have yet stays in this browser, and is sent when they are opened again.
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
  const sender = useSender(requests, latest, act, stored);
  const resume = useEffectEvent(() => {
    for (const item of latest.current) {
      if (isToSend(item)) saver.schedule(`question:${item.key}`, () => sender.save(item.key));
      else if (item.draft !== item.stored) saver.hold(`question:${item.key}`, true);
    }
  });
  useEffect(() => resume(), []);

  return useMemo(() => {
    const save = (key: string) => saver.schedule(`question:${key}`, () => sender.save(key));
    const saveWhole = (key: string) => {
      if (latest.current.some((item) => item.key === key && isComplete(item.draft))) save(key);
      else saver.hold(`question:${key}`, true);
    };
    return {
      items,
      add: (type) => {
        const key = newKey();
        act({ kind: 'added', key, type });
        saveWhole(key);
        return key;
      },
      change: (key, draft) => {
        act({ kind: 'changed', key, draft });
        // Sent once somebody has chosen; until then what was refused stays refused.
        if (!latest.current.some((item) => item.key === key && item.isOvertaken)) saveWhole(key);
      },
      duplicate: (key) => {
        const copy = newKey();
        act({ kind: 'duplicated', key, copy });
        saveWhole(copy);
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
      adopt: (questions, renewed = []) => {
        act({ kind: 'adopted', questions, renewed });
        sender.know(questions);
      },
      writeOver: (key, version) => {
        act({ kind: 'written-over', key, version });
        saveWhole(key);
      },
      take: async (key, question) => {
        const taken = await requests.take(question);
        if (!taken) return;
        act({ kind: 'taken', key, question: taken });
        saver.cancel(`question:${key}`);
      },
      forget: () => forgetUnsent(placeId, latest.current),
    };
  }, [items, act, sender, saver, requests, placeId]);
}

/** Typed before a reload: what is whole, and what the server may have stored without our knowing. */
const isToSend = ({ draft, stored, sending }: QuestionItem): boolean =>
  draft !== stored && (isComplete(draft) || sending != null);

/** Somebody else added, removed or moved one. */
const CHANGED = ['ASSESSMENT_QUESTIONS_CHANGED', 'TEST_QUESTIONS_CHANGED'];

interface Latest {
  readonly current: readonly QuestionItem[];
}

function useSender(
  requests: QuestionRequests,
  latest: Latest,
  act: (action: QuestionListAction) => void,
  stored: readonly QuestionFields[],
) {
  const ids = useRef(new Map<string, string>());
  const [order] = useState(() => new ReplacedWhole(stored.map(({ id }) => id)));
  const { t } = useTranslation('errors');
  return useMemo(() => {
    const add = ({ draft, position, copiedFromId }: Sending, headers: OnceHeaders) =>
      requests.add({ position, copiedFromId, question: questionInputOf(draft) }, headers);
    const find = (key: string) => latest.current.find((own) => own.key === key);
    const send = ({ key, id, draft, version, copiedFromId = null }: QuestionItem) => {
      const once = new MadeOnce<Sending>({
        read: () => find(key)?.sending ?? null,
        keep: (sending) => act({ kind: 'asked', key, sending }),
      });
      const newest = { draft, position: placeOf(latest.current, key), copiedFromId, version };
      // The server knows the same change by what it says, and needs no key.
      return id === null
        ? once.make(newest, add)
        : once.make(newest, (from) =>
            requests.change({ id, question: questionInputOf(from.draft), expectedVersion: from.version }),
          );
    };
    const save = async (key: string) => {
      const item = find(key);
      if (!item || !(isComplete(item.draft) || item.sending)) return;
      try {
        const { made, from } = await send(item);
        if (!made) return;
        ids.current.set(key, made.id);
        if (item.id === null)
          order.learn((known) => (known.includes(made.id) ? known : known.toSpliced(from.position - 1, 0, made.id)));
        act({ kind: 'stored', key, question: made, sent: from.draft });
        if (!isSameQuestion(from.draft, item.draft)) await save(key);
      } catch (error) {
        if (isOvertaken(failureOf(error))) act({ kind: 'overtaken', key });
        throw error;
      }
    };
    return {
      save,
      remove: async ({ key, id, sending = null }: QuestionItem) => {
        const lost = new MadeOnce<Sending>({ read: () => sending, keep: () => undefined });
        const questionId = id ?? ids.current.get(key) ?? (await lost.settle(add))?.id;
        if (questionId === undefined) return;
        try {
          await requests.remove(questionId);
        } catch (error) {
          // Somebody else was quicker, or the answer to it was lost.
          if (!isNotFound(failureOf(error))) throw error;
        }
        order.learn((known) => known.filter((other) => other !== questionId));
      },
      reorder: async () => {
        try {
          await order.send(
            latest.current.flatMap(({ id }) => id ?? []),
            async (wanted, expected) => {
              await requests.reorder(wanted, expected);
              return wanted;
            },
          );
        } catch (error) {
          const failure = failureOf(error);
          if (!CHANGED.includes(failure.code)) throw error;
          const questions = await requests.read();
          order.learn(() => questions.map(({ id }) => id));
          act({ kind: 'rearranged', questions });
          toast.info(failureText(t, failure));
        }
      },
      /** Those that are new here stand at the end. */
      know: (questions: readonly QuestionFields[]) => {
        order.learn((known) => [...new Set([...known, ...questions.map(({ id }) => id)])]);
      },
    };
  }, [latest, act, requests, order, t]);
}
