import { readWhole, wholeNumber } from './whole-number';

describe('a whole number', () => {
  it.each([
    ['7', 7],
    [' ٣٠ ', 30],
    ['۱۲۰', 120],
    ['3.5', null],
    ['ten', null],
    ['', null],
  ])('%s is read as %s', (typed, meant) => expect(readWhole(typed)).toBe(meant));

  it('lies within its limits', () => {
    const schema = wholeNumber({ min: 1, max: 10 });
    expect(['1', '١٠', ''].map((typed) => schema.isValidSync(typed))).toEqual([true, true, true]);
    expect(['0', '11', 'x'].map((typed) => schema.isValidSync(typed))).toEqual([false, false, false]);
  });
});
