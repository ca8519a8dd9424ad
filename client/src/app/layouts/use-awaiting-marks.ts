import { useAwaitingMarkCountQuery } from './use-awaiting-marks-generated';

const ASKS_EVERY_MS = 60_000;

/** Answers that wait for a person to mark them. */
export function useAwaitingMarks(): number {
  const { data } = useAwaitingMarkCountQuery({ pollInterval: ASKS_EVERY_MS });
  return data?.awaitingMarkCount ?? 0;
}
