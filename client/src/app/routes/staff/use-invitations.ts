import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stagesOf, type Sorting } from '../../../features/candidates';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useInvitationsQuery } from './invite-candidates.route-generated';
import { useResultProgressedSubscription } from './result-details.route-generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useListAddress } from '../../../hooks/use-list-address';
import { useLiveConnection } from '../../../lib/graphql/live-connection';
import { listAddress } from '../../../lib/list-address/list-address';
import { text, type AddressPart } from '../../../lib/list-address/parts';
import { severalIn } from '../../../lib/list-address/several';

const REFRESH_MS = 1000;
const NEWEST_FIRST: Sorting = { by: 'INVITED_AT', direction: 'DESC' };
const SORTS: Sorting['by'][] = ['INVITED_AT', 'NAME', 'STAGE', 'COMPLETED_AT'];

/** "NAME.ASC" */
const sortingPart: AddressPart<Sorting> = {
  none: NEWEST_FIRST,
  read: (told) => {
    const [name, direction] = told.split('.');
    const by = SORTS.find((sort) => sort === name);
    return by && { by, direction: direction === 'ASC' ? 'ASC' : 'DESC' };
  },
  write: ({ by, direction }) => `${by}.${direction}`,
};

const invitationList = listAddress({ search: text, stage: text, decision: text, tags: text, sort: sortingPart });

/** The list of one assessment's invitations as the address asks for it, kept current by the live channel. */
export function useInvitations(assessmentId: string) {
  const [, setParams] = useSearchParams();
  const [{ search, stage: stages, decision: decisions, tags, sort: sorting }, ask] = useListAddress(invitationList);
  const page = useKeysetPage();
  const shown = {
    search: search || null,
    stages: stages ? stagesOf(stages) : null,
    decisionStageIds: decisions ? severalIn(decisions) : null,
    tags: tags ? severalIn(tags) : null,
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
  const refetch = () => void unlessRefused(query.refetch());
  useLiveRefresh(assessmentId, refetch);
  return {
    data: query.data ?? query.previousData,
    error: query.error,
    refetch,
    page,
    search,
    setSearch: (next: string) => ask({ search: next }),
    stages,
    setStages: (stage: string) => ask({ stage }),
    decisions: {
      stages: decisions,
      tags,
      onStages: (decision: string) => ask({ decision }),
      onTags: (next: string) => ask({ tags: next }),
    },
    sorting,
    setSorting: (sort: Sorting) => ask({ sort }),
    /** What the list shows on all its pages, as an export takes it. */
    shown: { ...shown, sort: sorting.by, direction: sorting.direction },
    isFiltered: [search, stages, decisions, tags].some((value) => value !== ''),
    clear: () => setParams({}, { replace: true }),
  };
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
