import type { ContentLanguage, LettersInput } from '../../graphql/schema-generated';

const blank = { subject: '', text: '' };

export const blankLetters: LettersInput = { en: blank, ar: blank };

/** How many get a letter in which nothing is written yet, by its language. */
export type Unwritten = Partial<Record<keyof LettersInput, number>>;

/** Of those who would get these letters, whose has no subject or no text. */
export function unwrittenFor(letters: LettersInput, receivers: readonly { language: ContentLanguage }[]): Unwritten {
  const counts: Unwritten = {};
  for (const { language } of receivers) {
    const key = language === 'AR' ? 'ar' : 'en';
    if (!isWritten(letters[key])) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export const isWritten = ({ subject, text }: LettersInput['en']): boolean =>
  subject.trim() !== '' && text.trim() !== '';

/** Whether what was kept is still of this shape. */
export function isLetters(kept: unknown): kept is LettersInput {
  const of = (part: unknown) =>
    typeof part === 'object' && part !== null && 'subject' in part && 'text' in part && typeof part.text === 'string';
  return typeof kept === 'object' && kept !== null && 'en' in kept && 'ar' in kept && of(kept.en) && of(kept.ar);
}
