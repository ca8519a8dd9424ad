import type { LettersInput } from '../../graphql/schema-generated';

const blank = { subject: '', text: '' };

export const blankLetters: LettersInput = { en: blank, ar: blank };

/** Whether what was kept is still of this shape. */
export function isLetters(kept: unknown): kept is LettersInput {
  const of = (part: unknown) =>
    typeof part === 'object' && part !== null && 'subject' in part && 'text' in part && typeof part.text === 'string';
  return typeof kept === 'object' && kept !== null && 'en' in kept && 'ar' in kept && of(kept.en) && of(kept.ar);
}
