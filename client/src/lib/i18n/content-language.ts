import type { Language } from './language';

/** The page's language as the API names it, for the mails that follow from what is sent. */
export const contentLanguageOf = (language: Language): 'AR' | 'EN' => (language === 'ar' ? 'AR' : 'EN');
