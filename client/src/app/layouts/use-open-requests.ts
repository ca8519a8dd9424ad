import { useOpenAccessRequestCountQuery } from './use-open-requests-generated';

const ASKS_EVERY_MS = 60_000;

/** Access requests that nobody has decided yet; only for roles that may decide them. */
export function useOpenRequests(): number {
  const { data } = useOpenAccessRequestCountQuery({ pollInterval: ASKS_EVERY_MS });
  return data?.openAccessRequestCount ?? 0;
}
