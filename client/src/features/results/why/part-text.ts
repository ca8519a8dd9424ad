import type { TFunction } from 'i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import type { Derivation_MarkFragment } from './derivation-generated';
import type { Format } from '../../../lib/format/format';

type Part = Derivation_MarkFragment['derivation']['parts'][number];

interface Words {
  t: TFunction;
  format: Format;
}

/** One given or expected value as a person reads it; what the question's type writes in codes becomes words. */
export function valueText(type: QuestionType, value: string, { t, format }: Words): string {
  if (value === '') return t('explanation:nothing');
  if (type === 'TRUE_FALSE') return t(`answering:choices.${value}`);
  if (type === 'DATE') return format.date(value);
  return value;
}

/** What would have been right: one of several texts, a range, or a number with its tolerance. */
export function expectedText(type: QuestionType, expected: Part['expected'], words: Words): string {
  const [first = '', second] = expected;
  if (expected.length === 0) return '';
  if (type === 'NUMBER') return second === undefined || second === '0' ? first : `\u2066${first} ± ${second}\u2069`;
  const isRange = type === 'RATING' || type === 'DATE';
  if (isRange && second !== undefined && second !== first) {
    const [from, to] = [first, second].map((value) => valueText(type, value, words));
    return words.t('explanation:range', { from, to });
  }
  if (isRange) return valueText(type, first, words);
  return expected.map((value) => valueText(type, value, words)).join(' · ');
}

/** What a part is called in its row. */
export function labelText(type: QuestionType, { label, expected }: Part, { t }: Words): string {
  if (label === null) return '';
  if (type === 'FILL_IN_THE_BLANK') return t('explanation:blank', { number: label });
  if (type === 'RANKING') return t('explanation:pair', { first: label, second: expected[0] ?? '' });
  return label;
}
