/** Of the browser, in which moments are chosen: "Asia/Dubai (UTC+04:00)". */
export function zoneName(now = new Date()): string {
  const offset = -now.getTimezoneOffset();
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} (UTC${sign}${two(offset / 60)}:${two(offset % 60)})`;
}
