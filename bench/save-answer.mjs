/**
 * What a saved answer costs, in the document that the page sends: the built server beside the floor, one plain named upsert of one row
 * behind bare Fastify and pg on the same durable PostgreSQL, in one run and turn by turn. First as many as either manages, then so few a
 * second that nothing can be batched. Prints saves per second, milliseconds, the processor time of server and PostgreSQL for each save,
 * and the ratios. Fails when an aim is missed. Needs server/dist and Linux.
 */
import { House } from './steps/house.mjs';
import { atPace, floorRequest, pageRequest, saturated } from './steps/saves.mjs';

const SEATS = 2_000;
const ROUNDS = Number(process.env.MIZAN_BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.MIZAN_BENCH_SECONDS ?? 6);
const WARM_UP_SECONDS = 4;
const PACE = { seconds: SECONDS, perSecond: 46 };
const AIMS = { throughput: 0.75, cost: 1.3, costAtPace: 1.5 };

const house = await new House().open();
try {
  const kinds = { save: pageRequest('SaveAnswer', await house.seats(SEATS)), floor: floorRequest() };
  for (const kind of Object.values(kinds)) await saturated(house, kind, WARM_UP_SECONDS);
  /** @type {Record<string, any[]>} */
  const full = { save: [], floor: [] };
  /** @type {Record<string, any[]>} */
  const paced = { save: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? ['floor', 'save'] : ['save', 'floor']) {
      full[name].push(await saturated(house, kinds[name], SECONDS));
      paced[name].push(await atPace(house, kinds[name], PACE));
    }
  }
  report(full, paced);
} finally {
  await house.close();
}

function report(full, paced) {
  console.log(`${SEATS} attempts, ${ROUNDS} rounds of ${SECONDS} s each, turn by turn\n`);
  console.log('            a second   p50 ms   p99 ms   µs each   of it node   µs each at pace');
  for (const name of ['floor', 'save']) {
    const of = (rounds, key, digits, width) =>
      middle(rounds.map((round) => round[key]))
        .toFixed(digits)
        .padStart(width);
    const cells = [of(full[name], 'perSecond', 0, 8), of(full[name], 'p50', 1, 9), of(full[name], 'p99', 1, 9)];
    cells.push(of(full[name], 'micros', 0, 10), of(full[name], 'nodeMicros', 0, 13), of(paced[name], 'micros', 0, 18));
    console.log(`${name.padEnd(12)}${cells.join('')}`);
  }
  console.log('');
  aim('throughput / floor', ratio(full, 'perSecond'), AIMS.throughput, 'at least');
  aim('cost / floor', ratio(full, 'micros'), AIMS.cost, 'at most');
  aim(`cost / floor at ${PACE.perSecond} a second`, ratio(paced, 'micros'), AIMS.costAtPace, 'at most');
}

function aim(name, value, limit, sense) {
  const isMet = sense === 'at least' ? value >= limit : value <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`${name.padEnd(34)}${value.toFixed(2)}   (aim: ${sense} ${limit})${isMet ? '' : '  MISSED'}`);
}

/** Round by round: what else the machine does then weighs on both alike. */
function ratio({ save, floor }, key) {
  return middle(save.map((round, index) => round[key] / floor[index][key]));
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
