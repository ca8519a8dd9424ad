import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mantel, mantelHaenszel } from './differential-functioning';
import type { DifferentialFunctioning } from './differential-functioning';
import { stratify, tally } from './strata';

/** Made with R 4.2 (`mantelhaen.test`) from made-up answers: q4 was planted harder in Arabic, q9 easier, q13 harder. */
const read = (name: string): string[][] =>
  readFileSync(path.join(__dirname, 'testing', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));

const [head = [], ...people] = read('responses.csv');
const [columns = [], ...expected] = read('expected.csv');
const columnOf = (name: string) => Float64Array.from(people, (row) => Number(row[head.indexOf(name)]));
const isFocal = Uint8Array.from(people, (row) => (row[1] === 'ar' ? 1 : 0));
const strata = stratify(columnOf('total'));

function figuresOf(item: string, kind: string): DifferentialFunctioning {
  const counts = tally(columnOf(item), strata, isFocal);
  return kind === 'MH' ? mantelHaenszel(counts, 1) : mantel(counts);
}

const inR: Record<string, keyof DifferentialFunctioning> = {
  alpha: 'alpha',
  chi2: 'chiSquare',
  p: 'p',
  delta: 'delta',
  se_delta: 'deltaError',
  std_p_dif: 'difference',
  effect_size: 'effectSize',
};

describe.each(expected)('%s (%s)', (item, kind, ...rest) => {
  const row = [item, kind, ...rest];
  const found = figuresOf(item, kind);

  it.each(Object.entries(inR))('has the %s that R has', (name, field) => {
    const value = row[columns.indexOf(name)];
    if (value === 'NA') expect(found[field]).toBeNull();
    else expect(Math.abs(Number(found[field]) - Number(value))).toBeLessThan(1e-6);
  });

  it('is of the class that the rule gives', () => {
    expect(found.strength).toBe(row[columns.indexOf('class')]);
  });
});

it('tells nothing where no ability has people of both languages', () => {
  const alone = [
    { reference: 5, focal: 0, referencePoints: 3, focalPoints: 0, referenceSquares: 3, focalSquares: 0 },
    { reference: 0, focal: 4, referencePoints: 0, focalPoints: 1, referenceSquares: 0, focalSquares: 1 },
  ];
  const nothing = { chiSquare: null, p: null, difference: null, strength: null };
  expect(mantelHaenszel(alone, 1)).toMatchObject({ ...nothing, alpha: null });
  expect(mantel(alone)).toMatchObject({ ...nothing, effectSize: null });
});

it('puts people of many different totals into ten groups of about equal size', () => {
  const totals = Float64Array.from({ length: 1_000 }, (_, at) => (at * 7) % 1_000);
  const groups = stratify(totals);
  const sizes = Array.from({ length: 10 }, (_, group) => groups.filter((one) => one === group).length);
  expect(sizes).toEqual(Array<number>(10).fill(100));
  for (const [at, group] of groups.entries()) expect(group).toBe(Math.floor((totals[at] ?? 0) / 100));
});
