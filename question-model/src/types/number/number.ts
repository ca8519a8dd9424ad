import { wholePart } from '../../derivation/derivation';
import { numberReading } from '../../derivation/reading';
import { readFields } from '../../draft/read-fields';
import { marked } from '../../marking/marking';
import { readNumber } from '../../number/read-number';
import { decimal, group, list, optional, withDefault } from '../../shape/declare';
import { declareKind } from '../shared/declare-kind';
import { numberContent } from './content';
import { readDecimal, readOthers, readTolerance, shareOf, valueMet } from './number-values';

const other = group('NumberValue', {
  value: decimal(),
  tolerance: withDefault(decimal('0 when left out.')),
  share: withDefault(decimal('Percent of the points, above 0 and up to 100, which it is when left out.')),
});
const number = group(
  'NumberKey',
  {
    value: decimal(),
    tolerance: withDefault(decimal('0 when left out.')),
    others: optional(list(other, 'Further values that earn points. Of those that an answer meets the best counts.')),
  },
  'Right is what lies within `value` plus or minus `tolerance`; both are decimal strings, typed in either kind of digits.',
);
const key = { number };

/** Numbers that may lie within a tolerance of a right one; compared as decimals, so 0.1 + 0.2 surprises nobody. */
export const numberAnswer = declareKind({
  type: 'number',
  about: 'A number that may lie within a tolerance of a right one; further ones earn all points or a share.',
  key,
  authored: { ...numberContent, ...key },
  read: (draft, { problems }) => {
    const content = readFields(numberContent, draft, problems);
    const value = readDecimal('number.value', draft.number?.value, content.unit, problems);
    const tolerance = readTolerance('number.tolerance', draft.number?.tolerance, content.unit, problems);
    const others = readOthers(draft.number?.others ?? [], content.unit, problems);
    return { content, answerKey: { number: { value, tolerance, ...(others.length > 0 && { others }) } } };
  },
  show: ({ content, answerKey }) => ({ ...content, ...answerKey }),
  mark: ({ content, answerKey, maxScore }, { text }) => {
    const { value, tolerance } = answerKey.number;
    if (readNumber(text, content.unit).kind !== 'number') return marked(0, 'NOT_A_NUMBER', { read: text });
    const met = valueMet(answerKey.number, text, content.unit);
    const read = text.trim();
    if (!met) return marked(0, 'NUMBER_OUT_OF_RANGE', { read, value, tolerance });
    const { share, ...range } = met;
    if (Number(share) === 100) return marked(maxScore, 'NUMBER_IN_RANGE', { read, ...range });
    return marked(shareOf(maxScore, share), 'NUMBER_WITH_SHARE', { read, ...range, share });
  },
  derive: ({ content, answerKey, maxScore }, { text }, score) => {
    const { value, tolerance } = valueMet(answerKey.number, text, content.unit) ?? answerKey.number;
    const part = { given: text, expected: [value, tolerance], ...numberReading(text, content.unit) };
    const whole = wholePart(maxScore, score, part);
    return score > 0 && score < maxScore ? { ...whole, rule: 'SHARE_OF_VALUE' } : whole;
  },
});
