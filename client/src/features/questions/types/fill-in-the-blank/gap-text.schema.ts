import { array, object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { limits } from '../../limits';
import type { GapDraft } from './gap-text';

const accepted = array(
  string()
    .trim()
    .required('questions:problem.answer')
    .max(limits.answerLength, fieldMessage('questions:problem.tooLong', { max: limits.answerLength })),
)
  .min(1, 'questions:problem.blankAnswer')
  .max(limits.mostAnswers, fieldMessage('questions:problem.answersMany', { count: limits.mostAnswers }));

export const gapSchema = object({
  gapText: string()
    .trim()
    .required('questions:problem.gapText')
    .max(limits.gapTextLength, fieldMessage('questions:problem.tooLong', { max: limits.gapTextLength }))
    .test('gap', 'questions:problem.noBlank', (text, { parent }) => !text || (parent as GapDraft).blanks.length > 0),
  blanks: array(object({ accepted })).max(
    limits.mostBlanks,
    fieldMessage('questions:problem.blanksMany', { count: limits.mostBlanks }),
  ),
});
