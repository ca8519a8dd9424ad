import { deriveMark } from '@mizan/question-model';
import type { AnswerKey, Derivation, Explanation } from '@mizan/question-model';
import { hundredthsOf } from '../score';
import type { ResultQuestionRow } from './result.queries';
import { hides } from '../report';
import type { HiddenParts } from '../report';

/** Explanations that say no more than the score does. */
const tellsNoKey: readonly Explanation['code'][] = [
  'NO_ANSWER',
  'RIGHT_CHOICE',
  'WRONG_CHOICE',
  'QUALIFYING_ANSWER',
  'DISQUALIFYING_ANSWER',
  'RIGHT_TRUTH',
  'WRONG_TRUTH',
  'RIGHT_ORDER',
  'NOT_ACCEPTED',
  'NOT_A_NUMBER',
  'RATING_NOT_KEYED',
  'RATING_OFF_SCALE',
  'AWAITS_PERSON',
  'MARKED_BY_PERSON',
  'HIDDEN',
];

/** Of those, the ones that repeat nothing of the answer either. */
const tellsNoAnswer = tellsNoKey.filter(
  (code) => !['NOT_ACCEPTED', 'NOT_A_NUMBER', 'RATING_NOT_KEYED', 'RATING_OFF_SCALE'].includes(code),
);

/** The question as far as the report options show it; number, skill, times and points always stay. Pure. */
export function hideParts(row: ResultQuestionRow, hiding: HiddenParts): ResultQuestionRow {
  if (hides(hiding, 'QUESTIONS')) return withoutQuestion(row);
  return hides(hiding, 'CORRECT_ANSWERS') ? withoutKey(row, tellsNoKey) : row;
}

function withoutQuestion(row: ResultQuestionRow): ResultQuestionRow {
  return {
    ...withoutKey(row, tellsNoAnswer),
    text: '',
    textHtml: null,
    content: {},
    answerKey: {},
    feedback: null,
    translation: null,
    other: null,
    value: null,
    revision: null,
    savedAt: null,
    lateValue: null,
    lateRevision: null,
    lateSavedAt: null,
    lateCountedAt: null,
  };
}

function withoutKey(row: ResultQuestionRow, telling: readonly Explanation['code'][]): ResultQuestionRow {
  const isTelling = telling.includes(row.explanation.code);
  return {
    ...row,
    answerKey: gapsOf(row.answerKey),
    other: null,
    translation: row.translation && { ...row.translation, answerKey: gapsOf(row.translation.answerKey) },
    explanation: isTelling ? row.explanation : { code: 'HIDDEN', params: {} },
    derivation: { rule: ruleOf(row), parts: [], floor: 0, rounding: 0 },
  };
}

/** How many blanks there are belongs to the question, what goes into them does not. */
const gapsOf = ({ blanks }: AnswerKey): AnswerKey =>
  blanks ? { blanks: blanks.map(() => ({ acceptedAnswers: [] })) } : {};

function ruleOf({ derivation, type, content, answerKey, maxScore, value }: ResultQuestionRow): Derivation['rule'] {
  const { rule } = derivation ?? deriveMark(type, { content, answerKey, maxScore: hundredthsOf(maxScore) }, value);
  return rule;
}
