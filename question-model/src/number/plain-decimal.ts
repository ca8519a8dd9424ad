import { plainText } from './decimal';
import { parseDecimal } from './parse-decimal';
import { readNumber } from './read-number';

const KEPT = /^-?\d{1,15}(?:\.\d{1,10})?$/;

const kept = (plain: string | null): string | null => (plain !== null && KEPT.test(plain) ? plain : null);

/** A number of a file or a key as it is kept; null when it is none, or too long: 15 digits before the point, 10 after it. */
export function plainDecimal(text: string): string | null {
  const decimal = parseDecimal(text);
  return kept(decimal && plainText(decimal));
}

/** The same of a number that an author typed, who may write the unit too. */
export function typedDecimal(text: string, unit?: string | null): string | null {
  const reading = readNumber(text, unit);
  return kept(reading.kind === 'number' ? reading.plain : null);
}
