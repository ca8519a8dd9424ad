import type { AccessRequestFilter, AccessRequestSort, AccessRequestStatus } from '../../../graphql/generated';
import { readChoice, readOrder, type ListOrder } from '../../../components/table/list-order';

export const STATUSES: AccessRequestStatus[] = ['OPEN', 'APPROVED', 'DECLINED'];
const SORTS: [AccessRequestSort, ...AccessRequestSort[]] = ['CREATED_AT', 'NAME', 'COMPANY_NAME'];

export interface RequestSearch extends ListOrder<AccessRequestSort> {
  filter: AccessRequestFilter;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readRequestSearch(search: URLSearchParams): RequestSearch {
  const text = search.get('search')?.trim();
  const status = readChoice(STATUSES, search.get('status'));
  const filter = { ...(text && { search: text }), ...(status && { status }) };
  return { filter, ...readOrder(search, SORTS), isFiltered: Object.keys(filter).length > 0 };
}
