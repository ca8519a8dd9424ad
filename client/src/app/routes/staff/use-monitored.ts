import { useCallback, useEffect, useRef, useState } from 'react';
import { withAttempt, type MonitoredAttempt } from '../../../features/monitor';
import type { Monitor_AttemptFragment } from '../../../features/monitor/monitor-generated';
import {
  useMonitorProgressedSubscription,
  useMonitorPageLazyQuery,
  type MonitorPageQuery,
} from './monitor.route-generated';
import { pagesOf } from '../../../lib/graphql/joined-pages';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

export interface Monitored {
  assessment: MonitorPageQuery['assessment'] | null;
  attempts: readonly MonitoredAttempt[];
  updatedAt: number;
  error: unknown;
  refetch: () => void;
  /** How an attempt stands after something was done to it here. */
  take: (attempt: Monitor_AttemptFragment) => void;
}

/** The sittings and the events that change them; fetched anew at each opening of the channel, so that none is missed. */
export function useMonitored(assessmentId: string): Monitored {
  const [assessment, setAssessment] = useState<Monitored['assessment']>(null);
  const [attempts, setAttempts] = useState<readonly MonitoredAttempt[]>([]);
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const [error, setError] = useState<unknown>();
  const [fetchPage] = useMonitorPageLazyQuery({ fetchPolicy: 'network-only' });
  const { epoch } = useLiveConnection();
  const latest = useRef(0);
  const takeAll = useCallback((described: readonly Monitor_AttemptFragment[]) => {
    const receivedAt = Date.now();
    setAttempts((known) => described.reduce((all, attempt) => withAttempt(all, { ...attempt, receivedAt }), known));
    setUpdatedAt(receivedAt);
  }, []);
  const take = useCallback((attempt: Monitor_AttemptFragment) => takeAll([attempt]), [takeAll]);
  useMonitorProgressedSubscription({
    variables: { assessmentId },
    onData: ({ data }) => data.data && take(data.data.attemptProgressed),
  });
  const refetch = useCallback(() => {
    const mine = ++latest.current;
    const isOvertaken = () => mine !== latest.current;
    const pageAfter = async (after: string | null) => {
      const { data } = await fetchPage({ variables: { assessmentId, after } });
      if (!data) throw new Error('No attempts.');
      const { attempts: page } = data.assessment;
      if (isOvertaken()) return { ...page, pageInfo: { ...page.pageInfo, hasNextPage: false } };
      setAssessment(data.assessment);
      takeAll(page.edges.map(({ node }) => node));
      return page;
    };
    pagesOf(pageAfter).then(
      () => isOvertaken() || setError(undefined),
      (failure: unknown) => isOvertaken() || setError(failure),
    );
  }, [assessmentId, fetchPage, takeAll]);
  useEffect(refetch, [epoch, refetch]);
  return { assessment, attempts, updatedAt, error, refetch, take };
}
