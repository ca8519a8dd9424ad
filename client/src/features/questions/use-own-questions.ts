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

const quiet = { context: { quiet: true } };

function useRequests(assessmentId: string): QuestionRequests {
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
