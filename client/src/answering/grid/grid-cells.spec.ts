import type { AskedGrid } from '../asked-question';
import { changesFrom, textsOf, withChanges } from './grid-cells';

const grid: AskedGrid = {
  columns: 3,
  rows: 2,
  cells: [
    { row: 1, column: 1, text: 'Item', isLocked: true },
    { row: 1, column: 2, text: 'Sum', isLocked: false },
  ],
};

it('lays what was written over what was given', () => {
  expect(textsOf(grid, [{ row: 2, column: 2, text: '5' }])).toEqual([
    ['Item', 'Sum', ''],
    ['', '5', ''],
  ]);
});

it('keeps only what differs from the grid that was given', () => {
  const changed = withChanges(grid, [], [{ row: 1, column: 2, text: 'Total' }]);
  expect(changed).toEqual([{ row: 1, column: 2, text: 'Total' }]);
  expect(withChanges(grid, changed, [{ row: 1, column: 2, text: 'Sum' }])).toEqual([]);
  expect(withChanges(grid, [], [{ row: 1, column: 2, text: '' }])).toEqual([{ row: 1, column: 2, text: '' }]);
});

it('writes neither into locked cells nor outside of the grid', () => {
  const pasted = changesFrom({ row: 1, column: 1 }, [['x', 'y', 'z', 'w'], ['1', '2', '3'], ['4']]);
  expect(withChanges(grid, [], pasted).map(({ text }) => text)).toEqual(['y', 'z', '1', '2', '3']);
});
