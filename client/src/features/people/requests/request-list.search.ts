import type { AccessRequestFilter, AccessRequestSort, AccessRequestStatus } from '../../../graphql/schema-generated';
import { readOrder, type ListOrder } from '../../../components/table/list-order';
import { given, listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, text } from '../../../lib/list-address/parts';

export const REQUEST_STATUSES: AccessRequestStatus[] = ['OPEN', 'APPROVED', 'DECLINED'];
const SORTS: [AccessRequestSort, ...AccessRequestSort[]] = ['CREATED_AT', 'NAME', 'COMPANY_NAME'];

export const requestList = listAddress({ search: text, status: choiceOf(REQUEST_STATUSES) });

interface RequestSearch extends ListOrder<AccessRequestSort> {
  filter: AccessRequestFilter;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readRequestSearch(address: URLSearchParams): RequestSearch {
  const { search, status } = requestList.read(address);
  const filter = given({ search: search.trim(), status });
  return { filter, ...readOrder(address, SORTS), isFiltered: Object.keys(filter).length > 0 };
}
