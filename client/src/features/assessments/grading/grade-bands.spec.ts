import fc from 'fast-check';
import {
  addBand,
  bandOf,
  bandsFromRanges,
  bandsToRanges,
  limitRange,
  moveLimit,
  readLimit,
  removeBand,
  type Band,
} from './grade-bands';

const FIVE = [
  { name: 'Weak', min: 0, max: 39, color: '#c8423c' },
  { name: 'Developing', min: 40, max: 59, color: '#cc7420' },
  { name: 'Good', min: 60, max: 74, color: '#a68a1a' },
  { name: 'Strong', min: 75, max: 89, color: '#4c9a63' },
  { name: 'Outstanding', min: 90, max: 100, color: '#1f7a6b' },
];

const five = () => bandsFromRanges(FIVE);
const limits = (bands: readonly Band[]) => bandsToRanges(bands).map(({ min, max }) => [min, max]);

function expectEveryScoreCoveredOnce(bands: readonly Band[]) {
  const ranges = bandsToRanges(bands);
  for (let score = 0; score <= 100; score += 1) {
    expect(ranges.filter(({ min, max }) => score >= min && score <= max)).toHaveLength(1);
  }
}

describe('grade bands', () => {
  it('go out as they came in', () => {
    expect(bandsToRanges(five())).toEqual(FIVE);
  });

  it('close the gaps and overlaps of ranges that have them', () => {
    const broken = bandsFromRanges([
      { name: 'Low', min: 5, max: 30, color: '#000000' },
      { name: 'High', min: 50, max: 90, color: '#000000' },
      { name: 'Mid', min: 20, max: 60, color: '#000000' },
    ]);
    expect(limits(broken)).toEqual([
      [0, 19],
      [20, 49],
      [50, 100],
    ]);
  });

  it('move a limit and the neighbour with it', () => {
    expect(limits(moveLimit(five(), 3, 80))).toEqual([
      [0, 39],
      [40, 59],
      [60, 79],
      [80, 89],
      [90, 100],
    ]);
  });

  it('stop a limit where a neighbour would lose its last score', () => {
    expect(bandsToRanges(moveLimit(five(), 3, 500))[3]).toMatchObject({ min: 89, max: 89 });
    expect(bandsToRanges(moveLimit(five(), 3, -500))[2]).toMatchObject({ min: 60, max: 60 });
    expect(limitRange(five(), 3)).toEqual({ min: 61, max: 89 });
  });

  it('keep the lowest start at zero', () => {
    expect(limits(moveLimit(five(), 0, 20))).toEqual(limits(five()));
  });

  it('give half of the widest band to a new one', () => {
    const grown = addBand(five(), '#4268e2');
    expect(limits(grown?.bands ?? [])).toContainEqual([20, 39]);
    expect(grown?.bands[1]).toMatchObject({ key: grown?.key, name: '', color: '#4268e2' });
  });

  it('give the scores of a removed band to the one below, or above the lowest', () => {
    const bands = five();
    expect(limits(removeBand(bands, bands[2]?.key ?? ''))).toContainEqual([40, 74]);
    expect(limits(removeBand(bands, bands[0]?.key ?? ''))).toContainEqual([0, 59]);
  });

  it('never lose the last band', () => {
    const [only] = five();
    expect(removeBand([only!], only?.key ?? '')).toHaveLength(1);
  });

  it('find the band of a score', () => {
    expect([0, 39, 40, 78, 100].map((score) => bandOf(five(), score)?.name)).toEqual([
      'Weak',
      'Weak',
      'Developing',
      'Strong',
      'Outstanding',
    ]);
  });

  it('read a typed upper limit as the start of the next band', () => {
    expect(readLimit(five(), 0, 'to', '44')).toEqual({ limit: 1, from: 45 });
    expect(readLimit(five(), 1, 'from', '45')).toEqual({ limit: 1, from: 45 });
  });

  it.each(['', 'abc', '-1', '100', '60', '4.5'])('refuse "%s" as the upper limit of a band that ends at 39', (text) => {
    expect(readLimit(five(), 0, 'to', text)).toBeNull();
  });

  it('cover every score exactly once after any series of edits', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), at: fc.nat(12), to: fc.integer({ min: -50, max: 150 }) }),
      fc.record({ kind: fc.constant('add' as const), at: fc.nat(12), to: fc.constant(0) }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(12), to: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const edited = edits.reduce<Band[]>((bands, { kind, at, to }) => {
          if (kind === 'move') return moveLimit(bands, at, to);
          if (kind === 'add') return addBand(bands, '#4268e2')?.bands ?? bands;
          return removeBand(bands, bands[at % bands.length]?.key ?? '');
        }, five());
        expectEveryScoreCoveredOnce(edited);
      }),
      { numRuns: 200 },
    );
  });
});
