import { InvalidInput } from '../../platform/errors';
import { FieldProblems } from './field-problems';

it('all problems are thrown together, and none when there is none', () => {
  const problems = new FieldProblems();
  expect(() => problems.throwIfAny()).not.toThrow();
  problems.add('a', 'required');
  problems.add('b', 'max', { max: 3 });
  const expected = {
    fields: [
      { path: 'a', rule: 'required' },
      { path: 'b', rule: 'max', params: { max: 3 } },
    ],
  };
  expect(() => problems.throwIfAny()).toThrow(InvalidInput);
  try {
    problems.throwIfAny();
  } catch (error) {
    expect((error as InvalidInput).params).toEqual(expected);
  }
});
