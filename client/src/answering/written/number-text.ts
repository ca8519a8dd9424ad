const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const NUMBER = /^[+-]?(\d+(,\d{3})*|\d*)([.,]\d+)?$/;

/** Only a courtesy while typing; what counts as which number is decided when the answer is marked. */
export function looksLikeNumber(text: string): boolean {
  const latin = text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\s\u200e\u200f\u061c]/g, '');
  return /\d/.test(latin) && NUMBER.test(latin);
}
