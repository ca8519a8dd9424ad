import { comparableText, type TextComparison } from '@mizan/question-model';

/** Where a text stands that counts as the same answer as an earlier one; blanks repeat nothing. */
export function repeatedTexts(texts: readonly string[], comparison?: TextComparison): number[] {
  const folded = texts.map((text) => comparableText(text, comparison));
  return folded.flatMap((text, index) => (text !== '' && folded.indexOf(text) < index ? [index] : []));
}
