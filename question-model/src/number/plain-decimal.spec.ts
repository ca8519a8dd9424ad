import fc from 'fast-check';
import { plainDecimal } from './plain-decimal';

describe('plainDecimal', () => {
  it.each([
    ['12', '12'],
    [' 12.50 ', '12.5'],
    ['+7', '7'],
    ['-0.0', '0'],
    ['−3', '-3'],
    ['007', '7'],
    ['0.5', '0.5'],
    ['1,250', '1250'],
    ['1,250,000.75', '1250000.75'],
    ['١٬٢٥٠٫٥٠', '1250.5'],
    ['۱۲٫۵', '12.5'],
    ['\u200F-٣', '-3'],
    ['12 500', '12500'],
    ['12,5', '12.5'],
    ['٣،١٤', '3.14'],
    ["1'234", '1234'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.5e3', '1500'],
  ])('reads %j as %s', (written, value) => {
    expect(plainDecimal(written)).toBe(value);
  });

  it.each(['', 'twelve', '1,2,3', '1.2.3', '1e16', '0x10', 'NaN', '--1', '1234567890123456', '0.12345678901'])(
    'refuses %j',
    (written) => {
      expect(plainDecimal(written)).toBeNull();
    },
  );

  it('writes every number the same way whichever digits it was typed in', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 9999 }), (whole, fraction) => {
        const western = `${whole}.${fraction}`;
        const arabic = western
          .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
          .replace('.', '\u066B');
        expect(plainDecimal(arabic)).toBe(plainDecimal(western));
        expect(Number(plainDecimal(western))).toBe(Number(western));
      }),
    );
  });
});
