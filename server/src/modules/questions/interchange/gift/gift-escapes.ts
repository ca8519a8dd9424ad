/** Noncharacters, which no text holds (`sourceText` refuses them), stand for escaped characters while the text is taken apart. */
const ESCAPED = ['\\', ':', '#', '=', '{', '}', '~', '\n'];
const FIRST = 0xfdd0;

/** `\:` and so on out of the way, so that what is left of these characters is punctuation. */
export function hideEscapes(text: string): string {
  return text.replace(/\\([\\:#={}~n])/gu, (_, char: string) =>
    String.fromCharCode(FIRST + ESCAPED.indexOf(char === 'n' ? '\n' : char)),
  );
}

export function showEscapes(text: string): string {
  return text.replace(/[\uFDD0-\uFDD7]/gu, (char) => ESCAPED[char.charCodeAt(0) - FIRST] ?? '');
}

/** Text as GIFT wants it: on one line, its punctuation escaped. */
export function escapeGift(text: string): string {
  return text.replace(/[\\:#={}~]/gu, (char) => `\\${char}`).replaceAll('\n', '\\n');
}
