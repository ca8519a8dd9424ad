import { sameAnswer, type AnswerValue } from './answer-value';

it.each<[AnswerValue | null, AnswerValue | null, boolean]>([
  [null, { choiceIds: null, text: '' }, true],
  [{ choiceIds: ['a', 'b'] }, { choiceIds: ['b', 'a'] }, false],
  [{ rating: 3 }, { rating: 4 }, false],
  [{ blanks: ['', ''] }, null, true],
  [{ blanks: ['a', ''] }, { blanks: ['', 'a'] }, false],
  [{ cells: [cell(2, 1), cell(1, 1)] }, { cells: [cell(1, 1), cell(2, 1)] }, true],
  [{ cells: [cell(1, 1)] }, { cells: [cell(1, 2)] }, false],
  [{ fileIds: ['a'] }, { fileIds: [] }, false],
])('compares %j with %j: %p', (a, b, same) => {
  expect(sameAnswer(a, b)).toBe(same);
});

function cell(row: number, column: number) {
  return { row, column, text: 'x' };
}
