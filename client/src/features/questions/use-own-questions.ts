import { useMemo } from 'react';
import {
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

function useRequests(assessmentId: string): QuestionRequests {
  const quiet = { context: { quiet: true } };
  const [add] = useAddAssessmentQuestionMutation(quiet);
  const [update] = useUpdateQuestionMutation(quiet);
  const [remove] = useRemoveAssessmentQuestionMutation(quiet);
  const [reorder] = useReorderAssessmentQuestionsMutation(quiet);
  return useMemo(
    () => ({
      add: async (position, question) => {
        const { data } = await add({ variables: { input: { assessmentId, position, question } } });
        return data?.addAssessmentQuestion.assessment.ownQuestions;
      },
      change: async (id, question) => {
        const { data } = await update({ variables: { input: { id, question } } });
        return data?.updateQuestion.question;
      },
      remove: (questionId) => remove({ variables: { input: { assessmentId, questionId } } }),
      reorder: (questionIds) => reorder({ variables: { input: { assessmentId, questionIds } } }),
    }),
    [assessmentId, add, update, remove, reorder],
  );
}
