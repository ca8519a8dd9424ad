import fc from 'fast-check';
import { compareDecimals, distance } from './decimal';
import { parseDecimal } from './parse-decimal';

const read = (text: string) => {
  const decimal = parseDecimal(text);
  return decimal && `${decimal.digits}e-${decimal.scale}`;
};

describe('parseDecimal', () => {
  it.each([
    ['42', '42e-0'],
    ['٤٢', '42e-0'],
    ['۴۲', '42e-0'],
    ['４２', '42e-0'],
    ['3.14', '314e-2'],
    ['٣٫١٤', '314e-2'],
    ['3,14', '314e-2'],
    ['٣،١٤', '314e-2'],
    ['.5', '5e-1'],
    ['5.', '5e-0'],
    ['1,234,567.89', '123456789e-2'],
    ['١٬٢٣٤٬٥٦٧٫٨٩', '123456789e-2'],
    ["1'234", '1234e-0'],
    ['1 234 567', '1234567e-0'],
    ['1\u00A0234', '1234e-0'],
    ['-7', '-7e-0'],
    ['\u22127', '-7e-0'],
    ['+ 7', '7e-0'],
    ['\u200F-٧\u200F', '-7e-0'],
    ['  0012.50 ', '1250e-2'],
    ['1.25e3', '1250e-0'],
    ['1e3', '1000e-0'],
    ['125E-2', '125e-2'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['', ' ', '-', '.', 'seven', 'e3', '1e', '12 kg', '10²', '1,23,456.7', '1.2.3', '--1', '٫', '9'.repeat(61)])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('reads a grouped number as the same number, in either kind of digits', () => {
    const integers = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(integers, (integer) => {
        const grouped = integer.toLocaleString('en-US');
        const arabic = integer.toLocaleString('ar-EG');
        expect(parseDecimal(grouped)).toEqual({ digits: integer, scale: 0 });
        expect(parseDecimal(arabic)).toEqual({ digits: integer, scale: 0 });
      }),
    );
  });
});

describe('decimal arithmetic', () => {
  it('is exact where binary fractions are not', () => {
    const gap = distance(parse('0.3'), parse('0.1'));
    expect(compareDecimals(gap, parse('0.2'))).toBe(0);
  });

  it('ignores trailing zeros', () => {
    expect(compareDecimals(parse('1.50'), parse('1.5'))).toBe(0);
  });

  it('orders numbers of different scale', () => {
    expect(compareDecimals(parse('-0.01'), parse('0'))).toBe(-1);
    expect(compareDecimals(parse('10'), parse('9.999'))).toBe(1);
  });
});

function parse(text: string) {
  const decimal = parseDecimal(text);
  if (!decimal) throw new Error(`${text} is not a number`);
  return decimal;
}
