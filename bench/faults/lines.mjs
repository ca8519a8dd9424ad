import { pause } from '../stage/stage.mjs';
import { expectThat, play, seat } from './play.mjs';

const HOUR = 3_600;
const OFFLINE_MS = 180_000;

export const lineFaults = [
  {
    name: 'three minutes offline',
    run: () =>
      play({}, async (stage, staff) => {
        // One question goes on for long enough; the other ends while the line is away.
        const [patient] = await seat(stage, staff, { count: 1, durations: [HOUR] });
        const [unlucky] = await seat(stage, staff, { count: 1, durations: [60, HOUR] });
        await Promise.all([patient.save(1), unlucky.save(1)]);
        // What the pages would have sent meanwhile waits with them, and goes out together.
        await pause(OFFLINE_MS);
        const back = [2, 3, 4, 5, 6, 7, 8];
        const saved = await Promise.all(back.map((revision) => patient.save(revision)));
        const late = await Promise.all(back.map((revision) => unlucky.save(revision)));
        expectThat(
          'what is in time counts',
          saved.every((each) => each && !each.isLate),
        );
        expectThat(
          'what is late is kept, and said to be late',
          late.every((each) => each?.isLate),
        );
        return { candidates: [patient, unlucky], seen: 'in time what was open, kept and marked late what was over' };
      }),
  },
  {
    name: 'replayed, duplicated and reordered saves',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, { count: 24, durations: [HOUR] });
        await Promise.all(candidates.map((candidate, index) => shuffledSaves(candidate, index + 1)));
        const rows = await stage.query('select revision from answers');
        expectThat(
          'the newest won everywhere',
          rows.every(({ revision }) => revision === 40),
        );
        return { candidates, seen: 'the newest revision won in each of 24 sittings' };
      }),
  },
];

/** Forty revisions, each twice, in an order that depends on the seed alone; in bursts below the limit of a sitting. */
async function shuffledSaves(candidate, seed) {
  const order = Array.from({ length: 80 }, (_, index) => (index % 40) + 1).map((revision, index) => ({
    revision,
    key: Math.sin(seed * 1000 + index * 7.13),
  }));
  order.sort((a, b) => a.key - b.key);
  for (let from = 0; from < order.length; from += 16) {
    await Promise.all(order.slice(from, from + 16).map(({ revision }) => candidate.save(revision)));
    await pause(1_100);
  }
}
