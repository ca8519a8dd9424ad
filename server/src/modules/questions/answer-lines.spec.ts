import { answerLines, fileLine } from './answer-lines';
import type { AnswerWords } from './answer-lines';

const words: AnswerWords = {
  truth: String,
  day: (iso) => iso,
  between: (from, to) => `${from} to ${to}`,
  plusMinus: (value, tolerance) => `${value} ± ${tolerance}`,
  lateFile: (name) => `${name} (late)`,
  keptFile: (name) => `${name} (kept)`,
};

describe('a file that was handed in', () => {
  const named = { id: 'a', name: 'cv.pdf' };

  it.each([
    ['counts where the answer names it, however late it came', { ...named, isLate: true }, ['a', 'b'], 'cv.pdf'],
    ['is late', { ...named, isLate: true }, ['b'], 'cv.pdf (late)'],
    ['came in time, and the answer does not name it', { ...named, isLate: false }, ['b'], 'cv.pdf (kept)'],
  ])('%s', (_, file, fileIds, line) => expect(fileLine(file, { fileIds }, words)).toBe(line));

  it('counts for nothing where there is no answer', () =>
    expect(fileLine({ ...named, isLate: false }, null, words)).toBe('cv.pdf (kept)'));
});

it.each([
  ['37.5', '37.5 USD'],
  ['٣٧٫٥', '٣٧٫٥ USD'],
  ['37.5 USD', '37.5 USD'],
  ['$37.50', '$37.50'],
  ['about 37', 'about 37'],
])('tells of a number in US dollars that was typed as %s', (text, line) => {
  expect(answerLines({ choices: [], prompts: [], unit: 'USD' }, { text }, [], words)).toEqual([line]);
});
