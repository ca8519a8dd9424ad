import { gatherMarks } from './gather-marks';
import type { PackedMarks } from './gather-marks';

const packed = (...numbers: number[]) => {
  const buffer = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => buffer.writeInt32BE(number, index * 4));
  return buffer;
};

const papers = new Map([
  ['both', { questionIds: ['common', 'drawn'], maxima: [100, 200] }],
  ['one', { questionIds: ['common'], maxima: [100] }],
]);
const packs: PackedMarks[] = [
  {
    paper: 'both',
    attempts: 2,
    marks: packed(100, 150, 0, 25),
    milliseconds: packed(2_000, -1, 4_000, 500),
    totals: packed(250, 25),
  },
  { paper: 'one', attempts: 1, marks: packed(50), milliseconds: packed(-1), totals: packed(50) },
];

describe('gatherMarks', () => {
  it('puts the marks of one question together, in points, attempts in one order', () => {
    expect(gatherMarks(packs, papers).get('common')).toMatchObject({
      ...{ attempts: 3, maximum: 1, totals: null, averageSeconds: 3 },
      marks: Float64Array.of(1, 0, 0.5),
    });
  });

  it('keeps the totals of those who were asked a question that not everybody was asked', () => {
    expect(gatherMarks(packs, papers).get('drawn')).toMatchObject({
      ...{ attempts: 2, maximum: 2, averageSeconds: 0.5 },
      marks: Float64Array.of(1.5, 0.25),
      totals: Float64Array.of(2.5, 0.25),
    });
  });
});
