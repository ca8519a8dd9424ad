import { Injectable } from '@nestjs/common';
import { ThreadOptions } from './thread-options';
import { ThreadPool } from './thread-pool';
import { TooManyFilesAsked } from './threads.errors';

/** One that takes long leaves the other to what is quick. */
const MOST_THREADS = 2;
const MOST_WAITING = 50;

/**
 * Makes bytes beside the event loop, so that a large file holds up nobody's exam. They stand back, but not so far that a
 * busy machine never comes to them: two that never rest leave the slowest requests where 10 leaves them, at five times its share.
 */
@Injectable()
export class Threads extends ThreadPool {
  constructor(options: ThreadOptions) {
    const refuse = () => new TooManyFilesAsked();
    super(options, { threads: MOST_THREADS, waiting: MOST_WAITING, niceness: 3, refuse });
  }
}
