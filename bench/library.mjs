/**
 * What a page of the question bank costs when the bank grows: the lists and searches of the built server, called directly,
 * on one PostgreSQL with 1,000 and then with 100,000 questions of the same owner, in English and Arabic. Prints medians of
 * repeated calls and their ratios; fails when a ratio misses the aim. Needs server/dist.
 */
import { growTo } from './library/grow.mjs';
import { openLibrary } from './library/open.mjs';

const SIZES = [1_000, 100_000];
const CALLS = Number(process.env.MIZAN_BENCH_CALLS ?? 15);
const MOST_RATIO = 2;
/** Below this a difference is noise, whatever its ratio. */
const NOISE_MS = 2;

const library = await openLibrary();
try {
  const found = new Map();
  for (const size of SIZES) {
    await growTo(library, size);
    for (const [name, args] of Object.entries(await questionsAsked())) {
      const times = found.get(name) ?? [];
      found.set(name, [...times, await medianOf(() => library.bank.list(library.viewer, args))]);
    }
  }
  report(found);
} finally {
  await library.close();
}

/**
 * The same page of the list whatever the size, and searches that find the same few questions.
 *
 * @returns {Promise<Record<string, any>>}
 */
async function questionsAsked() {
  const middle = await library.bank.list(library.viewer, { first: 25 });
  return {
    'newest first': { first: 25 },
    'second page': { first: 25, after: middle.pageInfo.endCursor },
    'by text': { first: 25, sort: 'text' },
    'by skill': { first: 25, sort: 'skill' },
    'search, English': { first: 25, filter: { search: 'zirconium' } },
    'search, Arabic': { first: 25, filter: { search: 'المغناطيسيه' } },
    'of a skill': { first: 25, filter: { skill: 'rare skill' } },
  };
}

async function medianOf(call) {
  for (let warm = 0; warm < 3; warm += 1) await call();
  const times = [];
  for (let count = 0; count < CALLS; count += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(CALLS / 2)];
}

function report(found) {
  const sizes = SIZES.map((size) => `${size.toLocaleString('en')} (ms)`.padStart(15)).join('');
  console.log(`medians of ${CALLS} calls\n\n${''.padEnd(18)}${sizes}   ratio`);
  for (const [name, [few, many]] of found) {
    const ratio = many / few;
    const misses = ratio > MOST_RATIO && many - few > NOISE_MS;
    if (misses) process.exitCode = 1;
    const times = [few, many].map((time) => time.toFixed(2).padStart(15)).join('');
    console.log(`${name.padEnd(18)}${times}   ${ratio.toFixed(2)}${misses ? `  (aim: at most ${MOST_RATIO})` : ''}`);
  }
}
