import { looksLikeNumber } from './number-text';

describe('a number in writing', () => {
  it.each(['1250', '-12.5', '1,250.75', '١٢٥٠', '۱۲٫۵', '٢٠٠٬٠٠٠', '0,5', ' 42 ', '\u2212 3', '.5'])(
    '%p looks like one',
    (text) => {
      expect(looksLikeNumber(text)).toBe(true);
    },
  );

  it.each(['', 'twelve', '12 apples', '1.2.3', '--5', '.'])('%p does not', (text) => {
    expect(looksLikeNumber(text)).toBe(false);
  });
});
