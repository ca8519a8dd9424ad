export { readSeparated, SEPARATORS } from './read-separated';
export { readSheets, readWorkbook } from './read-workbook';
export type { WorkbookRow } from './read-workbook';
