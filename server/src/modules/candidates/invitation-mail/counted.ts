import type { Language } from '../../../platform/mail';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Western digits in both languages. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** The form that the count takes, with the count for its `#`. */
export function counted(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locales[language]).format(count));
}
