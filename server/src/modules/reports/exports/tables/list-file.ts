import { writeCsv, writeSheet } from '../../../../platform/tables';
import type { Table } from '../../../../platform/tables';
import { cellOf, columnKinds } from './columns';
import type { ColumnName, ColumnReading, ListKind } from './columns';
import type { InvitationExportRow } from './invitation-rows.queries';

export interface ListFacts {
  list: ListKind;
  title: string;
  format: 'xlsx' | 'csv';
  columns: readonly ColumnName[];
  reading: ColumnReading;
}

/** A list as a file. Runs in a thread: it takes seconds for a hundred thousand rows, which come in chunks. */
export async function listFile(facts: ListFacts, chunks: AsyncIterable<InvitationExportRow[]>): Promise<Buffer> {
  const { title, format, columns, reading } = facts;
  const table: Table = {
    name: title,
    isRtl: reading.language === 'ar',
    columns: columns.map((name) => ({
      heading: columnKinds[name].heading[reading.language],
      width: columnKinds[name].width,
    })),
    rows: await cellsOf(facts, chunks),
  };
  return format === 'csv' ? writeCsv(table) : writeSheet(table);
}

async function cellsOf({ list, columns, reading }: ListFacts, chunks: AsyncIterable<InvitationExportRow[]>) {
  const cells: Table['rows'][number][] = [];
  for await (const rows of chunks) {
    for (const row of rows) cells.push(columns.map((name) => cellOf(name, row, list, reading)));
  }
  return cells;
}
