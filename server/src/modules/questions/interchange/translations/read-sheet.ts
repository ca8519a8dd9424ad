import { isUUID } from 'class-validator';
import { readWorkbook } from '../../../../platform/workbooks';
import { NotUnderstood } from '../not-understood';
import { sourceText } from '../source-text';
import { csvRows } from '../spreadsheet/csv-rows';
import { MOST_TEXTS } from './returned-text';
import type { ReturnedFile } from './returned-text';
import { columnsIn } from './sheet-columns';
import type { TranslationColumn } from './sheet-columns';

const HEADINGS_WITHIN = 5;
/** One more than may be taken, so that too many are noticed. */
const ROWS_READ = MOST_TEXTS + HEADINGS_WITHIN + 1;
const ZIP = Buffer.from('PK', 'latin1');

/** A spreadsheet with a text a row, .xlsx or CSV. @throws NotUnderstood */
export async function readSheet(bytes: Uint8Array): Promise<ReturnedFile> {
  const isWorkbook = ZIP.equals(bytes.subarray(0, ZIP.length));
  const rows = isWorkbook ? await readWorkbook(bytes, ROWS_READ) : csvRows(sourceText(bytes));
  if (rows === null) throw new NotUnderstood('WORKBOOK_UNREADABLE');
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => columnsIn(cells));
  const columns = columnsIn(rows[at]?.cells ?? []);
  if (!columns) throw new NotUnderstood('TRANSLATION_COLUMNS', {}, rows[0]?.line);
  const texts = rows.slice(at + 1).map(({ line, cells }) => {
    const text = (column: TranslationColumn) =>
      (cells[columns.get(column) ?? -1] ?? '').replaceAll('\r\n', '\n').trim();
    const questionId = text('question').toLowerCase();
    return {
      line,
      path: text('path'),
      english: text('english'),
      arabic: text('arabic'),
      questionId: isUUID(questionId) ? questionId : '',
      title: text('about') || text('question'),
    };
  });
  return { format: 'xlsx', from: null, to: null, texts, problems: [] };
}
