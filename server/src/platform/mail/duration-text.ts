import type { Language } from './mail-template';

/** As on the screens: western digits in both languages. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** "1 hour, 5 minutes": whole seconds in words, without what is zero. */
export function durationText(seconds: number, language: Language): string {
  const locale = locales[language];
  const parts = [
    { unit: 'hour', amount: Math.floor(seconds / 3600) },
    { unit: 'minute', amount: Math.floor((seconds % 3600) / 60) },
    { unit: 'second', amount: seconds % 60 },
  ].filter(({ amount }) => amount > 0);
  const texts = parts.map(({ unit, amount }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
