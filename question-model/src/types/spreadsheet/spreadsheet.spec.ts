import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('spreadsheet', draft);
}

const cell = (row: number, column: number, text = 'x') => ({ row, column, text });

describe('a spreadsheet question', () => {
  it('keeps the cells that hold something or are locked', () => {
    const cells = [{ ...cell(1, 1, ' Net '), isLocked: true }, cell(2, 2, ' '), { ...cell(3, 3, ''), isLocked: true }];
    expect(read({ grid: { columns: 26, rows: 100, cells }, rubric: 'Sums are right.' })).toEqual({
      content: {
        grid: {
          columns: 26,
          rows: 100,
          cells: [
            { row: 1, column: 1, text: 'Net', isLocked: true },
            { row: 3, column: 3, text: '', isLocked: true },
          ],
        },
      },
      answerKey: { rubric: 'Sums are right.' },
      problems: [],
    });
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no grid', {}, ['grid: required']],
    ['no cells at all', { grid: { columns: 0, rows: 0, cells: [] } }, ['grid.columns: min', 'grid.rows: min']],
    ['27 columns', { grid: { columns: 27, rows: 101, cells: [] } }, ['grid.columns: max', 'grid.rows: max']],
    [
      'a cell outside',
      { grid: { columns: 2, rows: 2, cells: [cell(3, 1), cell(1, 0)] } },
      ['grid.cells.0: cell-outside', 'grid.cells.1: cell-outside'],
    ],
    ['a cell twice', { grid: { columns: 2, rows: 2, cells: [cell(1, 1), cell(1, 1)] } }, ['grid.cells.1: duplicate']],
    [
      'a long text',
      { grid: { columns: 1, rows: 1, cells: [cell(1, 1, 'x'.repeat(501))] } },
      ['grid.cells.0.text: max-length'],
    ],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });
});
