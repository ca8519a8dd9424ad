import { cleanText } from '../../../platform/text';
import { foldText } from '../../questions';
import type { ContentLanguage } from '../../questions';

/** Of `ar-SA` and «العربية (السعودية)» only what comes first. */
const PRIMARY = /^[\p{L}]+/u;
const words: Record<ContentLanguage, string[]> = {
  en: [
    'en',
    'eng',
    'english',
    'inglizi',
    'الإنجليزية',
    'الانجليزية',
    'إنجليزي',
    'انجليزي',
    'إنجليزية',
    'إنكليزي',
    'الإنكليزية',
  ],
  ar: ['ar', 'ara', 'arabic', 'arabi', 'العربية', 'عربي', 'عربية', 'العربي'],
};
const languages = new Map(
  (Object.keys(words) as ContentLanguage[]).flatMap((language) =>
    words[language].map((word) => [foldText(word), language] as const),
  ),
);

/** In which somebody wants to be written to and asked; null where a cell says something else. */
export function languageNamed(cell: string): ContentLanguage | null {
  return languages.get(PRIMARY.exec(foldText(cleanText(cell)))?.[0] ?? '') ?? null;
}
