import type { TFunction } from 'i18next';
import type { Language } from '../i18n/language';
import { lazily } from '../lazily';
import { isolate } from './isolate';
import { intlLocale } from './numbers';

/** A `DateTime` of the API (ISO 8601) or a `Date`. Shown in the zone that the viewer chose, else the computer's, with a 24-hour clock. */
export type Moment = string | Date;

const toDate = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment));

/** British English alone writes one short month with four letters, which sets columns of dates askew. */
const threeLetters = (date: string) => date.replace('Sept', 'Sep');

export function createDateFormat(language: Language, t: TFunction, now: () => Date, timeZone?: string) {
  const zone = timeZone === undefined ? {} : { timeZone };
  const intl = (options: Intl.DateTimeFormatOptions, locale = intlLocale(language)) => {
    const format = lazily(() => new Intl.DateTimeFormat(locale, { ...options, ...zone }));
    return (moment: Moment) => format().format(toDate(moment));
  };
  const calendar = intl({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
  const dayNumber = (moment: Moment) => Date.parse(calendar(moment)) / 86_400_000;
  const month = language === 'ar' ? 'long' : 'short';
  const day = intl({ day: 'numeric', month });
  const date = intl({ day: 'numeric', month, year: 'numeric' });
  const write = (format: (moment: Moment) => string, moment: Moment) => threeLetters(format(moment));
  const clock = intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = (moment: Moment) => isolate(language, clock(moment));
  const words = (moment: Moment) => {
    const age = dayNumber(now()) - dayNumber(moment);
    if (age === 0) return t('common:moment.today', { time: time(moment) });
    if (age === 1) return t('common:moment.yesterday', { time: time(moment) });
    return t('common:moment.date', { date: write(date, moment), time: time(moment) });
  };
  const year = intl({ year: 'numeric' });
  const isThisYear = (moment: Moment) => year(moment) === year(now());
  return {
    /** "18 Nov 2026" */
    date: (moment: Moment) => write(date, moment),
    /** "18 Nov" */
    day: (moment: Moment) => write(day, moment),
    /** "17:42" */
    time,
    /** "today at 17:42", "yesterday at 17:42", "18 Nov 2026 at 17:42" */
    moment: words,
    /** "18 Nov at 17:42", for the narrow cells of a list; the year only where it is not this one. */
    shortMoment: (moment: Moment) =>
      t('common:moment.date', { date: write(isThisYear(moment) ? day : date, moment), time: time(moment) }),
    /** Seconds since, for "Updated 4 s ago"; never negative. */
    secondsSince: (moment: Moment) => Math.max(0, Math.round((now().getTime() - toDate(moment).getTime()) / 1000)),
  };
}
