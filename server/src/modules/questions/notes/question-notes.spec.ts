import { FieldProblems } from '../field-problems';
import { readNotes } from './question-notes';

function read(draft: Parameters<typeof readNotes>[0]) {
  const problems = new FieldProblems();
  return { notes: readNotes(draft, problems), problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('notes on a question', () => {
  it('keep what is said and leave out what is empty', () => {
    const answers = [
      { answer: ' 4 ', feedback: 'You counted.' },
      { answer: '5', feedback: ' ' },
    ];
    expect(
      read({ feedback: ' Count. ', wrongFeedback: null, answers, hints: ['', 'Fingers'], tags: ['sums', 'sums'] }),
    ).toEqual({
      notes: {
        feedback: 'Count.',
        answers: [{ answer: '4', feedback: 'You counted.' }],
        hints: ['Fingers'],
        tags: ['sums'],
      },
      problems: [],
    });
    expect(read({ feedback: ' ', hints: [] }).notes).toBeNull();
    expect(read(null).notes).toBeNull();
  });

  it('have their limits', () => {
    expect(read({ feedback: 'x'.repeat(5_001), tags: ['x'.repeat(201)] }).problems).toEqual([
      'notes.feedback: max-length',
      'notes.tags.0: max-length',
    ]);
    expect(read({ hints: Array.from({ length: 21 }, (_, at) => `h${at}`) }).problems).toEqual([
      'notes.hints: max-items',
    ]);
  });
});
