import { problemsOf } from '../../problems-of';
import { acceptedRange, numberSchema } from './number-key';

describe('a number', () => {
  it('tells which numbers it accepts, without the noise of binary fractions', () => {
    expect(acceptedRange({ value: '0.3', tolerance: '0.1', unit: '' })).toEqual({ from: 0.2, to: 0.4 });
    expect(acceptedRange({ value: '15000', tolerance: '', unit: '' })).toEqual({ from: 15000, to: 15000 });
    expect(acceptedRange({ value: '3', tolerance: '-1', unit: '' })).toBeNull();
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
    expect(problemsOf(numberSchema, { value: '12,5 SAR', tolerance: '٠،٥', unit: 'SAR' })).toEqual({});
    expect(problemsOf(numberSchema, { value: '5 kg', tolerance: '', unit: 'SAR' })).toMatchObject({
      value: 'questions:problem.number',
    });
  });
});
