import { AssessmentChangedMeanwhile } from './assessments.errors';

interface Replacement<Whole> {
  stored: Whole;
  /** As it was when it was read; left out where whatever is stored may be replaced. */
  expected: Whole | null | undefined;
  wanted: Whole;
}

/**
 * Keeps two who replace the same whole, such as a list, from undoing each other unseen. Asked for again, because the answer
 * was lost, it is stored already. @throws AssessmentChangedMeanwhile
 */
export function assertExpected<Whole extends readonly unknown[]>(
  field: string,
  { stored, expected, wanted }: Replacement<Whole>,
): void {
  if (expected == null) return;
  const [is, was, shall] = [stored, expected, wanted].map((whole) => JSON.stringify(whole));
  if (is !== was && is !== shall) throw new AssessmentChangedMeanwhile({ field });
}
