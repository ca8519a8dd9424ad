/**
 * What a saved answer costs: the built server's `saveAnswer` over HTTP beside a bare Fastify handler with the same named
 * statement, on the same durable PostgreSQL, in one run and turn by turn. Prints saves per second, processor time per save
 * of both node processes, and the ratios. Fails when an aim is missed. Needs server/dist and Linux.
 */
import pg from 'pg';
import { load } from './save-answer/load.mjs';
import { takeSeats } from './save-answer/seats.mjs';
import { cpuSeconds, postgresCpuSeconds, startServers } from './save-answer/servers.mjs';

const CONNECTIONS = 50;
const SEATS = 2_000;
const ROUNDS = Number(process.env.MIZAN_BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 6);
const WARM_UP_SECONDS = 4;
const LEAST_THROUGHPUT = 0.75;
const MOST_CPU = 2;

const TEXT = 'Accruals put income and cost into the period to which they belong, whenever the cash moves. '.repeat(3);
const DOCUMENT =
  'mutation SaveAnswer($input: SaveAnswerInput!) { saveAnswer(input: $input) { questionId revision savedAt isLate serverNow closesAt } }';

const { databaseUrl, real, bare, examTokenKey, stop } = await startServers();
/** The declared types leave out the number of the process that serves a connection. */
const client = /** @type {pg.Client & { processID: number }} */ (new pg.Client({ connectionString: databaseUrl }));
await client.connect();
try {
  const seats = await takeSeats(client, SEATS, examTokenKey);
  const kinds = {
    real: { ...real, next: (connection) => realRequest(nextSeat(connection)) },
    bare: { ...bare, next: (connection) => bareRequest(nextSeat(connection)) },
  };
  const turns = new Map();
  function nextSeat(connection) {
    const turn = turns.get(connection) ?? 0;
    turns.set(connection, turn + 1);
    const seat = seats[connection + CONNECTIONS * (turn % (SEATS / CONNECTIONS))];
    seat.revision += 1;
    return seat;
  }
  for (const kind of Object.values(kinds)) await measure(kind, WARM_UP_SECONDS);
  const rounds = { real: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? ['bare', 'real'] : ['real', 'bare']) {
      rounds[name].push(await measure(kinds[name], SECONDS));
    }
  }
  report(rounds);
} finally {
  await client.end();
  await stop();
}

async function measure({ child, port, next }, seconds) {
  const before = { node: cpuSeconds(child.pid), postgres: postgresCpuSeconds(client.processID) };
  const accept = (body) => body.includes('"isLate":false');
  const result = await load({ port, seconds, connections: CONNECTIONS, next, accept });
  const perSave = (used) => (used * 1e6) / result.count;
  return {
    ...result,
    nodeMicros: perSave(cpuSeconds(child.pid) - before.node),
    postgresMicros: perSave(postgresCpuSeconds(client.processID) - before.postgres),
  };
}

function realRequest({ pageId, questionId, revision, token }) {
  const input = { pageId, questionId, revision, value: { text: `${TEXT}${revision}` } };
  const body = JSON.stringify({ query: DOCUMENT, operationName: 'SaveAnswer', variables: { input } });
  return { path: '/api/graphql', headers: `x-exam-token: ${token}\r\n`, body };
}

function bareRequest({ pageId, questionId, revision, invitationId }) {
  const value = { text: `${TEXT}${revision}` };
  const body = JSON.stringify({ pageId, questionId, revision, invitationId, tokenVersion: 1, value });
  return { path: '/save', headers: '', body };
}

function report(rounds) {
  console.log(`${CONNECTIONS} connections, ${SEATS} attempts, ${ROUNDS} rounds of ${SECONDS} s each, turn by turn\n`);
  console.log('             saves/s   p50 ms   p99 ms   node µs/save   postgres µs/save');
  for (const [name, all] of Object.entries(rounds)) {
    const cells = [
      median(all, 'perSecond').toFixed(0).padStart(8),
      median(all, 'p50').toFixed(1).padStart(9),
      median(all, 'p99').toFixed(1).padStart(9),
      median(all, 'nodeMicros').toFixed(0).padStart(15),
      median(all, 'postgresMicros').toFixed(0).padStart(19),
    ];
    console.log(`${name.padEnd(12)}${cells.join('')}`);
  }
  // Round by round: what else the machine does then weighs on both alike.
  const throughput = ratio(rounds, 'perSecond');
  const cpu = ratio(rounds, 'nodeMicros');
  console.log(`\nthroughput real / bare   ${throughput.toFixed(2)}   (aim: at least ${LEAST_THROUGHPUT})`);
  console.log(`node CPU real / bare     ${cpu.toFixed(2)}   (aim: at most ${MOST_CPU})`);
  if (throughput < LEAST_THROUGHPUT || cpu > MOST_CPU) process.exitCode = 1;
}

function ratio({ real: ofReal, bare: ofBare }, key) {
  return middle(ofReal.map((round, index) => round[key] / ofBare[index][key]));
}

function median(all, key) {
  return middle(all.map((each) => each[key]));
}

function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
