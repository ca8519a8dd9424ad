import { westernDigits } from '../../lib/format/western-digits';

const MOST_DAYS = 3_650;

/** Whole days from `least` to 3650; null when nothing is typed, undefined for anything else. */
export function readDays(typed: string, least = 1): number | null | undefined {
  const text = westernDigits(typed).trim();
  if (text === '') return null;
  const days = Number(text);
  return /^\d{1,4}$/u.test(text) && days >= least && days <= MOST_DAYS ? days : undefined;
}
