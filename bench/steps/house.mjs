import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { takeSeats } from '../save-answer/seats.mjs';
import { secondsOf, secondsOfPostgres } from '../stage/processor-time.mjs';
import { ADMIN, pause, Stage, until } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';

const require = createRequire(import.meta.url);
const { AppConfig } = require('../../server/dist/platform/config/index.js');

const FLOOR = fileURLToPath(new URL('floor.mjs', import.meta.url));

/** The product, the bare handler beside it on the same PostgreSQL, and a meter for what both use of the processor. */
export class House {
  floorPort = 0;
  /** @type {{ node: number, postgres: number } | undefined} */
  idle = undefined;

  /** @param {{ servers?: number }} [wanted] */
  constructor({ servers = 1 } = {}) {
    this.stage = new Stage({ servers });
  }

  async open() {
    await this.stage.open();
    this.floor = fork(FLOOR, { env: { ...process.env, DATABASE_URL: this.stage.postgres.url } });
    [this.floorPort] = await once(this.floor, 'message');
    this.client = new pg.Client({ connectionString: this.stage.postgres.url });
    await this.client.connect();
    this.staff = await Staff.signIn(this.stage.originOf(), ADMIN);
    return this;
  }

  /** Sittings in the midst of their first question, without having been started one by one. */
  seats(count) {
    const { keyFor } = AppConfig.prototype;
    const key = keyFor.call(AppConfig.load(this.stage.environment()), 'exam token');
    return takeSeats(this.client, count, key);
  }

  async close() {
    await this.client?.end();
    this.floor?.kill();
    await this.stage.close();
  }

  /** Seconds of processor time so far: of the product and the bare handler, of which only one works at a time, and of PostgreSQL. */
  used() {
    const node = secondsOf(this.stage.servers[0].child.pid) + secondsOf(this.floor.pid);
    return { node, postgres: secondsOfPostgres(this.stage.postgresFolder) };
  }

  /**
   * Microseconds of processor time for each of `count` actions, without what the product uses when nobody is there.
   *
   * @param {() => Promise<number>} act resolves to how many it was
   * @returns {Promise<{ micros: number, nodeMicros: number, transactions: number }>}
   */
  async cost(act) {
    const idle = (this.idle ??= await this.idlePerSecond());
    const [before, counted, startedAt] = [this.used(), await this.counted(), performance.now()];
    const count = await act();
    const seconds = (performance.now() - startedAt) / 1000;
    const after = this.used();
    const done = await this.counted();
    const micros = (part) => Math.max(0, ((after[part] - before[part] - idle[part] * seconds) * 1e6) / count);
    const nodeMicros = micros('node');
    const transactions = (done.transactions - counted.transactions) / count;
    return { nodeMicros, micros: nodeMicros + micros('postgres'), transactions };
  }

  async idlePerSecond() {
    const seconds = 5;
    const before = this.used();
    await pause(seconds * 1000);
    const after = this.used();
    return { node: (after.node - before.node) / seconds, postgres: (after.postgres - before.postgres) / seconds };
  }

  async counted() {
    const { rows } = await this.client.query(
      `select xact_commit::int as transactions from pg_stat_database where datname = current_database()`,
    );
    return rows[0];
  }

  /** Everything that follows from what was done has been done too. */
  async drained() {
    const due = `(select from graphile_worker._private_jobs where run_at <= now() limit 1)
      union all (select from outbox_events where published_at is null limit 1)`;
    await until('the jobs are done', async () => (await this.client.query(due)).rows.length === 0);
  }
}
