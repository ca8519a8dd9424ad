import type { StaffUserFilter, StaffUserSort } from '../../../graphql/generated';
import { readChoice, readOrder, type ListOrder } from '../../../components/table/list-order';

export type Verification = 'VERIFIED' | 'DISABLED';
export const VERIFICATIONS: Verification[] = ['VERIFIED', 'DISABLED'];
const SORTS: [StaffUserSort, ...StaffUserSort[]] = ['NAME', 'EMAIL', 'CREATED_AT', 'LAST_SIGN_IN_AT'];

export interface StaffSearch extends ListOrder<StaffUserSort> {
  filter: StaffUserFilter;
  verification: Verification | undefined;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readStaffSearch(search: URLSearchParams): StaffSearch {
  const text = search.get('search')?.trim();
  const verification = readChoice(VERIFICATIONS, search.get('status'));
  const filter = {
    ...(text && { search: text }),
    ...(verification && { isVerified: verification === 'VERIFIED' }),
  };
  return { filter, verification, ...readOrder(search, SORTS), isFiltered: Object.keys(filter).length > 0 };
}
