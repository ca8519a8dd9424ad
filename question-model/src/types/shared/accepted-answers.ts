import { list, text } from '../../shape/declare';

export const MAX_ACCEPTED = 20;
export const MAX_ACCEPTED_LENGTH = 200;

/** What is accepted for one gap or one short answer. */
export const acceptedAnswers = list(
  text({ max: MAX_ACCEPTED_LENGTH, isOneLine: true }),
  'Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference.',
);
