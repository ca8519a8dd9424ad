import { digitsOf, isoOf, partsOf, dateProblemOf } from './date-parts';

it('reads the digits of either script', () => {
  expect(digitsOf('٢٩')).toBe('29');
  expect(digitsOf('۲۰۲۸')).toBe('2028');
  expect(digitsOf(' 7.')).toBe('7');
});

it('knows the days that there are', () => {
  expect(isoOf({ day: '29', month: '2', year: '2028' })).toBe('2028-02-29');
  expect(isoOf({ day: '29', month: '2', year: '2027' })).toBeNull();
  expect(isoOf({ day: '1', month: '13', year: '2027' })).toBeNull();
  expect(isoOf({ day: '1', month: '', year: '2027' })).toBeNull();
});

it('shows a date as it was typed', () => {
  expect(partsOf('2027-03-09')).toEqual({ day: '9', month: '3', year: '2027' });
  expect(partsOf(null)).toEqual({ day: '', month: '', year: '' });
});

it.each([
  [{ day: '', month: '', year: '' }, null],
  [{ day: '3', month: '', year: '' }, 'incomplete'],
  [{ day: '31', month: '4', year: '2026' }, 'impossible'],
  [{ day: '31', month: '12', year: '2025' }, 'early'],
  [{ day: '1', month: '1', year: '2027' }, 'late'],
  [{ day: '31', month: '12', year: '2026' }, null],
])('says of %j: %s', (parts, problem) => {
  expect(dateProblemOf(parts, { earliest: '2026-01-01', latest: '2026-12-31' })).toBe(problem);
});
