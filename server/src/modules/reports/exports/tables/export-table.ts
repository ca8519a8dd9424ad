import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { Place } from '../../../../platform/audit';
import { encodeCursor } from '../../../../platform/graphql';
import { writeCsv, writeSheet } from '../../../../platform/tables';
import type { Table } from '../../../../platform/tables';
import { Assessments } from '../../../assessments';
import { CandidatesQueries } from '../../candidates';
import type { MadeFile } from '../export-pdf';
import { fileNameOf } from '../file-name';
import { LoadReport } from '../load-report';
import type { Reader } from '../load-report';
import type { ReportLanguage } from '../words/names';
import { cellOf, columnKinds, columnNames } from './columns';
import type { ColumnName, ColumnReading, ListKind } from './columns';
import type { ListArgs } from './read-table-query';
import { InvitationRows } from './invitation-rows.queries';

const LIST_EXPORT = auditAction('list.export');
const PAGE = 100;
const AT_ONCE = 500;

export interface TableWish {
  format: 'xlsx' | 'csv';
  columns: readonly ColumnName[];
  /** The reader's own when null. */
  language: ReportLanguage | null;
}

interface Listed {
  list: ListKind;
  title: string;
  ids: readonly string[];
}

/** Lists as files, whole; that one was taken out is written down. */
@Injectable()
export class ExportTable {
  constructor(
    private readonly assessments: Assessments,
    private readonly candidates: CandidatesQueries,
    private readonly rows: InvitationRows,
    private readonly load: LoadReport,
    private readonly audit: Audit,
  ) {}

  /** Everybody invited to an assessment, with results. @throws AssessmentNotFound */
  async ofResults(viewer: Viewer, at: Place, assessmentId: string, wish: TableWish): Promise<MadeFile> {
    const { title } = await this.assessments.find(viewer, assessmentId);
    const ids = await this.rows.idsOf(assessmentId);
    return this.file(viewer, at, { list: 'results', title, ids }, wish);
  }

  /** The list of candidates as it is filtered and sorted. */
  async ofCandidates(viewer: Viewer, at: Place, args: ListArgs, wish: TableWish): Promise<MadeFile> {
    const ids = await this.idsOf(viewer, args);
    return this.file(viewer, at, { list: 'candidates', title: 'Candidates', ids }, wish);
  }

  /** The workbook of everybody invited, with every column; the caller writes down that it was made. @throws AssessmentNotFound */
  async resultsSheet(reader: Reader, assessmentId: string, language: ReportLanguage): Promise<Buffer> {
    const { title } = await this.assessments.find(reader, assessmentId);
    const reading = await this.load.reading(reader.userId, language);
    const ids = await this.rows.idsOf(assessmentId);
    return writeSheet(await this.tableOf({ list: 'results', title, ids }, columnNames, reading));
  }

  private async idsOf(viewer: Viewer, args: ListArgs): Promise<string[]> {
    const ids: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { rows, size } = await this.candidates.page(viewer, { ...args, first: PAGE, ...(after && { after }) });
      ids.push(...rows.slice(0, size).map(({ id }) => id));
      const last = rows.at(size - 1);
      if (rows.length <= size || !last) return ids;
      after = encodeCursor([last.key, last.id]);
    }
  }

  private async file(
    viewer: Viewer,
    at: Place,
    listed: Listed,
    { format, columns, language }: TableWish,
  ): Promise<MadeFile> {
    const reading = await this.load.reading(viewer.userId, language);
    const table = await this.tableOf(listed, columns, reading);
    const bytes = format === 'csv' ? writeCsv(table) : await writeSheet(table);
    const { list, title, ids } = listed;
    const label = `${title} · ${format} · ${ids.length}`;
    await this.audit.record(null, { by: viewer, at, action: LIST_EXPORT, object: { type: list, label } });
    return { bytes, name: fileNameOf(title, format) };
  }

  private async tableOf(
    { list, title, ids }: Listed,
    columns: readonly ColumnName[],
    reading: ColumnReading,
  ): Promise<Table> {
    return {
      name: title,
      isRtl: reading.language === 'ar',
      columns: columns.map((name) => ({
        heading: columnKinds[name].heading[reading.language],
        width: columnKinds[name].width,
      })),
      rows: await this.cellsOf(ids, columns, list, reading),
    };
  }

  private async cellsOf(
    ids: readonly string[],
    columns: readonly ColumnName[],
    list: ListKind,
    reading: ColumnReading,
  ) {
    const cells: Table['rows'][number][] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await this.rows.of(ids.slice(from, from + AT_ONCE));
      cells.push(...rows.map((row) => columns.map((name) => cellOf(name, row, list, reading))));
    }
    return cells;
  }
}
