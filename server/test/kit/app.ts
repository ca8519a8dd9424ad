import type { Abstract, DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { rmSync } from 'node:fs';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { Clock } from '../../src/platform/clock';
import { AppConfig } from '../../src/platform/config';
import type { Environment } from '../../src/platform/config';
import { Lanes } from '../../src/platform/database/lanes';
import { GraphqlSocket } from '../../src/platform/graphql/socket/graphql-socket';
import { createAdapter, httpOptions, prepareHttp } from '../../src/platform/http';
import { JobRunner } from '../../src/platform/jobs/job-runner';
import { MailTransport } from '../../src/platform/mail/mail-transport.port';
import { createLog, Log } from '../../src/platform/observability';
import { ThreadOptions } from '../../src/platform/threads';
import { ManualClock } from './clock';
import { createTestDatabase } from './database';
import { DescribedAnswers } from './described-answers';
import { keepTables } from './fresh-tables';
import { Mailbox } from './mailbox';
import { makeTestFolder } from './test-folder';
import { typescriptThreads } from './typescript-threads';
import { Viewers } from './viewers';

export interface TestApp {
  nest: NestFastifyApplication;
  as: Viewers;
  clock: ManualClock;
  mailbox: Mailbox;
  /** Everything that the program has logged so far; by `MIZAN_LOG_LEVEL` next to nothing. */
  logged(): string;
  /** With the account that the program works under. */
  dataSource: DataSource;
  /** With the account that the tables belong to. */
  owner: DataSource;
  databaseUrl: string;
  get<T>(token: Type<T> | Abstract<T>): T;
  /** Works off every job that is due by the manual clock: events, mails, and what they add in turn. */
  runJobs(): Promise<void>;
  /** Listens on a free port of 127.0.0.1 and returns the origin; only for what needs a real socket. */
  listen(): Promise<string>;
  /**
   * Everything as it was after the start: tables, clock, mails. For the tests of one file that each need an installation of their own;
   * the application stays, with whatever it remembers.
   */
  startAfresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The whole application on a database of its own. Only what leaves the process is replaced: clock, mail and log. `probes` are
 * modules that exist for the test alone; one who is impatient gives a socket as little time for its greeting as a server does.
 */
export async function createTestApp(
  environment: Environment = {},
  probes: (Type | DynamicModule)[] = [],
  changes: Partial<AppConfig> = {},
  { isImpatient = false } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = makeTestFolder();
  const config = AppConfig.load({ ...testEnvironment(database.workUrl, dataDir), ...environment }).with(changes);
  const clock = new ManualClock();
  const mailbox = new Mailbox();
  const logged: string[] = [];
  const module = await Test.createTestingModule({ imports: [AppModule.with(config), ...probes] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(MailTransport)
    .useValue(mailbox)
    .overrideProvider(Log)
    .useValue(createLog(config.logLevel, { write: (line) => void logged.push(line) }))
    .overrideProvider(ThreadOptions)
    .useValue(typescriptThreads)
    .compile();
  const nest = module.createNestApplication<NestFastifyApplication>(createAdapter(config), {
    ...httpOptions,
    logger: false,
  });
  const answers = new DescribedAnswers(nest);
  if (!isImpatient) waitForGreetings(nest.get(GraphqlSocket, { strict: false }));
  await prepareHttp(nest);
  await nest.init();
  const dataSource = nest.get(DataSource);
  await waitForDatabase(nest);
  let restore: (() => Promise<void>) | undefined;
  return {
    nest,
    as: new Viewers(nest),
    clock,
    mailbox,
    logged: () => logged.join(''),
    dataSource,
    owner: database.dataSource,
    databaseUrl: database.workUrl,
    get: (token) => nest.get(token, { strict: false }),
    runJobs: () => runJobs(nest, dataSource, clock),
    listen: async () => (await nest.listen(0, '127.0.0.1'), (await nest.getUrl()).replace('[::1]', '127.0.0.1')),
    startAfresh: async () => {
      // Before the first test there is nothing to undo, and from then on there is something to come back to.
      if (restore) await restore();
      else restore = await keepTables(database.dataSource);
      clock.restart();
      mailbox.empty();
    },
    close: async () => {
      await nest.close();
      answers.assertAsDescribed();
      const deadlocks = await deadlocksIn(database.dataSource);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (deadlocks > 0)
        throw new Error(`Transactions of this file deadlocked: ${deadlocks} (docs/adr/0010-lock-order.md)`);
    },
  };
}

const AS_LONG_AS_IT_TAKES = { connectionTimeoutMillis: 0, statement_timeout: 0, query_timeout: 0 };

/** A crowd waits in line for a connection, and for a row; on a busy machine for longer than a server would let it. */
async function waitForDatabase(nest: NestFastifyApplication): Promise<void> {
  const { master } = nest.get(DataSource).driver as unknown as { master: Pool };
  const lanes = nest.get(Lanes, { strict: false });
  for (const { options } of [master, lanes.poolOf('saves'), lanes.poolOf('steps')]) {
    Object.assign(options, AS_LONG_AS_IT_TAKES);
  }
  // Those of the start are still given up early.
  const early = await Promise.all(Array.from({ length: master.idleCount }, () => master.connect()));
  for (const client of early) client.release(true);
}

/** A busy machine may take seconds from the opening of a socket to its first word, and over a crowd of them many. */
function waitForGreetings(socket: GraphqlSocket): void {
  const own = socket as unknown as { options(): object };
  const options = own.options.bind(socket);
  own.options = () => ({ ...options(), connectionInitWaitTimeout: Infinity });
}

/** Counted by PostgreSQL itself, also when somebody tried again and nobody noticed. The application's connections are closed. */
async function deadlocksIn(dataSource: DataSource): Promise<number> {
  const text = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  const [counted] = await dataSource.query<{ deadlocks: number }[]>(text);
  return counted?.deadlocks ?? 0;
}

function testEnvironment(databaseUrl: string, dataDir: string): Environment {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MIZAN_DATA_DIR: dataDir,
    MIZAN_SECRET: 'a secret that only tests know, long enough',
    MIZAN_PUBLIC_URL: 'http://mizan.test',
    MIZAN_JOBS: 'apart',
    MIZAN_LOG_LEVEL: 'fatal',
    MIZAN_DATABASE_POOL: '10',
    MIZAN_REQUESTS_PER_SECOND: '10000',
  };
}

/** The queue asks the database for the time, so jobs that the manual clock calls due are brought forward first. */
async function runJobs(nest: NestFastifyApplication, dataSource: DataSource, clock: Clock): Promise<void> {
  const bringForward = `update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1`;
  await dataSource.query(bringForward, [clock.now()]);
  await nest.get(JobRunner).runDue();
  // The worker returns before it has written down how its last jobs ended.
  const unfinished = 'select from graphile_worker._private_jobs where locked_at is not null limit 1';
  while ((await dataSource.query<unknown[]>(unfinished)).length > 0);
}
