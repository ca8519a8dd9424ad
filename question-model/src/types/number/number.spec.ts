import { deriveMark, markAnswer } from '../../mark-answer';
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

  it('keeps further values with their shares, all points where none is said', () => {
    const others = [
      { value: '٢١', tolerance: '1' },
      { value: '40', share: '33.333%' },
    ];
    expect(read({ value: '42', others })).toEqual({
      number: {
        value: '42',
        tolerance: '0',
        others: [
          { value: '21', tolerance: '1', share: '100' },
          { value: '40', tolerance: '0', share: '33.333' },
        ],
      },
      problems: [],
    });
  });

  it('gives what the best of the values that an answer meets is worth', () => {
    const others = [
      { value: '42', tolerance: '5', share: '50' },
      { value: '21', tolerance: '0', share: '100' },
      { value: '-42', tolerance: '0', share: '33.333' },
    ];
    const question = { content: {}, answerKey: { number: { value: '42', tolerance: '0', others } }, maxScore: 1000 };
    const scores = ['42', '٤٥', '21', '-42', '60', 'no'].map((text) => markAnswer('number', question, { text }).score);
    expect(scores).toEqual([1000, 500, 1000, 333, 0, 0]);
    expect(markAnswer('number', question, { text: '45' }).explanation).toEqual({
      code: 'NUMBER_WITH_SHARE',
      params: { read: '45', value: '42', tolerance: '5', share: '50' },
    });
    expect(deriveMark('number', question, { text: '45' })).toMatchObject({
      rule: 'SHARE_OF_VALUE',
      parts: [{ score: 500, maxScore: 1000, verdict: 'RIGHT', expected: ['42', '5'] }],
    });
  });

  it.each<[KeyDraft['number'], string[]]>([
    [{ value: '1', others: [{ value: '' }] }, ['number.others.0.value: required']],
    [
      { value: '1', others: [{ value: '2', tolerance: '-1', share: '0' }] },
      ['number.others.0.tolerance: min', 'number.others.0.share: min'],
    ],
    [{ value: '1', others: [{ value: '2', share: '101' }] }, ['number.others.0.share: max']],
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
