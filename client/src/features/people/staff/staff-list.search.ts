import type { StaffUserFilter, StaffUserSort } from '../../../graphql/schema-generated';
import { readOrder, type ListOrder } from '../../../components/table/list-order';
import { given, listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, text } from '../../../lib/list-address/parts';

export type Verification = 'VERIFIED' | 'DISABLED';
export const VERIFICATIONS: Verification[] = ['VERIFIED', 'DISABLED'];
const SORTS: [StaffUserSort, ...StaffUserSort[]] = ['NAME', 'EMAIL', 'CREATED_AT', 'LAST_SIGN_IN_AT'];

export const staffList = listAddress({ search: text, status: choiceOf(VERIFICATIONS) });

interface StaffSearch extends ListOrder<StaffUserSort> {
  filter: StaffUserFilter;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readStaffSearch(address: URLSearchParams): StaffSearch {
  const { search, status } = staffList.read(address);
  const filter = { ...given({ search: search.trim() }), ...(status && { isVerified: status === 'VERIFIED' }) };
  return { filter, ...readOrder(address, SORTS), isFiltered: Object.keys(filter).length > 0 };
}
