import { markAnswer } from '../mark-answer';

describe('a qualifier', () => {
  const question = { content: {}, answerKey: { rightChoiceIds: ['yes', 'soon'] }, maxScore: 200 };
  const mark = (...choiceIds: string[]) => markAnswer('qualifier', question, { choiceIds });

  it.each(['yes', 'soon'])('gives everything for the acceptable answer %s', (choice) => {
    expect(mark(choice)).toEqual({ score: 200, explanation: { code: 'QUALIFYING_ANSWER', params: {} } });
  });

  it('gives nothing for any other and says that it rules out', () => {
    expect(mark('no')).toEqual({ score: 0, explanation: { code: 'DISQUALIFYING_ANSWER', params: {} } });
    expect(mark('yes', 'no').explanation.code).toBe('DISQUALIFYING_ANSWER');
    expect(mark('made up').explanation.code).toBe('DISQUALIFYING_ANSWER');
  });

  it('rules nobody out who gave no answer', () => {
    expect(mark().explanation.code).toBe('NO_ANSWER');
  });
});
