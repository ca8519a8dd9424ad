import { correctionsOf, keyDraftOf, keyProblemOf, withAnswer, type CorrectableKey } from './corrections';

const key: CorrectableKey = {
  questionId: 'q',
  type: 'MULTIPLE_CHOICE',
  textHtml: null,
  text: 'Which?',
  choices: [
    { id: 'a', text: 'A', isRight: true },
    { id: 'b', text: 'B', isRight: false },
  ],
};

describe('a key that is corrected in place', () => {
  it('starts from the key that marked the papers', () => {
    expect(keyDraftOf(key, {}).rightChoiceIds).toEqual(['a']);
    expect(keyDraftOf(key, { q: { rightChoiceIds: ['b'] } }).rightChoiceIds).toEqual(['b']);
  });

  it.each([
    [{ rightChoiceIds: [] }, 'choices'],
    [{ acceptedAnswers: ' \n' }, 'answers'],
    [{ number: { value: 'ten', tolerance: '0' } }, 'number'],
    [{ number: { value: '10', tolerance: '-1' } }, 'number'],
    [{ number: { value: '-٣٫٥', tolerance: '' } }, null],
    [{ truth: false }, null],
  ])('says what is wrong with %j', (draft, problem) => {
    expect(keyProblemOf(draft)).toBe(problem);
  });

  it('takes a near miss in among what is accepted, once', () => {
    expect(withAnswer('accrual\n', 'acrual')).toBe('accrual\nacrual');
    expect(withAnswer('accrual\nacrual', 'acrual')).toBe('accrual\nacrual');
  });

  it('goes out without empty lines, and never while it is wrong', () => {
    const drafts = { q: { acceptedAnswers: ' net income \n\nnet profit' }, r: { rightChoiceIds: [] } };
    expect(correctionsOf(drafts)).toEqual([
      { questionId: 'q', key: { acceptedAnswers: ['net income', 'net profit'] } },
    ]);
  });
});
