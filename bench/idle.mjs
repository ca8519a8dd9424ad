/**
 * What the product takes of a processor with nobody there, the server and its PostgreSQL together: an installation of one's own, and
 * what `npm start` starts with demo data, beside each other. Fails above the limit. Linux only, and on a quiet machine: a busy one makes each step dearer.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Demo } from './stage/demo.mjs';
import { secondsOf, secondsOfPostgres } from './stage/processor-time.mjs';
import { Stage, START } from './stage/stage.mjs';

/** Percent of one core. */
const MOST = 0.5;
/** Demo data is written, code is compiled, PostgreSQL has looked over what is new, and its first checkpoint has put it to the disk: up to ten minutes. */
const SETTLING_MS = Number(process.env.MIZAN_BENCH_SETTLING_SECONDS ?? 660) * 1_000;
/** Two rounds of what runs every minute. */
const LENGTH_MS = 120_000;

const own = await new Stage({ settings: { MIZAN_LOG_LEVEL: 'error' } }).open();
const demo = new Demo();
await demo.start(process.execPath, [START]);
const installations = [
  { name: 'an installation', folder: own.folder, pid: own.servers[0].child.pid },
  { name: 'with demo data', folder: demo.folder, pid: demo.child.pid },
];
try {
  await pause(SETTLING_MS);
  const before = installations.map(usedBy);
  await pause(LENGTH_MS);
  const after = installations.map(usedBy);
  for (const [index, { name }] of installations.entries()) {
    const [server, postgres] = ['server', 'postgres'].map(
      (part) => ((after[index][part] - before[index][part]) / LENGTH_MS) * 100,
    );
    const all = server + postgres;
    console.log(
      `${name.padEnd(16)} ${all.toFixed(2)} % of a core (at most ${MOST}): server ${server.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}`,
    );
    if (all > MOST) process.exitCode = 1;
  }
} finally {
  await own.close();
  await demo.stop();
  demo.remove();
}

/** Milliseconds of a processor so far. @param {{ folder: string, pid: number }} installation */
function usedBy({ folder, pid }) {
  return { server: secondsOf(pid) * 1_000, postgres: secondsOfPostgres(path.join(folder, 'postgres')) * 1_000 };
}
