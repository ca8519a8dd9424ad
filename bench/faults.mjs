/**
 * What breaks while exams go on, one fault after the other on the built product with a durable PostgreSQL. Each ends with how many
 * acknowledged answers were lost and how many seconds a candidate gained: both must be 0. Needs server/dist, Linux, and redis-server
 * for what concerns Redis. `MIZAN_BENCH_ONLY=redis,offline` runs only what has such a word in its name.
 */
import { candidateFaults } from './faults/candidates.mjs';
import { floodFaults } from './faults/floods.mjs';
import { lineFaults } from './faults/lines.mjs';
import { longWorkFaults } from './faults/long-work.mjs';
import { machineFaults } from './faults/machines.mjs';
import { neighbourFaults } from './faults/neighbours.mjs';

const FAULTS = [
  ...machineFaults,
  ...lineFaults,
  ...candidateFaults,
  ...neighbourFaults,
  ...longWorkFaults,
  ...floodFaults,
];
const words = process.env.MIZAN_BENCH_ONLY?.split(',') ?? [];
const wanted = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error('No fault has such a name.');

console.log('lost  seconds gained  acknowledged  fault');
for (const { name, run } of wanted) {
  const outcome = await run().catch((problem) => ({ problem }));
  if ('problem' in outcome) {
    // The others are still worth knowing.
    console.log(
      `  no verdict: ${name}: ${outcome.problem instanceof Error ? outcome.problem.message : outcome.problem}`,
    );
    process.exitCode = 1;
    continue;
  }
  const { lost, secondsGained, acknowledged, seen } = outcome;
  const cells = [String(lost).padStart(4), String(secondsGained).padStart(14), String(acknowledged).padStart(12)];
  console.log(`${cells.join('  ')}  ${name}${seen ? `: ${seen}` : ''}`);
  if (lost > 0 || secondsGained > 0 || acknowledged === 0) process.exitCode = 1;
}
