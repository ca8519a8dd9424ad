import type { Language } from '../i18n/language';
import { lazily } from '../lazily';
import { isolate } from './isolate';

/** Western digits in both languages. */
export const intlLocale = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en-GB');

/** So far the server counts the entries of a list. */
const MOST_COUNTED = 10_000;
/** And so far those that a search finds. */
const MOST_FOUND = 1_001;

export function createNumberFormat(language: Language) {
  const format = lazily(() => new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 2 }));
  const plain = (value: number) => format().format(value);
  return {
    /** "1,862", "7.5" */
    number: plain,
    /** The entries of a list: "86", "10,000+", and what a search finds: "1,000+" */
    total: (count: number) => {
      if (count === MOST_FOUND) return isolate(language, `${plain(MOST_FOUND - 1)}+`);
      return count < MOST_COUNTED ? plain(count) : isolate(language, `${plain(MOST_COUNTED)}+`);
    },
    /** From a whole percentage: 78 is "78%". */
    percent: (percentage: number) => isolate(language, `${plain(percentage)}%`),
    /** "61 / 86" */
    ratio: (part: number, whole: number) => isolate(language, `${plain(part)}\u00a0/\u00a0${plain(whole)}`),
    /** In kilobytes, as the 250 KB limit counts them (1 KB = 1024 bytes), and from a thousand of them in megabytes. */
    fileSize: (bytes: number) => isolate(language, sizeOf(plain, bytes)),
  };
}

function sizeOf(plain: (value: number) => string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${plain(kilobytes)}\u00a0KB` : `${plain(Number((bytes / 1024 ** 2).toFixed(1)))}\u00a0MB`;
}
