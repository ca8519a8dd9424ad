import { problemsOf } from '../../problems-of';
import type { QuestionFields } from '../question-type';
import {
  blankSpreadsheet,
  cellAt,
  isIn,
  locked,
  lockedWhereFilled,
  pasted,
  placesIn,
  readSpreadsheet,
  writeSpreadsheet,
  cellWritten,
  type SpreadsheetDraft,
} from './grid';
import { spreadsheetSchema } from './grid.schema';

const at = (row: number, column: number) => ({ row, column });
const draft = (fields: Partial<SpreadsheetDraft> = {}): SpreadsheetDraft => ({ ...blankSpreadsheet(), ...fields });

describe('a grid', () => {
  it('takes a pasted table and grows with it, as far as it may', () => {
    const grown = pasted(draft({ columns: '2', rows: '2' }), at(2, 2), 'x\ty\nz');
    expect([grown.columns, grown.rows]).toEqual(['3', '3']);
    expect(cellAt(grown.cells, at(2, 3)).text).toBe('y');
    const full = pasted(draft({ columns: '26' }), at(1, 26), 'in\tout');
    expect(full.columns).toBe('26');
    expect(cellAt(full.cells, at(1, 26)).text).toBe('in');
  });

  it('locks a span, and what is filled', () => {
    const span = { from: at(2, 2), to: at(1, 1) };
    expect(placesIn(span)).toHaveLength(4);
    expect(isIn(span, at(1, 2))).toBe(true);
    expect(isIn(span, at(3, 1))).toBe(false);
    const cells = cellWritten(locked({}, span, true), at(5, 5), 'Total');
    expect(lockedWhereFilled(cells)).toMatchObject({ '1:1': { isLocked: false }, '5:5': { isLocked: true } });
  });

  it('sends what is filled or locked inside of its size, and comes back as it was', () => {
    let cells = cellWritten({}, at(1, 1), ' Item ');
    cells = locked(cells, { from: at(1, 1), to: at(1, 2) }, true);
    cells = cellWritten(cells, at(9, 1), 'outside');
    const sent = writeSpreadsheet(draft({ columns: '٣', rows: '٤', cells, rubric: ' sums ' }));
    expect(sent).toEqual({
      grid: {
        columns: 3,
        rows: 4,
        cells: [
          { row: 1, column: 1, text: 'Item', isLocked: true },
          { row: 1, column: 2, text: '', isLocked: true },
        ],
      },
      rubric: 'sums',
    });
    expect(writeSpreadsheet(readSpreadsheet(sent as unknown as QuestionFields))).toEqual(sent);
  });

  it('has 1 to 26 columns and 1 to 100 rows, and a cell to write in', () => {
    expect(problemsOf(spreadsheetSchema, draft())).toEqual({});
    expect(Object.keys(problemsOf(spreadsheetSchema, draft({ columns: '27', rows: 'x' }))).sort()).toEqual([
      'columns',
      'rows',
    ]);
    const all = locked({}, { from: at(1, 1), to: at(1, 1) }, true);
    expect(problemsOf(spreadsheetSchema, draft({ columns: '1', rows: '1', cells: all }))).toEqual({
      cells: 'questions:problem.allLocked',
    });
  });
});
