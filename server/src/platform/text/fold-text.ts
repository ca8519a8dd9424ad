/** Alef forms to bare alef, teh marbuta to heh, alef maksura to yeh: the folding of Lucene's ArabicNormalizer. */
const LETTERS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };
const MARKS_AND_TATWEEL = /[\u064B-\u0652\u0640]/gu;

/**
 * Text as it is compared, not as it is shown: two spellings that a reader takes for the same word fold to the same text.
 * `fold_text` in the database does the same; a test holds the two together.
 */
export function foldText(text: string): string {
  return foldDigits(text.normalize('NFKC').toLowerCase())
    .replace(/[أإآٱةى]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(MARKS_AND_TATWEEL, '');
}

/** Arabic-Indic and extended Arabic-Indic digits as 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
