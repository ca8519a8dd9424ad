import { westernDigits } from './western-digits';

describe('western digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٥٠', '1,250'],
    ['90 ثانية', '90 ثانية'],
  ])('reads %s as %s', (typed, meant) => expect(westernDigits(typed)).toBe(meant));
});
