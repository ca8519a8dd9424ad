import { withFreeCells } from './free-cells';

const grid = {
  columns: 2,
  rows: 2,
  cells: [
    { row: 1, column: 1, text: 'Total', isLocked: true },
    { row: 1, column: 2, text: 'given', isLocked: false },
  ],
};
const cell = (row: number, column: number) => ({ row, column, text: 'x' });

describe('withFreeCells', () => {
  it('keeps what was the candidate’s to fill, also over what was given', () => {
    const cells = [cell(1, 2), cell(2, 2)];
    expect(withFreeCells({ cells }, { grid })).toEqual({ cells });
  });

  it('leaves out locked cells and those outside the grid', () => {
    expect(withFreeCells({ cells: [cell(1, 1), cell(3, 1), cell(1, 3), cell(2, 1)] }, { grid })).toEqual({
      cells: [cell(2, 1)],
    });
  });

  it.each([null, {}, { text: 'a' }])('leaves %j as it is', (value) => {
    expect(withFreeCells(value, { grid })).toBe(value);
  });
});
