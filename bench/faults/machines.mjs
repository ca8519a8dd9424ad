import { Balancer } from '../stage/balancer.mjs';
import { until } from '../stage/stage.mjs';
import { expectThat, inviteTo, play, seat, untilSaved } from './play.mjs';

const HOUR = 3_600;
const ROUNDS = 5;
const SAVES = 400;
const RESTARTS = 20;
const busy = { count: 24, durations: [HOUR] };

async function rest(candidates) {
  await Promise.all(candidates.map((candidate) => candidate.rest()));
}

export const machineFaults = [
  {
    name: 'SIGKILL of the server under load',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, busy);
        candidates.forEach((candidate) => candidate.write());
        for (let round = 0; round < ROUNDS; round += 1) {
          await untilSaved(candidates, SAVES);
          await stage.killServer();
          await stage.startServer();
        }
        await untilSaved(candidates, SAVES);
        await rest(candidates);
        return { candidates, seen: `${ROUNDS} times` };
      }),
  },
  {
    name: 'SIGKILL of PostgreSQL under load',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, busy);
        candidates.forEach((candidate) => candidate.write());
        for (let round = 0; round < ROUNDS; round += 1) {
          await untilSaved(candidates, SAVES);
          candidates.forEach(({ refusals }) => refusals.clear());
          stage.killPostgres();
          await until('every candidate was refused once', () => candidates.every(({ refusals }) => refusals.size > 0));
          await stage.startPostgres();
        }
        await untilSaved(candidates, SAVES);
        await rest(candidates);
        const refusals = new Set(candidates.flatMap((candidate) => [...candidate.refusals.keys()]));
        return { candidates, seen: `${ROUNDS} times, meanwhile ${[...refusals].join(', ')}` };
      }),
  },
  {
    name: 'SIGKILL of Redis under load, between two servers',
    run: () =>
      play({ servers: 2, redis: true }, async (stage, staff) => {
        const candidates = await seat(stage, staff, busy);
        candidates.forEach((candidate) => candidate.write());
        await untilSaved(candidates, SAVES);
        candidates.forEach(({ refusals }) => refusals.clear());
        await stage.killRedis();
        await untilSaved(candidates, SAVES);
        const refused = candidates.reduce((sum, { refusals }) => sum + refusals.size, 0);
        await stage.startRedis();
        await untilSaved(candidates, SAVES);
        await rest(candidates);
        expectThat('exams go on without Redis', refused === 0);
        return { candidates, seen: 'no save was refused while it was away' };
      }),
  },
  {
    name: 'rolling restarts of two servers under load',
    run: () =>
      play({ servers: 2 }, async (stage, staff) => {
        const candidates = await seat(stage, staff, busy);
        const balancer = await new Balancer(stage.servers.map(({ port }) => port)).open();
        for (const candidate of candidates) candidate.origin = balancer.origin;
        candidates.forEach((candidate) => candidate.write());
        for (let restart = 0; restart < RESTARTS; restart += 1) {
          await untilSaved(candidates, SAVES / 10);
          await stage.killServer(restart % 2, 'SIGTERM');
          await stage.startServer(restart % 2);
        }
        await rest(candidates);
        balancer.close();
        const refused = candidates.reduce((sum, { refusals }) => sum + refusals.size, 0);
        expectThat('no save was refused', refused === 0);
        return { candidates, seen: `${RESTARTS} times, no save was refused` };
      }),
  },
  {
    name: 'two servers, one of them on a machine whose clock is an hour slow',
    run: () => {
      const ofEach = [{}, { MIZAN_TEST_CLOCK_SHIFT_SECONDS: String(-HOUR) }];
      return play({ servers: 2, ofEach }, async (stage, staff) => {
        const [{ now: startedAt }] = await stage.query('select clock_timestamp() as now');
        const candidates = await seat(stage, staff, { count: 24, durations: [30, HOUR] });
        const balancer = await new Balancer(stage.servers.map(({ port }) => port)).open();
        for (const candidate of candidates) candidate.origin = balancer.origin;
        candidates.forEach((candidate) => candidate.write());
        await untilSaved(candidates, SAVES);
        await until('the question is over everywhere', async () => (await openUntil(stage)) < Date.now() - 3_000);
        await rest(candidates);
        for (const server of [0, 1, 1, 0]) {
          for (const candidate of candidates) candidate.origin = stage.originOf(server);
          const late = await Promise.all(candidates.map((candidate) => candidate.save((candidate.revision += 1))));
          expectThat(
            'an answer after it is late, whichever server takes it',
            late.every((each) => each?.isLate),
          );
        }
        for (const candidate of candidates) candidate.origin = balancer.origin;
        await Promise.all(candidates.map((candidate) => candidate.next()));
        candidates.forEach((candidate) => candidate.write());
        await untilSaved(candidates, SAVES);
        await rest(candidates);
        balancer.close();
        const [{ count }] = await stage.query(
          `select count(*)::int as count from answers where least(opened_at, saved_at) < $1::timestamptz - interval '1 second'`,
          [startedAt],
        );
        expectThat('nothing was written with the slow clock', count === 0);
        return { candidates, seen: 'the questions of all closed by the time of the database' };
      });
    },
  },
  {
    name: 'restart during a question',
    run: () =>
      play({}, async (stage, staff) => {
        const [candidate] = await seat(stage, staff, { count: 1, durations: [8, HOUR] });
        await candidate.save(1);
        const first = candidate.questionId;
        await stage.killServer(0, 'SIGTERM');
        await until(
          'its time is long over',
          async () => (await closing(stage, first)).closesAt.getTime() + 3_000 < Date.now(),
        );
        await stage.startServer();
        await until('the question is closed', async () => (await closing(stage, first)).closedAt !== null);
        const { closesAt, closedAt } = await closing(stage, first);
        expectThat('it closed at its own end', closedAt.getTime() === closesAt.getTime());
        return { candidates: [candidate], seen: 'the question closed at its own end, not at the restart' };
      }),
  },
  {
    name: '500 candidates starting in the same second',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await inviteTo(stage, staff, { count: 500, durations: [HOUR] });
        const startedAt = performance.now();
        await Promise.all(candidates.map((candidate) => candidate.start()));
        const seconds = (performance.now() - startedAt) / 1000;
        await Promise.all(candidates.map((candidate) => candidate.save(1)));
        const [{ count }] = await stage.query('select count(*)::int as count from attempts');
        expectThat('each has one sitting', count === candidates.length);
        const retries = candidates.reduce((sum, candidate) => sum + candidate.retries, 0);
        return { candidates, seen: `all sat after ${seconds.toFixed(1)} s, ${retries} had to ask again` };
      }),
  },
];

async function openUntil(stage) {
  const [{ last }] = await stage.query('select max(closes_at) as last from answers');
  return last.getTime();
}

async function closing(stage, questionId) {
  const [row] = await stage.query(
    'select closes_at as "closesAt", closed_at as "closedAt" from answers where question_id = $1',
    [questionId],
  );
  return row;
}
