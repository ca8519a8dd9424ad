import type { CarriedNumber } from './interchange';
import { NotUnderstood } from './not-understood';

/** A value and the percent of the points that it earns. */
export interface SharedNumber {
  value: string;
  tolerance: string;
  share: number;
}

const ALL = 100;

/** One of those that earn everything first, then the rest, best first. @throws NotUnderstood ANSWER_MISSING where none earns everything */
export function numberOf(found: readonly SharedNumber[]): CarriedNumber {
  const earning = found.filter(({ share }) => share > 0);
  const [first, ...others] = distinct(earning).toSorted((a, b) => b.share - a.share);
  if (!first || first.share < ALL) throw new NotUnderstood('ANSWER_MISSING');
  const { value, tolerance } = first;
  return { value, tolerance, ...(others.length > 0 && { others: others.map(withPercent) }) };
}

/** All values of a question, the first with all points. */
export function sharedNumbersOf({ value, tolerance, others }: CarriedNumber): SharedNumber[] {
  const rest = (others ?? []).map((other) => ({
    value: other.value,
    tolerance: other.tolerance ?? '0',
    share: Number(other.share ?? ALL),
  }));
  return [{ value, tolerance, share: ALL }, ...rest];
}

function distinct(found: readonly SharedNumber[]): SharedNumber[] {
  const best = new Map<string, SharedNumber>();
  for (const one of found) {
    const name = `${one.value} ${one.tolerance}`;
    const known = best.get(name);
    if (!known || known.share < one.share) best.set(name, one);
  }
  return [...best.values()];
}

const withPercent = ({ share, ...range }: SharedNumber) => ({
  ...range,
  share: String(Number(Math.min(ALL, share).toFixed(5))),
});
