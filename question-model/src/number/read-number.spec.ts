import fc from 'fast-check';
import { readNumber } from './read-number';

const read = (text: string, unit?: string) => {
  const reading = readNumber(text, unit);
  return reading.kind === 'number' ? reading.plain : reading.kind;
};

describe('a number that a candidate types', () => {
  it.each([
    ['37.5', undefined, '37.5'],
    ['37.5 USD', undefined, '37.5'],
    ['$37.50', undefined, '37.5'],
    ['US$ 37.50', undefined, '37.5'],
    ['-$5', undefined, '-5'],
    ['$-5', undefined, '-5'],
    ['€1,250.00', undefined, '1250'],
    ['٣٧٫٥ ريال', undefined, '37.5'],
    ['37.5 ر.س', undefined, '37.5'],
    ['ر.س 37.5', undefined, '37.5'],
    ['₿3', undefined, '3'],
    ['15%', undefined, '15'],
    ['١٥٪', undefined, '15'],
    ['15 percent', '%', '15'],
    ['1.25e3', undefined, '1250'],
    ['1.25E3', undefined, '1250'],
    ['12 kg', 'kg', '12'],
    ['12kg', 'KG', '12'],
    ['12 KG.', 'kg', '12'],
    ['37 m2', 'm²', '37'],
    ['37 m²', 'm²', '37'],
    ['5 million SAR', 'million SAR', '5'],
    ['37.5 USD', 'USD', '37.5'],
    ['$37.5', 'USD', '37.5'],
    ['37.5 ريال', 'SAR', '37.5'],
    ['12,5', undefined, '12.5'],
    ['٣،١٤', undefined, '3.14'],
    ["1'234", undefined, '1234'],
    ['1.250', undefined, '1.25'],
    ['1,250', undefined, '1250'],
    ['٥ كجم', 'كجم', '5'],
  ])('%s where %s is asked for is %s', (text, unit, expected) => {
    expect(read(text, unit)).toBe(expected);
  });

  it.each([
    ['1/2', undefined],
    ['5-', undefined],
    ['3-5', undefined],
    ['about ten', undefined],
    ['12 kg', undefined],
    ['12 lb', 'kg'],
    ['$5', 'kg'],
    ['15%', 'kg'],
    ['€5', 'USD'],
    ['kg', 'kg'],
    ['$', undefined],
    ['1.2.3', undefined],
    ['1.250,75', undefined],
    ['10²', undefined],
  ])('%s where %s is asked for is odd', (text, unit) => {
    expect(read(text, unit)).toBe('odd');
  });

  it.each(['', '  ', '\u200F'])('%j is nothing', (text) => {
    expect(read(text)).toBe('none');
  });

  it('is read the same with and without its unit', () => {
    const units = fc.constantFrom('kg', 'USD', 'ريال', 'm²', '%', 'km/h');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 999 }), units, (whole, part, unit) => {
        const text = `${whole}.${part}`;
        expect(read(`${text} ${unit}`, unit)).toBe(read(text, unit));
        expect(Number(read(text, unit))).toBe(Number(text));
      }),
    );
  });
});
