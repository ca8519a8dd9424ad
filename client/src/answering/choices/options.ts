import type { TFunction } from 'i18next';
import type { Language } from '../../lib/i18n/language';
import type { AnswerValue } from '../answer-value';
import type { AskedQuestion, AskedType } from '../asked-question';
import { languageOfText } from '../content-language';

export interface Option {
  id: string;
  text: string;
  language: Language;
}

const TRUE = 'true';
const FALSE = 'false';

const hasChoiceRows = (type: AskedType) => type === 'MULTIPLE_CHOICE' || type === 'QUALIFIER';

/** What there is to choose from in rows, as it is shown. */
export function optionsOf(
  { type, choices = [], text }: AskedQuestion,
  language: Language,
  t: TFunction<'answering'>,
): Option[] {
  if (type === 'TRUE_FALSE') {
    return [
      { id: TRUE, text: t('choices.true'), language: languageOfText(t('choices.true'), language) },
      { id: FALSE, text: t('choices.false'), language: languageOfText(t('choices.false'), language) },
    ];
  }
  const around = languageOfText(text, language);
  return choices.map(({ id, text: words }) => ({ id, text: words, language: languageOfText(words, around) }));
}

/** What one key chooses, by id; nothing for a question that is answered otherwise. */
export function optionIdsOf({ type, choices = [], rating }: AskedQuestion): string[] {
  if (type === 'TRUE_FALSE') return [TRUE, FALSE];
  if (type === 'RATING' && rating) {
    return Array.from({ length: rating.max - rating.min + 1 }, (_, index) => String(rating.min + index));
  }
  return hasChoiceRows(type) ? choices.map(({ id }) => id) : [];
}

export function chosenOf({ type }: AskedQuestion, value: AnswerValue | null): string[] {
  if (type !== 'TRUE_FALSE') return value?.choiceIds ?? [];
  return typeof value?.truth === 'boolean' ? [value.truth ? TRUE : FALSE] : [];
}

/** The answer once this option was touched: the one, or one more or less of several in the order of the question. */
export function valueChosen(question: AskedQuestion, value: AnswerValue | null, id: string): AnswerValue {
  const { type, allowsSeveral = false, choices = [] } = question;
  if (type === 'TRUE_FALSE') return { truth: id === TRUE };
  if (type === 'RATING') return { rating: Number(id) };
  if (!allowsSeveral || type !== 'MULTIPLE_CHOICE') return { choiceIds: [id] };
  const chosen = new Set(value?.choiceIds);
  if (!chosen.delete(id)) chosen.add(id);
  return { choiceIds: choices.map((choice) => choice.id).filter((choiceId) => chosen.has(choiceId)) };
}
