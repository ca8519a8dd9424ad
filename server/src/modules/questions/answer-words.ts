import type { ContentLanguage } from './vocabulary';

/** What of an answer is said in words of the reader's language. */
export interface SaidWords {
  truth: (isTrue: boolean) => string;
  /** An ISO day. */
  day: (iso: string) => string;
}

/** Western digits and the Gregorian calendar in both languages, as everywhere in the product. */
export const saidWords: Record<ContentLanguage, SaidWords> = {
  en: wordsOf('en-GB-u-nu-latn-ca-gregory', 'True', 'False'),
  ar: wordsOf('ar-u-nu-latn-ca-gregory', 'صح', 'خطأ'),
};

function wordsOf(locale: string, yes: string, no: string): SaidWords {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    truth: (isTrue) => (isTrue ? yes : no),
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : days.format(new Date(`${iso}T00:00:00Z`))),
  };
}
