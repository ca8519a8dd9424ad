import { foldText } from '../../questions';

/** Marks of writing direction, joiners and the byte order mark: invisible, and pasted along by accident. */
const invisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** What a Persian keyboard writes for the same letters, and the small alef above. */
const persianForms: Readonly<Record<string, string>> = { '\u06CC': 'ي', '\u06A9': 'ك', '\u06C1': 'ه', '\u0670': '' };
const persian = new RegExp(Object.keys(persianForms).join('|'), 'g');

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * Text as an answer is compared. `foldText` levels case, width, digits, Arabic letter forms, vowel signs and tatweel; here
 * spaces, invisible signs and the letters of other keyboards join in.
 */
export function normalisedText(text: string): string {
  return foldText(withoutInvisible(text))
    .replace(persian, (letter) => persianForms[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
