import type { FieldProblems } from '../../draft/field-problems';
import type { Hundredths } from '../../marking/marking';
import { compareDecimals, distance } from '../../number/decimal';
import { parseDecimal } from '../../number/parse-decimal';
import { typedDecimal } from '../../number/plain-decimal';
import { readNumber } from '../../number/read-number';

export const MAX_NUMBERS = 20;

/** A value that earns points: all of them, or a share in percent. */
export interface NumberValue {
  value: string;
  tolerance: string;
  share: string;
}

interface NumberKey {
  value: string;
  tolerance: string;
  others?: NumberValue[];
}

interface NumberValueDraft {
  value: string;
  tolerance?: string | null;
  share?: string | null;
}

const ALL = '100';

/** All values of a key, the first with the whole of the points. */
export const numberValues = ({ value, tolerance, others = [] }: NumberKey): NumberValue[] => [
  { value, tolerance, share: ALL },
  ...others,
];

/** The value that earns most of those that the answer meets; null where it meets none, or is no number. */
export function valueMet(key: NumberKey, text: string, unit: string | undefined): NumberValue | null {
  const reading = readNumber(text, unit);
  if (reading.kind !== 'number') return null;
  const met = numberValues(key).filter(({ value, tolerance }) => {
    const [expected, allowed] = [parseDecimal(value), parseDecimal(tolerance)];
    if (expected === null || allowed === null) return false;
    return compareDecimals(distance(reading.decimal, expected), allowed) <= 0;
  });
  return met.toSorted((a, b) => Number(b.share) - Number(a.share))[0] ?? null;
}

export const shareOf = (maxScore: Hundredths, share: string): Hundredths =>
  Math.round((maxScore * Number(share)) / 100);

export function readOthers(
  drafts: readonly NumberValueDraft[],
  unit: string | undefined,
  problems: FieldProblems,
): NumberValue[] {
  if (drafts.length > MAX_NUMBERS) problems.add('number.others', 'max-items', { max: MAX_NUMBERS });
  return drafts.slice(0, MAX_NUMBERS).map((draft, at) => {
    const path = `number.others.${at}`;
    return {
      value: readDecimal(`${path}.value`, draft.value, unit, problems),
      tolerance: readTolerance(`${path}.tolerance`, draft.tolerance, unit, problems),
      share: readShare(`${path}.share`, draft.share, problems),
    };
  });
}

export function readTolerance(
  path: string,
  text: string | null | undefined,
  unit: string | undefined,
  problems: FieldProblems,
): string {
  if (!text?.trim()) return '0';
  const tolerance = readDecimal(path, text, unit, problems);
  if (tolerance.startsWith('-')) problems.add(path, 'min', { min: 0 });
  return tolerance;
}

export function readDecimal(
  path: string,
  text: string | undefined,
  unit: string | undefined,
  problems: FieldProblems,
): string {
  if (!text?.trim()) problems.add(path, 'required');
  else {
    const plain = typedDecimal(text, unit);
    if (plain !== null) return plain;
    problems.add(path, 'number');
  }
  return '0';
}

function readShare(path: string, text: string | null | undefined, problems: FieldProblems): string {
  if (!text?.trim()) return ALL;
  const share = readDecimal(path, text, '%', problems);
  if (Number(share) <= 0) problems.add(path, 'min', { min: 1 });
  else if (Number(share) > 100) problems.add(path, 'max', { max: 100 });
  return share;
}
