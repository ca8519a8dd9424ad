import { useEffect } from 'react';
import {
  useQuestionImportJobQuery,
  useQuestionImportProgressedSubscription,
  type ImportJob_JobFragment,
} from './question-import-generated';
import type { Failure } from '../../../lib/graphql/errors';
import { useLiveConnection } from '../../../lib/graphql/live-connection';

export type ImportJob = ImportJob_JobFragment;

/** While the live channel is open it tells of every step; asking is for what it misses. */
const POLL_MS = { live: 5_000, alone: 1_000 };

export const isOpenJob = ({ state }: Pick<ImportJob, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING';

/** How far an import is, from the wish to its end; null while there is none. */
export function useImportJob(id: string | null): ImportJob | null {
  const options = { variables: { id: id ?? '' }, skip: id === null };
  const query = useQuestionImportJobQuery({ ...options, fetchPolicy: 'cache-and-network' });
  useQuestionImportProgressedSubscription(options);
  const job = id === null ? null : (query.data?.questionImportJob ?? null);
  const isMoving = job !== null && isOpenJob(job);
  const { isOpen, epoch } = useLiveConnection();
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isMoving) return;
    startPolling(isOpen ? POLL_MS.live : POLL_MS.alone);
    return stopPolling;
  }, [isMoving, isOpen, epoch, startPolling, stopPolling]);
  return job;
}

/** Why it failed, as every other failure is told. */
export function failureOfJob({ failure, failureParams }: ImportJob): Failure | null {
  if (failure === null) return null;
  const params = Object.fromEntries(failureParams.map(({ name, value }) => [name, value]));
  const field = params.path === undefined ? [] : [{ path: params.path, rule: params.rule ?? 'invalid' }];
  return { code: failure, params, fields: field };
}
