import { StartupProblem } from '../config';

export interface Running {
  /** Finishes what is in flight and ends everything that was started. */
  close(): Promise<void>;
}

/** A stop takes no longer than this, whatever a client does. */
const STOP_WITHIN_MS = 10_000;

/** Starts the program, stops it on a signal, and turns what goes wrong into lines and an exit code. */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const running = start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Not once: a second Ctrl-C would end the process at once, with the database still running.
    process.on(signal, () => void stop(running, 0));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error) => {
      console.error(error);
      void stop(running, 1);
    });
  }
  await running.catch((error: unknown) => {
    for (const line of linesOf(error)) console.error(line);
    process.exit(1);
  });
}

/** Does one thing, says what came of it, and ends. */
export async function runOnce(work: () => Promise<string[]>): Promise<void> {
  try {
    for (const line of await work()) console.log(line);
    process.exit(0);
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exit(1);
  }
}

let stopping = false;

async function stop(running: Promise<Running>, exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
  const program = await running.catch(() => undefined);
  await program?.close();
  process.exit(exitCode);
}

function linesOf(error: unknown): unknown[] {
  return error instanceof StartupProblem ? error.lines : [error];
}
