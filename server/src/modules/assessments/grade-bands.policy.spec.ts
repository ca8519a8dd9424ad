import fc from 'fast-check';
import { FieldProblems } from '../questions';
import { bandOf, readGradeBands } from './grade-bands.policy';
import type { GradeBand } from './grade-bands.policy';

const band = (min: number, max: number, given: Partial<GradeBand> = {}): GradeBand => ({
  name: `${min}–${max}`,
  min,
  max,
  color: '#1F7A6B',
  ...given,
});

function read(drafts: GradeBand[]) {
  const problems = new FieldProblems();
  return { bands: readGradeBands(drafts, problems), problems: problems.all };
}

const problemsOf = (drafts: GradeBand[]) => read(drafts).problems.map(({ path, rule }) => `${path}: ${rule}`);

/** The rule itself, counted out score by score. */
const coversEachScoreOnce = (bands: GradeBand[]) =>
  Array.from({ length: 101 }, (_, score) => bands.filter(({ min, max }) => min <= score && score <= max).length).every(
    (count) => count === 1,
  );

/** 0 to 100 cut at random places, in random order. */
const partitions = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 19 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 101])
  .map((limits) => limits.slice(1).map((next, index) => band(limits[index] ?? 0, next - 1)))
  .chain((bands) => fc.shuffledSubarray(bands, { minLength: bands.length }));

describe('grade bands', () => {
  it('are accepted in any order when they cut 0 to 100 into pieces, and come back from low to high', () => {
    fc.assert(
      fc.property(partitions, (bands) => {
        const { bands: sorted, problems } = read(bands);
        expect(problems).toEqual([]);
        expect(sorted.map(({ min }) => min)).toEqual(bands.map(({ min }) => min).sort((a, b) => a - b));
        expect(new Set(sorted)).toEqual(new Set(bands));
      }),
    );
  });

  it('are accepted exactly when every score from 0 to 100 lies in one of them', () => {
    const limit = fc.integer({ min: 0, max: 100 });
    const anyBand = fc.tuple(limit, limit).map(([a, b]) => band(Math.min(a, b), Math.max(a, b)));
    const nearlyRight = fc
      .tuple(partitions, fc.nat(), fc.constantFrom(-1, 1), fc.constantFrom('min' as const, 'max' as const))
      .map(([bands, place, step, side]) =>
        bands.map((one, index) => (index === place % bands.length ? { ...one, [side]: one[side] + step } : one)),
      )
      .filter((bands) => bands.every(({ min, max }) => 0 <= min && min <= max && max <= 100));
    fc.assert(
      fc.property(fc.oneof(partitions, nearlyRight, fc.array(anyBand, { minLength: 1, maxLength: 5 })), (bands) => {
        expect(read(bands).problems.length === 0).toBe(coversEachScoreOnce(bands));
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, GradeBand[], string[]]>([
    ['none at all', [], ['gradeBands: required']],
    ['a gap below', [band(1, 100)], ['gradeBands.0.min: gap']],
    ['a gap above', [band(0, 99)], ['gradeBands.0.max: gap']],
    ['a gap between', [band(0, 39), band(41, 100)], ['gradeBands.1.min: gap']],
    ['an overlap', [band(0, 40), band(40, 100)], ['gradeBands.1.min: overlap']],
    ['a band twice', [band(0, 100), band(0, 100)], ['gradeBands.1.min: overlap']],
    ['an overlap, counted as handed in', [band(40, 100), band(0, 40)], ['gradeBands.0.min: overlap']],
    [
      'limits the wrong way round',
      [band(0, 60), band(61, 50), band(61, 100)],
      ['gradeBands.1.max: min', 'gradeBands.2.min: gap'],
    ],
    ['less than nothing', [band(-1, 100)], ['gradeBands.0.min: min']],
    ['more than everything', [band(0, 101)], ['gradeBands.0.max: max']],
    [
      'parts of a percent',
      [band(0, 49.5), band(50.5, 100)],
      ['gradeBands.0.max: integer', 'gradeBands.1.min: integer'],
    ],
    ['a band without a name', [band(0, 100, { name: ' ' })], ['gradeBands.0.name: required']],
    ['a name too long', [band(0, 100, { name: 'x'.repeat(41) })], ['gradeBands.0.name: max-length']],
    ['a colour by name', [band(0, 100, { color: 'red' })], ['gradeBands.0.color: color']],
    ['a style instead of a colour', [band(0, 100, { color: '#fff;x:y' })], ['gradeBands.0.color: color']],
    [
      'too many',
      Array.from({ length: 21 }, (_, n) => band(n * 4, n === 20 ? 100 : n * 4 + 3)),
      ['gradeBands: max-items'],
    ],
  ])('are refused with %s', (_, drafts, problems) => {
    expect(problemsOf(drafts)).toEqual(problems);
  });

  it('tell which scores have no band and which have two', () => {
    expect(read([band(0, 39), band(45, 80), band(75, 100)]).problems.map(({ params }) => params)).toEqual([
      { from: 40, to: 44 },
      { from: 75, to: 80 },
    ]);
  });

  it('keep their names trimmed and their colours in capitals', () => {
    expect(read([band(0, 100, { name: ' All ', color: '#abcdef' })]).bands).toEqual([
      { name: 'All', min: 0, max: 100, color: '#ABCDEF' },
    ]);
  });

  it('give every whole percentage its band', () => {
    const bands = [band(0, 39), band(40, 100)];
    expect([0, 39, 40, 100].map((percentage) => bandOf(bands, percentage)?.min)).toEqual([0, 0, 40, 40]);
    expect(bandOf([], 50)).toBeNull();
  });
});
