import { backoffMs } from './backoff';
import { steadyNow } from './clock';
import type { Connection } from './connection';
import { examFailureOf, type ExamFailure } from './failure';

interface Persistence {
  connection: Connection;
  /** Asked before every try; once it is false the result is null. */
  isWanted: () => boolean;
  onFailure: (failure: ExamFailure) => void;
}

/** Repeats a call that may be repeated until it gets through. Only a refusal ends it, thrown as `ExamFailure`. */
export async function keepTrying<T>(
  call: () => Promise<T>,
  { connection, isWanted, onFailure }: Persistence,
): Promise<T | null> {
  for (let failures = 1; isWanted(); failures++) {
    const startedAt = steadyNow();
    try {
      return await call();
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      if (failure.kind === 'refused') throw failure;
      if (!isWanted()) break;
      onFailure(failure);
      await connection.wait(Math.max(failure.retryAfterMs, backoffMs(failures, steadyNow() - startedAt)));
    }
  }
  return null;
}
