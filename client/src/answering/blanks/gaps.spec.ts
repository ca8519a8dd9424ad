import { blankCountOf, filled, piecesOf } from './gaps';

it('cuts a text at its marks', () => {
  expect(piecesOf('Assets = [[1]] + [[2]]')).toEqual([
    { text: 'Assets = ' },
    { blank: 0 },
    { text: ' + ' },
    { blank: 1 },
  ]);
  expect(blankCountOf('Assets = [[1]] + [[2]]')).toBe(2);
  expect(blankCountOf('Nothing is missing [1]')).toBe(0);
});

it('keeps the other blanks when one is filled', () => {
  expect(filled(['a'], 3, 2, 'c')).toEqual(['a', '', 'c']);
  expect(filled(null, 2, 0, 'a')).toEqual(['a', '']);
});
