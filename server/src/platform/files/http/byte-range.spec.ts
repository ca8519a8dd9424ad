import { readRange } from './byte-range';

describe('a range of ten bytes', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, null],
    ['bytes=-', null],
    ['bytes=5-3', null],
    ['bytes=0-1,4-5', null],
    ['items=0-1', null],
  ])('%s', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });
});
