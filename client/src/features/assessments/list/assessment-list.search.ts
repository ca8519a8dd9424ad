import { readOrder, withOrder, type ListOrder } from '../../../components/table/list-order';
import type {
  ActiveStatus,
  AssessmentFilter,
  AssessmentSort,
  ContentLanguage,
  Level,
  SortDirection,
} from '../../../graphql/schema-generated';
import { firstPage, given, listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, flag, text } from '../../../lib/list-address/parts';

export const ASSESSMENT_STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const ASSESSMENT_LEVELS: Level[] = ['BEGINNER', 'MID_LEVEL', 'ADVANCED'];
export const ASSESSMENT_LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
const SORTS: [AssessmentSort, ...AssessmentSort[]] = ['UPDATED_AT', 'TITLE', 'CREATED_AT'];

export const assessmentList = listAddress({
  search: text,
  status: choiceOf(ASSESSMENT_STATUSES),
  level: choiceOf(ASSESSMENT_LEVELS),
  language: choiceOf(ASSESSMENT_LANGUAGES),
  archived: flag('yes'),
});

interface ListSearch extends ListOrder<AssessmentSort> {
  filter: AssessmentFilter;
  /** The archive is another list, not a filter of this one. */
  isArchived: boolean;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readListSearch(address: URLSearchParams): ListSearch {
  const { search, archived: isArchived, ...narrowed } = assessmentList.read(address);
  const narrowing = given({ search: search.trim(), ...narrowed });
  const isFiltered = Object.keys(narrowing).length > 0;
  return { filter: { ...narrowing, ...given({ isArchived }) }, ...readOrder(address, SORTS), isArchived, isFiltered };
}

/** The address for another order: back on the first page; the default order leaves no trace. */
export function withSort(search: URLSearchParams, sort: AssessmentSort, direction: SortDirection): URLSearchParams {
  if (sort !== 'UPDATED_AT' || direction !== 'DESC') return withOrder(search, { sort, direction });
  const next = firstPage(search);
  ['sort', 'direction'].forEach((name) => next.delete(name));
  return next;
}
