/** "Asia/Dubai (UTC+04:00)"; without a zone, the computer's. */
export function zoneName(timeZone?: string, moment = new Date()): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', ...(timeZone && { timeZone }) });
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone ?? format.resolvedOptions().timeZone} (UTC${offset.slice('GMT'.length) || '+00:00'})`;
}
