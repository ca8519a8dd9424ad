/**
 * What each step of an exam costs, in f: the processor time (server and PostgreSQL) of one plain named upsert behind bare Fastify and
 * pg, measured in the same run. Prints the table with its aims, then bursts in which everybody moves on within one second. Fails
 * when an aim is missed. Needs server/dist and Linux.
 */
import { availableParallelism } from 'node:os';
import { burst } from './steps/bursts.mjs';
import { Consoles } from './steps/consoles.mjs';
import { House } from './steps/house.mjs';
import { inTurn, middle, ratioOf } from './steps/in-turn.mjs';
import { CONNECTIONS, floorRequest, pageRequest, saturated } from './steps/saves.mjs';
import { sideBySide } from './steps/side-by-side.mjs';
import { each, invite } from './steps/sitting.mjs';
import { pause } from './stage/stage.mjs';

const CANDIDATES = Number(process.env.MIZAN_BENCH_CANDIDATES ?? 150);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 5);
const BURSTS = (process.env.MIZAN_BENCH_BURSTS ?? '50,300').split(',').filter(Boolean).map(Number);
const QUESTIONS = 20;
const SEATS = 2_000;
const CONSOLES = 1_000;
const TOLD = 20;
const ROUNDS = 3;
const PACE = { seconds: 12 * SECONDS, perSecond: 46 };
const CORES = availableParallelism();

const house = await new House().open();
let missed = 0;
try {
  const floor = floorRequest();
  await saturated(house, floor, 2);
  const floors = [await saturated(house, floor, SECONDS)];
  const sittings = await invite(house, { count: CANDIDATES, questions: QUESTIONS });
  await warmUp();

  const found = {};
  found.open = await house.cost(() => all(sittings, (sitting) => sitting.open()));
  found.start = await house.cost(() => drainedAfter(all(sittings, (sitting) => sitting.start())));
  const seats = await house.seats(SEATS);
  const [saves, pulses] = ['SaveAnswer', 'ExamPulse'].map((operation) => pageRequest(operation, seats));
  const full = await inTurn(house, { save: saves, floor }, { rounds: ROUNDS, seconds: SECONDS });
  floors.push(...full.floor);
  const save = full.save.toSorted((a, b) => a.micros - b.micros)[ROUNDS >> 1];
  const pulse = await saturated(house, pulses, SECONDS);
  const pace = await sideBySide(house, { save: saves, floor }, PACE);
  floors.push(await saturated(house, floor, SECONDS));
  found.next = await house.cost(() => drainedAfter(moves(sittings, QUESTIONS - 1)));
  found.submit = await house.cost(() => drainedAfter(all(sittings, (sitting) => sitting.submit())));
  floors.push(await saturated(house, floor, SECONDS));

  const f = middle(floors.map(({ micros }) => micros));
  console.log(`f = ${f.toFixed(0)} µs of processor time; ${CANDIDATES} candidates, ${QUESTIONS} questions\n`);
  console.log(
    `${'step'.padEnd(34)}${'µs'.padStart(8)}${'of it node'.padStart(12)}${'commits'.padStart(9)}${'f'.padStart(8)}`,
  );
  line('save, saturated', save, save.micros / ratioOf(full, 'micros'), 1.3);
  line('pulse of an open page', pulse, f, 1.5);
  line('open the link', found.open, f, 8);
  line('start, with its jobs', found.start, f, 30);
  line('next question, with its jobs', found.next, f, 8);
  line('submit and mark 20 questions', found.submit, f, 30);
  const told = await toldToConsoles();
  line(`one step told to ${CONSOLES} consoles`, told.alone, f, 60);
  line(`each of ${TOLD} in a second, so`, told.together, f, 60);
  aim(`throughput of saves / floor`, ratioOf(full, 'perSecond'), 0.75, 'at least');
  aim(`save at ${PACE.perSecond} a second / floor so`, pace.save.micros / pace.floor.micros, 1.5, 'at most');
  for (const count of BURSTS) await showBurst(count, found.next.micros);
} finally {
  await house.close();
}
if (missed > 0) process.exitCode = 1;

