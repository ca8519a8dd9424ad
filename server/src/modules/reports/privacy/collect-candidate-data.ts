import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { CandidateReportQueries, CandidateNotFound } from '../candidates';
import type { CandidateRow } from '../candidates';
import type { CandidateData, StoredTable } from './candidate-data';
import { filesOf, mailsOf, personalTablesOf, rowsOf } from './stored-about.queries';
import type { PersonalFile } from './stored-about.queries';

const MOST_SHOWN = 200;

export interface CollectedData {
  candidate: CandidateRow;
  tables: Record<string, Record<string, unknown>[]>;
  files: PersonalFile[];
}

/** Everything that is stored about one candidate. */
@Injectable()
export class CollectCandidateData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: CandidateReportQueries,
  ) {}

  /** @throws CandidateNotFound also when they are there, but not for this viewer. */
  async execute(viewer: Viewer, candidateId: string): Promise<CollectedData> {
    const candidate = await this.people.candidate(viewer, candidateId);
    if (!candidate) throw new CandidateNotFound();
    const { manager } = this.dataSource;
    const tables: CollectedData['tables'] = {};
    for (const table of await personalTablesOf(manager)) tables[table.name] = await rowsOf(manager, table, candidateId);
    tables.mails = await mailsOf(manager, candidateId);
    return { candidate, tables, files: await filesOf(manager, candidateId) };
  }
}

export function toCandidateDataNode({ candidate, tables, files }: CollectedData): CandidateData {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return {
    candidate,
    tables: filled.map(([name, rows]) => toTable(name, rows)),
    fileCount: files.length,
    fileBytes: files.reduce((sum, { byteSize }) => sum + byteSize, 0),
  };
}

function toTable(name: string, rows: Record<string, unknown>[]): StoredTable {
  const records = rows.slice(0, MOST_SHOWN).map((row) => ({
    fields: Object.entries(row).flatMap(([field, value]) =>
      value === null ? [] : [{ name: field, value: typeof value === 'string' ? value : JSON.stringify(value) }],
    ),
  }));
  return { name, count: rows.length, records };
}
