export { plainCell } from './plain-cell';
export { writeCsv, writeSheet } from './write-table';
export type { Cell, Table } from './write-table';
