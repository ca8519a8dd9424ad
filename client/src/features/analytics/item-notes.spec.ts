import type { ItemTable_QuestionFragment } from './analytics-generated';
import { alphaVerdict, choiceNote, itemNotes } from './item-notes';

const sound: ItemTable_QuestionFragment = {
  questionId: 'q',
  type: 'MULTIPLE_CHOICE',
  text: 'What?',
  textHtml: null,
  attempts: 40,
  averageSeconds: 30,
  facility: 62,
  sd: 0.4,
  discrimination: 45,
  efficiency: 60,
  guessing: 25,
  intendedWeight: 20,
  effectiveWeight: 21,
  isAgainstTotal: false,
};

describe('notes on a question', () => {
  it('are none for a sound one', () => {
    expect(itemNotes(sound)).toEqual([]);
  });

  it.each<[Partial<ItemTable_QuestionFragment>, string[]]>([
    [{ facility: 95 }, ['TOO_EASY']],
    [{ facility: 5 }, ['TOO_HARD']],
    [{ facility: 30 }, ['NEAR_GUESSING']],
    [{ facility: 30, guessing: null }, []],
    [{ discrimination: 19.9 }, ['WEAK']],
    [{ discrimination: -12, isAgainstTotal: true }, ['AGAINST_TOTAL']],
    [{ discrimination: null, facility: null }, []],
    [{ intendedWeight: null }, ['DRAWN']],
  ])('%j are %j', (given, notes) => {
    expect(itemNotes({ ...sound, ...given })).toEqual(notes);
  });
});

describe('notes on a wrong choice', () => {
  const choice = (isRight: boolean, count: number, meanPercentage: number | null) => ({
    choiceId: `${isRight} ${count}`,
    text: 'x',
    isRight,
    count,
    meanPercentage,
  });
  const right = choice(true, 10, 70);

  it.each([
    [choice(false, 0, null), 'UNUSED'],
    [choice(false, 3, 75), 'LURES_THE_GOOD'],
    [choice(false, 11, 50), 'MORE_THAN_RIGHT'],
    [choice(false, 4, 50), null],
    [right, null],
  ])('%j is %s', (each, note) => {
    expect(choiceNote(each, [right, each])).toBe(note);
  });
});

it.each([
  [null, 'none'],
  [-0.1, 'inconsistent'],
  [0.63, 'unsatisfactory'],
  [0.7, 'fair'],
  [0.75, 'satisfactory'],
])('calls an alpha of %s %s', (alpha, verdict) => {
  expect(alphaVerdict(alpha)).toBe(verdict);
});
