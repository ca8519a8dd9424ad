import { isAnswered } from './is-answered';
import type { SentAnswer } from './answer-value';

const cell = (text: string) => ({ row: 1, column: 1, text });

it.each<[SentAnswer | null, boolean]>([
  [null, false],
  [{}, false],
  [{ text: '  ' }, false],
  [{ text: null, choiceIds: null }, false],
  [{ text: '0' }, true],
  [{ truth: false }, true],
  [{ choiceIds: [] }, false],
  [{ choiceIds: ['a'] }, true],
  [{ rating: 1 }, true],
  [{ date: '' }, false],
  [{ date: '2026-11-21' }, true],
  [{ blanks: ['', ' '] }, false],
  [{ blanks: ['', 'x'] }, true],
  [{ cells: [] }, false],
  [{ cells: [cell('')] }, false],
  [{ cells: [cell('=A1')] }, true],
  [{ fileIds: ['f'] }, true],
])('knows whether %j is an answer: %p', (value, expected) => {
  expect(isAnswered(value)).toBe(expected);
});

it('takes a cell that was emptied for an answer, where the grid had filled it', () => {
  expect(isAnswered({ cells: [cell('')] }, { cells: [cell('48,250')] })).toBe(true);
  expect(isAnswered({ cells: [cell('')] }, { cells: [cell('')] })).toBe(false);
  expect(isAnswered({ cells: [cell('')] }, { cells: [{ ...cell('48,250'), column: 2 }] })).toBe(false);
});
