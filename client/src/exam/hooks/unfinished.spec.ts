import { unfinishedOf } from './unfinished';

const gaps = { type: 'FILL_IN_THE_BLANK', gapText: 'One [[1]], two [[2]], three [[3]].' } as const;
const plain = { type: 'DATE' } as const;
const given = { question: plain, value: null, files: [], isHalf: false };

it('is a recording that runs, half a date, or blanks among filled ones', () => {
  expect(unfinishedOf({ ...given, files: [{ state: 'recording' }] })).toEqual({ is: 'recording' });
  expect(unfinishedOf({ ...given, isHalf: true })).toEqual({ is: 'half' });
  expect(unfinishedOf({ ...given, question: gaps, value: { blanks: ['a', ' ', ''] } })).toEqual({
    is: 'blanks',
    count: 2,
  });
});

it('is nothing that is whole, or was not begun', () => {
  expect(unfinishedOf({ ...given, files: [{ state: 'sent' }] })).toBeNull();
  expect(unfinishedOf({ ...given, question: gaps, value: { blanks: ['a', 'b', 'c'] } })).toBeNull();
  expect(unfinishedOf({ ...given, question: gaps })).toBeNull();
});
