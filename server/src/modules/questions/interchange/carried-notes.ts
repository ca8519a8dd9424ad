import type { QuestionNotes } from '../notes/question-notes';
import type { CarriedQuestion } from './interchange';

/** Whatever else was answered. */
export const OTHER_ANSWER = '*';

/** With what is said about it; what is empty is left out. */
export function withNotes<Q extends object>(question: Q, notes: QuestionNotes): Q & Pick<CarriedQuestion, 'notes'> {
  const said = Object.entries(notes).filter(([, value]) => (value as string | unknown[] | undefined)?.length);
  return said.length > 0 ? { ...question, notes: Object.fromEntries(said) } : question;
}

/** Two sets of notes on one question, what is said in the second added to the first. */
export function joinedNotes(one: QuestionNotes = {}, other: QuestionNotes = {}): QuestionNotes {
  return {
    ...one,
    ...other,
    answers: [...(one.answers ?? []), ...(other.answers ?? [])],
    hints: [...(one.hints ?? []), ...(other.hints ?? [])],
    tags: [...(one.tags ?? []), ...(other.tags ?? [])],
  };
}

export const feedbackOn = ({ notes }: Pick<CarriedQuestion, 'notes'>, answer: string): string =>
  notes?.answers?.find((one) => one.answer === answer)?.feedback ?? '';

/** What only says what to tell whoever answered: neither a hint nor a tag. */
export const hasShadesOfFeedback = ({ notes }: CarriedQuestion): boolean =>
  Boolean(notes?.rightFeedback ?? notes?.partlyRightFeedback ?? notes?.wrongFeedback);
