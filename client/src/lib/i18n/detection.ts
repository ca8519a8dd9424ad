import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { LANGUAGE_KEY } from './language';

export const detection: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  caches: ['localStorage'],
  lookupQuerystring: 'lng',
  lookupCookie: LANGUAGE_KEY,
  lookupLocalStorage: LANGUAGE_KEY,
  lookupSessionStorage: LANGUAGE_KEY,
  // A browser says en-GB or ar-SA; what is kept is the language alone.
  convertDetectedLanguage: (code) => code.split(/[-_]/)[0] ?? code,
};

export const createLanguageDetector = () => new LanguageDetector();
