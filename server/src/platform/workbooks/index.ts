export { readSheets, readWorkbook } from './read-workbook';
export type { SheetRow } from './read-workbook';
