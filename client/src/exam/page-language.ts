import { switchLanguage, type Language } from '../lib/i18n/language';
import { turnLanguage } from '../lib/i18n/turn-language';
import { readExamUrl } from './engine/exam-url';
import { allowReload } from './engine/reload';

/** A frame of the console, which speaks the language of staff and shares what the browser keeps. */
export const isPreview = (): boolean => readExamUrl(window.location.pathname).name === 'preview';

/** By a reload that the browser remembers; a preview turns in place, and only itself. */
export function speakLanguage(language: Language): void {
  if (isPreview()) {
    void turnLanguage(language);
    return;
  }
  allowReload();
  switchLanguage(language);
}
