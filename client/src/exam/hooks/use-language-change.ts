import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import { otherLanguage, switchLanguage, type Language } from '../../lib/i18n/language';
import type { Exam } from '../engine/exam';
import { allowReload } from '../engine/reload';

/**
 * To the other language by a reload, with everything that was typed safe beforehand. The exam resumes where it was; its questions
 * change as well where candidates may change their language.
 */
export function useLanguageChange(exam?: Exam): { other: Language; change: () => Promise<void> } {
  const other = otherLanguage(useLanguage().language);
  const change = async () => {
    await exam?.settle();
    if (exam?.changesLanguage && !(await exam.changeLanguage(contentLanguageOf(other)))) return;
    allowReload();
    switchLanguage(other);
  };
  return { other, change };
}
