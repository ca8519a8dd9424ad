import type { GradeBand } from '../grade-bands.policy';

interface Bands {
  before: readonly GradeBand[];
  after: readonly GradeBand[];
}

/**
 * The names of grade bands in the other language, which count by place, once the bands have changed: each stays with its band. One that
 * was renamed where it stands keeps what it was called; a new one is called nothing yet.
 */
export function carriedBandNames(names: readonly string[], { before, after }: Bands): string[] {
  if (names.length === 0) return [];
  const isKept = (band: GradeBand | undefined) => after.some(({ name }) => name === band?.name);
  return after.map(({ name }, at) => {
    const was = before.findIndex((band) => band.name === name);
    if (was >= 0) return names[was] ?? '';
    const isRenamed = before.length === after.length && !isKept(before[at]);
    return isRenamed ? (names[at] ?? '') : '';
  });
}
