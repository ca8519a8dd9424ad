import { severalAs } from '../../lib/list-address/several';

export type ReportLanguage = 'en' | 'ar';
export type ListFormat = 'xlsx' | 'csv' | 'plain-csv' | 'tsv';

/** Every column that the server knows, in the order of both lists, what neither shows behind it: so they stand in the file. */
export const EXPORT_COLUMNS = [
  'name',
  'email',
  'phone',
  'externalId',
  'assessment',
  'jobRole',
  'stage',
  'percentage',
  'band',
  'status',
  'score',
  'totalScore',
  'decision',
  'tags',
  'invitedAt',
  'enrolledAt',
  'completedAt',
  'reference',
  'disqualified',
  'time',
  'language',
  'feedback',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

export type ListSource =
  /** With the arguments of the query `invitations`, or the ids of those who are ticked. */
  | { kind: 'results'; assessmentId: string; query?: Readonly<Record<string, unknown>> }
  /** With the arguments of the query `candidates`, or the ids of the invitations that are ticked. */
  | { kind: 'candidates'; query: Readonly<Record<string, unknown>> };

/** Of those alone who are selected, not of the list that is shown. */
export const isOfSelected = ({ query }: ListSource): boolean => query !== undefined && 'ids' in query;

interface Wish {
  format: ListFormat;
  language: ReportLanguage;
  columns: readonly ExportColumn[];
}

/** Where the file comes from: the session of the browser opens it. */
export function listFileAddress(source: ListSource, { format, language, columns }: Wish): string {
  const path = source.kind === 'results' ? `results/${encodeURIComponent(source.assessmentId)}` : 'candidates';
  const query = new URLSearchParams({ lang: language, columns: columns.join(',') });
  for (const [name, value] of Object.entries(source.query ?? {})) {
    if (value != null && value !== '') query.set(name, textOf(value));
  }
  return `/api/v1/${path}/list.${format}?${query}`;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? severalAs(value.map(String)) : String(value));

export interface ReportSource {
  candidateId: string;
  assessmentId?: string;
}

export function pdfAddress({ candidateId, assessmentId }: ReportSource, language: ReportLanguage): string {
  const path = assessmentId === undefined ? 'candidates' : `results/${encodeURIComponent(assessmentId)}`;
  return `/api/v1/${path}/${encodeURIComponent(candidateId)}.pdf?lang=${language}`;
}

/** The archive of a whole assessment; its session opens it as well. */
export function archiveAddress(id: string): string {
  return `/api/v1/assessment-exports/${encodeURIComponent(id)}.zip`;
}
