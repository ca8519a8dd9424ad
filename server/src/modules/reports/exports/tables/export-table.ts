import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { encodeCursor } from '../../../../platform/graphql';
import { threadWork, Threads } from '../../../../platform/threads';
import { Assessments } from '../../../assessments';
import { Invitations } from '../../../candidates';
import { CandidateRows, CandidatesQueries } from '../../candidates';
import type { MadeFile } from '../export-pdf';
import { ExportTurns } from '../export-turns';
import { fileNameOf } from '../file-name';
import { LoadReport } from '../load-report';
import type { Reader } from '../load-report';
import type { ReportLanguage } from '../words/names';
import { columnNames } from './columns';
import type { ColumnReading, ListKind } from './columns';
import type { CandidateListing, ListArgs, Listing, TableWish } from './read-table-query';
import { InvitationRows } from './invitation-rows.queries';
import type { InvitationExportRow } from './invitation-rows.queries';
import type { listFile } from './list-file';

const LIST_EXPORT = auditAction('list.export');
const LIST_FILE = threadWork<typeof listFile>(require.resolve('./list-file'), 'listFile');
const CANDIDATES: Record<ReportLanguage, string> = { en: 'Candidates', ar: 'المرشحون' };
const PAGE = 100;
const AT_ONCE = 500;

interface Asking {
  viewer: Viewer;
  origin: RequestOrigin;
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
    private readonly invitations: Invitations,
    private readonly rows: InvitationRows,
    private readonly load: LoadReport,
    private readonly threads: Threads,
    private readonly turns: ExportTurns,
    private readonly audit: Audit,
  ) {}

  /** An assessment's list as it is shown, or whoever is ticked in it, with results. @throws AssessmentNotFound, TooManyExports */
  ofResults(
    { viewer, origin }: Asking,
    assessmentId: string,
    { ticked, ...args }: Listing,
    wish: TableWish,
  ): Promise<MadeFile> {
    return this.turns.take(viewer.userId, async () => {
      const { title } = await this.assessments.find(viewer, assessmentId);
      const { sort, direction } = args;
      const shown = await this.invitations.listedIds({ assessmentId, ...(ticked ? { sort, direction } : args) });
      const ids = ticked ? shown.filter((id) => ticked.includes(id)) : shown;
      return this.file(viewer, origin, { list: 'results', title, ids }, wish);
    });
  }

  /** The list of candidates as it is filtered and sorted, or whoever is ticked in it, in its order. @throws TooManyExports */
  ofCandidates({ viewer, origin }: Asking, { ticked, ...args }: CandidateListing, wish: TableWish): Promise<MadeFile> {
    return this.turns.take(viewer.userId, async () => {
      const ids = await this.idsOf(viewer, args, ticked);
      const { language } = await this.load.reading(viewer.userId, wish.language);
      return this.file(viewer, origin, { list: 'candidates', title: CANDIDATES[language], ids }, wish);
    });
  }

  /** The workbook of everybody invited, with every column; the caller writes down that it was made. @throws AssessmentNotFound */
  async resultsSheet(reader: Reader, assessmentId: string, language: ReportLanguage): Promise<Buffer> {
    const { title } = await this.assessments.find(reader, assessmentId);
    const reading = await this.load.reading(reader.userId, language);
    const ids = await this.rows.idsOf(assessmentId);
    return this.make({ list: 'results', title, ids }, { format: 'xlsx', columns: columnNames }, reading);
  }

  private async idsOf(viewer: Viewer, args: ListArgs, ticked: readonly string[] | null): Promise<string[]> {
    const { sort, direction } = args;
    const asked = ticked ? { sort, direction, rows: CandidateRows.INVITATIONS } : args;
    const ids: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { rows, size } = await this.candidates.page(
        viewer,
        { ...asked, first: PAGE, ...(after && { after }) },
        ticked,
      );
      ids.push(...rows.slice(0, size).map(({ id }) => id));
      const last = rows.at(size - 1);
      if (rows.length <= size || !last) return ids;
      after = encodeCursor([last.key, last.id]);
    }
  }

  private async file(
    viewer: Viewer,
    origin: RequestOrigin,
    listed: Listed,
    { format, columns, language }: TableWish,
  ): Promise<MadeFile> {
    const reading = await this.load.reading(viewer.userId, language);
    const bytes = await this.make(listed, { format, columns }, reading);
    const { list, title, ids } = listed;
    const label = `${title} · ${format} · ${ids.length}`;
    await this.audit.record(null, { by: viewer, origin, action: LIST_EXPORT, object: { type: list, label } });
    return { bytes, name: fileNameOf('mizan', list, title, format === 'plain-csv' ? 'csv' : format) };
  }

  private make(
    { list, title, ids }: Listed,
    { format, columns }: Omit<TableWish, 'language'>,
    { language, timeZone, now }: ColumnReading & { now: Date },
  ): Promise<Buffer> {
    const facts = { list, title, format, columns, reading: { language, timeZone } };
    return this.threads.run(LIST_FILE, facts, this.rowsOf(ids, now));
  }

  private async *rowsOf(ids: readonly string[], now: Date): AsyncGenerator<InvitationExportRow[]> {
    for (let from = 0; from < ids.length; from += AT_ONCE)
      yield await this.rows.of(ids.slice(from, from + AT_ONCE), now);
  }
}
