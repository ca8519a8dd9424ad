import { markAnswer } from '../mark-answer';

describe('a dropdown', () => {
  const mark = (...choiceIds: string[]) =>
    markAnswer('dropdown', { content: {}, answerKey: { rightChoiceIds: ['b'] }, maxScore: 300 }, { choiceIds });

  it('gives everything for the right choice', () => {
    expect(mark('b')).toEqual({ score: 300, explanation: { code: 'RIGHT_CHOICE', params: {} } });
    expect(mark('b', 'b').score).toBe(300);
  });

  it('gives nothing for another choice, nor for two at once', () => {
    expect(mark('a')).toEqual({ score: 0, explanation: { code: 'WRONG_CHOICE', params: {} } });
    expect(mark('a', 'b').score).toBe(0);
  });
});
