import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { FileTypeNotAllowed, InvalidInput } from '../../platform/errors';
import { readBytes } from '../../platform/files';
import type { UploadedFile } from '../../platform/graphql';
import { Assessments } from '../assessments';
import { TableToConvert, TooManyCandidates } from './candidates.errors';
import { InviteQueries } from './invite.queries';
import type { CandidateList, TableRow } from './list/candidate-table';
import type { ListedCandidate } from './list/check-candidate';
import { checkRows, countRows } from './list/check-rows';
import type { CheckedRow, RowCounts } from './list/check-rows';
import { normaliseEmail } from './list/email-address';
import type { TextEncoding } from './list/decode-text';
import { MAX_CANDIDATES, MAX_TEXT_BYTES, ROWS_ABOVE_PEOPLE } from './list/limits';
import type { DialingCountry } from './list/phone-number';
import { otherTable, readFile } from './list/read-file';
import { readList } from './list/read-list';
import { readText } from './list/read-text';

type Country = DialingCountry | null | undefined;

interface ListFile {
  file: UploadedFile;
  encoding?: TextEncoding | null;
  country?: Country;
}

export interface CandidateListPreview extends Omit<CandidateList, 'drafts'>, RowCounts {
  rows: CheckedRow[];
  /** As which a text file was read. */
  encoding: TextEncoding | null;
}

/** Shows what an invitation of this list would come to, and keeps nothing. */
@Injectable()
export class PreviewCandidates {
  constructor(
    private readonly assessments: Assessments,
    private readonly queries: InviteQueries,
  ) {}

  async text(viewer: Viewer, assessmentId: string, text: string, country: Country): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw InvalidInput.at('text', 'max-bytes', { max: MAX_TEXT_BYTES });
    return this.preview(assessmentId, readRows(readText(text)), country);
  }

  async file(
    viewer: Viewer,
    assessmentId: string,
    { file, encoding, country }: ListFile,
  ): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    const bytes = await readBytes(file);
    const { filename } = await file;
    const other = otherTable(filename, bytes);
    if (other !== null) throw new TableToConvert({ kind: other });
    const read = await readFile(filename, bytes, encoding);
    if (read === null) throw new FileTypeNotAllowed();
    const preview = await this.preview(assessmentId, readRows(read.rows), country);
    return Object.assign(preview, { encoding: read.encoding });
  }

  async rows(
    viewer: Viewer,
    assessmentId: string,
    candidates: ListedCandidate[],
    country: Country,
  ): Promise<CandidateListPreview> {
    await this.assessments.find(viewer, assessmentId);
    const drafts = candidates.map((candidate, index) => ({ ...candidate, line: index + 1 }));
    return this.preview(assessmentId, { drafts, recognisedColumns: [], hasHeader: false }, country);
  }

  private async preview(
    assessmentId: string,
    { drafts, ...list }: CandidateList,
    country: Country,
  ): Promise<CandidateListPreview> {
    if (drafts.length > MAX_CANDIDATES) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
    const emails = drafts.map(({ email }) => normaliseEmail(email)).filter(Boolean);
    const rows = checkRows(drafts, await this.queries.invitedAtByEmail(assessmentId, emails), { country });
    return { rows, ...countRows(rows), ...list, encoding: null };
  }
}

/** Far too long a list is not even looked into; some rows may turn out to stand above the people. */
function readRows(rows: TableRow[]): CandidateList {
  if (rows.length > MAX_CANDIDATES + ROWS_ABOVE_PEOPLE) throw new TooManyCandidates({ limit: MAX_CANDIDATES });
  return readList(rows);
}
