import { RunStopped } from './run-stopped';
import type { ClaimedRun, Runs } from './runs';

const MOST_RUNS = 4;

/** Asks for something to be done when the run has failed, once its row says so. */
export type Undo = (step: () => Promise<void>) => void;

export interface RunWork<Run extends ClaimedRun, Failure> {
  runs: Runs<Run>;
  live: { announce(id: string): Promise<void> };
  /** Up to its end; what it throws ends or postpones the run. */
  work(run: Run, signal: AbortSignal | undefined, undo: Undo): Promise<void>;
  /** Null for what is a fault of ours, or passes by itself. */
  failureOf(error: unknown): Failure | null;
  /** Without a failure that people can mend it is a fault of ours. */
  fail(run: Run, failure: Failure | null, error: unknown): Promise<void>;
}

/** Called again, by the queue or after a crash, the work begins anew. Whatever comes of it is told. */
export async function workOn<Run extends ClaimedRun, Failure>(
  kind: RunWork<Run, Failure>,
  id: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const run = await kind.runs.claim(id);
  if (!run) return kind.runs.postpone(id);
  await kind.live.announce(id);
  const undoing: (() => Promise<void>)[] = [];
  try {
    if (run.runCount > MOST_RUNS) throw new Error('It was begun too often.');
    await kind.work(run, signal, (step) => undoing.push(step));
  } catch (error) {
    await settleAndUndo(kind, run, error, undoing);
  } finally {
    await kind.live.announce(id);
  }
}

async function settleAndUndo<Run extends ClaimedRun, Failure>(
  kind: RunWork<Run, Failure>,
  run: Run,
  error: unknown,
  undoing: readonly (() => Promise<void>)[],
): Promise<void> {
  try {
    await settle(kind, run, error);
  } finally {
    for (const step of undoing) await step();
  }
}

/** Thrown again is what the queue tries anew: what has no cause that people can mend. */
async function settle<Run extends ClaimedRun, Failure>(
  kind: RunWork<Run, Failure>,
  run: Run,
  error: unknown,
): Promise<void> {
  if (error instanceof RunStopped) return stop(kind.runs, run, error);
  const failure = kind.failureOf(error);
  if (failure !== null || run.runCount >= MOST_RUNS) return kind.fail(run, failure, error);
  await kind.runs.giveBack(run, true);
  throw error;
}

/** Cut short by the end of the process it waits for the next one; otherwise somebody else has the say. */
async function stop<Run extends ClaimedRun>(runs: Runs<Run>, run: Run, stopped: RunStopped): Promise<void> {
  if (!stopped.isShutdown) return;
  await runs.giveBack(run, false);
  throw stopped;
}
