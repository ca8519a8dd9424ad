import { foldDigits } from '../../platform/text';

const ARABIC_DECIMAL_SEPARATOR = /\u066B/gu;
const ARABIC_THOUSANDS_SEPARATOR = /\u066C/gu;
const DIRECTION_MARKS_AND_SPACES = /[\s\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const MINUS_SIGN = /\u2212/gu;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u;
const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,10}))?$/u;

/**
 * A number as people write it, in Western or Arabic digits, as a plain decimal string without grouping or surplus
 * zeros: `١٬٢٥٠٫٥٠` becomes `1250.5`. Null when it is none, or too long: 15 digits before the point, 10 after it.
 * A comma only groups thousands; `12,5` could mean two things and is refused.
 */
export function normaliseDecimal(text: string): string | null {
  const written = foldDigits(text)
    .replace(DIRECTION_MARKS_AND_SPACES, '')
    .replace(MINUS_SIGN, '-')
    .replace(ARABIC_DECIMAL_SEPARATOR, '.')
    .replace(ARABIC_THOUSANDS_SEPARATOR, ',');
  const parts = DECIMAL.exec(GROUPED.test(written) ? written.replaceAll(',', '') : written);
  if (!parts) return null;
  const whole = (parts[2] ?? '').replace(/^0+(?=\d)/u, '');
  const fraction = (parts[3] ?? '').replace(/0+$/u, '');
  const value = fraction ? `${whole}.${fraction}` : whole;
  return parts[1] === '-' && value !== '0' ? `-${value}` : value;
}
