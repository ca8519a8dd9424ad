import { percentageOf } from './points';
import type { Hundredths } from './points';
import type { ResultStatus } from './result.entity';

export interface CountedMark {
  score: Hundredths | null;
  maxScore: Hundredths;
  /** Asked and marked, but not part of the score. */
  isAdditional: boolean;
}

export interface Totals {
  score: Hundredths;
  totalScore: Hundredths;
  percentage: number;
  status: ResultStatus;
}

/** What the marks of an attempt add up to. A mark that is awaited counts 0 until it is there. */
export function totalsOf(marks: readonly CountedMark[], passMark: number): Totals {
  const counted = marks.filter(({ isAdditional }) => !isAdditional);
  const score = sumOf(counted.map((mark) => mark.score ?? 0));
  const totalScore = sumOf(counted.map((mark) => mark.maxScore));
  const percentage = percentageOf(score, totalScore);
  return { score, totalScore, percentage, status: statusOf(marks, percentage, passMark) };
}

function statusOf(marks: readonly CountedMark[], percentage: number, passMark: number): ResultStatus {
  if (marks.some(({ score }) => score === null)) return 'Under review';
  return percentage >= passMark ? 'Passed' : 'Failed';
}

function sumOf(values: readonly Hundredths[]): Hundredths {
  return values.reduce((sum, value) => sum + value, 0);
}
