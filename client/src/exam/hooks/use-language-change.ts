import { otherLanguage, switchLanguage, type Language } from '../../lib/i18n/language';
import { useLanguage } from '../../hooks/use-language';
import type { Exam } from '../engine/exam';
import { allowReload } from './use-reload-guard';

/** To the other language by a reload, with everything that was typed safe beforehand. The exam resumes where it was. */
export function useLanguageChange(exam?: Exam): { other: Language; change: () => Promise<void> } {
  const other = otherLanguage(useLanguage().language);
  const change = async () => {
    await exam?.settle();
    allowReload();
    switchLanguage(other);
  };
  return { other, change };
}
