import type { Hundredths } from '../marking/marking';
import { foldingSteps } from '../text/fold-text';

/** What was levelled before an answer was compared, in the order in which it happens. */
export const readingSteps = [...foldingSteps, 'ACCENTS', 'ARTICLES', 'SPACING', 'SEPARATORS', 'WORDS'] as const;
export type ReadingStep = (typeof readingSteps)[number];

/** How points come about, for the whole question. */
export const derivationRules = [
  'NO_ANSWER',
  'ALL_OR_NOTHING',
  'SHARES',
  'SHARES_LESS_WRONG',
  'SHARE_OF_VALUE',
  'PAIRS',
  'EVERY_RATING',
  'PERSON',
] as const;
export type DerivationRule = (typeof derivationRules)[number];

/** MISSED: it is right, and was not given. JUDGED: a person decided. */
export const partVerdicts = ['RIGHT', 'WRONG', 'MISSED', 'JUDGED'] as const;
export type PartVerdict = (typeof partVerdicts)[number];

/** One thing that earned points, or could have. Texts stand as the candidate and the author wrote them. */
export interface DerivedPart {
  /** The choice, the number of the blank, the criterion; null where the answer is of one piece. */
  label: string | null;
  given: string | null;
  /** As it was compared; null where it is compared as given. */
  read: string | null;
  steps: ReadingStep[];
  /** What would be right here; of a range both ends, of a number its value and tolerance. */
  expected: string[];
  verdict: PartVerdict;
  /** Below zero where a wrong choice takes points back. */
  score: Hundredths;
  maxScore: Hundredths;
}

export interface RuledParts {
  rule: DerivationRule;
  parts: DerivedPart[];
}

/** The way from an answer to its points: the parts and the corrections add up to the score. */
export interface Derivation extends RuledParts {
  /** What was given back because no score lies below zero. */
  floor: Hundredths;
  /** What whole hundredths add or take away. */
  rounding: Hundredths;
}

export const plainPart = {
  label: null,
  given: null,
  read: null,
  steps: [],
  expected: [],
} satisfies Partial<DerivedPart>;

/** An answer of one piece: it earns everything or nothing. */
export function wholePart(maxScore: Hundredths, score: Hundredths, part: Partial<DerivedPart>): RuledParts {
  const verdict = score > 0 || (maxScore === 0 && score === 0) ? 'RIGHT' : 'WRONG';
  return { rule: 'ALL_OR_NOTHING', parts: [{ ...plainPart, verdict, score, maxScore, ...part }] };
}
