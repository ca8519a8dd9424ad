import { object, string } from 'yup';
import type { TrackingSystem } from '../../graphql/schema-generated';
import { ruleMessage } from '../../lib/forms/field-message';

const MOST_LETTERS = 500;

export interface ConnectValues {
  system: TrackingSystem;
  credential: string;
  address: string;
}

export const newConnection: ConnectValues = { system: 'GREENHOUSE', credential: '', address: '' };

function isWebAddress(typed: string | undefined): boolean {
  const text = typed?.trim() ?? '';
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

const tooLong = ruleMessage('max-length', { max: MOST_LETTERS });

/** The server looks closer at the address: at what the name stands for, and at the port. */
export const connectSchema = object({
  system: string().required(ruleMessage('required')),
  credential: string().trim().required(ruleMessage('required')).max(MOST_LETTERS, tooLong),
  address: string().trim().max(MOST_LETTERS, tooLong).test('address', ruleMessage('url'), isWebAddress),
});
