import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { TooBusy } from '../../../platform/errors';
import { ThreadOptions, ThreadPool } from '../../../platform/threads';

/** Each holds 46 MiB while it works. One core is left to those who sit an exam: a flood of passwords keeps all threads busy. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** The last of them waits about two seconds: longer would only look like a server that is gone. */
const MOST_WAITING = 30 * MOST_THREADS;

/**
 * Threads that do nothing but look at passwords. The pool of threads that Node itself has reads files and looks up names:
 * whoever fills it with passwords keeps every page waiting.
 */
@Injectable()
export class HashThreads extends ThreadPool {
  constructor(options: ThreadOptions) {
    const refuse = () => new TooBusy({ retryAfterSeconds: 2 });
    super(options, { threads: MOST_THREADS, waiting: MOST_WAITING, niceness: 0, refuse });
  }
}
