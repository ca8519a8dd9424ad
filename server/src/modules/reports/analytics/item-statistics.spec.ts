import fc from 'fast-check';
import { againstRest, paperStatistics, attemptTotals, weigh } from './item-statistics';
import type { ItemMarks } from './item-statistics';

function itemStatistics(items: readonly ItemMarks[]) {
  const totals = attemptTotals(items);
  return weigh(
    items,
    items.map((item) => againstRest(item, totals)),
  );
}

/** Eight candidates × five questions, with the figures worked out apart from this code. */
const maxima = [1, 1, 1, 2, 5];
const rows = [
  [1, 1, 0, 2, 4],
  [1, 0, 0, 1, 3],
  [1, 1, 1, 2, 5],
  [0, 0, 1, 0, 1],
  [1, 1, 0, 1, 2],
  [0, 0, 0, 0, 0],
  [1, 1, 1, 2, 3.5],
  [1, 0, 0, 0.5, 2.5],
];
const golden = [
  [75, 0.46291005, 72.3142987, 100, 15.5989059],
  [50, 0.534522484, 74.1058653, 89.1891892, 17.0049955],
  [37.5, 0.51754917, 22.9370035, 27.7419355, 11.3453011],
  [53.125, 0.8634441, 94.3916793, 100, 23.6606385],
  [52.5, 1.62018517, 88.721106, 91.4893617, 32.3901589],
];

const itemsOf = (maximum: readonly number[], marks: readonly (readonly number[])[]): ItemMarks[] =>
  maximum.map((most, column) => ({ maximum: most, marks: Float64Array.from(marks, (row) => row[column] ?? 0) }));

describe('the golden set', () => {
  const items = itemsOf(maxima, rows);

  it.each(golden.map((expected, index) => ({ question: index + 1, expected })))(
    'gives the five figures of question $question',
    ({ question, expected }) => {
      const { facility, sd, discrimination, efficiency, effectiveWeight } = itemStatistics(items)[question - 1]!;
      const figures = [facility, sd, discrimination, efficiency, effectiveWeight];
      figures.forEach((figure, index) => expect(figure).toBeCloseTo(expected[index]!, 6));
    },
  );

  it.each([
    ['mean', 5.3125],
    ['median', 5],
    ['sd', 3.3905067],
    ['alpha', 0.8],
    ['errorRatio', 0.447213595],
    ['standardError', 1.51628069],
    ['skewness', -0.165224323],
    ['kurtosis', -0.857506374],
  ] as const)('gives the %s of the paper', (name, expected) => {
    expect(paperStatistics(items)[name]).toBeCloseTo(expected, 6);
  });

  it('weighs questions by their maxima where nothing else is meant', () => {
    expect(itemStatistics(items).map(({ intendedWeight }) => intendedWeight)).toEqual([10, 10, 10, 20, 50]);
  });
});

describe('small samples', () => {
  it('say nothing rather than something wrong', () => {
    const alone = itemsOf([1, 1], [[1, 0]]);
    expect(paperStatistics(alone)).toMatchObject({ attempts: 1, mean: 1, sd: null, alpha: null, skewness: null });
    expect(itemStatistics(alone)[0]).toMatchObject({ facility: 100, sd: null, discrimination: null, efficiency: null });
    expect(paperStatistics([])).toMatchObject({ attempts: 0, mean: null, median: null });
  });

  it('have no discrimination where everybody got the same', () => {
    const same = itemsOf(
      [1, 1],
      [
        [1, 0],
        [1, 1],
        [1, 0],
      ],
    );
    expect(itemStatistics(same)[0]).toMatchObject({ sd: 0, discrimination: null, efficiency: null });
  });
});

describe('a question that works against the total', () => {
  it('is flagged and left out of the effective weights', () => {
    const items = itemsOf(
      [1, 5, 5],
      [
        [1, 0, 0],
        [1, 1, 1],
        [0, 4, 4],
        [0, 5, 5],
      ],
    );
    const [against, ...others] = itemStatistics(items);
    expect(against).toMatchObject({ isAgainstTotal: true, effectiveWeight: null });
    expect(others.reduce((sum, { effectiveWeight }) => sum + (effectiveWeight ?? 0), 0)).toBeCloseTo(100);
  });
});

it('keeps its figures in their ranges whatever the marks are', () => {
  const matrix = fc.integer({ min: 2, max: 6 }).chain((k) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: k, maxLength: k }), {
      minLength: 2,
      maxLength: 30,
    }),
  );
  fc.assert(
    fc.property(matrix, (marks) => {
      const items = itemsOf(
        marks[0]!.map(() => 4),
        marks,
      );
      for (const { facility, discrimination, efficiency } of itemStatistics(items)) {
        expect(facility! >= 0 && facility! <= 100).toBe(true);
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(100 + 1e-9);
        expect(efficiency ?? 0).toBeLessThanOrEqual(100 + 1e-9);
      }
      expect(paperStatistics(items).alpha ?? 0).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
