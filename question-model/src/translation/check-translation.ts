import { foldDigits } from '../text/fold-digits';

export const translationFaults = ['GAPS', 'FORMULAS', 'PICTURES', 'CODE', 'NUMBERS'] as const;
/** What a translation and its source should have alike and do not. */
export type TranslationFault = (typeof translationFaults)[number];

/** Without its gaps and formulas a question is another one; the rest may be meant. */
export const isRefused = (fault: TranslationFault): boolean => fault === 'GAPS' || fault === 'FORMULAS';

const GAP = /\[\[([\d\u0660-\u0669\u06F0-\u06F9]+)\]\]/gu;
const FORMULA = /data-formula="([^"]*)"/gu;
const PICTURE = /<img\b/gu;
const CODE = /<(?:pre|code)\b[^>]*>(.*?)<\/(?:pre|code)>/gsu;
const FORMULA_WHOLE = /<span[^>]*data-formula.*?<\/span>/gsu;
const NUMBER = /\d+(?:[.,]\d+)*/gu;

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([all, part]) => part ?? all);

const parts: Record<TranslationFault, (text: string) => string[]> = {
  GAPS: (text) => found(foldDigits(text), GAP),
  FORMULAS: (text) => found(text, FORMULA),
  PICTURES: (text) => found(text, PICTURE),
  CODE: (text) => found(text, CODE),
  NUMBERS: (text) => found(plain(text), NUMBER),
};

/** What is written in figures, whichever digits; thousands separators make no difference. */
function plain(text: string): string {
  const words = text
    .replace(FORMULA_WHOLE, ' ')
    .replace(CODE, ' ')
    .replace(GAP, ' ')
    .replace(/<[^>]*>/gu, ' ');
  return foldDigits(words)
    .replace(/(\d)[\u066C,](?=\d{3}(?!\d))/gu, '$1')
    .replaceAll('\u066B', '.');
}

/** In the order of how much they matter. */
export function faultsOf(source: string, translated: string): TranslationFault[] {
  return translationFaults.filter((fault) => {
    const [one, other] = [parts[fault](source), parts[fault](translated)].map((list) => list.toSorted());
    return one?.join('\n') !== other?.join('\n');
  });
}
