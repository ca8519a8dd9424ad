import { Injectable } from '@nestjs/common';
import { ThreadOptions } from './thread-options';
import { ThreadPool } from './thread-pool';
import { TooManyFilesAsked } from './threads.errors';

/** What it makes takes a quarter of a second, so that one does for four people in a second. */
const MOST_THREADS = 1;
const MOST_WAITING = 50;

/**
 * Makes what one person waits for and what is soon made. It stands back behind nobody: beside 25 busy processes on two
 * cores, a document whose thread stood back by 10 was given up after two minutes.
 */
@Injectable()
export class PromptThreads extends ThreadPool {
  constructor(options: ThreadOptions) {
    const refuse = () => new TooManyFilesAsked();
    super(options, { threads: MOST_THREADS, waiting: MOST_WAITING, niceness: 0, refuse });
  }
}
