import { Logger } from 'graphile-worker';
import type { Log } from '../observability';

/** The worker's own messages, at most at the level that they deserve; of what it attaches only the reason is kept. */
export function jobsLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const name: string = level;
    const { message: reason } = (meta?.error ?? {}) as { message?: string };
    if (name === 'error') log.error({ reason }, message);
    else if (name === 'warning') log.warn({ reason }, message);
    else log.trace({ reason }, message);
  });
}
