/**
 * What a save costs at least on this stack: Fastify, the same named statement on a pool of the same size, nothing else. No
 * token, no checks, no GraphQL, no batch. Started by the measurement with DATABASE_URL; prints its port.
 */
import { createRequire } from 'node:module';
import { fastify } from 'fastify';
import pg from 'pg';

const require = createRequire(import.meta.url);
const { saveAnswers, saveAnswersValues } = require('../../server/dist/modules/exam/answers/save-answer.queries.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = fastify();

app.post('/save', async (request) => {
  const body = /** @type {import('../../server/dist/modules/exam/answers/save-answer.queries.js').AnswerSave} */ (
    request.body
  );
  const save = { ...body, value: JSON.stringify(body.value), receivedAt: Date.now() };
  const { rows } = await pool.query({ ...saveAnswers, values: saveAnswersValues([save], 2) });
  const { questionId, revision, savedAt, closesAt } = rows[0];
  const saved = { questionId, revision, savedAt: new Date(savedAt), isLate: false };
  return { data: { saveAnswer: { ...saved, serverNow: new Date(), closesAt: new Date(closesAt) } } };
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(/** @type {import('node:net').AddressInfo} */ (app.server.address()).port);
