import { paperContent } from '../../question';
import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(number: KeyDraft['number']) {
  const { answerKey, problems } = readDraft('number', { number });
  return { number: answerKey.number, problems };
}

describe('a number question', () => {
  it('keeps value and tolerance as plain decimals', () => {
    expect(read({ value: '١٬٢٥٠٫٥٠', tolerance: '٠٫٥' })).toEqual({
      number: { value: '1250.5', tolerance: '0.5' },
      problems: [],
    });
  });

  it.each(['12,5', '١٢٫٥', '12.5 kg', '1.25e1'])('keeps %j as an answer of the same spelling is read', (value) => {
    const { answerKey } = readDraft('number', { number: { value }, unit: 'kg' });
    expect(answerKey.number).toEqual({ value: '12.5', tolerance: '0' });
  });

  it.each([undefined, null, '', ' '])('has no tolerance when it is %j', (tolerance) => {
    expect(read({ value: '-3', tolerance })).toEqual({ number: { value: '-3', tolerance: '0' }, problems: [] });
  });

  it('may have a unit, which candidates see', () => {
    const { content } = readDraft('number', { number: { value: '3' }, unit: ' kg ' });
    expect(paperContent('number', content).unit).toBe('kg');
    const long = readDraft('number', { number: { value: '3' }, unit: 'x'.repeat(31) });
    expect(long.problems).toEqual(['unit: max-length']);
  });

  it.each<[KeyDraft['number'], string[]]>([
    [null, ['number.value: required']],
    [{ value: ' ' }, ['number.value: required']],
    [{ value: 'ten' }, ['number.value: number']],
    [{ value: '1/2' }, ['number.value: number']],
    [{ value: '1'.repeat(16) }, ['number.value: number']],
    [{ value: '1', tolerance: 'about' }, ['number.tolerance: number']],
    [{ value: '1', tolerance: '-1' }, ['number.tolerance: min']],
  ])('refuses %j', (number, problems) => {
    expect(read(number).problems).toEqual(problems);
  });
});
