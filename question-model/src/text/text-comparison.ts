import { group, toggle } from '../shape/declare';
import type { ValueOf } from '../shape/shape';
import { foldText } from './fold-text';

/** What else makes no difference in this question: what is right in one question is the very thing asked for in another. */
export const textComparison = group(
  'TextComparison',
  {
    ignoresAccents: toggle('“cafe” counts as “café”.'),
    ignoresArticles: toggle('With or without ال, “the”, “a” and “an”.'),
    ignoresSpacing: toggle('“e-mail”, “e mail” and “email” count as one.'),
  },
  'What makes no difference in this question, beside what makes none in any.',
);

export type TextComparison = ValueOf<typeof textComparison>;

const article = /(?<=^|\s)(?:ال(?=\p{L}{2})|(?:the|an?)\s+(?=\S))/gu;

/** Already folded text, levelled further as the author allows. */
const further: Record<keyof TextComparison, (folded: string) => string> = {
  ignoresAccents: (folded) => folded.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
  ignoresArticles: (folded) => folded.replace(article, ''),
  ignoresSpacing: (folded) => folded.replace(/[\s-]/gu, ''),
};

const order = ['ignoresAccents', 'ignoresArticles', 'ignoresSpacing'] as const;

/** Text as it is compared in a question with this comparison. */
export function comparableText(text: string, comparison?: Partial<TextComparison>): string {
  return order.reduce((folded, option) => (comparison?.[option] ? further[option](folded) : folded), foldText(text));
}

export interface ComparedText {
  /** The answer as it was compared. */
  read: string;
  /** The accepted answer that it equals, as the author wrote it; undefined when it equals none. */
  accepted: string | undefined;
}

/** Right when the answer equals one of the accepted ones. */
export function compareText(
  acceptedAnswers: readonly string[],
  answer: string,
  comparison?: Partial<TextComparison>,
): ComparedText {
  const read = comparableText(answer, comparison);
  const accepted = read === '' ? undefined : acceptedAnswers.find((each) => comparableText(each, comparison) === read);
  return { read, accepted };
}
