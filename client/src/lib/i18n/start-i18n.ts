import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createLanguageDetector, detection } from './detection';
import { fallbackOf, languageOf, languages } from './language';
import { localeFiles } from './locales';
import { applyToDocument } from './turn-language';

/** Every entry starts here, each with the namespaces that its first paint needs. `isKept` is false where the page must not speak for others. */
export async function startI18n(namespaces: string[], isKept = true): Promise<i18n> {
  await i18next
    .use(localeFiles)
    .use(createLanguageDetector())
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      fallbackLng: fallbackOf,
      load: 'languageOnly',
      ns: namespaces,
      defaultNS: 'common',
      detection: isKept ? detection : { ...detection, caches: [] },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyToDocument(languageOf(i18next));
  return i18next;
}
