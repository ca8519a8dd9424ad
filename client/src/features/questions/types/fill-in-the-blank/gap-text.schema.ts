import { array, object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';
import type { BlankDraft, GapDraft } from './gap-text';

const accepted = array(
  string()
    .trim()
    .required('questions:problem.answer')
    .max(questionLimits.answerLength, fieldMessage('questions:problem.tooLong', { max: questionLimits.answerLength })),
)
  .min(1, 'questions:problem.blankAnswer')
  .max(
    questionLimits.mostAnswers,
    fieldMessage('questions:problem.answersMany', { count: questionLimits.mostAnswers }),
  );

const NUMBER = /^[+\-−]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬]*(?:e[+-]?\d+)?$/iu;
const isNumeric = (text: string | undefined) => NUMBER.test((text ?? '').trim());

/** Each kind has its own fields; those of the others are kept and do not count. */
const blank = object({
  kind: string(),
  accepted: array(string().defined()).when('kind', {
    is: 'choice',
    otherwise: () =>
      accepted.test('numbers', 'questions:problem.number', (texts, { parent }) => {
        return (parent as BlankDraft).kind !== 'number' || (texts ?? []).every(isNumeric);
      }),
  }),
  tolerance: string().when('kind', {
    is: 'number',
    then: (tolerance) =>
      tolerance.test('number', 'questions:problem.number', (text) => !text?.trim() || isNumeric(text)),
  }),
  choices: array(string().defined()).when('kind', {
    is: 'choice',
    then: (choices) =>
      choices.min(
        questionLimits.leastChoices,
        fieldMessage('questions:problem.choicesFew', { count: questionLimits.leastChoices }),
      ),
  }),
  right: array(string().defined()).when('kind', {
    is: 'choice',
    then: (right) => right.min(1, 'questions:problem.rightChoice'),
  }),
});

export const gapSchema = object({
  gapText: string()
    .trim()
    .required('questions:problem.blanksText')
    .max(questionLimits.gapTextLength, fieldMessage('questions:problem.tooLong', { max: questionLimits.gapTextLength }))
    .test('gap', 'questions:problem.noBlank', (text, { parent }) => !text || (parent as GapDraft).blanks.length > 0),
  blanks: array(blank).max(
    questionLimits.mostBlanks,
    fieldMessage('questions:problem.blanksMany', { count: questionLimits.mostBlanks }),
  ),
});
