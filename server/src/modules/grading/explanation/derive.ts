import type { QuestionType } from '../../questions';
import { isEmpty } from '../marking/is-empty';
import { markByRule } from '../marking/mark-by-rule';
import type { GivenValue, MarkableQuestion } from '../marking/marking';
import type { Hundredths } from '../points';
import type { Derivation, DerivedPart } from './derivation';
import { partsByType } from './parts-by-type';

const nothing = { parts: [], floor: 0, rounding: 0 } satisfies Partial<Derivation>;

/** How the mark that a rule gives comes about. Parts, floor and rounding add up to its score. */
export function derive(type: QuestionType, question: MarkableQuestion, given: GivenValue | null): Derivation {
  const { score } = markByRule(type, question, given);
  const partsOf = partsByType[type];
  if (isEmpty(given)) return { rule: 'NO_ANSWER', ...nothing };
  if (!partsOf || score === null) return { rule: 'PERSON', ...nothing };
  const { rule, parts } = partsOf(question, given, score);
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
    ...{ given: null, read: null, steps: [], expected: [], verdict: 'JUDGED' },
  }));
  const rounding = parts.length === 0 ? 0 : score - sumOf(parts);
  return { rule: 'PERSON', parts, floor: 0, rounding };
}

function sumOf(parts: readonly DerivedPart[]): Hundredths {
  return parts.reduce((sum, { score }) => sum + score, 0);
}
