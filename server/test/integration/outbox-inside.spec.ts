import { Injectable, Module } from '@nestjs/common';
import { actingUserId } from '../../src/platform/caller/acting-user';
import { UnitOfWork } from '../../src/platform/database';
import { DomainEvent, OnEvent } from '../../src/platform/events';
import { EventQueue } from '../../src/platform/events/event-queue';
import { JobRunner } from '../../src/platform/jobs/job-runner';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

class LampLit extends DomainEvent<{ room: string; at: Date }> {
  static override readonly type = 'test.lamp-lit';
}

function deferred() {
  let resolve: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

@Injectable()
class Household {
  readonly heard: unknown[][] = [];
  failures = 0;
  /** Until it is told to go on. */
  going: Promise<void> = Promise.resolve();

  wait(): () => void {
    const { promise, resolve } = deferred();
    this.going = promise;
    return resolve;
  }

  @OnEvent(LampLit)
  async close({ payload }: LampLit): Promise<void> {
    await this.going;
    this.heard.push(['curtains', payload.room, payload.at, actingUserId()]);
  }

  @OnEvent(LampLit)
  wake({ payload }: LampLit): void {
    if (this.failures-- > 0) throw new Error('still asleep');
    this.heard.push(['cat', payload.room]);
  }
}

@Module({ providers: [Household] })
class HouseholdModule {}

const at = new Date('2030-01-01T00:00:00Z');
const said = [
  ['curtains', 'hall', at.toISOString(), undefined],
  ['cat', 'hall'],
];

let app: TestApp;
let household: Household;
let work: UnitOfWork;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_JOBS: 'inside' }, [HouseholdModule]);
  // What the queue does by itself, these tests do by hand.
  await app.get(JobRunner).onModuleDestroy();
  household = app.get(Household);
  work = app.get(UnitOfWork);
});
afterAll(() => app.close());
beforeEach(() => household.heard.splice(0));

const light = () => work.run(async (tx) => tx.publish(new LampLit({ room: 'hall', at })));
const jobs = () =>
  app.dataSource.query<{ payload: unknown }[]>(
    `select payload from graphile_worker._private_jobs where task_id =
       (select id from graphile_worker._private_tasks where identifier = 'handle-events')`,
  );
const unsettled = async () =>
  (await app.dataSource.query<unknown[]>('select from outbox_events where published_at is null')).length;

/** Its timer is of the real clock. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

describe('an event in a process that runs jobs', () => {
  it('reaches its handlers after the commit without a job, as it would be read from the outbox', async () => {
    await light();
    await until(() => household.heard.length === 2);
    expect(household.heard).toEqual(said);
    expect(await jobs()).toEqual([]);
    await until(async () => (await unsettled()) === 0);
  });

  it('still stands in the outbox while a handler is at it, so that it survives the process', async () => {
    const goOn = household.wait();
    await light();
    expect(await unsettled()).toBe(1);
    goOn();
    await until(async () => (await unsettled()) === 0);
    expect(household.heard).toEqual(said);
  });

  it('is repeated by a job for the handler that failed, and for no other', async () => {
    household.failures = 1;
    await light();
    await until(async () => (await unsettled()) === 0);
    expect(household.heard).toEqual([said[0]]);
    const [event] = await app.dataSource.query<{ id: string }[]>(
      'select id from outbox_events order by occurred_at desc, published_at desc limit 1',
    );
    expect(await jobs()).toEqual([{ payload: [{ eventId: event?.id, handler: 'Household.wake' }] }]);
    app.clock.advance(60);
    await app.runJobs();
    expect(household.heard).toEqual(said);
  });

  it('never happened when the transaction is rolled back', async () => {
    const failing = work.run(async (tx) => {
      tx.publish(new LampLit({ room: 'attic', at }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await light();
    await until(() => household.heard.length === 2);
    expect(household.heard).toEqual(said);
  });

  it('is left to the jobs when the process ends before its turn', async () => {
    const goOn = household.wait();
    for (let count = 0; count < 6; count += 1) await light();
    const ended = app.get(EventQueue).onModuleDestroy();
    goOn();
    await ended;
    expect(household.heard).toHaveLength(8);
    expect(await unsettled()).toBe(0);
    await app.runJobs();
    expect(household.heard).toHaveLength(12);
  });
});
