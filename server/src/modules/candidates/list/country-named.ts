import { isSupportedCountry } from 'libphonenumber-js/max';
import { InvalidInput } from '../../../platform/errors';
import type { DialingCountry } from './phone-number';

/** @throws InvalidInput at `country` for what is no country with a numbering plan */
export function countryNamed(code: string | null | undefined): DialingCountry | null {
  if (code === null || code === undefined) return null;
  if (!isSupportedCountry(code)) throw InvalidInput.at('country', 'one-of');
  return code;
}
