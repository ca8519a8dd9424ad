import { FieldProblems } from '../../field-problems';
import type { KeyDraft } from '../question-kind';
import { NumberAnswer } from './number';

function read(number: KeyDraft['number']) {
  const problems = new FieldProblems();
  const { answerKey } = new NumberAnswer().read({ number }, problems);
  return { number: answerKey.number, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('a number question', () => {
  it('keeps value and tolerance as plain decimals', () => {
    expect(read({ value: '١٬٢٥٠٫٥٠', tolerance: '٠٫٥' })).toEqual({
      number: { value: '1250.5', tolerance: '0.5' },
      problems: [],
    });
  });

  it.each([undefined, null, '', ' '])('has no tolerance when it is %j', (tolerance) => {
    expect(read({ value: '-3', tolerance })).toEqual({ number: { value: '-3', tolerance: '0' }, problems: [] });
  });

  it('may have a unit, which candidates see', () => {
    const problems = new FieldProblems();
    const { content } = new NumberAnswer().read({ number: { value: '3' }, unit: ' kg ' }, problems);
    expect(new NumberAnswer().toPaper(content).unit).toBe('kg');
    new NumberAnswer().read({ number: { value: '3' }, unit: 'x'.repeat(31) }, problems);
    expect(problems.all).toEqual([{ path: 'unit', rule: 'max-length', params: { max: 30 } }]);
  });

  it.each<[KeyDraft['number'], string[]]>([
    [null, ['number.value: required']],
    [{ value: ' ' }, ['number.value: required']],
    [{ value: 'ten' }, ['number.value: number']],
    [{ value: '12,5' }, ['number.value: number']],
    [{ value: '1', tolerance: 'about' }, ['number.tolerance: number']],
    [{ value: '1', tolerance: '-1' }, ['number.tolerance: min']],
  ])('refuses %j', (number, problems) => {
    expect(read(number).problems).toEqual(problems);
  });
});
