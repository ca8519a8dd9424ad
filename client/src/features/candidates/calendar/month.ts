import { dayOf, type Day } from '../../../lib/format/zone-days';
import type { Language } from '../../../lib/i18n/language';

const DAY_MS = 86_400_000;

/** Days of the week as `Date` counts them. */
const WEEK_BEGINS: Record<Language, number> = { en: 1, ar: 0 };

/** "2026-11" */
export type Month = string;

const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function readMonth(text: string | null, today: Day): Month {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/u.test(text) ? text : monthOf(today);
}

export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** The weeks that a month touches, each with its seven days, as people of that language count them. */
export function weeksOf(month: Month, language: Language): Day[][] {
  const first = Date.parse(`${month}-01`);
  const end = Date.parse(`${monthAfter(month, 1)}-01`);
  const before = (new Date(first).getUTCDay() - WEEK_BEGINS[language] + 7) % 7;
  const weeks: Day[][] = [];
  for (let start = first - before * DAY_MS; start < end; start += 7 * DAY_MS) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(start + day * DAY_MS)));
  }
  return weeks;
}

/** What to ask for, a day more at both ends: the days of all time zones lie in it. */
export function spanOf(weeks: readonly Day[][]): { from: string; until: string } {
  const first = weeks[0]?.[0] ?? '';
  const last = weeks.at(-1)?.at(-1) ?? '';
  return {
    from: new Date(Date.parse(first) - DAY_MS).toISOString(),
    until: new Date(Date.parse(last) + 2 * DAY_MS).toISOString(),
  };
}

export function byDay<Moment extends { at: string }>(
  moments: readonly Moment[],
  timeZone?: string,
): Map<Day, readonly Moment[]> {
  const days = new Map<Day, Moment[]>();
  for (const moment of moments) {
    const day = dayOf(moment.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return days;
}
