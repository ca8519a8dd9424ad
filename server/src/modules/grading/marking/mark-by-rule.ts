import type { GivenValue, MarkableQuestion, MarkedAnswer, MarkingRule } from './marking';
import { marked } from './marking';
import { markMultipleChoice } from './multiple-choice';
import { markNumber } from './number';
import { markOpenEnded } from './open-ended';
import { markShortAnswer } from './short-answer';
import { markTrueFalse } from './true-false';

const rules: Readonly<Record<string, MarkingRule>> = {
  'multiple-choice': markMultipleChoice,
  'true-false': markTrueFalse,
  'short-answer': markShortAnswer,
  number: markNumber,
  'open-ended': markOpenEnded,
};

/** The mark of one answer. A question left empty earns nothing and waits for nobody, whatever its type. */
export function markByRule(type: string, question: MarkableQuestion, given: GivenValue | null): MarkedAnswer {
  if (isEmpty(given)) return marked(0, 'NO_ANSWER');
  const rule = rules[type] ?? markOpenEnded;
  return rule(question, given);
}

function isEmpty(given: GivenValue | null): given is null {
  return !given || (!given.choiceIds?.length && given.truth === undefined && !given.text?.trim());
}
