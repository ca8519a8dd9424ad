import type { AnswerValue } from '../answer.entity';
import type { AttemptQuestion } from '../attempt-question.entity';
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

const easier = { Easy: 0.15, Medium: 0, Hard: -0.18 } as const;

/** What somebody of this ability, from 0 to 1, gives to a question; null when they leave it empty. */
export function demoAnswer(question: AttemptQuestion, ability: number, chance: Chance): AnswerValue | null {
  if (chance.happens((1 - ability) * 0.08)) return null;
  const knows = chance.happens(Math.min(0.97, ability + easier[question.difficulty]));
  switch (question.type) {
    case 'multiple-choice':
      return { choiceIds: chosen(question, knows, chance) };
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
