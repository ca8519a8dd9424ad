import { countChoices } from './count-choices';
import { gatherMarks, totalsIn } from './gather-marks';
import { PaperIndex } from './packed-papers';
import type { PackedPapers } from './packed-papers';

const numbers = (...given: number[]) => Buffer.concat(given.map((number) => bytesOf(number)));

function bytesOf(number: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(number);
  return buffer;
}

/** As `array_send` writes them. */
function array(...elements: Buffer[]): Buffer {
  return Buffer.concat([Buffer.alloc(20), ...elements.flatMap((element) => [bytesOf(element.length), element])]);
}

const uuid = (digit: number) => `${digit}`.repeat(32).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
const uuids = (...digits: number[]) => digits.map((digit) => Buffer.from(String(digit).repeat(32), 'hex'));
const [COMMON, DRAWN] = [1, 2];
const LISTED = 77;

/** Two who were asked both, one who was asked the common question alone. */
const packs: PackedPapers[] = [
  {
    ...{ attempts: 2, width: 2, ids: Buffer.concat(uuids(5, 6)), percentages: numbers(80, 40) },
    questionIds: array(...uuids(COMMON, DRAWN)),
    maxima: array(bytesOf(100), bytesOf(200)),
    marks: numbers(100, 150, 0, 25),
    milliseconds: numbers(2_000, -1, 4_000, 500),
    totals: numbers(250, 25),
    choices: numbers(0, 0, 0, LISTED, 0, 0b101, 0, 0, 0, LISTED, 1, 0b100),
  },
  {
    ...{ attempts: 1, width: 1, ids: Buffer.concat(uuids(7)), percentages: numbers(50), choices: null },
    questionIds: array(...uuids(COMMON)),
    maxima: array(bytesOf(100)),
    marks: numbers(50),
    milliseconds: numbers(-1),
    totals: numbers(50),
  },
];

/** The same, each paper with its own list. */
const drawn = packs.map((pack) => ({
  ...pack,
  questionIds: Buffer.concat(Array.from({ length: pack.attempts }, () => pack.questionIds)),
  maxima: Buffer.concat(Array.from({ length: pack.attempts }, () => pack.maxima)),
}));

describe.each([
  ['papers that many share', packs],
  ['papers drawn for each', drawn],
])('%s', (_, given) => {
  const index = new PaperIndex();
  const placed = given.map((pack) => index.add(pack));

  it('gives the marks of one question together, in points, attempts in one order', async () => {
    const [common] = await gatherMarks(index.questions, placed);
    expect(common).toMatchObject({
      ...{ questionId: uuid(COMMON), attemptId: uuid(5), attempts: 3, maximum: 1, totals: null, averageSeconds: 3 },
      marks: Float64Array.of(1, 0, 0.5),
    });
  });

  it('keeps the totals of those who were asked a question that not everybody was asked', async () => {
    const [, second] = await gatherMarks(index.questions, placed);
    expect(second).toMatchObject({
      ...{ questionId: uuid(DRAWN), attempts: 2, maximum: 2, averageSeconds: 0.5 },
      marks: Float64Array.of(1.5, 0.25),
      totals: Float64Array.of(2.5, 0.25),
    });
  });

  it('gives the totals of everybody', () => {
    expect(totalsIn(given)).toEqual(Float64Array.of(2.5, 0.25, 0.5));
  });

  it('counts what was chosen, and how those did who chose it', async () => {
    const [taken, ...others] = await countChoices(placed);
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ question: 1, attemptId: uuid(5) });
    const chosen = [...taken!.counts.entries()].filter(([, count]) => count > 0);
    expect(chosen).toEqual([
      [0, 1],
      [2, 2],
      [32, 1],
    ]);
    expect([0, 2, 32].map((place) => taken!.percentages[place])).toEqual([80, 120, 40]);
  });
});

it('reads results whose papers have no questions', async () => {
  const nothing = Buffer.alloc(12);
  const index = new PaperIndex();
  const pack = { ...packs[1]!, width: 0, questionIds: nothing, maxima: nothing, marks: Buffer.alloc(0) };
  const placed = [index.add(pack)];
  expect(await gatherMarks(index.questions, placed)).toEqual([]);
  expect(await countChoices(placed)).toEqual([]);
});
