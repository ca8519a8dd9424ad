import { optionOfDigit, optionOfLetter } from './answer-keys';
import type { AskedQuestion } from './asked-question';

describe('a letter', () => {
  it.each([
    ['b', 'KeyB', 1],
    ['B', 'KeyB', 1],
    ['q', 'KeyA', -1],
    ['ب', 'KeyF', 1],
    ['ا', 'KeyH', 0],
    ['ش', 'KeyA', 0],
    ['1', 'Digit1', -1],
    ['Escape', 'Escape', -1],
  ])('%p at %p means option %p', (key, code, option) => {
    expect(optionOfLetter({ key, code })).toBe(option);
  });
});

describe('a digit on a scale from 3 to 10', () => {
  const scale = { type: 'RATING', choices: [], rating: { min: 3, max: 10 } } as unknown as AskedQuestion;
  it.each([
    ['3', 0],
    ['9', 6],
    ['0', 7],
    ['٤', 1],
    ['2', -1],
    ['a', -1],
  ])('%p means option %p', (key, option) => {
    expect(optionOfDigit(scale, { key })).toBe(option);
  });
});
