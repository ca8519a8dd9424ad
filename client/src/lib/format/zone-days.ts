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
  return momentAt(Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS, timeZone);
}

/** What the clocks of a zone show at a moment, to the second, as the milliseconds of a clock in UTC that shows the same. */
export function clockAt(moment: number, timeZone: string | undefined): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
}

/**
 * When the clocks of a zone show that. Where they go back and show it twice, the first time; where they go forward
 * and leave it out, as much after the change as it is after the last that they showed.
 */
export function momentAt(clock: number, timeZone: string | undefined): string {
  const [first, second] = [-DAY_MS, DAY_MS].map((away) => clock - aheadAt(clock + away, timeZone)) as [number, number];
  const isShown = (moment: number) => clockAt(moment, timeZone) === clock;
  return new Date(!isShown(first) && isShown(second) ? second : first).toISOString();
}

/** How many milliseconds the clocks of a zone are ahead of UTC. */
const aheadAt = (moment: number, timeZone: string | undefined) => clockAt(moment, timeZone) - moment;
