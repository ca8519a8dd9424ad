import type { ContentLanguage } from '.';

/** What is usually asked for, by its name in either language. */
export const usualSkills: readonly Readonly<Record<ContentLanguage, string>>[] = [
  { en: 'Accounting', ar: 'المحاسبة' },
  { en: 'Arabic', ar: 'اللغة العربية' },
  { en: 'Attention to detail', ar: 'دقة الملاحظة' },
  { en: 'Business English', ar: 'الإنجليزية في العمل' },
  { en: 'Business writing', ar: 'الكتابة المهنية' },
  { en: 'Customer service', ar: 'خدمة العملاء' },
  { en: 'Data analysis', ar: 'تحليل البيانات' },
  { en: 'Databases', ar: 'قواعد البيانات' },
  { en: 'IT security', ar: 'أمن المعلومات' },
  { en: 'JavaScript', ar: 'جافا سكريبت' },
  { en: 'Leadership', ar: 'القيادة' },
  { en: 'Logical reasoning', ar: 'التفكير المنطقي' },
  { en: 'Numerical reasoning', ar: 'التفكير العددي' },
  { en: 'Problem solving', ar: 'حل المشكلات' },
  { en: 'Project management', ar: 'إدارة المشاريع' },
  { en: 'Sales', ar: 'المبيعات' },
  { en: 'Spreadsheets', ar: 'جداول البيانات' },
  { en: 'Team planning', ar: 'تخطيط عمل الفريق' },
  { en: 'TypeScript', ar: 'تايب سكريبت' },
  { en: 'Workplace judgement', ar: 'التصرف في مواقف العمل' },
  { en: 'Written communication', ar: 'التواصل الكتابي' },
];

/** A skill as it is called in this language; one that somebody named themselves stays as it was written. */
export const skillIn = (skill: string, language: ContentLanguage): string =>
  usualSkills.find((names) => names.en === skill || names.ar === skill)?.[language] ?? skill;
