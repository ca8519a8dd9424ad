/**
 * What is stored of each candidate: so many sit an exam of twenty questions on the built server, each answer written in four saves, hand in and
 * are marked. Prints what database, log and a compressed copy of all rows have grown by for each, and by which tables. Fails when
 * something was not stored. Needs server/dist and Linux.
 */
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inviteTo } from './faults/play.mjs';
import { ADMIN, pause, Stage, until } from './stage/stage.mjs';
import { Staff } from './stage/staff.mjs';

const CANDIDATES = Number(process.env.MIZAN_BENCH_CANDIDATES ?? 60);
const QUESTIONS = 20;
const SAVES = 4;
/** A page saves no faster either. */
const BEAT_MS = 100;
/** As many sit at once. */
const AT_ONCE = 12;

const folder = mkdtempSync(path.join(tmpdir(), 'mizan-storage-'));
const logFile = path.join(folder, 'log');
const log = openSync(logFile, 'w');
const stage = new Stage({ settings: { MIZAN_LOG_LEVEL: 'info' }, log });
try {
  await stage.open();
  const staff = await Staff.signIn(stage.originOf(), ADMIN);
  // What an installation has once is there before anything is counted.
  const durations = Array.from({ length: QUESTIONS }, () => 600);
  await sit(await inviteTo(stage, staff, { count: 1, durations }));
  await marked(1);
  const before = await stored();
  await sit(await inviteTo(stage, staff, { count: CANDIDATES, durations }));
  await marked(CANDIDATES + 1);
  report(before, await stored());
} finally {
  await stage.close();
  closeSync(log);
  rmSync(folder, { recursive: true, force: true });
}

async function sit(candidates) {
  const waiting = [...candidates];
  const one = async () => {
    for (let candidate = waiting.pop(); candidate; candidate = waiting.pop()) await answer(candidate);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** The text of the last save has 117 characters. */
async function answer(candidate) {
  await candidate.start();
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    for (let revision = 1; revision <= SAVES; revision += 1) {
      if (!(await candidate.save(revision + 2))) throw new Error(`Not saved: ${[...candidate.refusals.keys()].join()}`);
      await pause(BEAT_MS);
    }
    if (asked < QUESTIONS - 1) await candidate.next();
  }
  await candidate.submit();
}

/** Written answers wait for a person; the rest of the work on them is done when there is a result of each. */
async function marked(count) {
  const text = `select count(*)::int as count from results`;
  await until('every exam has its result', async () => (await stage.query(text))[0].count === count, 180_000);
}

async function stored() {
  await stage.query('vacuum');
  const tables = await stage.query(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::int as bytes, n.nspname = 'public' as "isOurs"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
  );
  let copied = 0;
  for (const { name } of tables) {
    const rows = await stage.query(`select row_to_json(t)::text as row from ${name} t`);
    copied += gzipSync(rows.map(({ row }) => row).join('\n')).length;
  }
  const [{ answers }] = await stage.query('select count(*)::int as answers from answers');
  return {
    tables: new Map(tables.map(({ name, bytes }) => [name, bytes])),
    copied,
    answers,
    log: statSync(logFile).size,
  };
}

function report(before, after) {
  const each = (bytes) => `${(bytes / CANDIDATES / 1_000).toFixed(1)} kB`;
  const grown = [...after.tables].map(([name, bytes]) => ({ name, bytes: bytes - (before.tables.get(name) ?? 0) }));
  const all = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  const answers = after.answers - before.answers;
  if (answers !== CANDIDATES * QUESTIONS)
    throw new Error(`${answers} answers are stored, not ${CANDIDATES * QUESTIONS}.`);
  console.log(`each of ${CANDIDATES} candidates with ${QUESTIONS} written answers, ${SAVES} saves for each`);
  console.log(
    `  database ${each(all)}, log ${each(after.log - before.log)}, compressed rows ${each(after.copied - before.copied)}`,
  );
  console.log(
    `  an answer with its question ${(of(grown, 'answers', 'attempt_questions') / answers / 1_000).toFixed(2)} kB`,
  );
  for (const { name, bytes } of grown.sort((a, b) => b.bytes - a.bytes).slice(0, 12))
    console.log(`  ${name} ${each(bytes)}`);
}

function of(grown, ...names) {
  const wanted = grown.filter(({ name }) => names.includes(name.replace('public.', '')));
  return wanted.reduce((sum, { bytes }) => sum + bytes, 0);
}
