import type {
  ActiveStatus,
  AssessmentFilter,
  AssessmentSort,
  ContentLanguage,
  Level,
  SortDirection,
} from '../../../graphql/generated';

export const STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const LEVELS: Level[] = ['BEGINNER', 'MID_LEVEL', 'ADVANCED'];
export const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
const SORTS: AssessmentSort[] = ['UPDATED_AT', 'TITLE', 'CREATED_AT'];

export interface ListSearch {
  filter: AssessmentFilter;
  sort: AssessmentSort;
  direction: SortDirection;
  /** The archive is another list, not a filter of this one. */
  isArchived: boolean;
  isFiltered: boolean;
}

const memberOf = <Member extends string>(members: readonly Member[], text: string | null) =>
  members.find((member) => member === text?.toUpperCase());

/** What the address asks for; whatever it does not understand is left out. */
export function readListSearch(search: URLSearchParams): ListSearch {
  const text = search.get('search')?.trim();
  const status = memberOf(STATUSES, search.get('status'));
  const level = memberOf(LEVELS, search.get('level'));
  const language = memberOf(LANGUAGES, search.get('language'));
  const isArchived = search.get('archived') === 'yes';
  const filter = {
    ...(text && { search: text }),
    ...(status && { status }),
    ...(level && { level }),
    ...(language && { language }),
    ...(isArchived && { isArchived }),
  };
  const sort = memberOf(SORTS, search.get('sort')) ?? 'UPDATED_AT';
  const direction =
    memberOf<SortDirection>(['ASC', 'DESC'], search.get('direction')) ?? (sort === 'TITLE' ? 'ASC' : 'DESC');
  const isFiltered = Object.keys(filter).some((name) => name !== 'isArchived');
  return { filter, sort, direction, isArchived, isFiltered };
}

/** The address for another order: back on the first page; the default order leaves no trace. */
export function withSort(search: URLSearchParams, sort: AssessmentSort, direction: SortDirection): URLSearchParams {
  const next = new URLSearchParams(search);
  ['after', 'page', 'sort', 'direction'].forEach((name) => next.delete(name));
  if (sort === 'UPDATED_AT' && direction === 'DESC') return next;
  next.set('sort', sort.toLowerCase());
  next.set('direction', direction.toLowerCase());
  return next;
}
