import type { TestCard_TestFragment } from './test-card-generated';

/** As many tests as one assessment takes; the server checks it too. */
export const MAX_TESTS = 30;

type Chosen = readonly TestCard_TestFragment[];

export const isChosen = (chosen: Chosen, id: string): boolean => chosen.some((test) => test.id === id);

export const addTest = (chosen: Chosen, test: TestCard_TestFragment): Chosen =>
  isChosen(chosen, test.id) || chosen.length >= MAX_TESTS ? chosen : [...chosen, test];

export const removeTest = (chosen: Chosen, id: string): Chosen => chosen.filter((test) => test.id !== id);

export function moveTest(chosen: Chosen, id: string, to: number): Chosen {
  const others = removeTest(chosen, id);
  return [...others.slice(0, to), ...chosen.filter((test) => test.id === id), ...others.slice(to)];
}

export const testTotals = (chosen: Chosen) => ({
  questionCount: chosen.reduce((sum, { questionCount }) => sum + questionCount, 0),
  durationSeconds: chosen.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
  points: Math.round(chosen.reduce((sum, { totalScore }) => sum + totalScore, 0) * 100) / 100,
});
