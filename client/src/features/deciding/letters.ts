import type { ContentLanguage, LettersInput } from '../../graphql/schema-generated';

const blank = { subject: '', text: '' };

export const blankLetters: LettersInput = { en: blank, ar: blank };

/** How many get a letter in which nothing is written yet, by its language. */
export type Unwritten = Partial<Record<keyof LettersInput, number>>;

/** Of those who would get these letters, whose has no subject or no text. */
export function unwrittenFor(letters: LettersInput, receivers: readonly { language: ContentLanguage }[]): Unwritten {
  const readers = Object.entries(readersIn(receivers)) as [keyof LettersInput, number][];
  return Object.fromEntries(readers.filter(([key, count]) => count > 0 && !isWritten(letters[key])));
}

/** How many are written to in each language. */
export function readersIn(receivers: readonly { language: ContentLanguage }[]): Record<keyof LettersInput, number> {
  const ar = receivers.filter(({ language }) => language === 'AR').length;
  return { en: receivers.length - ar, ar };
}

export const isWritten = ({ subject, text }: LettersInput['en']): boolean =>
  subject.trim() !== '' && text.trim() !== '';

/** Whether what was kept is still of this shape. */
export function isLetters(kept: unknown): kept is LettersInput {
  const of = (part: unknown) =>
    typeof part === 'object' && part !== null && 'subject' in part && 'text' in part && typeof part.text === 'string';
  return typeof kept === 'object' && kept !== null && 'en' in kept && 'ar' in kept && of(kept.en) && of(kept.ar);
}
