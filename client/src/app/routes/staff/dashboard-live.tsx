import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { LivePanel, withHeard, type LiveAttempt, type LiveList } from '../../../features/dashboard';
import { useAttemptProgressedSubscription, useLiveAttemptsLazyQuery } from './dashboard.route-generated';
import { paths } from '../../paths';
import { pagesOf } from '../../../lib/graphql/joined-pages';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

/** As many are asked for at once and held, until somebody wants to see more. */
const PAGE = 200;
const LOOKED_AT_ANEW_MS = 10_000;

/** Joins the list of running attempts with the events that change it; fetched anew whenever the channel comes back. */
export function DashboardLive(): ReactNode {
  const { isOpen } = useLiveConnection();
  const [most, setMost] = useState(PAGE);
  const { list, updatedAt } = useLiveAttempts(most);
  return (
    <LivePanel
      attempts={list.held}
      beyond={list.beyond}
      onMore={() => setMost(most + PAGE)}
      updatedAt={updatedAt}
      isConnected={isOpen}
      pathOf={({ assessment }) => paths.monitor(assessment.id)}
    />
  );
}

function useLiveAttempts(most: number): { list: LiveList; updatedAt: number } {
  const [list, setList] = useState<LiveList>({ held: [], beyond: 0 });
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const { epoch } = useLiveConnection();
  const fetchPages = useFetchedPages(most);
  const { turn, lookSoon } = useTurns();
  const shown = useRef(list);
  const latest = useRef(0);
  /** While a fetch is on its way: what it brings may be older. */
  const heard = useRef<LiveAttempt[] | null>(null);
  const show = useCallback((next: LiveList) => {
    shown.current = next;
    setList(next);
    setUpdatedAt(Date.now());
  }, []);
  useAttemptProgressedSubscription({
    onData: ({ data }) => {
      const attempt = data.data?.attemptProgressed;
      if (!attempt) return;
      const incoming = { ...attempt, receivedAt: Date.now() };
      heard.current?.push(incoming);
      const { isDue, ...next } = withHeard(shown.current, incoming, most);
      show(next);
      if (isDue) lookSoon();
    },
  });
  useEffect(() => {
    const mine = ++latest.current;
    heard.current = [];
    const take = (fetched: LiveList) => {
      if (mine !== latest.current) return;
      show(heard.current?.reduce((known, attempt) => withHeard(known, attempt, most), fetched) ?? fetched);
      heard.current = null;
    };
    // A failed or abandoned fetch changes nothing: the panel keeps what it has, and the next opening fetches anew.
    fetchPages(() => mine === latest.current).then(take, () => undefined);
  }, [epoch, turn, most, fetchPages, show]);
  return { list, updatedAt };
}

/** The newest `most`, and how many more there are. */
function useFetchedPages(most: number): (isWanted: () => boolean) => Promise<LiveList> {
  const [fetchAttempts] = useLiveAttemptsLazyQuery({ fetchPolicy: 'network-only' });
  return useCallback(
    async (isWanted) => {
      const pageAfter = async (after: string | null) => {
        const { data } = await fetchAttempts({ variables: { after } });
        if (!data || !isWanted()) throw new Error('No attempts.');
        return { ...data.liveAttempts, receivedAt: Date.now() };
      };
      const { edges, totalCount, receivedAt } = await pagesOf(pageAfter, most);
      const held = edges.map(({ node }) => ({ ...node, receivedAt }));
      return { held, beyond: Math.max(0, totalCount - held.length) };
    },
    [fetchAttempts, most],
  );
}

/** A number that is another one some time after somebody wanted it to be. */
function useTurns() {
  const [turn, setTurn] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTurn((now) => now + 1);
    }, LOOKED_AT_ANEW_MS);
  };
  return { turn, lookSoon };
}
