import { foldDigits } from '../text/fold-digits';
import { withoutInvisible } from '../text/invisible';
import type { Decimal } from './decimal';

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const commaAsPoint = /^\d*,\d+$/;
const parts = /^([+-]?)(.*?)(?:e([+-]?\d{1,2}))?$/is;

/** More digits than any answer needs; keeps a pasted novel of digits away from the arithmetic. */
const MAX_LENGTH = 60;

/**
 * Reads a number as people type it in either language: ٠-٩ and ۰-۹, ٫ as point, ٬ , ' and spaces between thousands, a sign, an
 * exponent. A single comma that cannot separate thousands is a decimal comma. Null when it is not a number.
 */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > MAX_LENGTH) return null;
  const [, sign, body = '', exponent = '0'] = parts.exec(asciiNumber(text)) ?? [];
  const point = withPointOnly(body);
  if (point === null) return null;
  const [whole = '', fraction = ''] = point.split('.');
  const digits = BigInt(`${whole}${fraction}` || '0');
  return scaled(sign === '-' ? -digits : digits, fraction.length - Number(exponent));
}

function scaled(digits: bigint, scale: number): Decimal {
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** Not NFKC: it would read 10² as 102. */
export function asciiNumber(text: string): string {
  return foldDigits(withoutInvisible(text))
    .trim()
    .replace(/[\uFF04\uFF05\uFF0B-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replaceAll('\u066B', '.')
    .replace(/[\u066C\u060C]/g, ',')
    .replace(/(?<=\d)['’\s](?=\d{3}(?:\D|$))/g, ',')
    .replace(/^([+-])\s+/, '$1');
}

function withPointOnly(body: string): string | null {
  if (plain.test(body)) return body;
  if (grouped.test(body)) return body.replaceAll(',', '');
  return commaAsPoint.test(body) ? body.replace(',', '.') : null;
}
