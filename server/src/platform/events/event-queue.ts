import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { addJob } from '../database/add-job';
import { NamedQueries } from '../database/named-queries';
import type { NamedStatement } from '../database/named-queries';
import { Log } from '../observability';
import { EventHandlers } from './event-handlers';
import type { OutboxEvent } from './outbox-event';

/** An event, and whether somebody outside listened when it was written down. */
type WrittenEvent = OutboxEvent & { isHeard: boolean };

/** Few, so that what follows from an exam handed in never stands before somebody who is still writing. */
const AT_ONCE = 4;
/** What would be more is left to the sweep. */
const MOST_WAITING = 2_000;
const SETTLE_MS = 250;
const AGAIN_MS = 3_000;

const settle: NamedStatement = {
  name: 'outbox-settle',
  text: 'update outbox_events set published_at = $2 where id = any($1::uuid[]) and published_at is null',
};

/**
 * Calls the handlers of what this process wrote to the outbox. What fails goes on as a job, for the handler that failed; what is
 * lost with the process still stands in the outbox, and the sweep finds it.
 */
@Injectable()
export class EventQueue implements OnModuleDestroy {
  /** Whoever caused an event is not who handles it: nothing of their request reaches the handlers. */
  private readonly outside = new AsyncResource('events');
  private readonly running = new Set<Promise<void>>();
  private waiting: WrittenEvent[] = [];
  private settled: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly queries: NamedQueries,
    private readonly dataSource: DataSource,
    private readonly handlers: EventHandlers,
    private readonly log: Log,
  ) {}

  add(events: readonly WrittenEvent[]): void {
    this.waiting.push(...events.slice(0, MOST_WAITING - this.waiting.length));
    this.outside.runInAsyncScope(() => this.work());
  }

  /** What runs ends; what waits is left to whoever runs jobs next. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
    await this.leaveToJobs(this.waiting.flatMap((event) => this.tasksOf(event)));
    this.settled.push(...this.waiting.splice(0).map(({ eventId }) => eventId));
    await this.settle();
  }

  private work(): void {
    while (!this.isStopping && this.running.size < AT_ONCE) {
      const event = this.waiting.shift();
      if (!event) return;
      const handling = this.handle(event).finally(() => {
        this.running.delete(handling);
        this.work();
      });
      this.running.add(handling);
    }
  }

  private async handle(event: WrittenEvent): Promise<void> {
    try {
      const failed = [];
      for (const task of this.tasksOf(event)) if (!(await this.isDone(event, task.handler))) failed.push(task);
      await this.leaveToJobs(failed, new Date(this.clock.now().getTime() + AGAIN_MS));
      this.settled.push(event.eventId);
      this.timer ??= setTimeout(() => void this.settle(), SETTLE_MS).unref();
    } catch (error) {
      this.log.error({ err: error, event: event.type }, 'an event waits for the sweep');
    }
  }

  private async isDone({ type, payload, eventId, occurredAt }: WrittenEvent, handler: string): Promise<boolean> {
    try {
      // As it will be read by whoever finds it in the outbox.
      await this.handlers.call(handler, {
        type,
        payload: JSON.parse(JSON.stringify(payload)) as object,
        eventId,
        occurredAt,
      });
      return true;
    } catch (error) {
      this.log.error({ err: error, event: type, handler }, 'an event is tried again');
      return false;
    }
  }

  private tasksOf({ eventId, type, isHeard }: WrittenEvent): { eventId: string; handler: string }[] {
    const handlers = this.handlers.of(type).filter(({ annotation }) => isHeard || !annotation.isForOthers);
    return handlers.map(({ name }) => ({ eventId, handler: name }));
  }

  private async leaveToJobs(tasks: object[], runAt?: Date): Promise<void> {
    if (tasks.length > 0) await addJob(this.dataSource, 'handle-events', tasks, runAt && { runAt });
  }

  /** Not known to be done, they would only be done again. */
  private async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const ids = this.settled.splice(0);
    if (ids.length === 0) return;
    await this.queries
      .query(settle, [ids, this.clock.now()])
      .catch((error: unknown) => this.log.warn({ err: error }, 'events wait for the sweep'));
  }
}
