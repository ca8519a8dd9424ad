import type { Distractors_QuestionFragment, ItemTable_QuestionFragment } from './analytics-generated';

/** What should make somebody look at a question again. Limits: docs.moodle.org, "Quiz statistics report". */
export type ItemNote = 'AGAINST_TOTAL' | 'NEAR_GUESSING' | 'TOO_HARD' | 'TOO_EASY' | 'WEAK' | 'DRAWN';

const EASY = 95;
const HARD = 5;
const WEAK = 20;
/** Percentage points above what guessing earns. */
const GUESSING_MARGIN = 5;

export function itemNotes(question: ItemTable_QuestionFragment): ItemNote[] {
  const { facility, guessing, discrimination, isAgainstTotal, intendedWeight } = question;
  const notes: ItemNote[] = [];
  if (isAgainstTotal) notes.push('AGAINST_TOTAL');
  if (facility !== null && facility >= EASY) notes.push('TOO_EASY');
  if (facility !== null && facility <= HARD) notes.push('TOO_HARD');
  else if (facility !== null && guessing !== null && facility <= guessing + GUESSING_MARGIN)
    notes.push('NEAR_GUESSING');
  if (!isAgainstTotal && discrimination !== null && discrimination < WEAK) notes.push('WEAK');
  if (intendedWeight === null) notes.push('DRAWN');
  return notes;
}

export type ChoiceNote = 'UNUSED' | 'LURES_THE_GOOD' | 'MORE_THAN_RIGHT';

type Choice = Distractors_QuestionFragment['choices'][number];

/** Of a wrong choice: nobody takes it, or those who do are better than those who are right. */
export function choiceNote(choice: Choice, choices: readonly Choice[]): ChoiceNote | null {
  if (choice.isRight) return null;
  if (choice.count === 0) return 'UNUSED';
  const right = choices.filter(({ isRight }) => isRight);
  const best = Math.max(...right.map(({ meanPercentage }) => meanPercentage ?? 0));
  if (right.some(({ count }) => count > 0) && (choice.meanPercentage ?? 0) > best) return 'LURES_THE_GOOD';
  return right.every(({ count }) => count < choice.count) ? 'MORE_THAN_RIGHT' : null;
}

export type AlphaVerdict = 'none' | 'inconsistent' | 'unsatisfactory' | 'fair' | 'satisfactory';

/** How far the totals can be trusted, by Cronbach's alpha (0 to 1). */
export function alphaVerdict(alpha: number | null): AlphaVerdict {
  if (alpha === null) return 'none';
  if (alpha < 0) return 'inconsistent';
  if (alpha < 0.64) return 'unsatisfactory';
  return alpha < 0.75 ? 'fair' : 'satisfactory';
}
