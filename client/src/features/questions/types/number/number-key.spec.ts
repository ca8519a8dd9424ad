import { problemsOf } from '../../problems-of';
import { acceptedRange, numberSchema, readDecimal } from './number-key';

describe('a number', () => {
  it.each([
    ['42', '42'],
    ['٤٢٫٥', '42.5'],
    ['1,250', '1250'],
    ['−3', '-3'],
    ['12,5', null],
    ['abc', null],
    ['', null],
  ])('%s is read as %s', (typed, meant) => expect(readDecimal(typed)).toBe(meant));

  it('tells which numbers it accepts, without the noise of binary fractions', () => {
    expect(acceptedRange({ value: '0.3', tolerance: '0.1' })).toEqual({ from: 0.2, to: 0.4 });
    expect(acceptedRange({ value: '15000', tolerance: '' })).toEqual({ from: 15000, to: 15000 });
    expect(acceptedRange({ value: '3', tolerance: '-1' })).toBeNull();
  });

  it('wants a number, and a tolerance that is not negative', () => {
    expect(problemsOf(numberSchema, { value: '', tolerance: 'x', unit: '' })).toEqual({
      value: 'questions:problem.answer',
      tolerance: 'questions:problem.number',
    });
    expect(problemsOf(numberSchema, { value: 'two', tolerance: '-1', unit: '' })).toEqual({
      value: 'questions:problem.number',
      tolerance: 'questions:problem.negative',
    });
    expect(problemsOf(numberSchema, { value: '٤٢', tolerance: '', unit: 'SAR' })).toEqual({});
  });
});
