import { useApolloClient } from '@apollo/client/react';
import { useMemo, type RefObject } from 'react';
import { useUpdateQuestionMutation } from './question-changes-generated';
import {
  TestQuestionsDocument,
  useAddTestQuestionMutation,
  useRemoveTestQuestionMutation,
  useReorderTestQuestionsMutation,
  useTakeNewestVersionsMutation,
} from './test-questions-generated';
import type { Saver } from './saver';
import type { QuestionFields } from './types/question-type';
import { useQuestionItems, type QuestionItems, type QuestionRequests } from './use-question-items';

interface Test {
  /** Null until the test exists; by the time that a question is sent it does. */
  id: RefObject<string | null>;
  /** Names what this browser keeps for it. */
  key: string;
}

/** The questions of a test. */
export function useTestQuestions(test: Test, stored: readonly QuestionFields[], saver: Saver): QuestionItems {
  return useQuestionItems(test.key, stored, saver, useRequests(test.id));
}

const quiet = { context: { quiet: true } };
const anew = { ...quiet, fetchPolicy: 'network-only' } as const;

function useRequests(id: Test['id']): QuestionRequests {
  const client = useApolloClient();
  const [add] = useAddTestQuestionMutation(quiet);
  const [update] = useUpdateQuestionMutation(quiet);
  const [takeNewest] = useTakeNewestVersionsMutation(quiet);
  const [remove] = useRemoveTestQuestionMutation(quiet);
  const [reorder] = useReorderTestQuestionsMutation(quiet);
  return useMemo(() => {
    const testId = () => id.current ?? '';
    const pin = async (questionId: string, context = quiet.context) => {
      const variables = { input: { testId: testId(), questionIds: [questionId] } };
      const { data } = await takeNewest({ variables, context });
      return data?.takeNewestVersions.test.questions.find(({ id }) => id === questionId);
    };
    return {
      add: async (addition, headers) => {
        const variables = { input: { testId: testId(), ...addition } };
        const { data } = await add({ variables, context: { ...quiet.context, headers } });
        const added = data?.addTestQuestion;
        return added?.test.questions.find(({ id }) => id === added.questionId);
      },
      // A test keeps the version that it was built with; whoever writes in the test means the test.
      change: async (input) => {
        const { data } = await update({ variables: { input } });
        if (data) await pin(input.id);
        return data?.updateQuestion.question;
      },
      take: ({ id }) => pin(id, { quiet: false }),
      remove: (questionId) => remove({ variables: { input: { testId: testId(), questionId } } }),
      reorder: (questionIds, expectedQuestionIds) =>
        reorder({ variables: { input: { testId: testId(), questionIds, expectedQuestionIds } } }),
      read: async () => {
        const variables = { id: testId() };
        const { data } = await client.query({ query: TestQuestionsDocument, variables, ...anew });
        return data?.test.questions ?? [];
      },
    };
  }, [client, id, add, update, takeNewest, remove, reorder]);
}
