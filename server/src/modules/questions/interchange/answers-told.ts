import { QuestionType } from '../vocabulary';
import { gapsIn, inGap, offersAnswer } from './carried-gaps';
import type { CarriedQuestion } from './interchange';

/** Whether something is told of answers beside which a format of answers has no place for it. */
export function leavesAnswersUntold(question: CarriedQuestion): boolean {
  return (question.notes?.answers ?? []).some(({ answer }) => !hasPlaceFor(question, answer));
}

function hasPlaceFor(question: CarriedQuestion, answer: string): boolean {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
    case QuestionType.DROPDOWN:
      return Boolean(question.choices?.some(({ text }) => text === answer));
    case QuestionType.TRUE_FALSE:
      return answer === 'true' || answer === 'false';
    case QuestionType.SHORT_ANSWER:
    case QuestionType.NUMBER:
      return true;
    case QuestionType.FILL_IN_THE_BLANK:
      return hasGapFor(question, answer);
    default:
      return false;
  }
}

/** A gap of words or a number takes any answer, one of choices only its own. */
function hasGapFor(question: CarriedQuestion, name: string): boolean {
  const gaps = gapsIn(question);
  const { place, answer } = inGap(name, gaps.length);
  if (place === null) return gaps.some((gap) => offersAnswer(gap, answer));
  const gap = gaps[place - 1];
  return gap !== undefined && (!gap.choices?.length || gap.choices.includes(answer));
}
