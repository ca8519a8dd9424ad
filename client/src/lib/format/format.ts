import type { TFunction } from 'i18next';
import type { Language } from '../i18n/language';
import { lazily } from '../lazily';
import { createCalendarFormat } from './calendar-days';
import { createDateFormat } from './dates';
import { formatClock, formatDuration } from './durations';
import { isolate } from './isolate';
import { createNumberFormat, intlLocale } from './numbers';

/** All that turns a value into text for people, in one language. Texts are safe inside a right-to-left sentence. */
export function createFormat(language: Language, t: TFunction, now = () => new Date(), timeZone?: string) {
  const format = lazily(() => new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }));
  const list = (items: string[]) => format().format(items);
  return {
    ...createNumberFormat(language),
    ...createDateFormat(language, t, now, timeZone),
    calendar: createCalendarFormat(language),
    /** "18 min 50 s"; `long` gives words for running text. */
    duration: (seconds: number, style: 'short' | 'long' = 'short') => formatDuration(seconds, t, style, list),
    /** "Noor, Omar and Hessa" */
    list,
    /** "15:22", "1:05:09". */
    clock: (seconds: number) => isolate(language, formatClock(seconds)),
  };
}

export type Format = ReturnType<typeof createFormat>;
