import { editDistance } from './edit-distance';
import { comparableText, compareText } from './text-comparison';
import type { TextComparison } from './text-comparison';

/** Why an answer that was not accepted may have been meant rightly. */
export const nearMissReasons = ['ACCENTS', 'ARTICLES', 'SPACING', 'SPELLING'] as const;
export type NearMissReason = (typeof nearMissReasons)[number];

export interface NearMiss {
  /** As the author wrote it. */
  accepted: string;
  reason: NearMissReason;
}

const options = [
  ['ACCENTS', { ignoresAccents: true }],
  ['ARTICLES', { ignoresArticles: true }],
  ['SPACING', { ignoresSpacing: true }],
] as const satisfies readonly (readonly [NearMissReason, Partial<TextComparison>])[];

const EVERYTHING: TextComparison = { ignoresAccents: true, ignoresArticles: true, ignoresSpacing: true };

/** A slip of the hand in a short word is another word. */
const SHORTEST = 4;
const LONG = 8;

/** The accepted answer that this one just misses; null when it is right, or something else altogether. */
export function nearMissOf(
  acceptedAnswers: readonly string[],
  answer: string,
  comparison?: Partial<TextComparison>,
): NearMiss | null {
  if (compareText(acceptedAnswers, answer, comparison).accepted !== undefined) return null;
  for (const [reason, option] of options) {
    const { accepted } = compareText(acceptedAnswers, answer, { ...comparison, ...option });
    if (accepted !== undefined) return { accepted, reason };
  }
  const accepted = acceptedAnswers.find((each) => isSlip(comparable(each), comparable(answer)));
  return accepted === undefined ? null : { accepted, reason: 'SPELLING' };
}

const comparable = (text: string) => comparableText(text, EVERYTHING);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Another year is no slip: figures have to agree. */
function isSlip(accepted: string, answer: string): boolean {
  if (answer === '' || digitsOf(accepted) !== digitsOf(answer)) return false;
  const length = Math.max(accepted.length, answer.length);
  if (length < SHORTEST || Math.abs(accepted.length - answer.length) > 2) return false;
  return editDistance(accepted, answer) <= (length < LONG ? 1 : 2);
}
