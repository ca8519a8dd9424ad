import { useRef, useState } from 'react';
import type { ListPage } from '../lib/graphql/joined-pages';

export interface NextPage {
  isThere: boolean;
  isAsked: boolean;
  /** Why it did not come; it can be asked for again. */
  error: unknown;
  ask: () => void;
}

/** The next page of a list that grows. Whoever asks again while it is on its way asks for nothing. */
export function useNextPage(
  list: Pick<ListPage, 'pageInfo'> | undefined,
  fetch: (after: string | null) => Promise<unknown>,
): NextPage {
  const { hasNextPage, endCursor } = list?.pageInfo ?? { hasNextPage: false, endCursor: null };
  const [error, setError] = useState<unknown>(null);
  const [isAsked, setAsked] = useState(false);
  const isOnItsWay = useRef(false);
  const end = (failure: unknown) => {
    isOnItsWay.current = false;
    setAsked(false);
    setError(failure);
  };
  const ask = () => {
    if (isOnItsWay.current || !hasNextPage) return;
    isOnItsWay.current = true;
    setAsked(true);
    fetch(endCursor).then(() => end(null), end);
  };
  return { isThere: hasNextPage, isAsked, error, ask };
}
