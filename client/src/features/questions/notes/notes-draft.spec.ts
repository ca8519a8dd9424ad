import { answerNote, noNotes, noteCount, notesInput, readNotes } from './notes-draft';

describe('the notes on a question', () => {
  it('are nothing while nothing is written', () => {
    expect(notesInput(noNotes())).toBeNull();
    expect(notesInput({ ...noNotes(), hints: ' \n', answers: [answerNote({ answer: '4' })] })).toBeNull();
    expect(readNotes(null)).toEqual(noNotes());
  });

  it('go as they came', () => {
    const stored = {
      feedback: 'Count.',
      rightFeedback: '',
      partlyRightFeedback: '',
      wrongFeedback: 'Again.',
      answers: [{ answer: '5', feedback: 'One too many.' }],
      hints: ['Fingers', 'Toes'],
      tags: ['sums'],
    };
    expect(notesInput(readNotes(stored))).toEqual(stored);
    expect(noteCount(readNotes(stored))).toBe(6);
  });
});
