import { foldDigits } from '../../questions';
import { withoutInvisible } from './normalised-text';

/** An exact decimal: digits × 10^-scale. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const commaAsPoint = /^\d*,\d+$/;

/** More digits than any answer needs; keeps a pasted novel of digits away from the arithmetic. */
const MAX_LENGTH = 60;

/**
 * Reads a number as people type it in either language: ٠-٩ and ۰-۹, ٫ as point, ٬ , ' and spaces between thousands, a sign. A
 * single comma that cannot separate thousands is a decimal comma. Null when it is not a number.
 */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > MAX_LENGTH) return null;
  const [, sign, body] = /^([+-]?)(.*)$/s.exec(asciiNumber(text)) ?? [];
  const point = body === undefined ? null : withPointOnly(body);
  if (point === null) return null;
  const [whole = '', fraction = ''] = point.split('.');
  const digits = BigInt(`${whole}${fraction}` || '0');
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

/** -1, 0 or 1, exactly. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b).digits;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** |a − b|, exactly. */
export function distance(a: Decimal, b: Decimal): Decimal {
  const { digits, scale } = subtract(a, b);
  return { digits: digits < 0n ? -digits : digits, scale };
}

function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: atScale(a, scale) - atScale(b, scale), scale };
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

/** Not NFKC: it would read 10² as 102. */
function asciiNumber(text: string): string {
  return foldDigits(withoutInvisible(text))
    .trim()
    .replace(/[\uFF0B-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
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
