import { bestPlaces, isSame, placesBy } from './ordering';

const line = (...values: (number | string | null)[]) => ({ key: 'line', values });
const allFinal = [true, true, true, true];

it('names who has the most, also several', () => {
  expect(bestPlaces(line(40, 90, 90, null), allFinal)).toEqual([1, 2]);
});

it('names nobody who can still rise, and compares those alone who cannot', () => {
  expect(bestPlaces(line(40, 90, 60), [true, false, true])).toEqual([2]);
  expect(bestPlaces(line(60, 60, 40), [true, false, true])).toEqual([0]);
  expect(bestPlaces(line(40, 90), [true, false])).toEqual([]);
});

it('names nobody where all have the same, or only one has anything', () => {
  expect(bestPlaces(line(50, 50), allFinal)).toEqual([]);
  expect(bestPlaces(line(50, null), allFinal)).toEqual([]);
  expect(bestPlaces(line('Passed', 'Failed'), allFinal)).toEqual([]);
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
