/**
 * The unit of every cost here: one plain named upsert of one row behind bare Fastify and pg, with the server's pool and PostgreSQL.
 * Started by the measurement with DATABASE_URL; sends its port.
 */
import { fastify } from 'fastify';
import pg from 'pg';

/** As those for answers, its connections stay open and keep their plan: one that is opened anew is no part of a save on either side. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  application_name: 'floor',
  max: 20,
  options: '-c plan_cache_mode=force_generic_plan',
  idleTimeoutMillis: 0,
  keepAlive: true,
});
await pool.query(
  `create table floor_answers (id uuid primary key, revision integer not null, value jsonb not null, saved_at timestamptz not null)`,
);

const upsert = {
  name: 'floor',
  text: `insert into floor_answers as kept (id, revision, value, saved_at) values ($1, $2, $3, now())
    on conflict (id) do update set revision = excluded.revision, value = excluded.value, saved_at = excluded.saved_at
    where kept.revision < excluded.revision returning revision, saved_at as "savedAt"`,
};

const app = fastify();
app.post('/save', async (request) => {
  const { id, revision, value } = /** @type {{ id: string, revision: number, value: object }} */ (request.body);
  const { rows } = await pool.query({ ...upsert, values: [id, revision, JSON.stringify(value)] });
  return { data: { saved: { id, revision: rows[0]?.revision, savedAt: rows[0]?.savedAt } } };
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(/** @type {import('node:net').AddressInfo} */ (app.server.address()).port);
