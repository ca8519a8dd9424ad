import { isUUID } from 'class-validator';
import { InvalidInput } from '../../../../platform/errors';
import { CandidateRows, CandidateSort } from '../../candidates';
import type { CandidateFilter, CandidatesArgs } from '../../candidates';
import { InvitationSort, Stage } from '../../../candidates';
import type { InvitationFilter } from '../../../candidates';
import { ResultStatus } from '../../../grading';
import { SortDirection } from '../../../../platform/graphql';
import { languageIn } from '../read-query';
import { columnNames } from './columns';
import type { ColumnName } from './columns';
import { listFormats } from './list-file';
import type { ReportLanguage } from '../words/names';
import type { ListFormat } from './list-file';

type Query = Readonly<Record<string, unknown>>;

/** What is listed and in which order; a file has no pages. */
export type ListArgs = Pick<CandidatesArgs, 'filter' | 'rows' | 'sort' | 'direction'>;

/** Who of all candidates: those who are ticked, else as the list is filtered. */
export type CandidateListing = ListArgs & { ticked: string[] | null };

/** `columns`: names parted by commas, in the order wanted; all of them when left out. @throws InvalidInput */
export function wishIn(query: Query, format: string): TableWish {
  const known = listFormats.find((one) => one === format);
  if (!known) throw InvalidInput.at('format', 'one-of');
  const named = listIn(query, 'columns');
  const unknown = named.find((name) => !(columnNames as string[]).includes(name));
  if (unknown !== undefined) throw InvalidInput.at('columns', 'one-of');
  const columns = named.length > 0 ? ([...new Set(named)] as ColumnName[]) : columnNames;
  return { format: known, columns, language: languageIn(query.lang) };
}

/** The arguments of `candidates`, as GraphQL names their values, or `ids` of the invitations that are ticked. @throws InvalidInput */
export function candidatesIn(query: Query): CandidateListing {
  const filter: CandidateFilter = {
    search: textIn(query, 'search'),
    assessmentId: textIn(query, 'assessmentId'),
    stages: enumsIn(query, 'stages', Stage),
    resultStatuses: enumsIn(query, 'resultStatuses', ResultStatus),
    invitedFrom: dateIn(query, 'invitedFrom'),
    invitedBefore: dateIn(query, 'invitedBefore'),
    completedFrom: dateIn(query, 'completedFrom'),
    completedBefore: dateIn(query, 'completedBefore'),
    minPercentage: numberIn(query, 'minPercentage'),
    maxPercentage: numberIn(query, 'maxPercentage'),
  };
  return {
    ticked: tickedIn(query),
    filter,
    rows: enumsIn(query, 'rows', CandidateRows)?.[0] ?? null,
    sort: enumsIn(query, 'sort', CandidateSort)?.[0] ?? null,
    direction: enumsIn(query, 'direction', SortDirection)?.[0] ?? null,
  };
}

/** Who of an assessment's list: those who are ticked, else as it is filtered; null for everybody, by name. */
export interface Listing {
  ticked: string[] | null;
  filter: InvitationFilter;
  sort: InvitationSort | null;
  direction: SortDirection | null;
}

/** They stand in the address, which proxies cut off beyond 16 KB. */
export const MOST_TICKED = 300;

/** The arguments of `invitations`, or `ids` of those that are ticked. @throws InvalidInput */
export function listingIn(query: Query): Listing {
  return {
    ticked: tickedIn(query),
    filter: {
      search: textIn(query, 'search'),
      stages: enumsIn(query, 'stages', Stage),
      decisionStageIds: listIn(query, 'decisionStageIds'),
      tags: listIn(query, 'tags'),
    },
    sort: enumsIn(query, 'sort', InvitationSort)?.[0] ?? InvitationSort.NAME,
    direction: enumsIn(query, 'direction', SortDirection)?.[0] ?? null,
  };
}

function tickedIn(query: Query): string[] | null {
  const ids = listIn(query, 'ids');
  if (ids.length > MOST_TICKED) throw InvalidInput.at('ids', 'max-items', { max: MOST_TICKED });
  if (!ids.every((id) => isUUID(id))) throw InvalidInput.at('ids', 'id');
  return ids.length > 0 ? ids : null;
}

function textIn(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parted by commas; one within a text is written as %2C, and a percent sign as %25. */
const listIn = (query: Query, name: string) =>
  (textIn(query, name)?.split(',') ?? [])
    .filter(Boolean)
    .map((one) => one.replaceAll('%2C', ',').replaceAll('%25', '%'));

function enumsIn<Value extends string>(query: Query, name: string, values: Record<string, Value>): Value[] | null {
  const found = listIn(query, name).map((key) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) throw InvalidInput.at(name, 'one-of');
    return value;
  });
  return found.length > 0 ? found : null;
}

function dateIn(query: Query, name: string): Date | null {
  const text = textIn(query, name);
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw InvalidInput.at(name, 'invalid');
  return date;
}

function numberIn(query: Query, name: string): number | null {
  const text = textIn(query, name);
  if (text === null) return null;
  if (!/^\d{1,3}$/u.test(text)) throw InvalidInput.at(name, 'invalid');
  return Number(text);
}

export interface TableWish {
  format: ListFormat;
  columns: readonly ColumnName[];
  /** The reader's own when null. */
  language: ReportLanguage | null;
}
