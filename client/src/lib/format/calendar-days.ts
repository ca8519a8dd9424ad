import type { Language } from '../i18n/language';
import { lazily } from '../lazily';
import { intlLocale } from './numbers';

/** Days of a calendar, "2026-11-23", which belong to no time zone. */
export function createCalendarFormat(language: Language) {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(() => new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone: 'UTC' }));
    return (day: string) => format().format(Date.parse(day));
  };
  return {
    /** "November 2026", of its first day */
    month: intl({ month: 'long', year: 'numeric' }),
    /** "Mon" */
    weekday: intl({ weekday: language === 'ar' ? 'long' : 'short' }),
    /** "Monday, 23 November 2026" */
    wholeDay: intl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
