const SCIENTIFIC = /^([+-]?)(\d*)\.?(\d*)e([+-]?\d{1,3})$/iu;
const LARGEST_EXPONENT = 30;

/** `1.5e3` as `1500`, digit by digit; everything else as it was written. */
export function withoutExponent(written: string): string {
  const found = SCIENTIFIC.exec(written.trim());
  if (!found) return written;
  const [, sign = '', whole = '', fraction = '', power = '0'] = found;
  const exponent = Number(power);
  const digits = whole + fraction;
  if (digits === '' || Math.abs(exponent) > LARGEST_EXPONENT) return written;
  const point = whole.length + exponent;
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0').padEnd(Math.max(point, 1), '0');
  const at = Math.max(point, 1);
  const decimals = padded.slice(at);
  return `${sign === '-' ? '-' : ''}${padded.slice(0, at)}${decimals && `.${decimals}`}`;
}
