import { InvalidInput } from '../../../platform/errors';
import type { ReportLanguage } from './words/names';

/** Null when it is left out. @throws InvalidInput */
export function languageIn(value: unknown): ReportLanguage | null {
  if (value === undefined || value === '') return null;
  if (value !== 'en' && value !== 'ar') throw InvalidInput.at('lang', 'one-of');
  return value;
}
