import type { EntityManager } from 'typeorm';
import type { ProctorStateNode } from './proctor-state.type';
import { ownEventsOf, warningsOf, watchedAttemptOf } from './proctor.queries';

/** The record of an attempt as its candidate may see it. */
export async function viewProctorState(
  attemptId: string,
  now: Date,
  manager: EntityManager,
): Promise<ProctorStateNode> {
  const { state, submittedBy, rules } = await watchedAttemptOf(attemptId, manager);
  const warnings = await warningsOf(attemptId, manager);
  return {
    serverNow: now,
    warnings,
    warningsLeft: Math.max(0, rules.warningsBeforeSubmit - warnings),
    isSubmitted: state !== 'in-progress',
    isSubmittedByProctoring: submittedBy === 'proctoring',
    events: await ownEventsOf(attemptId, manager),
  };
}
