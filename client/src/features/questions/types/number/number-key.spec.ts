import { problemsOf } from '../../problems-of';
import { acceptedRange, numberInput, numberSchema, otherValue } from './number-key';

describe('a number', () => {
  it('tells which numbers it accepts, without the noise of binary fractions', () => {
    expect(acceptedRange({ value: '0.3', tolerance: '0.1', unit: '' })).toEqual({ from: 0.2, to: 0.4 });
    expect(acceptedRange({ value: '15000', tolerance: '', unit: '' })).toEqual({ from: 15000, to: 15000 });
    expect(acceptedRange({ value: '3', tolerance: '-1', unit: '' })).toBeNull();
  });

  it('wants a number, and a tolerance that is not negative', () => {
    expect(problemsOf(numberSchema, { value: '', tolerance: 'x', unit: '', others: [] })).toEqual({
      value: 'questions:problem.answer',
      tolerance: 'questions:problem.number',
    });
    expect(problemsOf(numberSchema, { value: 'two', tolerance: '-1', unit: '', others: [] })).toEqual({
      value: 'questions:problem.number',
      tolerance: 'questions:problem.negative',
    });
    expect(problemsOf(numberSchema, { value: '٤٢', tolerance: '', unit: 'SAR', others: [] })).toEqual({});
    expect(problemsOf(numberSchema, { value: '12,5 SAR', tolerance: '٠،٥', unit: 'SAR', others: [] })).toEqual({});
    expect(problemsOf(numberSchema, { value: '5 kg', tolerance: '', unit: 'SAR', others: [] })).toMatchObject({
      value: 'questions:problem.number',
    });
  });

  it('takes further values with a share above 0 and up to 100', () => {
    const given = (share: string, value = '2') => ({
      value: '1',
      tolerance: '',
      unit: '',
      others: [otherValue({ value, share })],
    });
    expect(problemsOf(numberSchema, given('33,3'))).toEqual({});
    expect(problemsOf(numberSchema, given('٥٠%'))).toEqual({});
    for (const share of ['0', '101', 'half']) {
      expect(problemsOf(numberSchema, given(share))).toEqual({ 'others[0].share': 'questions:problem.share' });
    }
    expect(problemsOf(numberSchema, given('50', ''))).toEqual({ 'others[0].value': 'questions:problem.answer' });
    expect(numberInput(given('٥٠%'))).toEqual({
      value: '1',
      tolerance: '0',
      others: [{ value: '2', tolerance: '0', share: '50' }],
    });
  });
});
