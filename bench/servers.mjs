/**
 * Whether capacity grows with servers: one, two and four server processes behind one PostgreSQL, each kept to the same small share of a core
 * (so that a machine with two cores is enough), PostgreSQL free. Saves and signs of life come as fast as they are answered, in the
 * proportion of somebody who writes. Prints how many who write that carries, what the servers and PostgreSQL used, and what each
 * doubling brought. Fails when a doubling brings less than its aim, or something else than the servers was the limit. Needs server/dist,
 * Linux, and the right to make control groups.
 */
import { load } from './save-answer/load.mjs';
import { secondsOf, secondsOfPostgres } from './stage/processor-time.mjs';
import { ProcessorShares } from './stage/processor-share.mjs';
import { House } from './steps/house.mjs';
import { middle } from './steps/in-turn.mjs';
import { isSaved, pageRequest } from './steps/saves.mjs';

const COUNTS = [1, 2, 4];
const SHARE = Number(process.env.MIZAN_BENCH_SHARE ?? 0.1);
const ROUNDS = Number(process.env.MIZAN_BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 15);
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 25;
const SEATS = 2_000;
/** Three signs of life for ten saves, which is what a page sends while somebody writes: one of these every ten seconds, one of those every three. */
const SAVES_OF = { saves: 10, all: 13 };
const SAVE_EVERY_SECONDS = 3;
const AIMS = { perDoubling: 1.7, shareUsed: 0.85 };

const house = await new House({ servers: Math.max(...COUNTS) }).open();
const shares = new ProcessorShares();
try {
  const seats = await house.seats(SEATS);
  const pids = house.stage.servers.map(({ child }) => child.pid);
  await working(pids.length, WARM_UP_SECONDS, seats);
  for (const pid of pids) shares.limit(pid, SHARE);
  /** @type {Map<number, Awaited<ReturnType<typeof working>>[]>} */
  const found = new Map(COUNTS.map((count) => [count, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of COUNTS) found.get(count)?.push(await working(count, SECONDS, seats));
  report(found);
} finally {
  await house.close();
  shares.close();
}

/** The first `count` servers work, the others have nothing to do. */
async function working(count, seconds, seats) {
  const servers = house.stage.servers.slice(0, count);
  const used = () => ({
    servers: servers.map(({ child }) => secondsOf(child.pid)),
    postgres: secondsOfPostgres(house.stage.postgresFolder),
  });
  const [before, startedAt] = [used(), performance.now()];
  const each = servers.map(({ port }, index) => {
    const mine = seats.filter((_, place) => place % house.stage.servers.length === index);
    const next = inProportion(pageRequest('SaveAnswer', mine), pageRequest('ExamPulse', mine));
    return load({ port, seconds, connections: CONNECTIONS, next, accept: isSaved });
  });
  const done = await Promise.all(each);
  const [after, elapsed] = [used(), (performance.now() - startedAt) / 1_000];
  const all = done.reduce((sum, { count: answered }) => sum + answered, 0);
  return {
    savesPerSecond: (all * SAVES_OF.saves) / SAVES_OF.all / elapsed,
    leastShare: Math.min(...after.servers.map((spent, index) => (spent - (before.servers[index] ?? 0)) / elapsed)),
    postgres: (after.postgres - before.postgres) / elapsed,
  };
}

function inProportion(saves, pulses) {
  let turn = 0;
  return (connection) => {
    turn += 1;
    return (turn % SAVES_OF.all < SAVES_OF.saves ? saves : pulses).next(connection);
  };
}

function report(found) {
  console.log(`each server ${SHARE * 100} % of a core; ${ROUNDS} rounds of ${SECONDS} s in turn, the middle of each\n`);
  console.log('servers   saves a second   who write   least of a core used   PostgreSQL');
  const middles = [...found].map(([count, rounds]) => {
    const of = (key) => middle(rounds.map((round) => round[key]));
    return { count, saves: of('savesPerSecond'), share: of('leastShare'), postgres: of('postgres') };
  });
  for (const { count, saves, share, postgres } of middles) {
    const cells = [saves.toFixed(0).padStart(15), (saves * SAVE_EVERY_SECONDS).toFixed(0).padStart(12)];
    cells.push(share.toFixed(3).padStart(23), postgres.toFixed(3).padStart(19));
    console.log(`${String(count).padEnd(7)}${cells.join('')}`);
  }
  console.log('');
  for (const [index, { count, saves, share }] of middles.entries()) {
    aim(`share that ${count} used`, share / SHARE, AIMS.shareUsed);
    const before = middles[index - 1];
    if (before) aim(`${count} servers / ${before.count}`, saves / before.saves, AIMS.perDoubling);
  }
}

function aim(name, value, least) {
  const isMet = value >= least;
  if (!isMet) process.exitCode = 1;
  console.log(`${name.padEnd(24)}${value.toFixed(2)}   (aim: at least ${least})${isMet ? '' : '  MISSED'}`);
}
