import { string } from 'yup';
import { westernDigits } from '../format/western-digits';
import { ruleMessage } from './field-message';

/** Longest that the server keeps; a form that asks for less says so itself. */
const LINE = 200;
const EMAIL = 254;

const toWesternDigits = (value: unknown) => (typeof value === 'string' ? westernDigits(value) : value);

/** A line of text that must be there. Messages are translation keys. */
export const lineText = (required: string, max = LINE) =>
  string().trim().required(required).max(max, ruleMessage('max-length', { max }));

export const emailText = (required: string, malformed = ruleMessage('email')) =>
  string()
    .trim()
    .required(required)
    .email(malformed)
    .max(EMAIL, ruleMessage('max-length', { max: EMAIL }));

/** 8 to 15 digits of either keyboard; a plus in front, and spaces, dots, dashes or brackets between, are let through. */
export const phoneText = (required: string) =>
  string()
    .transform(toWesternDigits)
    .trim()
    .required(required)
    .matches(/^\+?(?:[\s().-]*\d){8,15}$/, ruleMessage('phone'));

/** A whole number as typed, in the digits of either keyboard; cast, it is in Western digits. */
export const wholeNumberText = (required: string, { min, max }: { min: number; max: number }) =>
  string()
    .transform(toWesternDigits)
    .trim()
    .required(required)
    .matches(/^\d+$/, ruleMessage('integer'))
    .test('min', ruleMessage('min', { min }), (typed) => Number(typed) >= min)
    .test('max', ruleMessage('max', { max }), (typed) => Number(typed) <= max);
