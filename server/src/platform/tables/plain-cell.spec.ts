import { plainCell } from './plain-cell';

describe('plainCell', () => {
  it.each([
    '=1+1',
    ';=1',
    ' =1',
    ';; +1',
    '+966500000000',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
  ])('makes %j a text', (value) => expect(plainCell(value)).toBe(`'${value}`));

  it.each([
    ['Layla', 'Layla'],
    ['a=b', 'a=b'],
    ['', ''],
    [null, ''],
  ])('leaves %j alone', (value, cell) => expect(plainCell(value)).toBe(cell));
});
