import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createLanguageDetector, detection } from './detection';
import { directionOf, fallbackOf, languageOf, languages, type Language } from './language';
import { localeFiles } from './locales';

/** Both entries (staff and exam) start here, each with the namespaces that its first paint needs. */
export async function startI18n(namespaces: string[]): Promise<i18n> {
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
      detection,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyToDocument(languageOf(i18next));
  return i18next;
}

function applyToDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
