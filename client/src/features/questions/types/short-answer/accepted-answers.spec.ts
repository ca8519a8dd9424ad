import { problemsOf } from '../../problems-of';
import { exactly } from '../comparison/comparison';
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

  it('takes two spellings for one as far as the author lets them pass', () => {
    const draft = (ignoresAccents: boolean) => ({
      accepted: [answer('café'), answer('cafe')],
      comparison: { ...exactly, ignoresAccents },
    });
    expect(problemsOf(acceptedSchema, draft(false))).toEqual({});
    expect(problemsOf(acceptedSchema, draft(true))).toEqual({ 'accepted[1].text': 'questions:problem.repeatedAnswer' });
  });
});
