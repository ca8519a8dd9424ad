import { isolateLtr } from './isolate-text';
import type { Language } from './mail-template';

/** Western digits and the Gregorian calendar in both languages. */
const locales: Record<Language, string> = { en: 'en-GB-u-nu-latn-ca-gregory', ar: 'ar-u-nu-latn-ca-gregory' };
const comma: Record<Language, string> = { en: ', ', ar: '، ' };

/** Day and time as a mail writes them, with the zone in words people know; in UTC when the reader's is not known. */
export function momentText(language: Language, iso: string, timeZone: string | null): string {
  const at = new Date(iso);
  const zone = timeZone ?? 'UTC';
  const shape = { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone: zone } as const;
  const format = new Intl.DateTimeFormat(locales[language], shape);
  return `${format.format(at)} (${zoneText(language, at, zone)})`;
}

/** "Gulf Standard Time, UTC+4"; of UTC itself only that. */
function zoneText(language: Language, at: Date, timeZone: string): string {
  const offset = partOf('en-GB', 'shortOffset', { at, timeZone }).replace(/^GMT/, 'UTC');
  if (offset === 'UTC' || timeZone === 'UTC') return inLine(language, 'UTC');
  return partOf(locales[language], 'long', { at, timeZone }) + comma[language] + inLine(language, offset);
}

function partOf(
  locale: string,
  timeZoneName: 'long' | 'shortOffset',
  { at, timeZone }: { at: Date; timeZone: string },
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const inLine = (language: Language, text: string): string => (language === 'ar' ? isolateLtr(text) : text);
