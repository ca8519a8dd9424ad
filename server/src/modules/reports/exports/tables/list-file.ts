import { writeCsv, writePlainCsv, writeSheet, writeTsv } from '../../../../platform/tables';
import type { Table } from '../../../../platform/tables';
import { cellOf, columnKinds, isRare, kindOfColumn } from './columns';
import type { ColumnName, ColumnReading, ListKind } from './columns';
import type { InvitationExportRow } from './invitation-rows.queries';

/** `plain-csv` and `tsv` are for programs. */
export const listFormats = ['xlsx', 'csv', 'plain-csv', 'tsv'] as const;
export type ListFormat = (typeof listFormats)[number];

/** Which find the columns where they were yesterday. */
const forPrograms = new Set<ListFormat>(['plain-csv', 'tsv']);

const writers = { xlsx: writeSheet, csv: writeCsv, 'plain-csv': writePlainCsv, tsv: writeTsv };

export interface ListFacts {
  list: ListKind;
  title: string;
  format: ListFormat;
  columns: readonly ColumnName[];
  reading: ColumnReading;
}

/** A list as a file. Runs in a thread: it takes seconds for a hundred thousand rows, which come in chunks. */
export async function listFile(facts: ListFacts, chunks: AsyncIterable<InvitationExportRow[]>): Promise<Buffer> {
  const { title, format, reading } = facts;
  const all = await cellsOf(facts, chunks);
  const isShown = ({ name, place }: { name: ColumnName; place: number }) =>
    forPrograms.has(format) ||
    facts.columns.length === 1 ||
    !isRare(name) ||
    all.some((cells) => cells[place] !== null);
  const shown = facts.columns.map((name, place) => ({ name, place })).filter(isShown);
  const table: Table = {
    name: title,
    isRtl: reading.language === 'ar',
    timeZone: reading.timeZone,
    columns: shown.map(({ name }) => ({
      name,
      kind: kindOfColumn(name),
      heading: columnKinds[name].heading[reading.language],
      width: columnKinds[name].width,
    })),
    rows: all.map((cells) => shown.map(({ place }) => cells[place] ?? null)),
  };
  return writers[format](table);
}

async function cellsOf({ list, columns, reading }: ListFacts, chunks: AsyncIterable<InvitationExportRow[]>) {
  const cells: Table['rows'][number][] = [];
  for await (const rows of chunks) {
    for (const row of rows) cells.push(columns.map((name) => cellOf(name, row, list, reading)));
  }
  return cells;
}
