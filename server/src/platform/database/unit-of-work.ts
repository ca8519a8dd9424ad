import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { actingUserId } from '../caller/acting-user';
import { Clock } from '../clock';
import { Unauthenticated } from '../errors';
import type { DomainEvent } from '../events';
import { Outbox } from '../events/outbox';
import { markCommitted } from '../idempotency/repeatable-request';
import { addJob } from './add-job';
import type { JobOptions } from './add-job';
import { holdUser } from './hold-users';
import { withNamedStatements } from './name-statements';

/** One transaction and what goes with it. */
export interface Tx {
  manager: EntityManager;
  /** Written to the outbox in this transaction; handlers hear of it after the commit. */
  publish(event: DomainEvent): void;
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
    private readonly outbox: Outbox,
  ) {}

  /**
   * Whoever is signed in cannot be deleted until it ends: what they do is written down with their id. Only what locks users
   * itself does without. @throws Unauthenticated when they have just been deleted.
   */
  async run<T>(work: (tx: Tx) => Promise<T>, { holdsActor = true } = {}): Promise<T> {
    const actions: (() => void | Promise<void>)[] = [];
    const [result, entry, told] = await withNamedStatements(() =>
      this.dataSource.transaction(async (manager) => {
        if (holdsActor) await holdActor(manager);
        const events: DomainEvent[] = [];
        const value = await work({
          manager,
          publish: (event) => void events.push(event),
          addJob: (name, payload, options) => addJob(manager, name, payload, options),
          afterCommit: (action) => void actions.push(action),
        });
        const written = this.outbox.entryOf(events);
        const isTold = await this.outbox.write(manager, written);
        await markCommitted(manager, this.clock.now());
        return [value, written, isTold] as const;
      }),
    );
    this.outbox.handOn(entry, told);
    for (const action of actions) await action();
    return result;
  }
}

async function holdActor(manager: EntityManager): Promise<void> {
  const userId = actingUserId();
  if (userId !== undefined && !(await holdUser(manager, userId))) throw new Unauthenticated();
}
