import type { TFunction } from 'i18next';
import type { Language } from '../lib/i18n/language';
import type { Option } from './components/option-list';
import { languageOfText } from './content-language';
import type { AnswerValue } from './engine/answer';
import type { ExamQuestion } from './engine/ports';

const TRUE = 'true';
const FALSE = 'false';

/** What there is to choose from, as it is shown. */
export function optionsOf({ type, choices, text }: ExamQuestion, language: Language, t: TFunction<'exam'>): Option[] {
  if (type === 'MULTIPLE_CHOICE') {
    const around = languageOfText(text, language);
    return choices.map((choice) => ({ ...choice, language: languageOfText(choice.text, around) }));
  }
  if (type !== 'TRUE_FALSE') return [];
  return [
    { id: TRUE, text: t('question.true'), language: languageOfText(t('question.true'), language) },
    { id: FALSE, text: t('question.false'), language: languageOfText(t('question.false'), language) },
  ];
}

/** The same by id; nothing for a question that is answered in writing. */
export function optionIdsOf({ type, choices }: ExamQuestion): string[] {
  if (type === 'TRUE_FALSE') return [TRUE, FALSE];
  return type === 'MULTIPLE_CHOICE' ? choices.map(({ id }) => id) : [];
}

export function chosenOf({ type }: ExamQuestion, value: AnswerValue | null): string[] {
  if (type !== 'TRUE_FALSE') return value?.choiceIds ?? [];
  return typeof value?.truth === 'boolean' ? [value.truth ? TRUE : FALSE] : [];
}

/** The answer once this option was touched: the one, or one more or less of several in the order of the question. */
export function valueChosen(
  { type, allowsSeveral, choices }: ExamQuestion,
  value: AnswerValue | null,
  id: string,
): AnswerValue {
  if (type === 'TRUE_FALSE') return { truth: id === TRUE };
  if (!allowsSeveral) return { choiceIds: [id] };
  const chosen = new Set(value?.choiceIds);
  if (!chosen.delete(id)) chosen.add(id);
  return { choiceIds: choices.map((choice) => choice.id).filter((choiceId) => chosen.has(choiceId)) };
}
