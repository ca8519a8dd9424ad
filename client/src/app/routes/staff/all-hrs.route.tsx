import { useSearchParams } from 'react-router-dom';
import { readStaffSearch } from '../../../features/people';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useHrsQuery } from './all-staff-generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { AllStaff } from './all-staff';

export function AllHrsRoute() {
  const page = useKeysetPage();
  const { filter, sort, direction } = readStaffSearch(useSearchParams()[0]);
  const { data, previousData, error, refetch } = useHrsQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter, sort, direction },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.hrs;
  return <AllStaff kind="hr" list={list} page={page} error={error} onRetry={() => void unlessRefused(refetch())} />;
}
