import type { i18n } from 'i18next';
import { createFormat, type Format } from '../lib/format/format';
import { useTimeZone } from '../lib/format/time-zone';
import { languageOf, type Language } from '../lib/i18n/language';
import { useTranslations } from './use-language';

/** Made once: each cell of a list asks for it, and making it takes longer than writing hundreds of values with it. */
const made = new WeakMap<i18n, Map<string, Format>>();

/** Numbers, percentages, dates and durations in the language of the page. */
export function useFormat(): Format {
  const translations = useTranslations();
  return formatOf(translations, languageOf(translations), useTimeZone());
}

function formatOf(translations: i18n, language: Language, timeZone: string | undefined): Format {
  const formats = made.get(translations) ?? new Map<string, Format>();
  made.set(translations, formats);
  const key = `${language} ${timeZone ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const format = createFormat(language, translations.getFixedT(language, 'common'), undefined, timeZone);
  formats.set(key, format);
  return format;
}
