/** Marks that change how text is shown without being text: bidi controls, soft hyphen, zero-width space, byte order mark. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Halves of surrogate pairs are no characters, and PostgreSQL cannot hold NUL. */
const NO_CHARACTER = /[\p{Cs}\0]/gu;
const CONTROL_OR_SPACE = /[\p{Cc}\p{Z}]+/gu;

/** One line of ordinary text: NFC, single spaces, nothing invisible; joiners stay because Persian and emoji need them. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(NO_CHARACTER, '').replace(CONTROL_OR_SPACE, ' ').normalize('NFC').trim();
}

/** The same for text of several lines: line breaks stay. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(cleanText)
    .join('\n')
    .trim();
}
