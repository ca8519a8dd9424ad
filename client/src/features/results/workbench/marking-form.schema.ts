import { array, string } from 'yup';
import type { MarkingRound } from '../../../graphql/schema-generated';
import type { MarkingPanel_TaskFragment } from './workbench-generated';
import { readPoints } from '../../../lib/format/points';
import { markSchema } from '../mark.schema';

export interface MarkingValues {
  score: string;
  /** One for each criterion, as typed. */
  criteria: string[];
  feedback: string;
  reason: string;
}

type Task = Pick<MarkingPanel_TaskFragment, 'maxScore' | 'criteria'>;

/** The points of the question; each criterion up to its own points, or empty; a reason where two marks are settled. */
export function workbenchSchema({ maxScore, criteria }: Task, round: MarkingRound) {
  const reason = string().trim().max(500);
  return markSchema(maxScore).shape({
    criteria: array()
      .of(string())
      .test('criteria', 'workbench:criteria.problem', (typed = []) =>
        typed.every((text = '', index) => text.trim() === '' || isWithin(text, criteria[index]?.points ?? 0)),
      ),
    reason: round === 'SETTLE' ? reason.required('workbench:settle.reasonRequired') : reason,
  });
}

const isWithin = (typed: string, most: number) => {
  const score = readPoints(typed);
  return score >= 0 && score <= most;
};

/** What the criteria add up to; null until each of them has points. */
export function criteriaSum(criteria: readonly string[]): number | null {
  const scores = criteria.map(readPoints);
  if (scores.length === 0 || scores.some(Number.isNaN)) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100;
}

/** Criteria go along while they add up to the score; whoever overrules the sum gives one judgement. */
export function queuedMarkOf(_: Task, { score, criteria, feedback, reason }: MarkingValues) {
  const points = readPoints(score);
  return {
    score: points,
    criteria: criteriaSum(criteria) === points ? criteria.map(readPoints) : null,
    feedback: feedback.trim() || null,
    reason: reason.trim() || null,
  };
}
