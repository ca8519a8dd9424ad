import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Role } from '../../../../platform/access';
import { cleanFileName, ReadFile } from '../../../../platform/files';
import { Assessments } from '../../../assessments';
import type { GivenFile } from '../../../exam';
import { ResultNotFound } from '../../../grading';
import type { Report } from '../../../grading';
import { fileNameOf } from '../file-name';
import { LoadReport } from '../load-report';
import type { LoadedReport } from '../load-report';
import { Letterheads } from '../letterheads';
import { MakePdf } from '../make-pdf';
import { ExportTable } from '../tables/export-table';
import { ExportPart } from './assessment-export.entity';
import type { ExportRun } from './export-runs';
import type { ArchiveEntry } from './pack-entries';

export type OpenRun = ExportRun & { role: Role };

export interface Contents {
  /** Steps that the entries take together. */
  total: number;
  entries: AsyncIterable<ArchiveEntry>;
}

type Step = () => Promise<void>;

/** What an export holds, made entry by entry: what its maker may see, as far as the report options allow. */
@Injectable()
export class ExportContents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
    private readonly load: LoadReport,
    private readonly pdf: MakePdf,
    private readonly letterheads: Letterheads,
    private readonly tables: ExportTable,
    private readonly files: ReadFile,
  ) {}

  /** `step` is called after each of the steps. @throws AssessmentNotFound */
  async of(run: OpenRun, step: Step): Promise<Contents> {
    await this.assessments.find({ userId: run.createdBy, role: run.role }, run.assessmentId);
    const wantsResults = run.parts.includes(ExportPart.REPORTS) || run.parts.includes(ExportPart.FILES);
    const candidateIds = wantsResults ? await this.candidatesOf(run) : [];
    const total = (run.parts.includes(ExportPart.RESULTS) ? 1 : 0) + candidateIds.length;
    return { total, entries: this.entries(run, candidateIds, step) };
  }

  private async *entries(run: OpenRun, candidateIds: readonly string[], step: Step): AsyncGenerator<ArchiveEntry> {
    const missing: string[] = [];
    if (run.parts.includes(ExportPart.RESULTS)) {
      const reader = { userId: run.createdBy, role: run.role };
      const content = await this.tables.resultsSheet(reader, run.assessmentId, run.language);
      yield { name: 'results.xlsx', content, isPacked: false };
      await step();
    }
    for (const candidateId of candidateIds) {
      yield* this.ofCandidate(run, candidateId, missing);
      await step();
    }
    if (missing.length > 0)
      yield { name: 'missing-files.txt', content: Buffer.from(missing.join('\n')), isPacked: true };
  }

  private async *ofCandidate(run: OpenRun, candidateId: string, missing: string[]): AsyncGenerator<ArchiveEntry> {
    const loaded = await this.loaded(run, candidateId);
    if (!loaded) return;
    const { report, files } = loaded;
    if (run.parts.includes(ExportPart.REPORTS)) {
      const head = await this.letterheads.of(loaded.ownerId, run.language);
      const reading = await this.load.reading(run.createdBy, run.language);
      const content = await this.pdf.ofResultAmongMany(report, { ...reading, head });
      yield { name: `reports/${fileNameOf(...nameOf(report), 'pdf')}`, content, isPacked: true };
    }
    if (run.parts.includes(ExportPart.FILES)) yield* this.handedIn(report, files, missing);
  }

  /** Null when the result was deleted meanwhile. */
  private async loaded(run: OpenRun, candidateId: string): Promise<LoadedReport | null> {
    const reader = { userId: run.createdBy, role: run.role };
    try {
      return await this.load.execute(reader, { assessmentId: run.assessmentId, candidateId }, run.language);
    } catch (error) {
      if (error instanceof ResultNotFound) return null;
      throw error;
    }
  }

  private async *handedIn(
    report: Report,
    files: readonly GivenFile[],
    missing: string[],
  ): AsyncGenerator<ArchiveEntry> {
    const folder = fileNameOf(...nameOf(report), 'x').slice(0, -2);
    for (const [index, { id, name }] of files.entries()) {
      const number = String(index + 1).padStart(2, '0');
      const path = `files/${folder}/${number} - ${cleanFileName(name.replaceAll(/[\\/:]/gu, '_'))}`;
      const content = await this.files.stream(id).catch(() => null);
      if (content) yield { name: path, content, isPacked: false };
      else missing.push(path);
    }
  }

  private async candidatesOf({ assessmentId, createdBy, role }: OpenRun): Promise<string[]> {
    const { sql, params } = this.scope.sql({ userId: createdBy, role }, 'r.owner_id', 2);
    const text = `select c.id from results r join candidates c on c.id = r.candidate_id
      where r.assessment_id = $1 and ${sql} order by c.folded_name, c.id`;
    const rows = await this.dataSource.query<{ id: string }[]>(text, [assessmentId, ...params]);
    return rows.map(({ id }) => id);
  }
}

/** The reference tells people of one name apart, and stands alone where nobody is named. */
function nameOf({ candidate, reference }: Report): [string, string] {
  return [candidate?.name ?? '', reference];
}
