import { isAnswered, sameAnswer, type AnswerValue } from './answer-value';

it.each<[AnswerValue | null, boolean]>([
  [null, false],
  [{}, false],
  [{ text: '  ' }, false],
  [{ text: '0' }, true],
  [{ truth: false }, true],
  [{ choiceIds: [] }, false],
  [{ rating: 1 }, true],
  [{ date: '2026-11-21' }, true],
  [{ blanks: ['', ' '] }, false],
  [{ blanks: ['', 'x'] }, true],
  [{ cells: [] }, false],
  [{ cells: [{ row: 1, column: 1, text: '' }] }, true],
  [{ fileIds: ['f'] }, true],
])('knows whether %j is an answer: %p', (value, expected) => {
  expect(isAnswered(value)).toBe(expected);
});

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
