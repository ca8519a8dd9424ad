import { isInHundredths, readPoints } from './points';

it.each([
  ['7.25', 7.25],
  ['7,5', 7.5],
  [' ١٢٫٥ ', 12.5],
  ['۸', 8],
])('reads %p, whatever keyboard typed it', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});

it.each(['', 'many', '-1', '1e2', '2,', '1.2.3', '1,000', '١٬٠٠٠'])('reads no points in %p', (typed) => {
  expect(readPoints(typed)).toBeNaN();
});

it('tells hundredths from finer parts', () => {
  expect([8.2, 1.23, 1.234].map(isInHundredths)).toEqual([true, true, false]);
});
