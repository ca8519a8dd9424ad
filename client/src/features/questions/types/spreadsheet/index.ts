import { Table2 } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { blankSpreadsheet, readSpreadsheet, writeSpreadsheet, type SpreadsheetDraft } from './grid';
import { spreadsheetSchema } from './grid.schema';
import { SpreadsheetEditor } from './spreadsheet-editor';
import { SpreadsheetPreview } from './spreadsheet-preview';

/** A grid that is filled in on the page; a person marks it. */
export const spreadsheet: QuestionTypeDefinition<SpreadsheetDraft> = {
  type: 'SPREADSHEET',
  group: 'hands-on',
  Icon: Table2,
  durationSeconds: 420,
  score: 20,
  blank: blankSpreadsheet,
  read: readSpreadsheet,
  write: writeSpreadsheet,
  schema: spreadsheetSchema,
  Editor: SpreadsheetEditor,
  Preview: SpreadsheetPreview,
};
