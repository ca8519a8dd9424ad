import type { Language } from './mail-template';

/** Day and time as a mail writes them, naming the time zone; in UTC when the reader's is not known. */
export function momentText(language: Language, iso: string, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return `${format.format(new Date(iso))} (${zone})`;
}

/** Western digits and the Gregorian calendar in both languages. */
function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en-GB-u-nu-latn-ca-gregory';
}
