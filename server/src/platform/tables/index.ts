export { plainCell, readPlainCell } from './plain-cell';
export type { Cell, ColumnKind, Table } from './table';
export { writeCsv, writePlainCsv, writeTsv } from './write-csv';
export { writeSheet } from './write-sheet';
