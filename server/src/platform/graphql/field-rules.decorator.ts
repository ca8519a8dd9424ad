import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, MaxLength, registerDecorator } from 'class-validator';
import { cleanLines, cleanText, foldDigits } from '../text';

const MAX_EMAIL_LENGTH = 254;
const PHONE = /^\+?\d{8,15}$/;
const PHONE_PUNCTUATION = /[\s().\-/\u2010-\u2015\u2212]/g;

/** One line of text that has to be there; it arrives trimmed, with single spaces. */
export const SingleLine = (max: number) => applyDecorators(Cleaned(cleanText), IsNotEmpty(), MaxLength(max));

/** Text of several lines that has to be there; it arrives trimmed. */
export const Lines = (max: number) => applyDecorators(Cleaned(cleanLines), IsNotEmpty(), MaxLength(max));

/** Arrives trimmed and in lower case. */
export const EmailAddress = () =>
  applyDecorators(
    Cleaned((text) => cleanText(text).toLowerCase()),
    IsEmail({ allow_utf8_local_part: false }),
    MaxLength(MAX_EMAIL_LENGTH),
  );

/** 8 to 15 digits, with a plus before them if it was given; spaces, dashes and Arabic digits are fine. */
export const Phone = () => applyDecorators(Cleaned(plainPhone), IsPhone());

function Cleaned(clean: (text: string) => string): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));
}

function plainPhone(text: string): string {
  return foldDigits(cleanText(text)).replace(PHONE_PUNCTUATION, '');
}

function IsPhone(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'phone',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: { validate: (value) => typeof value === 'string' && PHONE.test(value) },
    });
}
