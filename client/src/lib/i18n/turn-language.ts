import i18next from 'i18next';
import { directionOf, type Language } from './language';

/** Of this page alone and at once: nothing is kept, so that no other page of this browser turns with it. */
export async function turnLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  applyToDocument(language);
}

export function applyToDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
