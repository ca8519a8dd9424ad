import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { numberOf } from '../carried-numbers';
import type { SharedNumber } from '../carried-numbers';
import { matchingOf } from '../carried-pairs';
import type { CarriedPair } from '../carried-pairs';
import { withoutExponent } from '../decimal-notation';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { withoutPatterns } from '../without-patterns';
import { childOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { moodlePlain } from './moodle-text';

export type MoodleKey = Omit<CarriedQuestion, 'text'>;

interface Answer {
  element: XmlElement;
  /** Percent. */
  fraction: number;
}

export function choiceKey(question: XmlElement, ignore: Ignore): MoodleKey {
  const allowsSeveral = !isTrue(childOf(question, 'single'), true);
  const answers = answersOf(question);
  if (answers.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  const right = answers.filter(({ fraction }) => fraction > 0);
  if (allowsSeveral ? right.some(({ fraction }) => fraction !== right[0]?.fraction) : right.some(isPartial)) {
    ignore('PARTIAL_CREDIT');
  }
  if (answers.some(({ fraction }) => fraction < 0)) ignore('PENALTY');
  const choices = answers.map((answer) => ({
    text: moodlePlain(answer.element, ignore),
    isRight: allowsSeveral ? answer.fraction > 0 : answer.fraction >= 100,
  }));
  return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
}

export function truthKey(question: XmlElement): MoodleKey {
  const right = answersOf(question).find(({ fraction }) => fraction > 0);
  const word = textOf(childOf(right?.element, 'text')).toLowerCase();
  if (word !== 'true' && word !== 'false') throw new NotUnderstood('ANSWER_MISSING');
  return { type: QuestionType.TRUE_FALSE, truth: word === 'true' };
}

export function wordsKey(question: XmlElement, ignore: Ignore): MoodleKey {
  if (isTrue(childOf(question, 'usecase'), false)) ignore('CASE_SENSITIVITY');
  const answers = fullAnswers(question, ignore).map(({ element }) => textOf(childOf(element, 'text')));
  return { type: QuestionType.SHORT_ANSWER, acceptedAnswers: withoutPatterns(answers, ignore) };
}

export function numberKey(question: XmlElement, ignore: Ignore): MoodleKey {
  const number = numberOf(answersOf(question).flatMap((answer) => numberIn(answer, ignore)));
  const units = unitsOf(question);
  if (units.length > 1) ignore('SETTING', { name: 'units' });
  return { type: QuestionType.NUMBER, number, ...(units[0] && { unit: units[0] }) };
}

function numberIn({ element, fraction }: Answer, ignore: Ignore): SharedNumber[] {
  const written = textOf(childOf(element, 'text'));
  if (fraction <= 0) return [];
  if (written === '*') {
    ignore('PATTERN', { text: written });
    return [];
  }
  const value = plainDecimal(withoutExponent(written));
  const tolerance = plainDecimal(withoutExponent(textOf(childOf(element, 'tolerance')) || '0'));
  if (value === null || tolerance === null) throw new NotUnderstood('NUMBER_UNREADABLE', { text: written });
  return [{ value, tolerance, share: fraction }];
}

export function orderKey(question: XmlElement, ignore: Ignore): MoodleKey {
  const choices = elementsOf(question, 'answer').map((answer) => ({
    text: moodlePlain(answer, ignore),
    isRight: false,
  }));
  if (choices.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  return { type: QuestionType.RANKING, choices };
}

/** A pair without a text on its left is a distractor. */
export function moodleMatchKey(question: XmlElement, ignore: Ignore): MoodleKey {
  const pairs = elementsOf(question, 'subquestion').map((pair): CarriedPair => {
    // Moodle holds the right side without a format.
    return [moodlePlain(pair, ignore), textOf(childOf(childOf(pair, 'answer'), 'text'))];
  });
  return matchingOf(
    pairs.filter(([prompt]) => prompt !== ''),
    pairs.filter(([prompt]) => prompt === '').map(([, match]) => match),
  );
}

export function isTrue(element: XmlElement | undefined, otherwise: boolean): boolean {
  const word = textOf(element).toLowerCase();
  return word === '' ? otherwise : word === 'true' || word === '1';
}

function answersOf(question: XmlElement): Answer[] {
  return elementsOf(question, 'answer').map((element) => ({
    element,
    fraction: Number(element.attributes.fraction) || 0,
  }));
}

function fullAnswers(question: XmlElement, ignore: Ignore): Answer[] {
  const answers = answersOf(question);
  if (answers.some(isPartial)) ignore('PARTIAL_CREDIT');
  return answers.filter(({ fraction }) => fraction >= 100);
}

const isPartial = ({ fraction }: Answer) => fraction > 0 && fraction < 100;

function unitsOf(question: XmlElement): string[] {
  const units = childOf(question, 'units');
  return units
    ? elementsOf(units, 'unit')
        .map((unit) => textOf(childOf(unit, 'unit_name')))
        .filter(Boolean)
    : [];
}
