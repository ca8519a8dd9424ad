import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('rating', draft);
}

const rating = { min: 1, max: 5 };

describe('a rating', () => {
  it('may run from 1 to 10, with names for both ends', () => {
    const scale = { min: 1, max: 10, lowLabel: ' Never ', highLabel: 'Always' };
    expect(read({ rating: scale })).toEqual({
      content: { rating: { min: 1, max: 10, lowLabel: 'Never', highLabel: 'Always' } },
      answerKey: {},
      problems: [],
    });
  });

  it('may have a key', () => {
    expect(read({ rating, ratingKey: { from: 4, to: 5 } })).toMatchObject({
      answerKey: { ratingRange: { from: 4, to: 5 } },
      problems: [],
    });
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no scale', {}, ['rating: required']],
    ['a scale from 0', { rating: { min: 0, max: 5 } }, ['rating.min: min']],
    ['a scale to 11', { rating: { min: 1, max: 11 } }, ['rating.max: max']],
    ['half steps', { rating: { min: 1.5, max: 5 } }, ['rating.min: integer']],
    ['an end that is no greater than the start', { rating: { min: 5, max: 5 } }, ['rating.max: min']],
    ['a long name', { rating: { ...rating, lowLabel: 'x'.repeat(81) } }, ['rating.lowLabel: max-length']],
    ['a key off the scale', { rating, ratingKey: { from: 0, to: 6 } }, ['ratingKey.from: min', 'ratingKey.to: max']],
    ['a key that ends before it starts', { rating, ratingKey: { from: 4, to: 3 } }, ['ratingKey.to: min']],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });
});
