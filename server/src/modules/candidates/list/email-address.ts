import { isEmail } from 'class-validator';
import { cleanText } from '../../../platform/text';
import { MAX_EMAIL_LENGTH } from './limits';

/** Lower-case and without the wrapping of links and mail programs; still to be checked. */
export function normaliseEmail(raw: string): string {
  return cleanText(raw)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .trim()
    .toLowerCase();
}

export function isEmailAddress(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && isEmail(email, { allow_utf8_local_part: false });
}
