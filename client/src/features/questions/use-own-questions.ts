import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  OwnQuestionsDocument,
  useAddAssessmentQuestionMutation,
  useRemoveAssessmentQuestionMutation,
  useReorderAssessmentQuestionsMutation,
  useUpdateQuestionMutation,
} from './question-changes-generated';
import type { Saver } from './saver';
import type { QuestionFields } from './types/question-type';
import { useQuestionItems, type QuestionItems, type QuestionRequests } from './use-question-items';

/** The questions written for one assessment. */
export function useOwnQuestions(assessmentId: string, stored: readonly QuestionFields[], saver: Saver): QuestionItems {
  return useQuestionItems(assessmentId, stored, saver, useRequests(assessmentId));
}

const quiet = { context: { quiet: true } };
const anew = { ...quiet, fetchPolicy: 'network-only' } as const;

function useRequests(assessmentId: string): QuestionRequests {
  const client = useApolloClient();
  const [add] = useAddAssessmentQuestionMutation(quiet);
  const [update] = useUpdateQuestionMutation(quiet);
  const [remove] = useRemoveAssessmentQuestionMutation(quiet);
  const [reorder] = useReorderAssessmentQuestionsMutation(quiet);
  return useMemo(
    () => ({
      add: async (addition, headers) => {
        const variables = { input: { assessmentId, ...addition } };
        const { data } = await add({ variables, context: { ...quiet.context, headers } });
        const added = data?.addAssessmentQuestion;
        return added?.assessment.ownQuestions.find(({ id }) => id === added.questionId);
      },
      change: async (input) => (await update({ variables: { input } })).data?.updateQuestion.question,
      take: (question) => Promise.resolve(question),
      remove: (questionId) => remove({ variables: { input: { assessmentId, questionId } } }),
      reorder: (questionIds, expectedQuestionIds) =>
        reorder({ variables: { input: { assessmentId, questionIds, expectedQuestionIds } } }),
      read: async () => {
        const variables = { id: assessmentId };
        const { data } = await client.query({ query: OwnQuestionsDocument, variables, ...anew });
        return data?.assessment.ownQuestions ?? [];
      },
    }),
    [client, assessmentId, add, update, remove, reorder],
  );
}
