const CALLS = Number(process.env.MIZAN_BENCH_CALLS ?? 15);
const WARM_UP_CALLS = 3;

/**
 * Measures the same calls on a small and then on a grown stock, prints medians in milliseconds and the ratio of the dearest to the smallest, and fails the run
 * where a ratio misses the aim.
 *
 * @param {object} options
 * @param {number[]} [options.sizes] the smallest first
 * @param {(size: number) => Promise<unknown>} options.growTo
 * @param {() => Promise<Record<string, () => Promise<unknown>>>} options.callsAsked made anew for each size
 * @param {number} options.mostRatio
 * @param {number} options.noiseMs below this a difference is noise, whatever its ratio
 * @param {() => number} [options.now] milliseconds; of the processor where nothing is waited for
 */
export async function measureGrowth({
  sizes = [1_000, 100_000],
  growTo,
  callsAsked,
  mostRatio,
  noiseMs,
  now = () => performance.now(),
}) {
  const found = new Map();
  for (const size of sizes) {
    await growTo(size);
    const calls = Object.entries(await callsAsked());
    // The processor learns the code all of them share before the first is measured.
    if (found.size === 0) for (const [, call] of calls) await call();
    for (const [name, call] of calls) {
      found.set(name, [...(found.get(name) ?? []), await medianOf(call, now)]);
    }
  }
  report(found, sizes, mostRatio, noiseMs);
}

async function medianOf(call, now) {
  for (let warm = 0; warm < WARM_UP_CALLS; warm += 1) await call();
  const times = [];
  for (let count = 0; count < CALLS; count += 1) {
    const started = now();
    await call();
    times.push(now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(CALLS / 2)];
}

function report(found, grown, mostRatio, noiseMs) {
  const sizes = grown.map((size) => `${size.toLocaleString('en')} (ms)`.padStart(15)).join('');
  console.log(`medians of ${CALLS} calls\n\n${''.padEnd(38)}${sizes}   ratio`);
  for (const [name, [few, ...more]] of found) {
    const many = Math.max(...more);
    const ratio = many / few;
    const misses = ratio > mostRatio && many - few > noiseMs;
    if (misses) process.exitCode = 1;
    const times = [few, ...more].map((time) => time.toFixed(2).padStart(15)).join('');
    console.log(`${name.padEnd(38)}${times}   ${ratio.toFixed(2)}${misses ? `  (aim: at most ${mostRatio})` : ''}`);
  }
}
