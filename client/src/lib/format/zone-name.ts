/**
 * "Asia/Dubai (UTC+04:00)"; without a zone, the computer's.
 *
 * @param moments of which the difference to UTC is told, since it changes with the season; without one, of now
 */
export function zoneName(timeZone: string | undefined, ...moments: (string | null | undefined)[]): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', ...(timeZone && { timeZone }) });
  const offsetAt = (moment: Date) => {
    const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `UTC${offset.slice('GMT'.length) || '+00:00'}`;
  };
  const told = moments.flatMap((moment) => (moment ? [new Date(moment)] : []));
  const offsets = new Set((told.length > 0 ? told : [new Date()]).map(offsetAt));
  return `${timeZone ?? format.resolvedOptions().timeZone} (${[...offsets].join(', ')})`;
}
