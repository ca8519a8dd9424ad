import { useTranslation } from 'react-i18next';
import { directionOf, languageOf, type Direction, type Language } from '../lib/i18n/language';

/** The language of the page and the direction it is read in. */
export function useLanguage(): { language: Language; direction: Direction } {
  const { i18n } = useTranslation('common');
  const language = languageOf(i18n);
  return { language, direction: directionOf(language) };
}
