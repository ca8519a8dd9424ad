import type { Language } from '../../../platform/mail';

export interface Letter {
  subject: string;
  text: string;
}

export interface Letters {
  en: Letter;
  ar: Letter;
}

/** Whom a letter is about, in its own language. */
export interface LetterFacts {
  name: string;
  title: string;
}

/** `{name}` and `{assessment}` become what they mean for one candidate; any other brace stays as it was written. */
export function filledLetter({ subject, text }: Letter, { name, title }: LetterFacts): Letter {
  const facts: Record<string, string> = { '{name}': name, '{assessment}': title };
  const fill = (written: string) => written.replace(/\{(?:name|assessment)\}/gu, (place) => facts[place] ?? place);
  return { subject: fill(subject), text: fill(text) };
}

export const letterIn = (letters: Letters, language: Language): Letter => letters[language === 'ar' ? 'ar' : 'en'];

/** Of these languages, those for which nothing was written. */
export const unwritten = (letters: Letters, languages: readonly Language[]): Language[] =>
  [...new Set(languages)].filter((language) => {
    const { subject, text } = letterIn(letters, language);
    return subject.trim() === '' || text.trim() === '';
  });
