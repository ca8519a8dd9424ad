import { bestPlaces, isSame, placesBy } from './ordering';

const line = (...values: (number | string | null)[]) => ({ key: 'line', values });

it('names who has the most, also several', () => {
  expect(bestPlaces(line(40, 90, 90, null))).toEqual([1, 2]);
});

it('names nobody where all have the same, or only one has anything', () => {
  expect(bestPlaces(line(50, 50))).toEqual([]);
  expect(bestPlaces(line(50, null))).toEqual([]);
  expect(bestPlaces(line('Passed', 'Failed'))).toEqual([]);
});

it('orders the candidates by a line, the most first and who has nothing last', () => {
  expect(placesBy(line(40, null, 90, 40), 4)).toEqual([2, 0, 3, 1]);
  expect(placesBy(undefined, 3)).toEqual([0, 1, 2]);
});

it('tells a line in which nobody differs', () => {
  expect(isSame(line(3, 3, 3))).toBe(true);
  expect(isSame(line(3, null))).toBe(false);
  expect(isSame(line(null, null))).toBe(true);
});
