export { readSeparated, SEPARATORS } from './read-separated';
export { readSheets, readWorkbook } from './read-workbook';
export type { SheetRow } from './read-workbook';
