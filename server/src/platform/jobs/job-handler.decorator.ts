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
