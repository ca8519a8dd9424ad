import { useCallback, useEffect, useRef, useState } from 'react';
import { withAttempt, type MonitoredAttempt } from '../../../features/monitor';
import {
  useMonitorProgressedSubscription,
  useMonitorPageLazyQuery,
  type Monitor_AttemptFragment,
  type MonitorPageQuery,
} from '../../../graphql/generated';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

export interface Monitored {
  assessment: MonitorPageQuery['assessment'] | null;
  attempts: MonitoredAttempt[];
  updatedAt: number;
  error: unknown;
  refetch: () => void;
  /** How an attempt stands after something was done to it here. */
  take: (attempt: Monitor_AttemptFragment) => void;
}

/** The sittings and the events that change them; fetched anew at each opening of the channel, so that none is missed. */
export function useMonitored(assessmentId: string): Monitored {
  const [assessment, setAssessment] = useState<Monitored['assessment']>(null);
  const [attempts, setAttempts] = useState<MonitoredAttempt[]>([]);
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const [error, setError] = useState<unknown>();
  const [fetchPage] = useMonitorPageLazyQuery({ fetchPolicy: 'network-only' });
  const { epoch } = useLiveConnection();
  const latest = useRef(0);
  const take = useCallback((attempt: Monitor_AttemptFragment) => {
    const receivedAt = Date.now();
    setAttempts((known) => withAttempt(known, { ...attempt, receivedAt }));
    setUpdatedAt(receivedAt);
  }, []);
  useMonitorProgressedSubscription({
    variables: { assessmentId },
    onData: ({ data }) => data.data && take(data.data.attemptProgressed),
  });
  const refetch = useCallback(() => {
    const mine = ++latest.current;
    const isOvertaken = () => mine !== latest.current;
    fetchPage({ variables: { assessmentId } }).then(
      ({ data }) => {
        if (isOvertaken() || !data) return;
        setError(undefined);
        setAssessment(data.assessment);
        data.assessment.attempts.edges.forEach(({ node }) => take(node));
        setUpdatedAt(Date.now());
      },
      (failure: unknown) => {
        if (!isOvertaken()) setError(failure);
      },
    );
  }, [assessmentId, fetchPage, take]);
  useEffect(refetch, [epoch, refetch]);
  return { assessment, attempts, updatedAt, error, refetch, take };
}
