import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { ReadFile } from '../../../platform/files';
import { CollectCandidateData } from './collect-candidate-data';
import type { PersonalFile } from './stored-about.queries';

const CANDIDATE_EXPORT = auditAction('candidate.export-data');

/** Everything stored about a candidate as one archive: `data.json`, and the files as they were handed in. */
@Injectable()
export class ExportCandidateData {
  constructor(
    private readonly collect: CollectCandidateData,
    private readonly read: ReadFile,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws CandidateNotFound */
  async execute(viewer: Viewer, origin: RequestOrigin, candidateId: string): Promise<NodeJS.ReadableStream> {
    const { candidate, tables, files } = await this.collect.execute(viewer, candidateId);
    await this.audit.record(null, {
      by: viewer,
      origin,
      action: CANDIDATE_EXPORT,
      object: { type: 'candidate', id: candidateId },
    });
    const zip = new ZipFile();
    const mtime = this.clock.now();
    const content = { exportedAt: mtime, candidate, tables, files };
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), 'data.json', { mtime });
    void this.addFiles(zip, files, mtime);
    return zip.outputStream;
  }

  /** One after the other, so that one archive never holds more than one file in memory. A file that is gone is left out. */
  private async addFiles(zip: ZipFile, files: readonly PersonalFile[], mtime: Date): Promise<void> {
    for (const file of files) {
      const bytes = await this.read.execute(file.id).catch(() => null);
      if (bytes) zip.addBuffer(bytes, nameOf(file), { mtime });
    }
    zip.end();
  }
}

const nameOf = ({ id, name }: PersonalFile) => `files/${id.slice(0, 8)}-${name.replaceAll(/[\\/:]/gu, '_')}`;
