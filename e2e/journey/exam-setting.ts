import { aQuestionOfEachKind } from './exam-questions';
import { aPerson, type Office } from './office';
import type { Language } from './words';

export const TITLES: Record<Language, string> = { en: 'Accounting exam', ar: 'اختبار المحاسبة' };
export const contentOf = (language: Language): 'EN' | 'AR' => (language === 'ar' ? 'AR' : 'EN');

interface Setting {
  language: Language;
  questions: { type: string; text: string }[];
  settings?: object;
}

/** An exam of its own, and the link of somebody who is invited to it. */
export async function anExam(office: Office, { language, questions, settings = {} }: Setting) {
  const title = TITLES[language];
  const assessmentId = await office.assessment({ title, questions, settings, language: contentOf(language) });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  return { assessmentId, link: invited?.link ?? '' };
}

/** Of the questions of each kind, these. */
export const byType = (language: Language, ...types: string[]) =>
  aQuestionOfEachKind(language).filter(({ type }) => types.includes(type));
