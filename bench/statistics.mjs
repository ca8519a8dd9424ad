/**
 * What the item statistics of a large assessment cost: 100,000 attempts of 20 questions, of true or false, of multiple choice
 * and drawn from pools, by the built server's own service and by hand-written SQL, on one PostgreSQL. Both must give the same
 * figures. Beside them the check of both languages, half of the attempts sat in each, which may cost the statistics and a half.
 * Prints wall times and the processor time of this process and of PostgreSQL; fails when the service needs more than 2 s of a
 * processor, the check more than its share, or when the figures differ. Needs server/dist and Linux. MIZAN_BENCH_ATTEMPTS takes another number of attempts.
 */
import { createRequire } from 'node:module';
import { secondsOfPostgres } from './stage/processor-time.mjs';
import { built, openServices } from './stage/services.mjs';
import { choicesByHand, itemsByHand, languagesByHand } from './statistics/by-hand.mjs';
import { papers } from './statistics/papers.mjs';
import { ASKED, plantAttempts } from './statistics/plant.mjs';

const { Client } = createRequire(import.meta.url)('pg');
const { AnalyseAssessment } = built('modules/reports/analytics/analyse-assessment');
const { CheckLanguages } = built('modules/reports/language-check/check-languages');

const ATTEMPTS = Number(process.env.MIZAN_BENCH_ATTEMPTS ?? 100_000);
const CALLS = 5;
const MOST_MS = 2_000;
/** Of what the statistics cost. */
const MOST_OF_CHECK = 1.5;
const SAME = 1e-6;

const services = await openServices();
/** Apart from the server's connections, whose statements are given up after 10 s. */
const plain = new Client({ connectionString: services.url });
try {
  await plain.connect();
  console.log(`${ATTEMPTS.toLocaleString('en')} attempts × ${ASKED} questions, medians of ${CALLS} calls, in ms`);
  for (const [name, paper] of Object.entries(papers)) await measure(name, paper);
} finally {
  await plain.end();
  await services.close();
}

async function measure(name, paper) {
  const assessmentId = await plantAttempts(services, plain, ATTEMPTS, paper);
  const analyse = services.get(AnalyseAssessment);
  const [{ folder }] = await services.database.query(`select current_setting('data_directory') as folder`);
  const ours = await timed(folder, () => analyse.execute(services.viewer, assessmentId, null));
  const check = await timed(folder, () => services.get(CheckLanguages).execute(services.viewer, assessmentId));
  const theirs = await timed(folder, async () => ({
    items: (await plain.query(itemsByHand(paper), [assessmentId])).rows,
    choices: paper.content.choices ? (await plain.query(choicesByHand, [assessmentId])).rows : [],
  }));
  report(name, ours, theirs);
  reportCheck(ours, check);
  compareLanguages(paper, check.value.questions, (await plain.query(languagesByHand, [assessmentId])).rows);
  compare(paper, ours.value.questions, theirs.value);
}

/** Median by processor time of some calls after a warm one. */
async function timed(folder, call) {
  let value = await call();
  const runs = [];
  for (let count = 0; count < CALLS; count += 1) {
    const cpu = process.cpuUsage();
    const databaseBefore = secondsOfPostgres(folder);
    const started = performance.now();
    value = await call();
    const wall = performance.now() - started;
    const used = process.cpuUsage(cpu);
    const here = (used.user + used.system) / 1000;
    const database = (secondsOfPostgres(folder) - databaseBefore) * 1_000;
    runs.push({ wall, here, database, cpu: here + database });
  }
  runs.sort((a, b) => a.cpu - b.cpu);
  return { value, ...runs[Math.floor(CALLS / 2)] };
}

function report(name, ours, theirs) {
  const head = ['of a processor', 'in this process', 'in PostgreSQL', 'by the clock'].map((text) => text.padStart(17));
  console.log(`\n${name.padEnd(18)}${head.join('')}`);
  for (const [who, { cpu, here, database, wall }] of Object.entries({
    'the service': ours,
    'hand-written SQL': theirs,
  })) {
    console.log(who.padEnd(18) + [cpu, here, database, wall].map((ms) => ms.toFixed(0).padStart(17)).join(''));
  }
  console.log(`ratio ${(ours.cpu / theirs.cpu).toFixed(2)}`);
  if (ours.cpu <= MOST_MS) return;
  console.log(`The service needs more than ${MOST_MS} ms.`);
  process.exitCode = 1;
}

function reportCheck(statistics, check) {
  const ratio = check.cpu / statistics.cpu;
  const times = [check.cpu, check.here, check.database, check.wall].map((ms) => ms.toFixed(0).padStart(17));
  console.log(`${'both languages'.padEnd(18)}${times.join('')}\nof the statistics ${ratio.toFixed(2)}`);
  if (ratio <= MOST_OF_CHECK) return;
  console.log(`The check needs more than ${MOST_OF_CHECK} times what the statistics need.`);
  process.exitCode = 1;
}

/** Every question was compared, over the same people and with the same facilities. */
function compareLanguages(paper, questions, rows) {
  const isSame = (question) => {
    const row = rows.find(({ id }) => id === question.questionId);
    const names = ['people', 'translatedPeople', 'facility', 'translatedFacility'];
    return row && names.every((name) => Math.abs(question[name] - row[name]) <= SAME * 100);
  };
  const isCompared = ({ certainty, strength }) => (certainty === 'NONE') === (strength === null);
  if (questions.length === paper.questions && questions.every(isSame) && questions.every(isCompared)) return;
  console.log('Different figures of the languages.');
  process.exitCode = 1;
}

function compare(paper, questions, { items, choices }) {
  const wrong = questions.flatMap((question) => [
    ...differing(
      question,
      items.find(({ id }) => id === question.questionId),
    ),
    ...question.choices.flatMap((choice) =>
      differing(
        choice,
        choices.find((row) => isOf(row, question, choice)),
      ),
    ),
  ]);
  console.log(
    wrong.length === 0 ? 'Both give the same figures.' : `Different figures: ${[...new Set(wrong)].join(', ')}`,
  );
  if (wrong.length > 0 || questions.length !== paper.questions) process.exitCode = 1;
}

function isOf(row, { questionId }, { choiceId }) {
  return row.id === questionId && row.choice === choiceId;
}

/** The names of the figures that both have, and not alike. */
function differing(ours, theirs = {}) {
  const names = ['facility', 'sd', 'discrimination', 'efficiency', 'count', 'meanPercentage'];
  const known = names.filter((name) => name in ours);
  return known.filter((name) => !(Math.abs(ours[name] - theirs[name]) <= SAME * Math.max(1, Math.abs(theirs[name]))));
}
