/**
 * What the item statistics of a large assessment cost: 100,000 attempts of 20 questions, by the built server's own service
 * and by hand-written SQL, on one PostgreSQL. Both must give the same figures. Prints wall times and the processor time of
 * this process and of PostgreSQL; fails when the service needs more than 2 s of a processor, or when the figures differ.
 * Needs server/dist. MIZAN_BENCH_ATTEMPTS takes another number of attempts.
 */
import { createRequire } from 'node:module';
import { openLibrary } from './library/open.mjs';
import { byHand } from './statistics/by-hand.mjs';
import { plantAttempts } from './statistics/plant.mjs';
import { postgresMs } from './statistics/processor-time.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('pg');
const { AnalyseAssessment } = require('../server/dist/modules/reports/analytics/analyse-assessment.js');

const ATTEMPTS = Number(process.env.MIZAN_BENCH_ATTEMPTS ?? 100_000);
const CALLS = 5;
const MOST_MS = 2_000;
const SAME = 1e-6;

const library = await openLibrary();
/** Apart from the server's connections, whose statements are given up after 10 s. */
const plain = new Client({ connectionString: library.url });
try {
  await plain.connect();
  const [{ folder }] = await library.database.query(`select current_setting('data_directory') as folder`);
  const assessmentId = await plantAttempts(library, ATTEMPTS);
  const analyse = library.app.get(AnalyseAssessment, { strict: false });
  const ours = await timed(folder, () => analyse.execute(library.viewer, assessmentId));
  const theirs = await timed(folder, () => plain.query(byHand, [assessmentId]));
  report(ours, theirs);
  compare(ours.value.questions, theirs.value.rows);
} finally {
  await plain.end();
  await library.close();
}

/** Median by processor time of some calls after a warm one. */
async function timed(folder, call) {
  let value = await call();
  const runs = [];
  for (let count = 0; count < CALLS; count += 1) {
    const cpu = process.cpuUsage();
    const databaseBefore = postgresMs(folder);
    const started = performance.now();
    value = await call();
    const wall = performance.now() - started;
    const used = process.cpuUsage(cpu);
    const here = (used.user + used.system) / 1000;
    const database = postgresMs(folder) - databaseBefore;
    runs.push({ wall, here, database, cpu: here + database });
  }
  runs.sort((a, b) => a.cpu - b.cpu);
  return { value, ...runs[Math.floor(CALLS / 2)] };
}

function report(ours, theirs) {
  console.log(`${ATTEMPTS.toLocaleString('en')} attempts × 20 questions, medians of ${CALLS} calls, in ms\n`);
  const head = ['of a processor', 'in this process', 'in PostgreSQL', 'by the clock'].map((name) => name.padStart(17));
  console.log(''.padEnd(18) + head.join(''));
  for (const [name, { cpu, here, database, wall }] of Object.entries({
    'the service': ours,
    'hand-written SQL': theirs,
  })) {
    console.log(name.padEnd(18) + [cpu, here, database, wall].map((ms) => ms.toFixed(0).padStart(17)).join(''));
  }
  console.log(`ratio ${(ours.cpu / theirs.cpu).toFixed(2)}`);
  if (ours.cpu <= MOST_MS) return;
  console.log(`The service needs more than ${MOST_MS} ms.`);
  process.exitCode = 1;
}

function compare(questions, rows) {
  const off = questions.flatMap((question) => {
    const row = rows.find(({ id }) => id === question.questionId);
    return ['facility', 'sd', 'discrimination', 'efficiency'].filter(
      (name) => Math.abs(question[name] - row[name]) > SAME * Math.max(1, Math.abs(row[name])),
    );
  });
  console.log(off.length === 0 ? 'Both give the same figures.' : `Different figures: ${off.join(', ')}`);
  if (off.length > 0 || questions.length !== 20) process.exitCode = 1;
}
