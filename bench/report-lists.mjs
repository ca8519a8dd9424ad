/**
 * What a page of people and results costs when they grow: the lists of the built server, called directly with the loaders
 * of their rows, on one PostgreSQL with 1,000 and then with 100,000 results of the same owner. Prints medians of repeated
 * calls and their ratios; fails when a ratio misses the aim. Needs server/dist.
 */
import { growTo } from './reports/grow-results.mjs';
import { openLists } from './reports/open-lists.mjs';

const SIZES = [1_000, 100_000];
const CALLS = Number(process.env.MIZAN_BENCH_CALLS ?? 15);
const MOST_RATIO = 1.5;
/** Below this a difference is noise, whatever its ratio. */
const NOISE_MS = 3;

const lists = await openLists();
try {
  const found = new Map();
  for (const size of SIZES) {
    await growTo(lists, size);
    for (const [name, call] of Object.entries(await pagesAsked())) {
      const times = found.get(name) ?? [];
      found.set(name, [...times, await medianOf(call)]);
    }
  }
  report(found);
} finally {
  await lists.close();
}

/**
 * The same pages whatever the size, and searches that find the same few people.
 *
 * @returns {Promise<Record<string, () => Promise<unknown>>>}
 */
async function pagesAsked() {
  const { candidates, invitations, report: reportOf } = lists.pages;
  const first = await candidates({ first: 25 });
  const byName = await candidates({ first: 25, sort: 'name' });
  const [{ node }] = first.edges;
  const after = (list) => list.pageInfo.endCursor;
  return {
    'newest first': () => candidates({ first: 25 }),
    'second page': () => candidates({ first: 25, after: after(first) }),
    'by name': () => candidates({ first: 25, sort: 'name' }),
    'by name, second page': () => candidates({ first: 25, sort: 'name', after: after(byName) }),
    'by score': () => candidates({ first: 25, sort: 'score' }),
    'by completion': () => candidates({ first: 25, sort: 'completed_at' }),
    'every invitation': () => candidates({ first: 25, rows: 'invitations' }),
    'search, English': () => candidates({ first: 25, filter: { search: 'zirconia' } }),
    'search, Arabic': () => candidates({ first: 25, filter: { search: 'المغناطيسيه' } }),
    'of an assessment': () => candidates({ first: 25, filter: { assessmentId: node.assessmentId } }),
    'invitations of one': () => invitations({ assessmentId: node.assessmentId, first: 25 }),
    'report on one person': () => reportOf(node.candidateId),
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
  console.log(`medians of ${CALLS} calls\n\n${''.padEnd(22)}${sizes}   ratio`);
  for (const [name, [few, many]] of found) {
    const ratio = many / few;
    const misses = ratio > MOST_RATIO && many - few > NOISE_MS;
    if (misses) process.exitCode = 1;
    const times = [few, many].map((time) => time.toFixed(2).padStart(15)).join('');
    console.log(`${name.padEnd(22)}${times}   ${ratio.toFixed(2)}${misses ? `  (aim: at most ${MOST_RATIO})` : ''}`);
  }
}
