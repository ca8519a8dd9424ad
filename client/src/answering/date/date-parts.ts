/** The three fields as they were typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Digits of either script as plain ones; everything else is left out. */
export const digitsOf = (typed: string): string =>
  typed.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll(/\D/g, '');

export function partsOf(iso: string | null | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

const isWhole = ({ day, month, year }: DateParts) => day !== '' && month !== '' && year.length === 4;

/** ISO, or null when the fields are not all filled or name a day that no calendar has. */
export function isoOf(parts: DateParts): string | null {
  if (!isWhole(parts)) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

export type DateProblem = 'incomplete' | 'impossible' | 'early' | 'late';

interface Range {
  earliest?: string | null;
  latest?: string | null;
}

/** What to say about the fields, if there is anything. ISO dates compare as text. */
export function dateProblemOf(parts: DateParts, range: Range | null | undefined): DateProblem | null {
  if (parts.day + parts.month + parts.year === '') return null;
  if (!isWhole(parts)) return 'incomplete';
  const iso = isoOf(parts);
  if (iso === null) return 'impossible';
  if (range?.earliest && iso < range.earliest) return 'early';
  return range?.latest && iso > range.latest ? 'late' : null;
}
