import { SetMetadata } from '@nestjs/common';

export const JOB_HANDLER = 'jobs:handler';

export interface JobHandlerOptions {
  name: string;
  /** Crontab line in UTC; the job then also runs by itself, with an empty payload. */
  cron?: string;
}

/**
 * Marks a provider method as the handler of a job: `@JobHandler('send-mail') send(payload: { mailId: string })`. A long
 * one takes an AbortSignal as well: it tells that the server is stopping, and what is thrown then is tried anew.
 */
export const JobHandler = (name: string, options: { cron?: string } = {}) =>
  SetMetadata(JOB_HANDLER, { name, ...options } satisfies JobHandlerOptions);

export const REGULAR_LOOK = 'jobs:regular-look';

export interface RegularLook {
  name: string;
  /** At least so long after the last one. */
  everySeconds: number;
}

/**
 * Marks a provider method that each process which runs jobs calls again and again, never twice at once: for what a table itself says to be
 * due. Several processes do so beside each other, so it takes what it works on.
 */
export const Every = (everySeconds: number, name: string) =>
  SetMetadata(REGULAR_LOOK, { name, everySeconds } satisfies RegularLook);

export const EverySecond = (name: string) => Every(1, name);
