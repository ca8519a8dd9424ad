/**
 * Whether a step of an exam gets dearer when the tables grow: two installations beside each other, one with 20,000 answers of exams that are
 * over and one with a million, on which as many candidates take the same steps in turn. Prints the processor time (server and PostgreSQL)
 * and the pages that PostgreSQL touched for each step, and the ratios. Fails when one passes its aim. Needs server/dist and Linux.
 */
import { plantAnswers } from './growth/plant.mjs';
import { pause } from './stage/stage.mjs';
import { House } from './steps/house.mjs';
import { middle } from './steps/in-turn.mjs';
import { each, invite } from './steps/sitting.mjs';

const [FEW = 20_000, MANY = 1_000_000] = (process.env.MIZAN_BENCH_ANSWERS ?? '').split(',').filter(Boolean).map(Number);
const CANDIDATES = Number(process.env.MIZAN_BENCH_CANDIDATES ?? 60);
const ROUNDS = Number(process.env.MIZAN_BENCH_ROUNDS ?? 5);
const QUESTIONS = 10;
const SAVES = 5;
const TABLES = [
  'candidates',
  'invitations',
  'attempts',
  'attempt_questions',
  'answers',
  'time_ledger',
  'marks',
  'results',
  'result_items',
];
const PAGE_ROUNDS = Number(process.env.MIZAN_BENCH_PAGE_ROUNDS ?? 3);
const MOST = 1.2;
/** After so long without work every connection has told what it touched. */
const TOLD_AFTER_MS = 10_500;

const steps = {
  open: (sitting) => sitting.open(),
  start: (sitting) => sitting.start(),
  save: times(SAVES, (sitting) => sitting.save()),
  pulse: times(SAVES, (sitting) => sitting.pulse()),
  next: times(QUESTIONS - 1, (sitting) => sitting.next()),
  submit: (sitting) => sitting.submit(),
};
const counts = { save: SAVES, pulse: SAVES, next: QUESTIONS - 1 };

const [smaller, larger] = [new House(), new House()];
const houses = [smaller, larger];
try {
  for (const house of houses) await house.open();
  await plantAnswers(smaller, FEW);
  await plantAnswers(larger, MANY);
  for (const house of houses) await round(house);
  /** For each step what it cost in each round, with few and with many. @type {Record<string, number[][]>} */
  const micros = Object.fromEntries(Object.keys(steps).map((name) => [name, [[], []]]));
  for (let count = 0; count < ROUNDS; count += 1) {
    for (const index of count % 2 === 0 ? [0, 1] : [1, 0]) {
      const found = await round(houses[index]);
      for (const name of Object.keys(steps)) micros[name]?.[index]?.push(found[name]);
    }
  }
  const [few, many] = [[], []];
  for (let count = 0; count < PAGE_ROUNDS; count += 1) {
    few.push(await pagesOf(smaller));
    many.push(await pagesOf(larger));
  }
  report(micros, middles(few), middles(many));
} finally {
  for (const house of houses) await house.close();
}

/** Some candidates take every step, all of them one step before the next. @returns microseconds of each */
async function round(house) {
  const sittings = await invite(house, { count: CANDIDATES, questions: QUESTIONS });
  const found = {};
  for (const [name, step] of Object.entries(steps))
    found[name] = (await house.cost(() => take(house, sittings, name, step))).micros;
  return found;
}

/** Pages that PostgreSQL touched for each step, without what it touches anyway. */
async function pagesOf(house) {
  const sittings = await invite(house, { count: CANDIDATES, questions: QUESTIONS });
  await house.drained();
  const found = {};
  const first = await touched(house);
  let before = await touched(house);
  const anyway = before - first;
  for (const [name, step] of Object.entries(steps)) {
    const count = await take(house, sittings, name, step);
    const after = await touched(house);
    found[name] = (after - before - anyway) / count;
    before = after;
  }
  return found;
}

/** Of the tables that grow with exams. */
async function touched({ client }) {
  await pause(TOLD_AFTER_MS);
  const { rows } = await client.query(
    `select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::float8 as pages
     from pg_statio_user_tables where relname = any($1::text[])`,
    [TABLES],
  );
  return rows[0].pages;
}

async function take(house, sittings, name, step) {
  await each(sittings, step);
  await house.drained();
  return sittings.length * (counts[name] ?? 1);
}

function middles(rounds) {
  return Object.fromEntries(Object.keys(steps).map((name) => [name, middle(rounds.map((round) => round[name]))]));
}

function times(count, step) {
  return async (sitting) => {
    for (let done = 0; done < count; done += 1) await step(sitting);
  };
}

function report(micros, few, many) {
  console.log(
    `${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} answers; ${CANDIDATES} candidates, ${ROUNDS} rounds\n`,
  );
  console.log('step          µs of a processor      ratio     pages of PostgreSQL      ratio');
  for (const name of Object.keys(steps)) {
    const [one = [], other = []] = micros[name] ?? [];
    const time = middle(other.map((cost, index) => cost / (one[index] ?? Number.NaN)));
    const pages = many[name] / few[name];
    const isMissed = !(time <= MOST && pages <= MOST);
    if (isMissed) process.exitCode = 1;
    const cells = [
      middle(one).toFixed(0).padStart(10),
      middle(other).toFixed(0).padStart(10),
      time.toFixed(2).padStart(11),
    ];
    cells.push(few[name].toFixed(1).padStart(12), many[name].toFixed(1).padStart(10), pages.toFixed(2).padStart(13));
    console.log(`${name.padEnd(10)}${cells.join('')}${isMissed ? `   (aim: at most ${MOST})  MISSED` : ''}`);
  }
}
