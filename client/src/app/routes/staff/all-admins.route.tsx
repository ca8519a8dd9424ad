import { useSearchParams } from 'react-router-dom';
import { readStaffSearch } from '../../../features/people';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useAdminsQuery } from './all-staff-generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { AllStaff } from './all-staff';

export function AllAdminsRoute() {
  const page = useKeysetPage();
  const { filter, sort, direction } = readStaffSearch(useSearchParams()[0]);
  const { data, previousData, error, refetch } = useAdminsQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter, sort, direction },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.admins;
  return <AllStaff kind="admin" list={list} page={page} error={error} onRetry={() => void unlessRefused(refetch())} />;
}
