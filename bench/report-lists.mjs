/**
 * What the screens of people and results cost when they grow: the built server is asked what their pages send, as an HR who owns
 * everything and as the super-admin, with 1,000, then 40,000 and then 100,000 people in one assessment, and a quarter as many in others.
 * Prints medians of repeated calls, and which tables a screen reads whole; fails where one does, or costs more than the aim allows.
 * `MIZAN_BENCH_AS=HR` asks as one of the two. Needs server/dist.
 */
import { growTo } from './reports/grow-results.mjs';
import { openHouse } from './reports/house.mjs';
import { screensOf } from './reports/screens.mjs';
import { measureGrowth } from './stage/growth.mjs';

const SIZES = (process.env.MIZAN_BENCH_SIZES ?? '1000,40000,100000').split(',').map(Number);
const house = await openHouse();
const asking = Object.entries(house.people).filter(([name]) => [undefined, name].includes(process.env.MIZAN_BENCH_AS));
try {
  await measureGrowth({
    growTo: (size) => growTo(house, size),
    sizes: SIZES,
    callsAsked: screens,
    mostRatio: 2,
    noiseMs: 3,
  });
  await reportTablesRead();
} finally {
  await house.close();
}

async function screens() {
  /** @type {Record<string, () => Promise<unknown>>} */
  const all = {};
  for (const [as, staff] of asking)
    for (const [name, call] of Object.entries(await screensOf(house.url, staff))) all[`${as}: ${name}`] = call;
  return all;
}

/** Of the largest size, which is there now. */
async function reportTablesRead() {
  console.log('');
  for (const [name, call] of Object.entries(await screens())) {
    const tables = await house.statements.tablesReadBy(call);
    if (tables.length === 0) continue;
    process.exitCode = 1;
    console.log(`${name}: reads the whole of ${tables.join(' and ')}`);
  }
}
