import { Test } from '@nestjs/testing';
import { rmSync } from 'node:fs';
import { AppModule } from '../../src/app.module';
import { Clock } from '../../src/platform/clock';
import { DatabaseClock } from '../../src/platform/clock/database-clock';
import { machineClock } from '../../src/platform/clock/machine-clock';
import { AppConfig } from '../../src/platform/config';
import { createLog } from '../../src/platform/observability';
import { Metrics } from '../../src/platform/observability/metrics';
import { createTestDatabase } from '../kit/database';
import type { TestDatabase } from '../kit/database';
import { makeTestFolder } from '../kit/test-folder';

const HOUR_MS = 3_600_000;
/** Half of the quickest of three round trips on one machine, with room to spare. */
const ERROR_MS = 250;

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

async function databaseNow(): Promise<number> {
  const [row] = await database.dataSource.query<[{ at: number }]>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  );
  return row.at;
}

/** Between two looks at the database's own time, so that a busy machine changes nothing. */
async function expectTimeOfDatabase(clock: Clock): Promise<void> {
  const before = await databaseNow();
  const now = clock.now().getTime();
  const after = await databaseNow();
  expect(now).toBeGreaterThanOrEqual(before - ERROR_MS);
  expect(now).toBeLessThanOrEqual(after + ERROR_MS);
}

describe('the clock', () => {
  it.each([-HOUR_MS, 0, HOUR_MS])('tells the time of the database on a machine that is %d ms off', async (shiftMs) => {
    const clock = new DatabaseClock(database.dataSource, createLog('silent'), machineClock(shiftMs));
    await clock.start();
    try {
      await expectTimeOfDatabase(clock);
      expect(clock.isSure()).toBe(true);
    } finally {
      clock.onModuleDestroy();
    }
  });

  it('finds out at once that the machine slept, says so, and is unsure until the database has answered', async () => {
    const said: string[] = [];
    const asleep = { ms: 0 };
    const steady = machineClock(0);
    // The steady clock of a machine stands still while it sleeps.
    const machine = () => steady() - asleep.ms;
    const log = createLog('warn', { write: (line) => void said.push(line) });
    const clock = new DatabaseClock(database.dataSource, log, machine, steady);
    await clock.start();
    try {
      await expectTimeOfDatabase(clock);
      asleep.ms = 20_000;
      clock.now();
      expect(clock.isSure()).toBe(false);
      while (!clock.isSure()) await databaseNow();
      await expectTimeOfDatabase(clock);
      expect(clock.steps()).toBe(1);
      expect(said.map((line) => (JSON.parse(line) as { steps: number }).steps)).toEqual([1]);
    } finally {
      clock.onModuleDestroy();
    }
  });

  it('of the whole application is this one, and has asked before anybody uses it', async () => {
    const dataDir = makeTestFolder();
    const config = AppConfig.load({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      MIZAN_DATA_DIR: dataDir,
      MIZAN_SECRET: 'a secret that only tests know, long enough',
      MIZAN_JOBS: 'apart',
      MIZAN_LOG_LEVEL: 'silent',
      MIZAN_TEST_CLOCK_SHIFT_SECONDS: String(HOUR_MS / 1_000),
    });
    const module = await Test.createTestingModule({ imports: [AppModule.with(config)] }).compile();
    try {
      await expectTimeOfDatabase(module.get(Clock, { strict: false }));
      expect(await module.get(Metrics, { strict: false }).text()).toMatch(/^mizan_clock_steps\{.*\} 0$/m);
    } finally {
      await module.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
