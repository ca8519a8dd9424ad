/**
 * What `npm start` takes of a processor until the product is ready, when it is built and its data is there: npm and the program, and beside
 * it the embedded PostgreSQL. The middle of some starts after the first one, which makes the data. `MIZAN_BENCH_EARLIER` names the folder of
 * an earlier commit, built, of which it may take a third in the same run; without one it is held to seconds, which say what they say
 * on one machine only. Fails where it takes more. Needs server/dist, client/dist and Linux.
 */
import { Demo } from './stage/demo.mjs';
import { postmasterOf, secondsOfPostgres, secondsOfProgram } from './stage/processor-time.mjs';

const EARLIER = process.env.MIZAN_BENCH_EARLIER;
/** A third of what it took, where f of `steps` was 0.29 ms. */
const MOST_SECONDS = 7 / 3;
const STARTS = Number(process.env.MIZAN_BENCH_STARTS ?? 5);

const builds = [undefined, ...(EARLIER ? [EARLIER] : [])].map((folder) => ({ folder, demo: new Demo(), found: [] }));
try {
  for (let count = 0; count <= STARTS; count += 1) {
    for (const { folder, demo, found } of builds) {
      await demo.start('npm', ['start', '--silent'], folder);
      const postgres = secondsOfPostgres(demo.postgresFolder);
      const program = secondsOfProgram(demo.child.pid, postmasterOf(demo.postgresFolder));
      if (count > 0) found.push({ program, postgres, all: program + postgres });
      await demo.stop();
    }
  }
} finally {
  for (const { demo } of builds) demo.remove();
}
const [now, then] = builds.map(({ found }) => found.toSorted((a, b) => a.all - b.all)[STARTS >> 1]);
const most = then ? then.all / 3 : MOST_SECONDS;
const beside = then ? `, a third of ${then.all.toFixed(2)} in the earlier build` : '';
console.log(
  `npm start      ${now.all.toFixed(2)} s of a processor (at most ${most.toFixed(2)}${beside}): program ${now.program.toFixed(2)}, PostgreSQL ${now.postgres.toFixed(2)}`,
);
if (now.all > most) process.exitCode = 1;
