import type { QuestionType } from '../../questions';
import { compareWith } from '../marking/accepted-answer';
import { parseDecimal } from '../marking/decimal';
import type { GivenValue, MarkableQuestion } from '../marking/marking';
import type { Hundredths } from '../points';
import type { DerivationRule, DerivedPart } from './derivation';
import { numberReading, readingOf } from './reading';

export interface RuledParts {
  rule: DerivationRule;
  parts: DerivedPart[];
}

/** `score` is what the rule gave for the whole. */
type PartsOf = (question: MarkableQuestion, given: GivenValue, score: Hundredths) => RuledParts;

const plain = { label: null, given: null, read: null, steps: [], expected: [] } satisfies Partial<DerivedPart>;

/** An answer of one piece: it earns everything or nothing. */
function whole(question: MarkableQuestion, score: Hundredths, part: Partial<DerivedPart>): RuledParts {
  const { maxScore } = question;
  const verdict = score > 0 || (maxScore === 0 && score === 0) ? 'RIGHT' : 'WRONG';
  return { rule: 'ALL_OR_NOTHING', parts: [{ ...plain, verdict, score, maxScore, ...part }] };
}

const textsOf = ({ content }: MarkableQuestion, ids: readonly string[] = []) =>
  ids.map((id) => content.choices?.find((choice) => choice.id === id)?.text ?? '–');

const oneChoice: PartsOf = (question, { choiceIds }, score) =>
  whole(question, score, {
    given: textsOf(question, choiceIds).join(' · '),
    expected: textsOf(question, question.answerKey.rightChoiceIds),
  });

/** Every choice that was taken, and every right one that was not. */
const someChoices: PartsOf = (question, { choiceIds }, score) => {
  if (!question.content.allowsSeveral) return oneChoice(question, { choiceIds: choiceIds ?? [] }, score);
  const taken = new Set(choiceIds);
  const right = new Set(question.answerKey.rightChoiceIds);
  const share = right.size === 0 ? 0 : Math.round(question.maxScore / right.size);
  const parts = [...new Set([...right, ...taken])].map((id): DerivedPart => {
    const label = textsOf(question, [id])[0] ?? '–';
    if (!taken.has(id)) return { ...plain, label, verdict: 'MISSED', score: 0, maxScore: share };
    return right.has(id)
      ? { ...plain, label, verdict: 'RIGHT', score: share, maxScore: share }
      : { ...plain, label, verdict: 'WRONG', score: -share, maxScore: 0 };
  });
  return { rule: 'SHARES_LESS_WRONG', parts };
};

const pairs: PartsOf = (question, { choiceIds = [] }) => {
  const order = question.answerKey.rightOrder ?? [];
  const couples = order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));
  const share = couples.length === 0 ? 0 : Math.round(question.maxScore / couples.length);
  const parts = couples.map(([first, second]): DerivedPart => {
    const [a, b] = [choiceIds.indexOf(first), choiceIds.indexOf(second)];
    const isRight = a >= 0 && b >= 0 && a < b;
    const [label = '–', after = '–'] = textsOf(question, [first, second]);
    const verdict = isRight ? 'RIGHT' : 'WRONG';
    return { ...plain, label, expected: [after], verdict, score: isRight ? share : 0, maxScore: share };
  });
  return { rule: 'PAIRS', parts };
};

const blanks: PartsOf = ({ answerKey, maxScore }, given) => {
  const keys = answerKey.blanks ?? [];
  const share = keys.length === 0 ? 0 : Math.round(maxScore / keys.length);
  const parts = keys.map(({ acceptedAnswers }, index): DerivedPart => {
    const text = given.blanks?.[index] ?? '';
    const isRight = compareWith(acceptedAnswers, text).accepted !== undefined;
    const shown = { label: String(index + 1), given: text, expected: acceptedAnswers, ...readingOf(text) };
    const verdict = isRight ? 'RIGHT' : text.trim() === '' ? 'MISSED' : 'WRONG';
    return { ...shown, verdict, score: isRight ? share : 0, maxScore: share };
  });
  return { rule: 'SHARES', parts };
};

const shortAnswer: PartsOf = (question, { text = '' }, score) =>
  whole(question, score, { given: text, expected: question.answerKey.acceptedAnswers ?? [], ...readingOf(text) });

const number: PartsOf = (question, { text = '' }, score) => {
  const { value = '', tolerance = '0' } = question.answerKey.number ?? {};
  const decimal = parseDecimal(text);
  const reading = decimal ? numberReading(text, decimal) : { read: null, steps: [] };
  return whole(question, score, { given: text, expected: [value, tolerance], ...reading });
};

const rating: PartsOf = (question, given, score) => {
  const range = question.answerKey.ratingRange;
  const expected = range ? [String(range.from), String(range.to)] : [];
  const ruled = whole(question, score, { given: String(given.rating ?? ''), expected });
  return range ? ruled : { ...ruled, rule: 'EVERY_RATING' };
};

const truth: PartsOf = (question, given, score) =>
  whole(question, score, { given: String(given.truth), expected: [String(question.answerKey.truth)] });

const date: PartsOf = (question, given, score) => {
  const { from = '', to = '' } = question.answerKey.days ?? {};
  return whole(question, score, { given: given.date ?? '', expected: [from, to] });
};

export const partsByType: Readonly<Partial<Record<QuestionType, PartsOf>>> = {
  qualifier: oneChoice,
  dropdown: oneChoice,
  'multiple-choice': someChoices,
  'true-false': truth,
  rating,
  ranking: pairs,
  'short-answer': shortAnswer,
  number,
  'fill-in-the-blank': blanks,
  date,
};
