import type { AnswerValue, AttemptQuestion } from '../attempt';
import type { Chance } from './chance';
import { essayAbout } from './essays';
import type { Tier } from './essays';

/** What people write where they do not know the word; by the word they should have written. */
const wrongWords: Readonly<Record<string, string>> = {
  matching: 'accrual',
  HAVING: 'WHERE',
  attached: 'joined',
  'service level agreement': 'service line agreement',
  Sunday: 'Saturday',
  'break-even': 'zero profit',
  IFERROR: 'ISERROR',
  الانتظار: 'الوقوف',
  التصعيد: 'التحويل',
};

const DAY_MS = 86_400_000;

const easier = { Easy: 0.15, Medium: 0, Hard: -0.18 } as const;

/** What somebody of this ability, from 0 to 1, gives to a question; null when they leave it empty. */
export function demoAnswer(question: AttemptQuestion, ability: number, chance: Chance): AnswerValue | null {
  if (chance.happens((1 - ability) * 0.08)) return null;
  const knows = chance.happens(Math.min(0.97, ability + easier[question.difficulty]));
  switch (question.type) {
    case 'multiple-choice':
    case 'dropdown':
      return { choiceIds: chosen(question, knows, chance) };
    case 'ranking':
      return { choiceIds: ranked(question, knows, chance) };
    case 'matching':
      return { matches: matched(question, knows) };
    case 'rating':
      return { rating: rated(question, knows) };
    case 'fill-in-the-blank':
      return { blanks: filled(question, knows) };
    case 'date':
      return { date: dated(question, knows) };
    case 'true-false':
      return { truth: knows === question.answerKey.truth };
    case 'short-answer':
      return textOf(words(question, knows));
    case 'number':
      return textOf(figure(question, knows, chance));
    default:
      return textOf(essayAbout(question.text, tierFor(ability, chance)));
  }
}

function textOf(text: string | null): AnswerValue | null {
  return text === null ? null : { text };
}

function chosen({ content, answerKey }: AttemptQuestion, knows: boolean, chance: Chance): string[] {
  const right = answerKey.rightChoiceIds ?? [];
  if (knows) return [...right];
  const wrong = (content.choices ?? []).map(({ id }) => id).filter((id) => !right.includes(id));
  const guess = chance.oneOf(wrong) ?? '';
  return content.allowsSeveral ? [...right.slice(0, -1), guess] : [guess];
}

/** Whoever does not know it exactly swaps two neighbours. */
function ranked({ answerKey }: AttemptQuestion, knows: boolean, chance: Chance): string[] {
  const order = [...(answerKey.rightOrder ?? [])];
  if (knows || order.length < 2) return order;
  const place = Math.floor(chance.next() * (order.length - 1));
  return [...order.slice(0, place), ...order.slice(place, place + 2).reverse(), ...order.slice(place + 2)];
}

/** Whoever does not know it exactly puts the first two the wrong way round. */
function matched({ content, answerKey }: AttemptQuestion, knows: boolean) {
  const right = answerKey.matches ?? [];
  const given = knows ? right : [...right.slice(0, 2).toReversed(), ...right.slice(2)];
  return (content.prompts ?? []).map(({ id }, index) => ({ promptId: id, choiceId: given[index] ?? '' }));
}

function rated({ content, answerKey }: AttemptQuestion, knows: boolean): number {
  const { min, max } = content.rating ?? { min: 1, max: 5 };
  const { from, to } = answerKey.ratingRange ?? { from: max, to: max };
  if (knows) return from;
  return from > min ? from - 1 : Math.min(to + 1, max);
}

/** The last gap is the one that goes wrong. */
function filled({ content, answerKey }: AttemptQuestion, knows: boolean): string[] {
  const right = (answerKey.blanks ?? []).map(
    ({ acceptedAnswers: [first = ''], rightChoices: [place = 0] = [] }, at) => {
      return content.gaps?.[at]?.choices[place - 1] ?? first;
    },
  );
  return knows ? right : [...right.slice(0, -1), ''];
}

function dated({ answerKey }: AttemptQuestion, knows: boolean): string {
  const right = answerKey.days?.from ?? '';
  if (knows) return right;
  return new Date(Date.parse(right) - DAY_MS).toISOString().slice(0, 10);
}

function words({ answerKey }: AttemptQuestion, knows: boolean): string | null {
  const [accepted = ''] = answerKey.acceptedAnswers ?? [];
  return knows ? accepted : (wrongWords[accepted] ?? null);
}

/** In the digits of either keyboard. */
function figure({ answerKey, text }: AttemptQuestion, knows: boolean, chance: Chance): string {
  const right = answerKey.number?.value ?? '0';
  const typed = knows ? right : String(Math.round(Number(right) * chance.between(0.5, 0.9)) + 1);
  return /\p{Script=Arabic}/u.test(text) && chance.happens(0.5) ? inArabicDigits(typed) : typed;
}

function inArabicDigits(number: string): string {
  return number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))).replace('.', '٫');
}

function tierFor(ability: number, chance: Chance): Tier {
  const quality = ability + chance.between(-0.15, 0.15);
  if (quality > 0.72) return 'strong';
  return quality > 0.45 ? 'fair' : 'weak';
}
