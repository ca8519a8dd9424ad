import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LivePanel, withProgress, type LiveAttempt } from '../../../features/dashboard';
import { useAttemptProgressedSubscription, useLiveAttemptsLazyQuery } from './dashboard.route-generated';
import { paths } from '../../paths';
import { pagesOf } from '../../../lib/graphql/joined-pages';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

/** Joins the list of running attempts with the events that change it; fetched anew whenever the channel comes back. */
export function DashboardLive(): ReactNode {
  const { attempts, updatedAt } = useLiveAttempts();
  const { isOpen } = useLiveConnection();
  return (
    <LivePanel
      attempts={attempts}
      updatedAt={updatedAt}
      isConnected={isOpen}
      pathOf={({ assessment }) => paths.monitor(assessment.id)}
    />
  );
}

function useLiveAttempts(): { attempts: LiveAttempt[]; updatedAt: number } {
  const [attempts, setAttempts] = useState<LiveAttempt[]>([]);
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const [fetchAttempts] = useLiveAttemptsLazyQuery({ fetchPolicy: 'network-only' });
  const { epoch } = useLiveConnection();
  const latest = useRef(0);
  /** While a fetch is on its way: what it brings may be older. */
  const heard = useRef<LiveAttempt[] | null>(null);
  useAttemptProgressedSubscription({
    onData: ({ data }) => {
      const attempt = data.data?.attemptProgressed;
      if (!attempt) return;
      const receivedAt = Date.now();
      const incoming = { ...attempt, receivedAt };
      heard.current?.push(incoming);
      setAttempts((known) => withProgress(known, incoming));
      setUpdatedAt(receivedAt);
    },
  });
  useEffect(() => {
    const mine = ++latest.current;
    const pageAfter = async (after: string | null) => {
      const { data } = await fetchAttempts({ variables: { after } });
      if (!data || mine !== latest.current) throw new Error('No attempts.');
      const receivedAt = Date.now();
      const { edges, pageInfo } = data.liveAttempts;
      return { edges: edges.map(({ node }) => ({ ...node, receivedAt })), pageInfo };
    };
    const take = ({ edges }: { edges: LiveAttempt[] }) => {
      if (mine !== latest.current) return;
      setAttempts(heard.current?.reduce(withProgress, edges) ?? edges);
      setUpdatedAt(Date.now());
      heard.current = null;
    };
    heard.current = [];
    // A failed or abandoned fetch changes nothing: the panel keeps what it has, and the next opening fetches anew.
    pagesOf(pageAfter).then(take, () => undefined);
  }, [epoch, fetchAttempts]);
  return { attempts, updatedAt };
}
