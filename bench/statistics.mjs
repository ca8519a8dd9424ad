/**
 * What the item statistics of a large assessment cost: 100,000 attempts of 20 questions, by the built server's own service
 * and by hand-written SQL, on one PostgreSQL. Both must give the same figures. Prints wall times and the processor time of
 * this process; fails when the service needs more than 2 s, or when the figures differ. Needs server/dist.
 * MIZAN_BENCH_ATTEMPTS takes another number of attempts.
 */
import { createRequire } from 'node:module';
import { openLibrary } from './library/open.mjs';
import { byHand } from './statistics/by-hand.mjs';
import { plantAttempts } from './statistics/plant.mjs';

const require = createRequire(import.meta.url);
const { AnalyseAssessment } = require('../server/dist/modules/reports/analytics/analyse-assessment.js');

const ATTEMPTS = Number(process.env.MIZAN_BENCH_ATTEMPTS ?? 100_000);
const CALLS = 5;
const MOST_MS = 2_000;
const SAME = 1e-6;

const library = await openLibrary();
try {
  const assessmentId = await plantAttempts(library, ATTEMPTS);
  const analyse = library.app.get(AnalyseAssessment, { strict: false });
  const ours = await timed(() => analyse.execute(library.viewer, assessmentId));
  const theirs = await timed(() => library.database.query(byHand, [assessmentId]));
  report(ours, theirs);
  compare(ours.value.questions, theirs.value);
} finally {
  await library.close();
}

/** Median of some calls after a warm one. */
async function timed(call) {
  let value = await call();
  const runs = [];
  for (let count = 0; count < CALLS; count += 1) {
    const cpu = process.cpuUsage();
    const started = performance.now();
    value = await call();
    const used = process.cpuUsage(cpu);
    runs.push({ wall: performance.now() - started, cpu: (used.user + used.system) / 1000 });
  }
  runs.sort((a, b) => a.wall - b.wall);
  return { value, ...runs[Math.floor(CALLS / 2)] };
}

function report(ours, theirs) {
  console.log(`${ATTEMPTS.toLocaleString('en')} attempts × 20 questions, medians of ${CALLS} calls\n`);
  for (const [name, { wall, cpu }] of Object.entries({ 'the service': ours, 'hand-written SQL': theirs })) {
    console.log(`${name.padEnd(18)} ${wall.toFixed(0).padStart(7)} ms   of it in this process ${cpu.toFixed(0)} ms`);
  }
  console.log(`ratio ${(ours.wall / theirs.wall).toFixed(2)}`);
  if (ours.wall <= MOST_MS) return;
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
