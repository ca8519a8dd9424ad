import type { LoggerService } from '@nestjs/common';
import type { Log } from './log';

/** Sends the framework's own messages into the log; its chatter at start-up is only worth `debug`. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, context?: unknown): void {
    this.target.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.target.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.target.error({ context, stack }, String(message));
  }

  fatal(message: unknown, context?: unknown): void {
    this.target.error({ context }, String(message));
  }
}
