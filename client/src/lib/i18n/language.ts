import type { i18n } from 'i18next';
import { browserStorage } from '../browser-storage';

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

/** The key under which the choice is kept, in local storage and wherever detection looks. */
export const LANGUAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
export const languageOf = ({ resolvedLanguage }: i18n): Language =>
  isLanguage(resolvedLanguage) ? resolvedLanguage : 'en';
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Each language has every text (`translations.spec`), so that nobody fetches a second one in case. */
export const fallbackOf = (code?: string): Language[] => (isLanguage(code) ? [] : ['en']);

/** Each language names itself, whatever the page is written in. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Keeps the choice and loads the page anew, without the sources that would outrank it (`?lng=` and a cookie). */
export function switchLanguage(language: Language, page: Location = window.location): void {
  browserStorage.setItem(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=; path=/; max-age=0`;
  const address = new URL(page.href);
  // A browser that keeps nothing is told by the address, each time.
  if (!browserStorage.isDurable) address.searchParams.set('lng', language);
  else if (address.searchParams.has('lng')) address.searchParams.delete('lng');
  else {
    page.reload();
    return;
  }
  page.replace(address.href);
}
