import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LivePanel, withProgress, type LiveAttempt } from '../../../features/dashboard';
import {
  useAttemptProgressedSubscription,
  useLiveAttemptsLazyQuery,
  type LiveAttemptsQuery,
} from '../../../graphql/generated';
import { paths } from '../../paths';
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
  useAttemptProgressedSubscription({
    onData: ({ data }) => {
      const attempt = data.data?.attemptProgressed;
      if (!attempt) return;
      const receivedAt = Date.now();
      setAttempts((known) => withProgress(known, { ...attempt, receivedAt }));
      setUpdatedAt(receivedAt);
    },
  });
  useEffect(() => {
    const mine = ++latest.current;
    const take = ({ data }: { data?: LiveAttemptsQuery | undefined }) => {
      if (!data || mine !== latest.current) return;
      const receivedAt = Date.now();
      setAttempts(data.liveAttempts.edges.map(({ node }) => ({ ...node, receivedAt })));
      setUpdatedAt(receivedAt);
    };
    // A failed or abandoned fetch changes nothing: the panel keeps what it has, and the next opening fetches anew.
    fetchAttempts().then(take, () => undefined);
  }, [epoch, fetchAttempts]);
  return { attempts, updatedAt };
}
