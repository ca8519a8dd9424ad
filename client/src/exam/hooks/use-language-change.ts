import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import { otherLanguage, type Language } from '../../lib/i18n/language';
import type { Exam } from '../engine/exam';
import { speakLanguage } from '../page-language';

/**
 * To the other language, with everything that was typed safe beforehand. The exam resumes where it was; its questions change as
 * well where candidates may change their language.
 */
export function useLanguageChange(exam?: Exam): { other: Language; change: () => Promise<void> } {
  const other = otherLanguage(useLanguage().language);
  const change = async () => {
    await exam?.settle();
    if (exam?.changesLanguage && !(await exam.changeLanguage(contentLanguageOf(other)))) return;
    speakLanguage(other);
  };
  return { other, change };
}
