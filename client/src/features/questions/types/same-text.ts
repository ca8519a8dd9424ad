import { westernDigits } from '../../../lib/format/western-digits';

const DIACRITICS_AND_TATWEEL = /[\u064b-\u0652\u0670\u0640]/gu;

/** Two texts that differ only in case, spaces, Arabic letter forms or digits count as the same answer. */
function fold(text: string): string {
  return westernDigits(text.normalize('NFKC'))
    .replace(DIACRITICS_AND_TATWEEL, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Where a text stands that repeats an earlier one; blanks repeat nothing. */
export function repeats(texts: readonly string[]): number[] {
  const folded = texts.map(fold);
  return folded.flatMap((text, index) => (text !== '' && folded.indexOf(text) < index ? [index] : []));
}
