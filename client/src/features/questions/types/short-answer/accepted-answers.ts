import { array, object, string, ValidationError } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';
import { repeatedTexts } from '../same-text';
import { newKey } from '../../new-key';
import { readComparison, type ComparisonDraft } from '../comparison/comparison';
import type { QuestionFields } from '../question-type';

export interface AcceptedAnswer {
  readonly key: string;
  readonly text: string;
}

export interface ShortAnswerDraft {
  readonly accepted: readonly AcceptedAnswer[];
  readonly comparison: ComparisonDraft;
}

export const answer = (text = ''): AcceptedAnswer => ({ key: newKey(), text });

export const readAccepted = (question: QuestionFields): ShortAnswerDraft => ({
  accepted: question.acceptedAnswers?.length ? question.acceptedAnswers.map((text) => answer(text)) : [answer()],
  comparison: readComparison(question),
});

const tooLong = fieldMessage('questions:problem.tooLong', { max: questionLimits.answerLength });
const tooMany = fieldMessage('questions:problem.answersMany', { count: questionLimits.mostAnswers });

export const acceptedSchema = object({
  accepted: array(
    object({
      text: string().trim().required('questions:problem.answer').max(questionLimits.answerLength, tooLong),
    }),
  )
    .min(1, 'questions:problem.answer')
    .max(questionLimits.mostAnswers, tooMany)
    .test('distinct', (accepted, { path, parent }) => {
      const texts = (accepted ?? []).map(({ text }) => text);
      const [repeated] = repeatedTexts(texts, (parent as Partial<ShortAnswerDraft>).comparison);
      if (repeated === undefined) return true;
      return new ValidationError('questions:problem.repeatedAnswer', accepted, `${path}[${repeated}].text`);
    }),
});
