import { keyFits } from './key-fits';

const choices = ['a', 'b', 'c'].map((id) => ({ id, text: id }));

describe('a corrected key', () => {
  it('fits a paper that shows its choices', () => {
    const frozen = { type: 'multiple-choice' as const, content: { choices }, answerKey: { rightChoiceIds: ['a'] } };
    expect(keyFits(frozen, { rightChoiceIds: ['b', 'c'] })).toBe(true);
    expect(keyFits(frozen, { rightChoiceIds: ['new'] })).toBe(false);
  });

  it('of a ranking orders every item', () => {
    const frozen = { type: 'ranking' as const, content: { choices }, answerKey: { rightOrder: ['a', 'b', 'c'] } };
    expect(keyFits(frozen, { rightOrder: ['c', 'b', 'a'] })).toBe(true);
    expect(keyFits(frozen, { rightOrder: ['c', 'b'] })).toBe(false);
  });

  it('has as many blanks as the paper', () => {
    const blank = { acceptedAnswers: ['x'] };
    const frozen = { type: 'fill-in-the-blank' as const, content: {}, answerKey: { blanks: [blank, blank] } };
    expect(keyFits(frozen, { blanks: [blank, { acceptedAnswers: ['y'] }] })).toBe(true);
    expect(keyFits(frozen, { blanks: [blank] })).toBe(false);
  });

  it('is never applied to what a person marks', () => {
    expect(keyFits({ type: 'open-ended', content: {}, answerKey: {} }, { rubric: 'New.' })).toBe(false);
  });
});
