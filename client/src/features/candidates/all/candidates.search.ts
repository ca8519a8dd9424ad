import { readOrder, type ListOrder } from '../../../components/table/list-order';
import type {
  CandidateFilter as FilterInput,
  CandidateRows,
  CandidateSort,
  ResultStatus,
  Stage,
} from '../../../graphql/schema-generated';
import { midnight } from '../../../lib/format/zone-days';
import { firstPage, given, listAddress } from '../../../lib/list-address/list-address';
import { choicesOf, day, percent, text } from '../../../lib/list-address/parts';

export const STAGES: readonly Stage[] = ['INVITED', 'ENROLLED', 'COMPLETED'];
export const RESULT_STATUSES: readonly ResultStatus[] = ['UNDER_REVIEW', 'PASSED', 'FAILED'];
/** Those that can be put away; the person and the menu always stand. */
export const CANDIDATE_COLUMNS = ['phone', 'assessment', 'stage', 'score', 'invited', 'completed'] as const;

export type ColumnKey = (typeof CANDIDATE_COLUMNS)[number];

/** A list as its address tells it. Days are yyyy-mm-dd, both ends included. */
export interface CandidatesFilter {
  search: string;
  assessment: string;
  stages: readonly Stage[];
  statuses: readonly ResultStatus[];
  invitedFrom: string;
  invitedTo: string;
  completedFrom: string;
  completedTo: string;
  min: string;
  max: string;
}

export const candidateList = listAddress<CandidatesFilter>({
  search: text,
  assessment: text,
  stages: choicesOf(STAGES),
  statuses: choicesOf(RESULT_STATUSES),
  invitedFrom: day,
  invitedTo: day,
  completedFrom: day,
  completedTo: day,
  min: percent,
  max: percent,
});

/** For the query. Days are those of the zone in which the list shows its dates. */
export function filterInput(filter: CandidatesFilter, timeZone: string | undefined): FilterInput {
  const { assessment, stages, statuses, invitedFrom, invitedTo, completedFrom, completedTo, min, max } = filter;
  return given({
    search: filter.search.trim(),
    assessmentId: assessment,
    stages: [...stages],
    resultStatuses: [...statuses],
    invitedFrom: invitedFrom && midnight(invitedFrom, timeZone),
    invitedBefore: invitedTo && midnight(invitedTo, timeZone, 1),
    completedFrom: completedFrom && midnight(completedFrom, timeZone),
    completedBefore: completedTo && midnight(completedTo, timeZone, 1),
    minPercentage: min ? Number(min) : undefined,
    maxPercentage: max ? Number(max) : undefined,
  });
}

export const isFiltered = (filter: CandidatesFilter): boolean => Object.keys(filterInput(filter, 'UTC')).length > 0;

/** How many of the filters behind the button are set. */
export function furtherFilters({ invitedFrom, invitedTo, completedFrom, completedTo, min, max }: CandidatesFilter) {
  return [invitedFrom || invitedTo, completedFrom || completedTo, min || max].filter(Boolean).length;
}

/** How the people are shown: as a list of either kind, or by when they can begin. */
export type CandidatesShown = CandidateRows | 'CALENDAR';

/** Of one assessment every row is an invitation. */
export function readShown(search: URLSearchParams): CandidatesShown {
  const rows = search.get('rows');
  if (rows === 'calendar') return 'CALENDAR';
  return rows === 'invitations' || search.get('assessment') ? 'INVITATIONS' : 'PEOPLE';
}

export const readRows = (search: URLSearchParams): CandidateRows =>
  search.get('rows') === 'invitations' ? 'INVITATIONS' : 'PEOPLE';

export const withRows = (search: URLSearchParams, shown: CandidatesShown): URLSearchParams => {
  const next = firstPage(search);
  next.delete('month');
  if (shown === 'PEOPLE') next.delete('rows');
  else next.set('rows', shown.toLowerCase());
  return next;
};

/** Those that are shown, in their order. */
export function readColumns<Key extends string>(search: URLSearchParams, all: readonly Key[]): Key[] {
  const hidden = readHidden(search);
  return all.filter((column) => !hidden.includes(column));
}

/** Those that are not shown. */
const readHidden = (search: URLSearchParams): string[] => (search.get('hide') ?? '').split(',').filter(Boolean);

export function withColumns<Key extends string>(
  search: URLSearchParams,
  all: readonly Key[],
  shown: readonly Key[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  const hidden = all.filter((column) => !shown.includes(column));
  if (hidden.length > 0) next.set('hide', hidden.join(','));
  else next.delete('hide');
  return next;
}

export function readCandidatesOrder(search: URLSearchParams): ListOrder<CandidateSort> {
  const order = readOrder<CandidateSort>(search, ['INVITED_AT', 'NAME', 'SCORE', 'COMPLETED_AT']);
  // Whoever looks at scores looks for the best.
  return order.sort === 'SCORE' && !search.get('direction') ? { ...order, direction: 'DESC' } : order;
}

/** What makes a view: everything of the address but the page it is on and what is open over it. */
export function viewOf(search: URLSearchParams): string {
  const view = firstPage(search);
  ['invite', 'export', 'month'].forEach((name) => view.delete(name));
  view.sort();
  return view.toString();
}
