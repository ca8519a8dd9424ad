import type { QuestionFields } from '../types/question-type';
import { differenceOf, isDifferent } from './question-difference';

const question = {
  __typename: 'Question',
  id: 'q1',
  type: 'MULTIPLE_CHOICE',
  text: 'Which one?',
  durationSeconds: 60,
  score: 5,
  difficulty: 'MEDIUM',
  skill: 'VAT',
  isAdditional: false,
  status: 'ACTIVE',
  allowsSeveral: false,
  choices: [
    { id: 'a', text: 'This', isRight: true },
    { id: 'b', text: 'That', isRight: false },
  ],
} as unknown as QuestionFields;

const same = { facts: [], isAnswerChanged: false, isNotesChanged: false };
const noNotes = { feedback: '', rightFeedback: '', partlyRightFeedback: '', wrongFeedback: '', answers: [], tags: [] };

const changed = (fields: Partial<QuestionFields>) => ({ ...question, ...fields });

describe('what differs between two versions of a question', () => {
  it('is nothing when only the order of the fields or the status differs', () => {
    const { text, ...rest } = question;
    expect(isDifferent(differenceOf(question, { ...rest, text, status: 'INACTIVE' }))).toBe(false);
  });

  it('is nothing where only the bank says something else about it, such as its version', () => {
    const told = { version: 2, translationState: 'STALE', updatedAt: '2026-11-20T09:00:00.000Z', canEdit: true };
    expect(isDifferent(differenceOf(question, changed(told as object)))).toBe(false);
  });

  it('is in the notes when only feedback, a hint or a tag was written', () => {
    const notes = { ...noNotes, hints: ['Think.'] } as QuestionFields['notes'];
    expect(differenceOf(question, changed({ notes }))).toEqual({ ...same, isNotesChanged: true });
  });

  it('is told fact by fact, before and after', () => {
    expect(differenceOf(question, changed({ text: 'Which two?', score: 8 }))).toEqual({
      facts: [
        { fact: 'text', before: 'Which one?', after: 'Which two?' },
        { fact: 'score', before: 5, after: 8 },
      ],
      isAnswerChanged: false,
      isNotesChanged: false,
    });
  });

  it('is in the answer when another choice is right', () => {
    const choices = question.choices?.map((choice) => ({ ...choice, isRight: !choice.isRight }));
    expect(differenceOf(question, changed({ choices }))).toEqual({ ...same, isAnswerChanged: true });
  });
});
