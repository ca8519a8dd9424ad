import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stagesOf, type Sorting } from '../../../features/candidates';
import { listedIn } from '../../../features/deciding';
import { useInvitationsQuery, useResultProgressedSubscription } from '../../../graphql/generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useSearchFilter } from '../../../hooks/use-search-filter';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

const REFRESH_MS = 1000;
const NEWEST_FIRST: Sorting = { by: 'INVITED_AT', direction: 'DESC' };
const SORTS: Sorting['by'][] = ['INVITED_AT', 'NAME', 'STAGE', 'COMPLETED_AT'];

/** The list of one assessment's invitations as the address asks for it, kept current by the live channel. */
export function useInvitations(assessmentId: string) {
  const [, setParams] = useSearchParams();
  const [search, setSearch] = useSearchFilter('search');
  const [stages, setStages] = useSearchFilter('stage');
  const [decisions, setDecisions] = useSearchFilter('decision');
  const [tags, setTags] = useSearchFilter('tags');
  const [sort, setSort] = useSearchFilter('sort');
  const page = useKeysetPage();
  const sorting = sortingOf(sort);
  const shown = {
    search: search || null,
    stages: stages ? stagesOf(stages) : null,
    decisionStageIds: decisions ? listedIn(decisions) : null,
    tags: tags ? listedIn(tags) : null,
  };
  const query = useInvitationsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      assessmentId,
      first: PAGE_SIZE,
      after: page.after,
      filter: shown,
      sort: sorting.by,
      direction: sorting.direction,
    },
  });
  const refetch = () => void query.refetch();
  useLiveRefresh(assessmentId, refetch);
  return {
    data: query.data ?? query.previousData,
    error: query.error,
    refetch,
    page,
    search,
    setSearch,
    stages,
    setStages,
    decisions: { stages: decisions, tags, onStages: setDecisions, onTags: setTags },
    sorting,
    setSorting: ({ by, direction }: Sorting) => setSort(`${by}.${direction}`),
    /** What the list shows on all its pages, as an export takes it. */
    shown: { ...shown, sort: sorting.by, direction: sorting.direction },
    isFiltered: [search, stages, decisions, tags].some((value) => value !== ''),
    clear: () => setParams({}, { replace: true }),
  };
}

function sortingOf(value: string): Sorting {
  const [by, direction] = value.split('.');
  const known = SORTS.find((sort) => sort === by);
  return known ? { by: known, direction: direction === 'ASC' ? 'ASC' : 'DESC' } : NEWEST_FIRST;
}

/** Fetches again, at most once a second, when somebody in this assessment starts, moves on or submits. */
function useLiveRefresh(assessmentId: string, refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { epoch } = useLiveConnection();
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, REFRESH_MS);
  };
  useResultProgressedSubscription({
    variables: { assessmentId },
    onData: ({ data }) => data.data && soon(),
  });
  useEffect(() => {
    if (epoch > 1) latest.current();
  }, [epoch]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
