import { westernDigits } from './western-digits';

/**
 * Typed points as a number, by any keyboard: `٢٫٥` and `2,5` are 2.5. NaN when they are none; so are those of which nobody can tell whether
 * the comma stands before decimals or thousands, as in `1,000`.
 */
export function readPoints(typed: string): number {
  const text = westernDigits(typed).trim();
  return /^\d+(\.\d+|,\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** At most two decimals, without what binary fractions add: 8.2 × 100 is 819.9999999999999. */
export const isInHundredths = (points: number): boolean => Number.isInteger(Math.round(points * 100 * 1e6) / 1e6);
