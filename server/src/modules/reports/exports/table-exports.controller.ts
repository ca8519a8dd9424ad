import { Controller, Get, Param, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { attachment } from './pdf-exports.controller';
import { ExportTable } from './tables/export-table';
import { candidatesIn, listingIn, wishIn } from './tables/read-table-query';
import { Describe } from '../../../platform/openapi';

type Given = Record<string, unknown>;

const contentTypes: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  'plain-csv': 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const LIST_FILES = [
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const LIST_QUERY = {
  columns: 'Their names, by comma, in the order wanted; all of them when left out.',
  lang: '`en` or `ar`: of headings and words.',
  search: 'As in GraphQL.',
  stages: 'As in GraphQL, by comma.',
  sort: 'As in GraphQL.',
  direction: '`ASC` or `DESC`.',
  ids: 'Only these invitations, by comma, 300 at most; filters are then left aside.',
};
const CANDIDATES_QUERY = {
  assessmentId: 'Only those invited to it.',
  resultStatuses: 'As in GraphQL, by comma.',
  invitedFrom: 'ISO 8601.',
  invitedBefore: 'ISO 8601.',
  completedFrom: 'ISO 8601.',
  completedBefore: 'ISO 8601.',
  minPercentage: '0 to 100.',
  maxPercentage: '0 to 100.',
  rows: 'As in GraphQL.',
};

/** Lists as spreadsheets (`format` is xlsx, csv, plain-csv or tsv; the last two are for programs). `columns` chooses and orders them, `lang` is that of the headings. */
@Controller('v1')
export class TableExportsController {
  constructor(private readonly tables: ExportTable) {}

  /** As the list of an assessment is filtered and sorted (arguments of `invitations`), or only the invitations in `ids`. */
  @Get('results/:assessmentId/list.:format')
  @Describe({ summary: 'Everybody invited, as xlsx, csv, plain-csv or tsv.', query: LIST_QUERY, answer: LIST_FILES })
  @StaffOnly()
  @KeyScope('RESULTS')
  async results(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('assessmentId') assessmentId: string,
    @Param('format') format: string,
    @Query() query: Given,
  ): Promise<StreamableFile> {
    const file = await this.tables.ofResults({ viewer, origin }, assessmentId, listingIn(query), wishIn(query, format));
    return attachment(file, contentTypes[format] ?? '');
  }

  /** The filter, rows, sort and direction of the GraphQL query `candidates` as query parameters, or only the invitations in `ids`; lists parted by commas. */
  @Get('candidates/list.:format')
  @Describe({
    summary: 'The list of candidates, as xlsx, csv, plain-csv or tsv.',
    query: { ...LIST_QUERY, ...CANDIDATES_QUERY },
    answer: LIST_FILES,
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async candidates(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('format') format: string,
    @Query() query: Given,
  ): Promise<StreamableFile> {
    const file = await this.tables.ofCandidates({ viewer, origin }, candidatesIn(query), wishIn(query, format));
    return attachment(file, contentTypes[format] ?? '');
  }
}
