import { countChoices } from './count-choices';
import { gatherMarks, totalsIn } from './gather-marks';
import type { PackedPapers } from './packed-papers';
import { placeQuestions } from './place-questions';
import type { KeyedPaper } from './place-questions';

const numbers = (...given: number[]) => Buffer.concat(given.map((number) => bytesOf(number)));

function bytesOf(number: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(number);
  return buffer;
}

const uuid = (digit: number) => `${digit}`.repeat(32).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
const uuids = (...digits: number[]) => digits.map((digit) => Buffer.from(String(digit).repeat(32), 'hex'));
const [COMMON, DRAWN] = [1, 2];
const LISTED = 77;
/** As PostgreSQL makes them of a question and its maximum: alike where both are. */
const key = (question: number, maximum: number) => numbers(question, maximum);

/** Two who were asked both, one who was asked the common question alone. */
const packs: PackedPapers[] = [
  {
    attempts: 2,
    language: 'en',
    width: 2,
    ids: Buffer.concat(uuids(5, 6)),
    percentages: numbers(80, 40),
    keys: Buffer.concat([key(COMMON, 100), key(DRAWN, 200)]),
    marks: numbers(100, 150, 0, 25),
    milliseconds: numbers(2_000, -1, 4_000, 500),
    totals: numbers(250, 25),
    choices: numbers(0, 0, 0, LISTED, 0, 0b101, 0, 0, 0, LISTED, 1, 0b100),
  },
  {
    attempts: 1,
    language: 'ar',
    width: 1,
    ids: Buffer.concat(uuids(7)),
    percentages: numbers(50),
    choices: null,
    keys: key(COMMON, 100),
    marks: numbers(50),
    milliseconds: numbers(-1),
    totals: numbers(50),
  },
];

/** The same, each paper with its own list. */
const drawn = packs.map((pack) => ({
  ...pack,
  keys: Buffer.concat(Array.from({ length: pack.attempts }, () => pack.keys)),
}));

const asked: KeyedPaper[] = [
  { attemptId: uuid(5), questionIds: [uuid(COMMON), uuid(DRAWN)], maxima: [100, 200] },
  { attemptId: uuid(6), questionIds: [uuid(COMMON), uuid(DRAWN)], maxima: [100, 200] },
  { attemptId: uuid(7), questionIds: [uuid(COMMON)], maxima: [100] },
];
const place = (given: readonly PackedPapers[], papers = asked) =>
  placeQuestions(given, async (ids) => papers.filter(({ attemptId }) => ids.includes(attemptId)));

describe.each([
  ['papers that many share', packs],
  ['papers drawn for each', drawn],
])('%s', (_, given) => {
  it('gives the marks of one question together, in points, attempts in one order', async () => {
    const { questions, placed } = await place(given);
    const [common] = await gatherMarks(questions, placed);
    expect(common).toMatchObject({
      questionId: uuid(COMMON),
      attemptId: uuid(5),
      attempts: 3,
      maximum: 1,
      totals: null,
      averageSeconds: 3,
      marks: Float64Array.of(1, 0, 0.5),
    });
  });

  it('keeps the totals of those who were asked a question that not everybody was asked', async () => {
    const { questions, placed } = await place(given);
    const [, second] = await gatherMarks(questions, placed);
    expect(second).toMatchObject({
      questionId: uuid(DRAWN),
      attempts: 2,
      maximum: 2,
      averageSeconds: 0.5,
      marks: Float64Array.of(1.5, 0.25),
      totals: Float64Array.of(2.5, 0.25),
    });
  });

  it('gives the totals of everybody', () => {
    expect(totalsIn(given)).toEqual(Float64Array.of(2.5, 0.25, 0.5));
  });

  it('counts what was chosen, and how those did who chose it', async () => {
    const [taken, ...others] = await countChoices((await place(given)).placed);
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

it('takes a question whose points were changed for one, with the greatest of its maxima', async () => {
  const [first, second] = [packs[0]!, { ...packs[1]!, keys: key(COMMON, 300) }];
  const papers = asked.map((paper) => (paper.attemptId === uuid(7) ? { ...paper, maxima: [300] } : paper));
  const { questions, placed } = await place([first, second], papers);
  const gathered = await gatherMarks(questions, placed);
  expect(gathered).toHaveLength(2);
  expect(gathered[0]).toMatchObject({ attempts: 3, maximum: 3, totals: null, marks: Float64Array.of(1, 0, 0.5) });
});

it('leaves out what nobody can name any more, because the results were deleted meanwhile', async () => {
  const { questions, placed } = await place(packs, []);
  expect(questions).toEqual([]);
  expect(await gatherMarks(questions, placed)).toEqual([]);
  expect(await countChoices(placed)).toEqual([]);
});

it('reads results whose papers have no questions', async () => {
  const pack = { ...packs[1]!, width: 0, keys: Buffer.alloc(0), marks: Buffer.alloc(0) };
  const { questions, placed } = await place([pack]);
  expect(await gatherMarks(questions, placed)).toEqual([]);
  expect(await countChoices(placed)).toEqual([]);
});
