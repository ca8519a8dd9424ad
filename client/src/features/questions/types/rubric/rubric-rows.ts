import { criteriaOf } from '@mizan/question-model';
import { readPoints } from '../../../../lib/format/points';

export interface CriterionRow {
  text: string;
  points: string;
}

export interface RubricRows {
  /** What is no criterion: how to read the answer. */
  advice: string;
  rows: CriterionRow[];
}

/** A rubric as its editor shows it: each line or sentence that names its points is a row, in order; the rest is advice. */
export function rowsOf(rubric: string): RubricRows {
  const advice: string[] = [];
  const rows: CriterionRow[] = [];
  for (const line of rubric.split('\n')) {
    const found = criteriaOf(line);
    if (found.length > 0) rows.push(...found.map(({ text, points }) => ({ text, points: String(points) })));
    else advice.push(line);
  }
  return { advice: advice.join('\n').trim(), rows };
}

/** The text that is stored, which is read back as the same rows. Rows without text or points wait. */
export function rubricFrom({ advice, rows }: RubricRows): string {
  const whole = rows.filter(isWhole).map(({ text, points }) => `- ${text.trim()} (${readPoints(points)})`);
  return [advice.trim(), ...whole].filter((line) => line !== '').join('\n');
}

export const isWhole = ({ text, points }: CriterionRow): boolean => text.trim() !== '' && readPoints(points) > 0;

/** In hundredths, so that 0.1 + 0.2 is 0.3. */
export const rubricSum = (rows: readonly CriterionRow[]): number =>
  rows.filter(isWhole).reduce((sum, { points }) => sum + Math.round(readPoints(points) * 100), 0) / 100;
