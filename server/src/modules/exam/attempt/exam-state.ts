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

export function examStateOf(state: AttemptState): ExamState {
  return state === 'in-progress' ? ExamState.IN_PROGRESS : ExamState.SUBMITTED;
}
