import { FieldProblems } from '../../field-problems';
import { TrueFalse } from './true-false';

function read(truth?: boolean | null) {
  const problems = new FieldProblems();
  const { answerKey } = new TrueFalse().read({ truth }, problems);
  return { answerKey, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('a true-false question', () => {
  it.each([true, false])('may be %s', (truth) => {
    expect(read(truth)).toEqual({ answerKey: { truth }, problems: [] });
  });

  it.each([undefined, null])('is not complete with %s', (truth) => {
    expect(read(truth).problems).toEqual(['truth: required']);
  });
});
