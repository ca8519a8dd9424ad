import { randomFillSync } from 'node:crypto';
import { KeyNumbers } from './key-numbers';

const MANY = 5_000;

it('gives each key one number, in order of discovery, however many there are', () => {
  const halves = randomFillSync(new Int32Array(2 * MANY));
  const numbers = new KeyNumbers();
  const all = () =>
    Array.from({ length: MANY }, (_, index) => numbers.numberOf(halves[2 * index]!, halves[2 * index + 1]!));
  const inOrder = Array.from({ length: MANY }, (_, index) => index);
  expect(all()).toEqual(inOrder);
  expect(all()).toEqual(inOrder);
});

it('keeps keys apart that share a half, or the place where they belong', () => {
  const numbers = new KeyNumbers();
  const keys = [
    [7, -1],
    [-1, 7],
    [-1, -1],
    [7, 7],
    [7, 7 + 1_024],
    [0, 0],
  ] as const;
  expect(keys.map(([high, low]) => numbers.numberOf(high, low))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(numbers.numberOf(7, 7 + 1_024)).toBe(4);
  expect(numbers.size).toBe(6);
});
