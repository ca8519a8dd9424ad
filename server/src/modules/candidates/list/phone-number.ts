import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { cleanText } from '../../../platform/text';
import { foldDigits } from '../../questions';
import { PHONE_DIGITS } from './limits';

const PUNCTUATION = /[\s().\-/\u2010-\u2015\u2212]/g;
const PHONE_SHAPE = /^\+?[\d\s().\-/\u2010-\u2015\u2212]*\+?$/;
/** Longer text is no phone number, however much of it is brackets and dashes. */
const LONGEST = 60;
const VALID = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);

/** As ISO 3166 names it: SA, JO. */
export type DialingCountry = CountryCode;

/**
 * Digits with an optional leading plus, or null when it is no phone number of 8 to 15 digits. With a country, what is a number
 * there or carries the code of another one has one form: 0501234567, 501234567 and 00966501234567 are +966501234567.
 */
export function normalisePhone(raw: string, country?: DialingCountry | null): string | null {
  const phone = plainPhone(raw);
  if (phone === null || !country) return phone;
  const international = phone.replace(/^00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(international, country);
  return number?.isValid() ? number.number : phone;
}

function plainPhone(raw: string): string | null {
  const text = withoutSpreadsheetMarks(foldDigits(cleanText(raw).normalize('NFKC')));
  if (text.length > LONGEST || !PHONE_SHAPE.test(text)) return null;
  const digits = text.replace(/(?<=^\+.*)\(0\)/, '').replace(PUNCTUATION, '');
  // Copied out of right-to-left text, the plus may come last.
  const phone = digits.endsWith('+') && !digits.startsWith('+') ? `+${digits.slice(0, -1)}` : digits;
  return VALID.test(phone) ? phone : null;
}

/** Whether text that belongs to no column in particular should be read as a phone number, right or wrong. */
export function looksLikePhone(text: string): boolean {
  const folded = foldDigits(text.normalize('NFKC'));
  return PHONE_SHAPE.test(folded) && folded.replace(/\D/g, '').length >= 5;
}

/** Undoes what spreadsheets and exports do to a number that was meant as text. */
function withoutSpreadsheetMarks(text: string): string {
  const bare = text
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'|^tel:/i, '')
    .trim();
  const whole = bare.replace(/^(\+?\d{5,})\.0+$/, '$1');
  return expandExactExponent(whole);
}

/** 9.66501234567E+11 still has all its digits; 9.66501E+11 has lost some and stays what it is: not a phone number. */
function expandExactExponent(text: string): string {
  const parts = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!parts) return text;
  const [, first = '', rest = '', exponent] = parts;
  return rest.length === Number(exponent) ? first + rest : text;
}
