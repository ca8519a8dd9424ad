import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { matchingOf } from '../carried-pairs';
import type { CarriedPair } from '../carried-pairs';
import { rangeAsNumber } from '../decimal-range';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { withoutPatterns } from '../without-patterns';
import { withoutExponent } from '../decimal-notation';
import { giftOrder } from './gift-order';
import { giftAcceptedText, giftAnswerText } from './gift-text';
import type { GiftFormat } from './gift-text';

export type GiftKey = Omit<CarriedQuestion, 'text'>;

interface Option {
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
  if (general.length > 0) ignore('FEEDBACK');
  const text = answers.trim();
  if (text === '') return { type: QuestionType.OPEN_ENDED, rubric: '' };
  if (text.startsWith('#')) return numberKey(text.slice(1), ignore);
  if (text.startsWith('>')) return giftOrder(text.slice(1), format, ignore);
  if (text.includes('~')) return choiceKey(text, format, ignore);
  if (text.includes('=') && text.includes('->')) return matchingKey(text, format, ignore);
  const [word = ''] = text.split('#');
  const truth = TRUTHS[word.trim()];
  if (truth === undefined) return wordsKey(text, format, ignore);
  if (text.includes('#')) ignore('FEEDBACK');
  return { type: QuestionType.TRUE_FALSE, truth };
}

function choiceKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const options = optionsOf(text, ignore);
  if (options.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  const allowsSeveral = !options.some(({ isRight }) => isRight);
  const right = options.filter(({ weight }) => (weight ?? 0) > 0);
  const isEven = right.every(({ weight }) => weight === right[0]?.weight);
  if (allowsSeveral ? !isEven : options.some(isPartial)) ignore('PARTIAL_CREDIT');
  if (options.some(({ weight }) => weight !== null && weight < 0)) ignore('PENALTY');
  const choices = options.map((option) => ({
    text: giftAnswerText(option.text, ignore, format),
    isRight: allowsSeveral ? (option.weight ?? 0) > 0 : option.isRight && !isPartial(option),
  }));
  return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
}

/** `=prompt -> match`; without a prompt it is a distractor. */
function matchingKey(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const pairs = optionsOf(text, ignore).map((option): CarriedPair => {
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
  if (options.some(isPartial)) ignore('PARTIAL_CREDIT');
  const full = options.filter((option) => !isPartial(option)).map((option) => giftAcceptedText(option.text, format));
  return { type: QuestionType.SHORT_ANSWER, acceptedAnswers: withoutPatterns(full, ignore) };
}

/** What follows the first `~` only says what to tell whoever is wrong. */
function numberKey(text: string, ignore: Ignore): GiftKey {
  const [right = '', ...wrong] = text.split('~');
  if (wrong.length > 0) ignore('FEEDBACK');
  const options = optionsOf(right.includes('=') ? right : `=${right}`, ignore);
  const full = options.filter((option) => option.isRight && !isPartial(option));
  if (full.length < options.length) ignore('PARTIAL_CREDIT');
  if (full.length > 1) throw new NotUnderstood('SEVERAL_NUMBERS');
  return { type: QuestionType.NUMBER, number: readNumber(giftAcceptedText(full[0]?.text ?? '', 'plain')) };
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
    if (feedback.length > 0) ignore('FEEDBACK');
    const weight = WEIGHT.exec(answer);
    const isRight = part.startsWith('=');
    return { isRight, weight: weight ? Number(weight[1]) : null, text: answer.slice(weight?.[0].length ?? 0).trim() };
  });
}

/** It earns something, but not all. */
function isPartial({ isRight, weight }: Option): boolean {
  return isRight ? weight !== null && weight < 100 : weight !== null && weight > 0;
}
