import { Injectable, Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UnitOfWork } from '../../src/platform/database';
import { DomainEvent, OnEvent } from '../../src/platform/events';
import { ForgetEvents } from '../../src/platform/events/forget-events';
import { JobHandler, Jobs } from '../../src/platform/jobs';
import { aUser, createTestApp } from '../kit';
import type { TestApp } from '../kit';

class LampLit extends DomainEvent<{ room: string }> {
  static override readonly type = 'test.lamp-lit';
}

@Injectable()
class Household {
  readonly heard: string[] = [];
  failures = 0;

  @OnEvent(LampLit)
  close({ payload }: LampLit): void {
    this.heard.push(`curtains ${payload.room}`);
  }

  @OnEvent(LampLit)
  wake({ payload }: LampLit): void {
    if (this.failures-- > 0) throw new Error('still asleep');
    this.heard.push(`cat ${payload.room}`);
  }

  @JobHandler('test-sweep')
  sweep({ room }: { room: string }): void {
    this.heard.push(`swept ${room}`);
  }
}

@Module({ providers: [Household] })
class HouseholdModule {}

let app: TestApp;
let household: Household;
let work: UnitOfWork;
beforeAll(async () => {
  app = await createTestApp({}, [HouseholdModule]);
  household = app.get(Household);
  work = app.get(UnitOfWork);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.runJobs();
  household.heard.splice(0);
});

describe('a statement', () => {
  const isPrepared = 'select count(*)::int as count from pg_prepared_statements where statement = $1';

  it('that transactions repeat is planned once for a connection', async () => {
    const sql = 'select $1::int + 1 as repeated';
    for (let time = 0; time < 6; time++) await work.run((tx) => tx.manager.query(sql, [time]));
    const [found] = await work.run((tx) => tx.manager.query<{ count: number }[]>(isPrepared, [sql]));
    expect(found).toEqual({ count: 1 });
  });

  it('of a list is planned for what it searches', async () => {
    const sql = 'select $1::int + 2 as searched';
    for (let time = 0; time < 6; time++) await app.dataSource.query(sql, [time]);
    expect(await app.dataSource.query(isPrepared, [sql])).toEqual([{ count: 0 }]);
  });
});

describe('an event', () => {
  it('reaches every handler after the commit', async () => {
    await work.run(async (tx) => tx.publish(new LampLit({ room: 'hall' })));
    expect(household.heard).toEqual([]);
    await app.runJobs();
    expect([...household.heard].sort()).toEqual(['cat hall', 'curtains hall']);
  });

  it('waits as one job for all that are told, together with the others of its transaction', async () => {
    await work.run(async (tx) => {
      tx.publish(new LampLit({ room: 'pantry' }));
      tx.publish(new LampLit({ room: 'porch' }));
    });
    const jobs = await app.dataSource.query<{ task: string }[]>(
      'select task_identifier as task from graphile_worker.jobs',
    );
    expect(jobs.map(({ task }) => task)).toEqual(['handle-events']);
    await app.runJobs();
    expect([...household.heard].sort()).toEqual(['cat pantry', 'cat porch', 'curtains pantry', 'curtains porch']);
  });

  it('that was lost with the process that wrote it down reaches its handlers a minute later, once', async () => {
    await app.dataSource.query(
      `insert into outbox_events (type, payload, occurred_at) values ($1, '{"room": "loft"}', $2)`,
      [LampLit.type, app.clock.now()],
    );
    const sweep = async () => {
      await app.get(Jobs).add('sweep-events', {});
      await app.runJobs();
    };
    await sweep();
    expect(household.heard).toEqual([]);
    app.clock.advance(61);
    await sweep();
    await sweep();
    expect([...household.heard].sort()).toEqual(['cat loft', 'curtains loft']);
  });

  it('finds its handlers without looking through the whole program again', async () => {
    const light = () => work.run(async (tx) => tx.publish(new LampLit({ room: 'stairs' })));
    await light();
    await app.runJobs();
    const walks = jest.spyOn(app.get(DiscoveryService), 'getProviders');
    await light();
    await app.runJobs();
    expect(household.heard).toHaveLength(4);
    expect(walks).not.toHaveBeenCalled();
    walks.mockRestore();
  });

  it('never happened when the transaction is rolled back', async () => {
    const failing = work.run(async (tx) => {
      tx.publish(new LampLit({ room: 'attic' }));
      await tx.addJob('test-sweep', { room: 'attic' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await app.runJobs();
    expect(household.heard).toEqual([]);
  });

  it('is repeated for the handler that failed, and for no other', async () => {
    household.failures = 1;
    await work.run(async (tx) => tx.publish(new LampLit({ room: 'cellar' })));
    await app.runJobs();
    expect(household.heard).toEqual(['curtains cellar']);
    app.clock.advance(60);
    await app.runJobs();
    expect(household.heard).toEqual(['curtains cellar', 'cat cellar']);
  });
});

describe('published events', () => {
  it('are forgotten after a week, and those that still wait are not', async () => {
    await work.run(async (tx) => tx.publish(new LampLit({ room: 'old' })));
    await app.runJobs();
    app.clock.advance(8 * 86_400);
    await work.run(async (tx) => tx.publish(new LampLit({ room: 'new' })));
    await app.get(ForgetEvents).execute();
    const left = await app.dataSource.query<{ room: string }[]>(`select payload->>'room' as room from outbox_events`);
    expect(left).toEqual([{ room: 'new' }]);
  });
});

describe('a job', () => {
  it('waits until it is due', async () => {
    const runAt = new Date(app.clock.now().getTime() + 3_600_000);
    await app.get(Jobs).add('test-sweep', { room: 'yard' }, { runAt });
    await app.runJobs();
    expect(household.heard).toEqual([]);
    app.clock.advance(3_600);
    await app.runJobs();
    expect(household.heard).toEqual(['swept yard']);
  });

  it('with a key replaces the one that was waiting under it', async () => {
    await app.get(Jobs).add('test-sweep', { room: 'old' }, { key: 'sweep' });
    await app.get(Jobs).add('test-sweep', { room: 'new' }, { key: 'sweep' });
    await app.runJobs();
    expect(household.heard).toEqual(['swept new']);
  });
});

describe('a unit of work', () => {
  it('does what only this process cares about after the commit, not before and not without it', async () => {
    const order: string[] = [];
    await work.run(async (tx) => {
      tx.afterCommit(() => void order.push('after'));
      await aUser(app.dataSource, app.clock);
      order.push('inside');
    });
    await work
      .run(async (tx) => (tx.afterCommit(() => void order.push('never')), Promise.reject(new Error('no'))))
      .catch(() => undefined);
    expect(order).toEqual(['inside', 'after']);
  });
});
