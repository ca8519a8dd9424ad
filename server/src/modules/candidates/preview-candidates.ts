import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { FileTypeNotAllowed, InvalidInput } from '../../platform/errors';
import { readBytes } from '../../platform/files';
import type { UploadedFile } from '../../platform/graphql';
import { Assessments } from '../assessments';
import type { CandidateListPreview } from './candidate-list.type';
import { TooManyCandidates } from './candidates.errors';
import { InviteQueries } from './invite.queries';
import type { CandidateList, TableRow } from './list/candidate-table';
import type { CandidateDetails } from './list/check-candidate';
import { checkRows, countRows } from './list/check-rows';
import { normaliseEmail } from './list/email-address';
import { MAX_CANDIDATES, MAX_FILE_BYTES } from './list/limits';
import { readFile } from './list/read-file';
import { readList } from './list/read-list';
import { readText } from './list/read-text';

/** Shows what an invitation of this list would come to, and keeps nothing. */
@Injectable()
export class PreviewCandidates {
  constructor(
    private readonly assessments: Assessments,
    private readonly queries: InviteQueries,
  ) {}

  async text(viewer: Viewer, assessmentId: string, text: string): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    if (Buffer.byteLength(text) > MAX_FILE_BYTES) throw InvalidInput.at('text', 'max-bytes', { max: MAX_FILE_BYTES });
    return this.preview(assessmentId, readRows(readText(text)));
  }

  async file(viewer: Viewer, assessmentId: string, file: UploadedFile): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    const bytes = await readBytes(file);
    const rows = await readFile((await file).filename, bytes);
    if (rows === null) throw new FileTypeNotAllowed();
    return this.preview(assessmentId, readRows(rows));
  }

  async rows(viewer: Viewer, assessmentId: string, candidates: CandidateDetails[]): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    const drafts = candidates.map((candidate, index) => ({ ...candidate, line: index + 1 }));
    return this.preview(assessmentId, { drafts, recognisedColumns: [], hasHeader: false });
  }

  private async preview(assessmentId: string, { drafts, ...list }: CandidateList): Promise<CandidateListPreview> {
    if (drafts.length > MAX_CANDIDATES) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
    const emails = drafts.map(({ email }) => normaliseEmail(email)).filter(Boolean);
    const rows = checkRows(drafts, await this.queries.invitedAtByEmail(assessmentId, emails));
    return { rows, ...countRows(rows), ...list };
  }
}

/** Far too long a list is not even looked into; one row may turn out to be the header. */
function readRows(rows: TableRow[]): CandidateList {
  if (rows.length > MAX_CANDIDATES + 1) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
  return readList(rows);
}
