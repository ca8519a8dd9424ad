import { carriedBandNames } from './carried-band-names';

const bands = (...names: string[]) =>
  names.map((name, at) => ({ name, min: at * 10, max: at * 10 + 9, color: '#000000' }));
const before = bands('A', 'B', 'C', 'D');
const said = ['أ', 'ب', 'ج', 'د'];

it.each([
  ['one is removed', ['A', 'C', 'D'], ['أ', 'ج', 'د']],
  ['one is added in between', ['A', 'New', 'B', 'C', 'D'], ['أ', '', 'ب', 'ج', 'د']],
  ['one is renamed', ['A', 'Better', 'C', 'D'], said],
  ['two are exchanged', ['A', 'C', 'B', 'D'], ['أ', 'ج', 'ب', 'د']],
  ['one is removed and another added', ['A', 'C', 'D', 'New'], ['أ', 'ج', 'د', '']],
  ['nothing changes but borders', ['A', 'B', 'C', 'D'], said],
])('keeps each name in the other language with its band when %s', (_, names, expected) => {
  expect(carriedBandNames(said, { before, after: bands(...names) })).toEqual(expected);
});

it('makes no names where there are none', () => {
  expect(carriedBandNames([], { before, after: bands('A', 'B') })).toEqual([]);
  expect(carriedBandNames(['أ'], { before, after: bands('A', 'B', 'C') })).toEqual(['أ', '', '']);
});
