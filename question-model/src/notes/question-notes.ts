import { each, group, list, optional, text } from '../shape/declare';
import type { Fields, ValueOf, ValuesOf } from '../shape/shape';

export const noteLimits = { text: 5_000, answer: 500, answers: 100, hints: 20, tags: 50, tag: 200 } as const;

const told = text({ max: noteLimits.text });

const answerFeedback = group('AnswerFeedback', {
  answer: text(
    { max: noteLimits.answer, isCode: true },
    'The choice, the accepted answer or the number, as it is written; `true` and `false`; `*` is whatever else was answered. Of several gaps, `[[2]] five` is five in the second.',
  ),
  feedback: told,
});

/** What an author says about a question besides asking it: plain text, never shown while it is answered. */
export const noteFields = {
  feedback: optional(told),
  rightFeedback: optional(told),
  partlyRightFeedback: optional(told),
  wrongFeedback: optional(told),
  answers: optional(list(answerFeedback)),
  hints: optional(each(told)),
  tags: optional(list(text({ max: noteLimits.tag, isCode: true }))),
} as const satisfies Fields;

export type QuestionNotes = ValuesOf<typeof noteFields>;
export type AnswerFeedback = ValueOf<typeof answerFeedback>;

/** Texts of notes have paths that begin like this, so that they are told from those of the question. */
export const notesShape = { notes: optional(group('QuestionNotes', noteFields)) } as const satisfies Fields;
