import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import type { ExamEntry } from '../engine/ports';

/** What stands before the exam, in the language of the page where it is said in that one. */
export function useEntryTexts(entry: ExamEntry): ExamEntry {
  const { language } = useLanguage();
  const { inOtherLanguage: other } = entry;
  return other?.language === contentLanguageOf(language) ? { ...entry, ...other } : entry;
}
