import { ActiveStatus } from '../questions';
import type { AssessmentConfiguration } from './assessment-settings';
import type { Assessment } from './assessment.entity';
import {
  AssessmentLanguageRequired,
  AssessmentLevelRequired,
  AssessmentQuestionRequired,
  AssessmentTypeRequired,
  PoolTooSmall,
} from './assessments.errors';

/** What candidates can sit has a level, a language, a type and at least one question. Throws what is missing first. */
export function assertComplete(
  assessment: Pick<Assessment, 'level' | 'language' | 'type'>,
  questionCount: number,
): void {
  if (assessment.level === null) throw new AssessmentLevelRequired();
  if (assessment.language === null) throw new AssessmentLanguageRequired();
  if (assessment.type === null) throw new AssessmentTypeRequired();
  if (questionCount === 0) throw new AssessmentQuestionRequired();
}

/** Whoever is drawn for gets as many as were promised. Throws the first pool that cannot give them. */
export function assertFilled(pools: readonly { skill: string; drawCount: number; available: number }[]): void {
  for (const { skill, drawCount, available } of pools) {
    if (available < drawCount) throw new PoolTooSmall({ skill, drawCount, available });
  }
}

export type Unavailability = 'INACTIVE' | 'NOT_OPEN_YET' | 'CLOSED';

/** Why nobody can start the assessment now; null when it can be started. `closesAt` itself is already too late. */
export function unavailability(
  assessment: { status: ActiveStatus; configuration: Pick<AssessmentConfiguration, 'opensAt' | 'closesAt'> },
  now: Date,
): Unavailability | null {
  const { opensAt, closesAt } = assessment.configuration;
  if (assessment.status !== ActiveStatus.ACTIVE) return 'INACTIVE';
  if (opensAt !== null && now < new Date(opensAt)) return 'NOT_OPEN_YET';
  if (closesAt !== null && now >= new Date(closesAt)) return 'CLOSED';
  return null;
}
