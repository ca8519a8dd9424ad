/**
 * An exam of many at once: 300 candidates answer on two server processes with Redis between them, while staff watch on both. Prints
 * saves per second, the 99th percentile of a save, processor time per save, and how long a candidate's step takes to the watching
 * console. Each save is one HTTP request as the page makes it. Needs server/dist, redis-server and Linux.
 */
import { createRequire } from 'node:module';
import { inviteTo } from './faults/play.mjs';
import { cpuSeconds } from './save-answer/servers.mjs';
import { ADMIN, pause, Stage } from './stage/stage.mjs';
import { Staff } from './stage/staff.mjs';
import { judge } from './stage/verdict.mjs';

const require = createRequire(import.meta.url);
const { createClient } = require('graphql-ws');
const WebSocket = require('ws');

const CANDIDATES = Number(process.env.MIZAN_BENCH_CANDIDATES ?? 300);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 30);
const QUESTIONS = 3;
const HOUR = 3_600;
/** Somebody who types is saved about once a second. */
const BEAT_MS = 1_000;

const stage = new Stage({ servers: 2, redis: true });
try {
  await stage.open();
  const staff = await Staff.signIn(stage.originOf(), ADMIN);
  const durations = Array.from({ length: QUESTIONS }, () => HOUR);
  const candidates = await inviteTo(stage, staff, { count: CANDIDATES, durations });
  for (const candidate of candidates) await candidate.start();

  /** When each sitting took its last step, and how long until each console heard of it. */
  const steps = new Map();
  const heard = [];
  const watchers = await Promise.all(stage.servers.map((_, index) => watch(index, staff.cookie)));
  const pids = stage.servers.map(({ child }) => child.pid);
  const before = pids.map(cpuSeconds);
  const startedAt = performance.now();
  const latencies = (await Promise.all(candidates.map(work))).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - before[index], 0);
  await pause(2_000);
  watchers.forEach(({ dispose }) => dispose());
  const verdict = await judge(stage, candidates);
  report({ latencies, seconds, used, heard, verdict });

  async function watch(index, cookie) {
    const client = createClient({
      url: `ws://127.0.0.1:${stage.servers[index].port}/api/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(url, protocols) {
          super(url, protocols, { headers: { cookie, origin: stage.originOf(index) } });
        }
      },
    });
    const query = 'subscription { attemptProgressed { id position } }';
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
        await candidate.save(revision);
        mine.push(performance.now() - sentAt);
        await pause(Math.max(0, BEAT_MS - (performance.now() - sentAt)));
      }
      if (position === QUESTIONS) break;
      steps.set(`${candidate.attemptId} ${position + 1}`, performance.now());
      await candidate.next();
    }
    return mine;
  }
} finally {
  await stage.close();
}

function report({ latencies, seconds, used, heard, verdict }) {
  const expected = CANDIDATES * (QUESTIONS - 1) * 2;
  console.log(`${CANDIDATES} candidates, 2 servers, ${QUESTIONS} questions, ${seconds.toFixed(0)} s\n`);
  console.log(`saves per second        ${(latencies.length / seconds).toFixed(0)}`);
  console.log(`save, p50 / p99         ${at(latencies, 0.5)} / ${at(latencies, 0.99)} ms`);
  console.log(`server CPU per save     ${((used * 1e6) / latencies.length).toFixed(0)} µs`);
  console.log(
    `step to console, p99    ${at(heard, 0.99)} ms   (${heard.length} of ${expected} heard, on both servers)`,
  );
  console.log(`lost, seconds gained    ${verdict.lost}, ${verdict.secondsGained}`);
  if (verdict.lost > 0 || verdict.secondsGained > 0 || heard.length < expected) process.exitCode = 1;
}

function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
}
