import type { i18n } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { directionOf, languageOf, type Direction, type Language } from '../lib/i18n/language';

/**
 * The texts of the page themselves, drawn anew where their language changes. What `useTranslation` hands out is a copy for each
 * caller, which costs more to make and is no key under which something can be kept.
 */
export function useTranslations(): i18n {
  const translations = getI18n();
  const subscribe = useCallback(
    (onChange: () => void) => {
      translations.on('languageChanged', onChange);
      return () => translations.off('languageChanged', onChange);
    },
    [translations],
  );
  useSyncExternalStore(subscribe, () => translations.resolvedLanguage);
  return translations;
}

/** The language of the page and the direction it is read in. */
export function useLanguage(): { language: Language; direction: Direction } {
  const language = languageOf(useTranslations());
  return { language, direction: directionOf(language) };
}
