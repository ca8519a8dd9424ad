import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { actingUserId } from '../caller/acting-user';
import { Clock } from '../clock';
import { Unauthenticated } from '../errors';
import { markCommitted } from '../caller/repeatable-request';
import { addJob } from './add-job';
import type { JobOptions } from './add-job';
import { holdUser } from './hold-users';
import { withNamedStatements } from './name-statements';
import { EventLog } from './event-log.port';
import type { LoggedEvent } from './event-log.port';

/** One transaction and what goes with it. */
export interface Tx {
  manager: EntityManager;
  /** Written to the outbox in this transaction; handlers hear of it after the commit. */
  publish(event: LoggedEvent): void;
  /** A job that exists exactly if this transaction commits. */
  addJob(name: string, payload: object, options?: JobOptions): Promise<void>;
  /** For what only this process cares about; it is lost if the process dies between commit and call. */
  afterCommit(action: () => void | Promise<void>): void;
}

@Injectable()
export class UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly eventLog: EventLog,
  ) {}

  /**
   * Whoever is signed in cannot be deleted until it ends: what they do is written down with their id. Only what locks users
   * itself does without. @throws Unauthenticated when they have just been deleted.
   */
  async run<T>(work: (tx: Tx) => Promise<T>, { holdsActor = true } = {}): Promise<T> {
    const actions: (() => void | Promise<void>)[] = [];
    const [result, handOn] = await withNamedStatements(() =>
      this.dataSource.transaction(async (manager) => {
        if (holdsActor) await holdActor(manager);
        const events: LoggedEvent[] = [];
        const value = await work({
          manager,
          publish: (event) => void events.push(event),
          addJob: (name, payload, options) => addJob(manager, name, payload, options),
          afterCommit: (action) => void actions.push(action),
        });
        const handOnEvents = await this.eventLog.log(manager, events);
        await markCommitted(manager, this.clock.now());
        return [value, handOnEvents] as const;
      }),
    );
    handOn();
    for (const action of actions) await action();
    return result;
  }
}

async function holdActor(manager: EntityManager): Promise<void> {
  const userId = actingUserId();
  if (userId !== undefined && !(await holdUser(manager, userId))) throw new Unauthenticated();
}
