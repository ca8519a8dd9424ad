import { setImmediate } from 'node:timers/promises';
import { PatientPool } from '../../src/platform/jobs/patient-pool';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

const NOT_NOW = { code: '57P03' };

describe('the connections of the queue', () => {
  let app: TestApp;
  let pool: PatientPool;
  beforeAll(async () => {
    app = await createTestApp();
    pool = new PatientPool({ connectionString: app.databaseUrl, max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(async () => {
    await pool.end();
    await app.close();
  });

  it('say "not now" of a database that ends in the middle of a statement, which the queue tries again', async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const asleep = client.query('select pg_sleep(60)');
    const ended = expect(asleep).rejects.toMatchObject(NOT_NOW);
    await app.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    client.release(true);
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('say so of one that nobody answers for', async () => {
    const nobody = new PatientPool({ host: '127.0.0.1', port: 1 });
    await expect(nobody.connect()).rejects.toMatchObject(NOT_NOW);
  });

  it('say nothing to a try that slept through their end, since nobody holds what it would throw', async () => {
    const ended = new PatientPool({ connectionString: app.databaseUrl });
    await ended.end();
    const settled = ended.connect().then(
      () => 'a connection',
      () => 'an error',
    );
    expect(await Promise.race([settled, setImmediate('nothing')])).toBe('nothing');
  });

  it('leave the fault of a statement as it is', async () => {
    const client = await pool.connect();
    await expect(client.query('select from nothing')).rejects.toMatchObject({ code: '42P01' });
    client.release();
  });
});
