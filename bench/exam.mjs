/**
 * An exam of many at once: 300 candidates answer on two server processes (`MIZAN_BENCH_SERVERS` for more), with Redis between them where
 * `redis-server` is installed and PostgreSQL's notifications where it is not, while staff watch on each. Three times everybody moves on at the same moment. Prints saves per second, how long saves take beside
 * the moves and while everybody moves, how long moves take, processor time per save, and how long a candidate's step takes to the
 * watching console. Each save is one HTTP request as the page makes it. Fails when an aim is missed or anything is lost. Needs
 * server/dist and Linux.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { inviteTo } from './faults/play.mjs';
import { graphql } from './stage/graphql.mjs';
import { secondsOf } from './stage/processor-time.mjs';
import { ADMIN, pause, Stage } from './stage/stage.mjs';
import { Staff } from './stage/staff.mjs';
import { judge } from './stage/verdict.mjs';

const require = createRequire(import.meta.url);
const { createClient } = require('graphql-ws');
const WebSocket = require('ws');

const CANDIDATES = Number(process.env.MIZAN_BENCH_CANDIDATES ?? 300);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 30);
const SERVERS = Number(process.env.MIZAN_BENCH_SERVERS ?? 2);
const QUESTIONS = 4;
const HOUR = 3_600;
/** Somebody who types is saved about once a second. */
const BEAT_MS = 1_000;
/** Of what is still called a save beside moves: none is under way, on either side of it. */
const MOVING_MS = 3_000;
/** 99th percentiles in milliseconds. */
const AIMS = { 'save beside moves': 100, 'save while all move': 500, move: 1_500, 'step to console': 2_000 };

const redis = spawnSync('redis-server', ['--version']).status === 0;
const stage = new Stage({ servers: SERVERS, redis });
try {
  await stage.open();
  const staff = await Staff.signIn(stage.originOf(), ADMIN);
  const durations = Array.from({ length: QUESTIONS }, () => HOUR);
  const candidates = await inviteTo(stage, staff, { count: CANDIDATES, durations });
  for (const candidate of candidates) await candidate.start();

  /** When each sitting took its last step, and how long until each console heard of it. */
  const steps = new Map();
  const heard = [];
  const moves = [];
  let lastMoveAt = Number.NEGATIVE_INFINITY;
  const watchers = await Promise.all(stage.servers.map((_, index) => watch(index, staff.cookie)));
  const pids = stage.servers.map(({ child }) => child.pid);
  const before = pids.map(secondsOf);
  const startedAt = performance.now();
  const saves = (await Promise.all(candidates.map(work))).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  const used = pids.reduce((sum, pid, index) => sum + secondsOf(pid) - before[index], 0);
  await pause(2_000);
  watchers.forEach(({ dispose }) => dispose());
  const verdict = await judge(stage, candidates);
  report({ saves, moves, seconds, used, heard, verdict });

  async function watch(index, cookie) {
    const client = createClient({
      url: `ws://127.0.0.1:${stage.servers[index].port}/api/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(url, protocols) {
          super(url, protocols, { headers: { cookie, origin: stage.originOf(index) } });
        }
      },
    });
    const query = graphql(`subscription Exam_attemptProgressed { attemptProgressed { id position } }`).toString();
    client.subscribe(
      { query },
      {
        next: ({ data }) => {
          const { id: attemptId, position } = /** @type {any} */ (data).attemptProgressed;
          const at = steps.get(`${attemptId} ${position}`);
          if (at !== undefined) heard.push(performance.now() - at);
        },
        error: (error) => console.error(error),
        complete: () => undefined,
      },
    );
    await pause(500);
    return client;
  }

  /** Answers question after question, at a person's pace. */
  async function work(candidate, index) {
    const mine = [];
    await pause((index / CANDIDATES) * BEAT_MS);
    for (let position = 1; position <= QUESTIONS; position += 1) {
      const until = startedAt + (SECONDS * 1000 * position) / QUESTIONS;
      for (let revision = 1; performance.now() < until; revision += 1) {
        const sentAt = performance.now();
        await candidate.save(revision, undefined, { 'x-unhurried': '1' });
        mine.push({ ms: performance.now() - sentAt, isBeside: sentAt - lastMoveAt > MOVING_MS });
        await pause(Math.max(0, BEAT_MS - (performance.now() - sentAt)));
      }
      if (position === QUESTIONS) break;
      lastMoveAt = performance.now();
      steps.set(`${candidate.attemptId} ${position + 1}`, lastMoveAt);
      const sentAt = lastMoveAt;
      await candidate.next();
      moves.push(performance.now() - sentAt);
    }
    return mine;
  }
} finally {
  await stage.close();
}

function report({ saves, moves, seconds, used, heard, verdict }) {
  const expected = CANDIDATES * (QUESTIONS - 1) * SERVERS;
  const [beside, within] = [true, false].map((is) =>
    saves.filter(({ isBeside }) => isBeside === is).map(({ ms }) => ms),
  );
  console.log(
    `${CANDIDATES} candidates, ${SERVERS} servers${redis ? ' with Redis' : ''}, ${QUESTIONS} questions, ${seconds.toFixed(0)} s\n`,
  );
  console.log(`saves per second        ${(saves.length / seconds).toFixed(0)}`);
  console.log(`server CPU per save     ${((used * 1e6) / saves.length).toFixed(0)} µs, with the moves`);
  const found = { 'save beside moves': beside, 'save while all move': within, move: moves, 'step to console': heard };
  for (const [name, values] of Object.entries(found)) {
    const isMissed = !(Number(at(values, 0.99)) <= AIMS[name]);
    if (isMissed) process.exitCode = 1;
    const said = `${at(values, 0.5)} / ${at(values, 0.99)} ms   (aim: ${AIMS[name]})${isMissed ? '  MISSED' : ''}`;
    console.log(`${`${name}, p50 / p99`.padEnd(32)}${said}`);
  }
  console.log(`heard on the consoles   ${heard.length} of ${expected}`);
  console.log(`lost, seconds gained    ${verdict.lost}, ${verdict.secondsGained}`);
  if (verdict.lost > 0 || verdict.secondsGained > 0 || heard.length < expected) process.exitCode = 1;
}

function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
}
