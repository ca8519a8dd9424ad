import type { FormikErrors } from 'formik';
import { boolean, object, string, type Schema } from 'yup';
import type { QuestionType } from '../../graphql/schema-generated';
import { fieldMessage } from '../../lib/forms/field-message';
import { westernDigits } from '../../lib/format/western-digits';
import { questionLimits } from './limits';
import { problemsOf } from './problems-of';
import type { QuestionDraft } from './question-draft';
import { typeOf } from './types';

const problem = (name: string, params?: Record<string, unknown>) => fieldMessage(`questions:problem.${name}`, params);
const numberOf = (typed: string | undefined) => Number(westernDigits(typed ?? '').trim());
const isTyped = (typed: string | undefined) => Boolean(typed?.trim());
const seconds = { min: questionLimits.leastSeconds, max: questionLimits.mostSeconds };
const points = { min: 0, max: questionLimits.mostPoints };

const within =
  ({ min, max }: { min: number; max: number }) =>
  (typed: string | undefined) => {
    const number = numberOf(typed);
    return !Number.isFinite(number) || (number >= min && number <= max);
  };
const isNumber = (typed: string | undefined) => !isTyped(typed) || Number.isFinite(numberOf(typed));
const isWhole = (typed: string | undefined) => !isNumber(typed) || Number.isInteger(numberOf(typed));
const hasTwoDecimals = (typed: string | undefined) => {
  const number = numberOf(typed);
  return !Number.isFinite(number) || Number(number.toFixed(2)) === number;
};

const fields = {
  type: string().required(),
  text: string()
    .trim()
    .required(problem('text'))
    .max(questionLimits.textLength, problem('tooLong', { max: questionLimits.textLength })),
  durationSeconds: string()
    .trim()
    .required(problem('duration'))
    .test('number', problem('number'), isNumber)
    .test('whole', problem('whole'), isWhole)
    .test('within', problem('durationRange', seconds), within(seconds)),
  score: string()
    .trim()
    .required(problem('score'))
    .test('number', problem('number'), isNumber)
    .test('decimals', problem('decimals'), hasTwoDecimals)
    .test('within', problem('scoreRange', points), within(points)),
  difficulty: string().required(),
  skill: string()
    .trim()
    .required(problem('skill'))
    .max(questionLimits.skillLength, problem('tooLong', { max: questionLimits.skillLength })),
  isAdditional: boolean().required(),
};

const schemas = new Map<QuestionType, Schema>();

/** The rules that the server checks too, so that an author hears of them while typing. */
function schemaFor(type: QuestionType): Schema {
  const known = schemas.get(type);
  if (known) return known;
  const schema = object({ ...fields, answers: object({ [type]: typeOf(type).schema }) });
  schemas.set(type, schema);
  return schema;
}

/** Every problem of a draft by its path; empty when the question may be saved. */
export const draftProblems = (draft: QuestionDraft): Record<string, string> => problemsOf(schemaFor(draft.type), draft);

const completeness = new WeakMap<QuestionDraft, boolean>();

/** Drafts never change in place, so each is checked once, however often a long list is drawn. */
export function isComplete(draft: QuestionDraft): boolean {
  const known = completeness.get(draft);
  if (known !== undefined) return known;
  const complete = schemaFor(draft.type).isValidSync(draft);
  completeness.set(draft, complete);
  return complete;
}

/**
 * For formik's `validate`: the fields that every type has. Problems of the answer are shown by its own editor, because
 * formik cannot hold one for a list and others for its rows at once.
 */
export function draftErrors(draft: QuestionDraft): FormikErrors<QuestionDraft> {
  return Object.fromEntries(Object.entries(draftProblems(draft)).filter(([path]) => path in fields));
}

const ANSWER = /^answers\.[A-Z_]+\.?/;

/** The problems of the answer by their path in it. */
export function answerProblems(draft: QuestionDraft): Record<string, string> {
  const ofAnswer = Object.entries(draftProblems(draft)).filter(([path]) => ANSWER.test(path));
  return Object.fromEntries(ofAnswer.map(([path, message]) => [path.replace(ANSWER, ''), message]));
}
