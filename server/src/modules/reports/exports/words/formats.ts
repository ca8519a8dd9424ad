import type { ReportLanguage } from './names';

/** Western digits and the Gregorian calendar in both languages, as everywhere in the product. */
const locales: Record<ReportLanguage, string> = { en: 'en-GB-u-nu-latn-ca-gregory', ar: 'ar-u-nu-latn-ca-gregory' };

export interface Formats {
  number: (value: number) => string;
  percent: (value: number) => string;
  /** Seconds as minutes and seconds, or hours. */
  clock: (seconds: number) => string;
  /** With the time zone when it is not the reader's own. */
  moment: (at: Date) => string;
}

/** `timeZone`: an IANA name; UTC, and saying so, when null. */
export function formatsOf(language: ReportLanguage, timeZone: string | null): Formats {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  return {
    number: (value) => number.format(value),
    percent: (value) => `${number.format(value)}%`,
    clock: clockText,
    moment: (at) => plain(moments.format(at)) + (timeZone === null ? ' UTC' : ''),
  };
}

/** Formatters put marks of direction between the parts; the page orders them by itself. */
function plain(text: string): string {
  return text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/gu, '').replace(/\u202f/gu, ' ');
}

/** Seconds as minutes and seconds, or hours. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
