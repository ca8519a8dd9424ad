import { useEffect, useRef } from 'react';
import { useNextPage, type NextPage } from '../../../hooks/use-next-page';
import type { ListPage } from '../../../lib/graphql/joined-pages';

/** For a list that is chosen from as a whole: each page is followed by the next, until one does not come. */
export function useWholeList(
  list: Pick<ListPage, 'pageInfo'> | undefined,
  fetch: (after: string | null) => Promise<unknown>,
): Pick<NextPage, 'error' | 'ask'> {
  const next = useNextPage(list, fetch);
  const ask = useRef(next.ask);
  useEffect(() => {
    ask.current = next.ask;
  });
  const end = list?.pageInfo.endCursor;
  const isDue = next.isThere && !next.isAsked && next.error === null;
  useEffect(() => {
    if (isDue) ask.current();
  }, [isDue, end]);
  return next;
}
