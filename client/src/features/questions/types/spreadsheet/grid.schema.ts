import { object } from 'yup';
import { questionLimits } from '../../limits';
import { rubricText } from '../rubric/rubric';
import { wholeNumber } from '../whole-number';
import { cellAt, placesIn, sizeOf, type SpreadsheetDraft } from './grid';

/** A grid without a cell to write in asks for nothing. */
function hasOpenCell(draft: SpreadsheetDraft): boolean {
  const { rows, columns } = sizeOf(draft);
  const all = placesIn({ from: { row: 1, column: 1 }, to: { row: rows, column: columns } });
  return all.some((place) => !cellAt(draft.cells, place).isLocked);
}

export const spreadsheetSchema = object({
  columns: wholeNumber({ min: 1, max: questionLimits.mostColumns }).required('questions:problem.number'),
  rows: wholeNumber({ min: 1, max: questionLimits.mostRows }).required('questions:problem.number'),
  cells: object().test('open', 'questions:problem.allLocked', (_, { parent }) =>
    hasOpenCell(parent as SpreadsheetDraft),
  ),
  rubric: rubricText,
});
