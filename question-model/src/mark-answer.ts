import type { AnswerValue } from './answer/answer-value';
import { answerForms } from './answer/answer-value';
import { isAnswered } from './answer/is-answered';
import type { Derivation, DerivedPart } from './derivation/derivation';
import { contentFields } from './content';
import { kindOf } from './question';
import type { MarkableQuestion } from './question';
import { withEmpties } from './shape/with-empties';
import { withBothAnswers } from './translation/say-in';
import type { QuestionType } from './vocabulary/question-type';
import { marked } from './marking/marking';
import type { Hundredths, MarkedAnswer } from './marking/marking';

/** The mark of one answer. A question left empty earns nothing and waits for nobody, whatever its type. */
export function markAnswer(type: QuestionType, question: MarkableQuestion, given: AnswerValue | null): MarkedAnswer {
  return hasAnswer(type, question, given)
    ? kindOf(type).mark(wholeQuestion(type, question), given ?? {})
    : marked(0, 'NO_ANSWER');
}

/** How the mark that a rule gives comes about. Parts, floor and rounding add up to its score. */
export function deriveMark(type: QuestionType, question: MarkableQuestion, given: AnswerValue | null): Derivation {
  const nothing = { parts: [], floor: 0, rounding: 0 };
  if (!hasAnswer(type, question, given)) return { rule: 'NO_ANSWER', ...nothing };
  const kind = kindOf(type);
  const whole = wholeQuestion(type, question);
  const { score } = kind.mark(whole, given ?? {});
  if (!kind.derive || score === null) return { rule: 'PERSON', ...nothing };
  const { rule, parts } = kind.derive(whole, given ?? {}, score);
  const sum = sumOf(parts);
  const floor = Math.max(0, -sum);
  return { rule, parts, floor, rounding: score - sum - floor };
}

/** What a person gave for one criterion of the rubric. */
export interface JudgedCriterion {
  label: string;
  score: Hundredths;
  maxScore: Hundredths;
}

/** How a mark comes about that a person gave; without criteria it is one judgement. */
export function derivePersonal(criteria: readonly JudgedCriterion[], score: Hundredths): Derivation {
  const parts = criteria.map((criterion): DerivedPart => ({
    ...criterion,
    given: null,
    read: null,
    steps: [],
    expected: [],
    verdict: 'JUDGED',
  }));
  const rounding = parts.length === 0 ? 0 : score - sumOf(parts);
  return { rule: 'PERSON', parts, floor: 0, rounding };
}

/** What was asked is what was shown; what is right is right in either language. */
function wholeQuestion(
  type: QuestionType,
  { content, answerKey, maxScore, other }: MarkableQuestion,
): MarkableQuestion {
  const key = other ? withBothAnswers(type, answerKey, other.answerKey) : answerKey;
  return {
    content: withEmpties(contentFields[type], other?.isGivenIn ? other.content : content),
    answerKey: withEmpties(kindOf(type).key, key),
    maxScore,
  };
}

/** By rule only an answer of the question's own form counts; a person may look at whatever was given. */
function hasAnswer(type: QuestionType, { content }: MarkableQuestion, given: AnswerValue | null): boolean {
  if (!isAnswered(given, content.grid)) return false;
  return !kindOf(type).derive || given?.[answerForms[type]] !== undefined;
}

function sumOf(parts: readonly DerivedPart[]): Hundredths {
  return parts.reduce((sum, { score }) => sum + score, 0);
}
