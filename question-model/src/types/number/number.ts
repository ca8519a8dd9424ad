import { wholePart } from '../../derivation/derivation';
import { numberReading } from '../../derivation/reading';
import type { FieldProblems } from '../../draft/field-problems';
import { readFields } from '../../draft/read-fields';
import { marked } from '../../marking/marking';
import { compareDecimals, distance } from '../../number/decimal';
import { parseDecimal } from '../../number/parse-decimal';
import { typedDecimal } from '../../number/plain-decimal';
import { readNumber } from '../../number/read-number';
import { decimal, group, withDefault } from '../../shape/declare';
import { declareKind } from '../shared/declare-kind';
import { numberContent } from './content';

const number = group(
  'NumberKey',
  { value: decimal(), tolerance: withDefault(decimal('0 when left out.')) },
  'Right is what lies within `value` plus or minus `tolerance`; both are decimal strings, typed in either kind of digits.',
);
const key = { number };

/** A number that may lie within a tolerance of the right one; compared as decimals, so 0.1 + 0.2 surprises nobody. */
export const numberAnswer = declareKind({
  type: 'number',
  about: 'A number that may lie within a tolerance of the right one.',
  key,
  authored: { ...numberContent, ...key },
  read: (draft, { problems }) => {
    const content = readFields(numberContent, draft, problems);
    const value = readDecimal('number.value', draft.number?.value, content.unit, problems);
    const tolerance = readTolerance(draft.number?.tolerance, content.unit, problems);
    return { content, answerKey: { number: { value, tolerance } } };
  },
  show: ({ content, answerKey }) => ({ ...content, ...answerKey }),
  mark: ({ content, answerKey, maxScore }, { text }) => {
    const reading = readNumber(text, content.unit);
    const { value, tolerance } = answerKey.number;
    if (reading.kind !== 'number') return marked(0, 'NOT_A_NUMBER', { read: text });
    const params = { read: text.trim(), value, tolerance };
    const [expected, allowed] = [parseDecimal(value), parseDecimal(tolerance)];
    const hit =
      expected !== null && allowed !== null && compareDecimals(distance(reading.decimal, expected), allowed) <= 0;
    return hit ? marked(maxScore, 'NUMBER_IN_RANGE', params) : marked(0, 'NUMBER_OUT_OF_RANGE', params);
  },
  derive: ({ content, answerKey, maxScore }, { text }, score) => {
    const { value, tolerance } = answerKey.number;
    return wholePart(maxScore, score, {
      given: text,
      expected: [value, tolerance],
      ...numberReading(text, content.unit),
    });
  },
});

function readTolerance(text: string | null | undefined, unit: string | undefined, problems: FieldProblems): string {
  if (!text?.trim()) return '0';
  const tolerance = readDecimal('number.tolerance', text, unit, problems);
  if (tolerance.startsWith('-')) problems.add('number.tolerance', 'min', { min: 0 });
  return tolerance;
}

function readDecimal(
  path: string,
  text: string | undefined,
  unit: string | undefined,
  problems: FieldProblems,
): string {
  if (!text?.trim()) problems.add(path, 'required');
  else {
    const plain = typedDecimal(text, unit);
    if (plain !== null) return plain;
    problems.add(path, 'number');
  }
  return '0';
}
