import { problemsOf } from '../../problems-of';
import { acceptedSchema, answer } from './accepted-answers';

describe('a short answer', () => {
  it('wants at least one accepted answer, and each once', () => {
    expect(problemsOf(acceptedSchema, { accepted: [] })).toEqual({ accepted: 'questions:problem.answer' });
    expect(problemsOf(acceptedSchema, { accepted: [answer(' ')] })).toEqual({
      'accepted[0].text': 'questions:problem.answer',
    });
    expect(problemsOf(acceptedSchema, { accepted: [answer('Accrual'), answer('accrual')] })).toEqual({
      'accepted[1].text': 'questions:problem.repeatedAnswer',
    });
    expect(problemsOf(acceptedSchema, { accepted: [answer('Accrual'), answer('استحقاق')] })).toEqual({});
  });
});
