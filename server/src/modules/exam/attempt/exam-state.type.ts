import { registerEnumType } from '@nestjs/graphql';
import { ClosedBy } from './attempt.machine';
import type { AttemptState } from './attempt.machine';

export const ExamState = {
  NOT_STARTED: 'NOT_STARTED',
  IN_PROGRESS: 'IN_PROGRESS',
  SUBMITTED: 'SUBMITTED',
  UNAVAILABLE: 'UNAVAILABLE',
} as const;
export type ExamState = (typeof ExamState)[keyof typeof ExamState];

export const UnavailableReason = {
  REVOKED: 'REVOKED',
  INACTIVE: 'INACTIVE',
  NOT_OPEN_YET: 'NOT_OPEN_YET',
  CLOSED: 'CLOSED',
  EXPIRED: 'EXPIRED',
} as const;
export type UnavailableReason = (typeof UnavailableReason)[keyof typeof UnavailableReason];

/** Of the moment until which a page has time to come back. */
export const SITTING_ENDS_AT =
  'When the server hands the exam in, should no page be heard of; null while the clock stands still and after the end.';

registerEnumType(ExamState, { name: 'ExamState' });
registerEnumType(UnavailableReason, { name: 'UnavailableReason' });
registerEnumType(ClosedBy, {
  name: 'ClosedBy',
  description: 'TIME: its time was over. SERVER: nobody was there. PROCTORING: the candidate was away too often.',
});

export function examStateOf(state: AttemptState): ExamState {
  return state === 'in-progress' ? ExamState.IN_PROGRESS : ExamState.SUBMITTED;
}