/** As many at once as make up f: either is cheaper in a crowd. */
function all(sittings, act) {
  return each(sittings, act, CONNECTIONS);
}

async function drainedAfter(acts) {
  const count = await acts;
  await house.drained();
  return count;
}

async function moves(sittings, times) {
  await all(sittings, async (sitting) => {
    for (let count = 0; count < times; count += 1) await sitting.next();
  });
  return sittings.length * times;
}

/** The processor learns the code on others than those who are measured. */
async function warmUp() {
  const others = await invite(house, { count: CANDIDATES, questions: QUESTIONS });
  await all(others, (sitting) => sitting.open());
  await all(others, (sitting) => sitting.start());
  await moves(others, QUESTIONS - 1);
  await all(others, (sitting) => sitting.submit());
  await house.drained();
}

/** Beyond what a step costs that comes alone and is told to nobody. */
async function toldToConsoles() {
  const [sitting] = await invite(house, { count: 1, questions: 2 * TOLD + 2 });
  await sitting.start();
  const { micros: untold } = await house.cost(() => moves([sitting], TOLD));
  const consoles = await new Consoles().open(house, CONSOLES);
  try {
    await sitting.next();
    await consoles.haveHeard(1);
    const before = consoles.heard / CONSOLES;
    const cost = await house.cost(async () => {
      for (let told = 1; told <= TOLD; told += 1) {
        await sitting.next();
        await consoles.haveHeard(before + told);
      }
      return TOLD;
    });
    const together = await toldTogether(consoles);
    return {
      alone: { ...cost, micros: cost.micros - untold },
      together: { ...together, micros: together.micros - untold },
    };
  } finally {
    consoles.close();
  }
}

/** As in a hall: all within one second. */
async function toldTogether(consoles) {
  const sittings = await invite(house, { count: TOLD, questions: 2 });
  await each(sittings, (sitting) => sitting.start());
  await pause(2_000);
  const before = consoles.heard / CONSOLES;
  return house.cost(async () => {
    await each(sittings, (sitting) => pause(Math.random() * 1_000).then(() => sitting.next()), TOLD);
    await consoles.haveHeard(before + TOLD);
    return TOLD;
  });
}

async function showBurst(count, nextMicros) {
  const sittings = await invite(house, { count, questions: 6 });
  await each(sittings, (sitting) => sitting.start());
  await house.drained();
  const { calm, within, lengths } = await burst(sittings, 3);
  console.log(`\n${count} candidates move on within a second, three times`);
  console.log(`save outside, p50 / p99      ${at(calm, 0.5)} / ${at(calm, 0.99)} ms`);
  console.log(`save within, p50 / p99       ${at(within, 0.5)} / ${at(within, 0.99)} ms`);
  aim('p99 within / outside', Number(at(within, 0.99)) / Number(at(calm, 0.99)), 5, 'at most');
  const most = 1 + (1.3 * count * nextMicros) / 1e6 / CORES;
  aim('the burst is over in seconds', Math.max(...lengths) / 1000, most, 'at most');
}

function line(name, { micros, nodeMicros, transactions }, f, most) {
  const cells = [
    micros.toFixed(0).padStart(8),
    nodeMicros.toFixed(0).padStart(12),
    transactions.toFixed(1).padStart(9),
  ];
  aim(`${name.padEnd(34)}${cells.join('')}`, micros / f, most, 'at most');
}

function aim(name, value, limit, sense) {
  const isMissed = !(sense === 'at most' ? value <= limit : value >= limit);
  if (isMissed) missed += 1;
  const words = `(aim: ${sense} ${limit.toFixed(limit < 10 ? 2 : 0)})${isMissed ? '  MISSED' : ''}`;
  console.log(`${name.padEnd(34)}${value.toFixed(2).padStart(8)}   ${words}`);
}

function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}
