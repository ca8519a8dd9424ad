const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ZERO = 0x06f0;
const zeroOf = (code: number) => (code >= EXTENDED_ZERO ? EXTENDED_ZERO : ARABIC_INDIC_ZERO);

/** What an Arabic keyboard types for a number, as Western digits with a point: `١٢٫٥` becomes `12.5`. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) - zeroOf(digit.charCodeAt(0))))
    .replace(/\u066b/gu, '.')
    .replace(/\u066c/gu, ',');
}
