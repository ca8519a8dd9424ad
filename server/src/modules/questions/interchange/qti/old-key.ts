import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { plainPart } from '../asked-text';
import { withoutExponent } from '../decimal-notation';
import { numberOf } from '../carried-numbers';
import type { SharedNumber } from '../carried-numbers';
import { rangeAsNumber } from '../decimal-range';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { conditionsOf, fullConditions } from './old-conditions';
import type { OldCondition } from './old-conditions';
import { materialHtml } from './old-material';
import { kindOf } from './old-metadata';

export type OldKey = Omit<CarriedQuestion, 'text'>;

/** How a response is drawn when it asks for a place on a picture or on a line instead of one of its labels. */
const DRAWN = ['render_hotspot', 'render_slider', 'render_extension'];
const NUMBERS = /^(?:integer|decimal|scientific)$/iu;

/** Type and key of an item with one response. */
export function oldKey(item: XmlElement, response: XmlElement, ignore: Ignore): OldKey {
  const [drawn] = response.name === 'response_num' ? [] : descendantsOf(response, ...DRAWN);
  if (drawn) throw new NotUnderstood('UNSUPPORTED_TYPE', { type: drawn.name }, drawn.line);
  const shared = conditionsOf(item);
  if (response.name !== 'response_lid' && asksForNumber(item, response, shared)) return numberKey(shared);
  const conditions = fullConditions(item, ignore);
  if (response.name === 'response_lid') return choiceKey(response, conditions, ignore);
  if (response.name !== 'response_str') throw new NotUnderstood('UNSUPPORTED_TYPE', { type: response.name });
  const acceptedAnswers = [...new Set(conditions.flatMap(({ equal }) => equal))];
  if (acceptedAnswers.length > 0) return { type: QuestionType.SHORT_ANSWER, acceptedAnswers };
  if (conditions.some(({ isOther }) => isOther)) throw new NotUnderstood('UNSUPPORTED_SCORING');
  return { type: QuestionType.OPEN_ENDED };
}

function asksForNumber(item: XmlElement, response: XmlElement, conditions: OldCondition[]): boolean {
  const isTypedNumber = descendantsOf(response, 'render_fib').some(({ attributes }) =>
    NUMBERS.test(attributes.fibtype ?? ''),
  );
  return (
    response.name === 'response_num' ||
    kindOf(item) === 'numerical_question' ||
    conditions.some(({ range }) => range) ||
    (isTypedNumber && conditions.some(({ equal }) => equal.length > 0))
  );
}

function choiceKey(response: XmlElement, conditions: OldCondition[], ignore: Ignore): OldKey {
  const right = new Set(conditions.flatMap(({ equal }) => equal));
  const cardinality = response.attributes.rcardinality?.toLowerCase();
  if (cardinality === 'ordered') throw new NotUnderstood('UNSUPPORTED_TYPE', { type: 'ordered' });
  const allowsSeveral = cardinality === 'multiple';
  const choices = descendantsOf(response, 'response_label').map((label) => ({
    text: plainPart(materialHtml(label), ignore, label.line),
    isRight: right.has(label.attributes.ident ?? ''),
  }));
  const [first, second] = choices;
  const isTruth = choices.length === 2 && /^true$/iu.test(first?.text ?? '') && /^false$/iu.test(second?.text ?? '');
  if (isTruth && !allowsSeveral) return { type: QuestionType.TRUE_FALSE, truth: first?.isRight ?? false };
  return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
}

/** An exact number is one that is equal, or one from which and to which it may reach. */
function numberKey(conditions: OldCondition[]): OldKey {
  return { type: QuestionType.NUMBER, number: numberOf(conditions.flatMap(numbersOf)) };
}

/** A number with a margin is written as itself and, beside it, as a range around it. */
function numbersOf({ equal, range, share }: OldCondition): SharedNumber[] {
  const around = range && rangeAsNumber(...exact(range));
  if (around) return [{ ...around, share }];
  return equal.map((text) => {
    const value = plainDecimal(withoutExponent(text));
    if (value === null) throw new NotUnderstood('NUMBER_UNREADABLE', { text });
    return { value, tolerance: '0', share };
  });
}

const exact = ([from, to]: [string, string]): [string, string] => [withoutExponent(from), withoutExponent(to)];
