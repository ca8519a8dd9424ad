/** Everything that says whether Mizan is right. `npm test -- types unit` runs only the parts of those names. */
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, say, seconds } from './lib/prelude.mjs';
import { endAll } from './lib/run.mjs';

/** More parts side by side would only make the slow ones, which set the pace, slower. */
const MOST_CORES = 4;

begin();
await ensureInstalled();
// Only now: these import what has just been installed.
const { PARTS } = await import('./lib/checks.mjs');
const { runAll } = await import('./lib/schedule.mjs');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endAll('SIGTERM');
    process.exit(1);
  });
}

const startedAt = performance.now();
const total = { passed: 0, failed: 0 };
const failures = [];
await runAll(choose(process.argv.slice(2)), Math.min(availableParallelism(), MOST_CORES), report);
// At the end, since what a whole part prints may be longer than what is kept of it.
for (const failure of failures) say(`\nFailed: ${failure}`);
say(`\nAll parts took ${seconds(startedAt)}.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function choose(wanted) {
  const unknown = wanted.find((name) => !PARTS.some((part) => part.name.startsWith(name)));
  if (unknown) giveUp(`There is no part "${unknown}". Parts: ${PARTS.map(({ name }) => name).join(' ')}`);
  if (wanted.length === 0) return PARTS;
  const named = PARTS.filter(({ name }) => wanted.some((start) => name.startsWith(start)));
  const needed = new Set(named.flatMap(({ name, after = [] }) => [name, ...after]));
  return PARTS.filter(({ name }) => needed.has(name));
}

function report({ name }, { passed, failed, output, said = [] }, partStartedAt) {
  total.passed += passed;
  total.failed += failed;
  const counts = passed + failed > 1 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  say(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${seconds(partStartedAt).padStart(8)}${counts}`);
  if (failed === 0) return;
  failures.push([name, ...said].join('\n\n').trimEnd());
  say(`\n${output.trimEnd()}\n`);
}
