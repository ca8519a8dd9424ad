const DAY_MS = 86_400_000;

/** A day of the calendar: "2026-11-23". */
export type Day = string;

const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** By zone: a calendar asks for the day of each of its moments. */
const daysOf = new Map<string | undefined, Intl.DateTimeFormat>();

/** On which day a moment falls for somebody in that zone. */
export function dayOf(moment: string | Date, timeZone?: string): Day {
  const days = daysOf.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { ...NUMERIC, ...(timeZone && { timeZone }) });
  daysOf.set(timeZone, days);
  return days.format(typeof moment === 'string' ? new Date(moment) : moment);
}

/**
 * The moment at which a day, or one after it, begins in a zone; without one, in the computer's. Where the
 * clocks go forward at midnight, the first moment that there is.
 */
export function midnight(day: Day, timeZone: string | undefined, daysLater = 0): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  const near = wanted - aheadAt(wanted, timeZone);
  return new Date(wanted - aheadAt(near, timeZone)).toISOString();
}

/** How many milliseconds the clocks of a zone are ahead of UTC. */
function aheadAt(moment: number, timeZone: string | undefined): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
}
