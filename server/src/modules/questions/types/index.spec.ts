import { FieldProblems } from '../field-problems';
import { questionKindOf } from '.';
import type { KeyDraft } from '.';

const everyKey: KeyDraft = {
  choices: [
    { text: 'secret-right', isRight: true },
    { text: 'open', isRight: false },
  ],
  truth: true,
  acceptedAnswers: ['secret-answer'],
  number: { value: '4711', tolerance: '1' },
  rubric: 'secret-rubric',
};

describe.each(['multiple-choice', 'true-false', 'short-answer', 'number', 'open-ended'] as const)('%s', (type) => {
  it('shows a candidate choices and nothing else', () => {
    const kind = questionKindOf(type);
    const { content, answerKey } = kind.read(everyKey, new FieldProblems());
    const shown = kind.toPaper({ ...content, ...answerKey });
    expect(Object.keys(shown).sort()).toEqual(['allowsSeveral', 'choices']);
    expect(shown.choices.every((choice) => Object.keys(choice).sort().join() === 'id,text')).toBe(true);
  });
});
