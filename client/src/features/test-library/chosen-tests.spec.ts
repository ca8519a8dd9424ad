import type { TestCard_TestFragment } from './test-card-generated';
import { addTest, MAX_TESTS, moveTest, removeTest, testTotals } from './chosen-tests';

const test = (id: string, fields: Partial<TestCard_TestFragment> = {}): TestCard_TestFragment => ({
  id,
  title: `Test ${id}`,
  jobRole: 'Accountant',
  description: null,
  level: 'BEGINNER',
  language: 'EN',
  languages: ['EN'],
  questionCount: 8,
  durationSeconds: 480,
  totalScore: 40,
  skills: ['Accounting'],
  ...fields,
});
const ids = (chosen: readonly TestCard_TestFragment[]) => chosen.map(({ id }) => id);

describe('the chosen tests', () => {
  it('stand in the order in which they were added, each once', () => {
    const chosen = ['a', 'b', 'a'].reduce<readonly TestCard_TestFragment[]>((list, id) => addTest(list, test(id)), []);
    expect(ids(chosen)).toEqual(['a', 'b']);
  });

  it('stop at the most that an assessment takes', () => {
    const full = Array.from({ length: MAX_TESTS }, (_, index) => test(String(index)));
    expect(addTest(full, test('one more'))).toHaveLength(MAX_TESTS);
  });

  it('move and leave', () => {
    const chosen = [test('a'), test('b'), test('c')];
    expect(ids(moveTest(chosen, 'c', 0))).toEqual(['c', 'a', 'b']);
    expect(ids(removeTest(chosen, 'b'))).toEqual(['a', 'c']);
  });

  it('add up', () => {
    const chosen = [test('a', { totalScore: 0.1 }), test('b', { totalScore: 0.2 })];
    expect(testTotals(chosen)).toEqual({ questionCount: 16, durationSeconds: 960, points: 0.3 });
  });
});
