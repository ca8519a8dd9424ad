/**
 * What a saved answer costs, in the document that the page sends: the built server beside the floor, one plain named upsert of one row
 * behind bare Fastify and pg on the same durable PostgreSQL, in one run. First as many as either manages, turn by turn, then so few a
 * second that hardly two come at once, side by side. Prints saves per second, milliseconds, the processor time of server and PostgreSQL
 * for each save, and the ratios. Fails when an aim is missed. Needs server/dist and Linux.
 */
import { House } from './steps/house.mjs';
import { inTurn, middle, ratioOf } from './steps/in-turn.mjs';
import { floorRequest, pageRequest } from './steps/saves.mjs';
import { sideBySide } from './steps/side-by-side.mjs';

const SEATS = 2_000;
const ROUNDS = Number(process.env.MIZAN_BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 6);
const PACE = { seconds: 10 * SECONDS, perSecond: 46 };
const AIMS = { throughput: 0.75, cost: 1.3, costAtPace: 1.5 };

const house = await new House().open();
try {
  const requests = { save: pageRequest('SaveAnswer', await house.seats(SEATS)), floor: floorRequest() };
  const full = await inTurn(house, requests, { rounds: ROUNDS, seconds: SECONDS });
  report(full, await sideBySide(house, requests, PACE));
} finally {
  await house.close();
}

function report(full, paced) {
  console.log(`${SEATS} attempts, ${ROUNDS} rounds of ${SECONDS} s each, then ${PACE.seconds} s at pace\n`);
  console.log('            a second   p50 ms   p99 ms   µs each   of it node   µs each at pace   of it node   p50 ms');
  for (const name of ['floor', 'save']) {
    const of = (key, digits, width) =>
      middle(full[name].map((round) => round[key]))
        .toFixed(digits)
        .padStart(width);
    const cells = [
      of('perSecond', 0, 8),
      of('p50', 1, 9),
      of('p99', 1, 9),
      of('micros', 0, 10),
      of('nodeMicros', 0, 13),
    ];
    cells.push(paced[name].micros.toFixed(0).padStart(18), paced[name].nodeMicros.toFixed(0).padStart(13));
    cells.push(paced[name].p50.toFixed(1).padStart(9));
    console.log(`${name.padEnd(12)}${cells.join('')}`);
  }
  console.log('');
  aim('throughput / floor', ratioOf(full, 'perSecond'), AIMS.throughput, 'at least');
  aim('cost / floor', ratioOf(full, 'micros'), AIMS.cost, 'at most');
  aim(`cost / floor at ${PACE.perSecond} a second`, paced.save.micros / paced.floor.micros, AIMS.costAtPace, 'at most');
}

function aim(name, value, limit, sense) {
  const isMet = sense === 'at least' ? value >= limit : value <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`${name.padEnd(34)}${value.toFixed(2)}   (aim: ${sense} ${limit})${isMet ? '' : '  MISSED'}`);
}
