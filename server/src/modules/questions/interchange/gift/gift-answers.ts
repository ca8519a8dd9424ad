import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { matchingOf } from '../carried-pairs';
import type { CarriedPair } from '../carried-pairs';
import { OTHER_ANSWER, withNotes } from '../carried-notes';
import { numberOf } from '../carried-numbers';
import { rangeAsNumber } from '../decimal-range';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { withoutPatterns } from '../without-patterns';
import { withoutExponent } from '../decimal-notation';
import { giftOrder } from './gift-order';
import { giftAcceptedText, giftAnswerText, giftNote } from './gift-text';
import type { GiftFormat } from './gift-text';
import type { GiftKey } from './gift-key';

interface Option {
  /** Unread; empty where nothing is said. */
  feedback: string;
  isRight: boolean;
  /** Percent, where one is written. */
  weight: number | null;
  text: string;
}

const WEIGHT = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/u;
const TRUTHS: Record<string, boolean> = { T: true, TRUE: true, F: false, FALSE: false };

/** Type and key from what stands between the braces, tested in the order in which Moodle tests it. */
export function giftKey(braces: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const [answers = '', ...general] = braces.split('####');
  const key = keyIn(answers.trim(), format, ignore);
  const feedback = giftNote(general.join('####'), ignore, format);
  return feedback ? withNotes(key, { ...key.notes, feedback }) : key;
}

function keyIn(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  if (text === '') return { type: QuestionType.OPEN_ENDED, rubric: '' };
  if (text.startsWith('#')) return numberKey(text.slice(1), format, ignore);
  if (text.startsWith('>')) return giftOrder(text.slice(1), format, ignore);
  if (text.includes('~')) return choiceKey(text, format, ignore);
  if (text.includes('=') && text.includes('->')) return matchingKey(text, format, ignore);
  const [word = '', wrong = '', ...right] = text.split('#');
  const truth = TRUTHS[word.trim()];
  if (truth === undefined) return wordsKey(text, format, ignore);
  const told = [
    { answer: String(!truth), feedback: giftNote(wrong, ignore, format) },
    { answer: String(truth), feedback: giftNote(right.join('#'), ignore, format) },
  ];
  return withNotes({ type: QuestionType.TRUE_FALSE, truth }, { answers: told.filter(({ feedback }) => feedback) });
}

/** What is told to whoever gave an answer, under the answer as it is kept. */
function withFeedback(key: GiftKey, options: Option[], nameOf: (option: Option) => string, noteOf: Note): GiftKey {
  const answers = options.map((option) => ({ answer: nameOf(option), feedback: noteOf(option.feedback) }));
  return withNotes(key, { answers: answers.filter(({ answer, feedback }) => answer && feedback) });
}

type Note = (written: string) => string;

function choiceKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const options = optionsOf(text, ignore);
  const textOf = ({ text: written }: Option) => giftAnswerText(written, ignore, format);
  if (options.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  const allowsSeveral = !options.some(({ isRight }) => isRight);
  const right = options.filter(({ weight }) => (weight ?? 0) > 0);
  const isEven = right.every(({ weight }) => weight === right[0]?.weight);
  if (allowsSeveral ? !isEven : options.some(isPartial)) ignore('PARTIAL_CREDIT');
  if (options.some(({ weight }) => weight !== null && weight < 0)) ignore('PENALTY');
  const choices = options.map((option) => ({
    text: textOf(option),
    isRight: allowsSeveral ? (option.weight ?? 0) > 0 : option.isRight && !isPartial(option),
  }));
  const key = { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
  return withFeedback(key, options, textOf, (written) => giftNote(written, ignore, format));
}

/** `=prompt -> match`; without a prompt it is a distractor. */
function matchingKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const options = optionsOf(text, ignore);
  if (options.some(({ feedback }) => feedback)) ignore('FEEDBACK');
  const pairs = options.map((option): CarriedPair => {
    const at = option.text.indexOf('->');
    if (at < 0) throw new NotUnderstood('ANSWER_MISSING');
    const side = (written: string) => giftAnswerText(written.trim(), ignore, format);
    return [side(option.text.slice(0, at)), side(option.text.slice(at + 2))];
  });
  return matchingOf(
    pairs.filter(([prompt]) => prompt !== ''),
    pairs.filter(([prompt]) => prompt === '').map(([, match]) => match),
  );
}

function wordsKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const options = optionsOf(text.startsWith('=') ? text : `=${text}`, ignore);
  if (options.some((option) => isPartial(option) && option.weight !== 0)) ignore('PARTIAL_CREDIT');
  const nameOf = ({ text: written }: Option) => giftAcceptedText(written, format);
  const full = options.filter((option) => !isPartial(option)).map(nameOf);
  const key = { type: QuestionType.SHORT_ANSWER, acceptedAnswers: withoutPatterns(full, ignore) };
  const named = (option: Option) => nameOf(option).replaceAll('\\*', '*');
  return withFeedback(key, options, named, (written) => giftNote(written, ignore, format));
}

/** Values with their shares; what follows a `~` without a share only says what to tell whoever is wrong. */
function numberKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const options = optionsOf(/^\s*[=~]/u.test(text) ? text : `=${text}`, ignore);
  const values = options.flatMap(({ isRight, weight, text: written }) => {
    const share = weight ?? (isRight ? 100 : 0);
    if (share <= 0) return [];
    if (written !== '*') return [{ ...readNumber(giftAcceptedText(written, 'plain')), share }];
    ignore('PATTERN', { text: written });
    return [];
  });
  const key = { type: QuestionType.NUMBER, number: numberOf(values) };
  const nameOf = ({ text: written }: Option) => {
    const plain = giftAcceptedText(written, 'plain');
    return plain === '' || plain === OTHER_ANSWER ? OTHER_ANSWER : readNumber(plain).value;
  };
  return withFeedback(key, options, nameOf, (written) => giftNote(written, ignore, format));
}

/** `3`, `3:0.5` or `2.5..3.5`; each may be written with an exponent. */
function readNumber(written: string): { value: string; tolerance: string } {
  const [low, high] = written.split('..').map((part) => withoutExponent(part.trim()));
  const range = low !== undefined && high !== undefined ? rangeAsNumber(low, high) : null;
  if (range) return range;
  const [value = '', tolerance = '0'] = written.split(':').map((part) => withoutExponent(part.trim()));
  const number = { value: plainDecimal(value), tolerance: plainDecimal(tolerance) };
  if (number.value === null || number.tolerance === null)
    throw new NotUnderstood('NUMBER_UNREADABLE', { text: written });
  return { value: number.value, tolerance: number.tolerance };
}

function optionsOf(text: string, ignore: Ignore): Option[] {
  const [stray = '', ...parts] = text
    .split(/(?=[=~])/u)
    .flatMap((part, index) => (index === 0 && /^[=~]/u.test(part) ? ['', part] : [part]));
  if (stray.trim()) ignore('STRAY_TEXT', { text: stray.trim() });
  return parts.map((part) => {
    const [answer = '', ...feedback] = part.slice(1).split('#');
    const weight = WEIGHT.exec(answer);
    const isRight = part.startsWith('=');
    return {
      isRight,
      feedback: feedback.join('#').trim(),
      weight: weight ? Number(weight[1]) : null,
      text: answer.slice(weight?.[0].length ?? 0).trim(),
    };
  });
}

/** It earns something, but not all. */
function isPartial({ isRight, weight }: Option): boolean {
  return isRight ? weight !== null && weight < 100 : weight !== null && weight > 0;
}
