import type { PaperSettings } from '../../assessments';
import { ExamState, examStateOf } from '../attempt';
import type { ExamInvitation, UnavailableReason } from '../attempt';
import type { StartedAttempt } from './exam-entry.queries';
import { examUnavailability } from './exam-window.policy';

/** Whether the exam can be started, continued or neither, and why not. */
export function entryStateOf(
  invitation: ExamInvitation,
  attempt: StartedAttempt | undefined,
  { settings, questionCount }: { settings: PaperSettings; questionCount: number },
  now: Date,
): { state: ExamState; unavailableReason: UnavailableReason | null } {
  const { isTokenValid, isCompleted } = invitation;
  if (!isTokenValid) return { state: ExamState.UNAVAILABLE, unavailableReason: 'REVOKED' };
  if (attempt) {
    const isOver = attempt.state !== 'in-progress' || (!attempt.pausedAt && now > attempt.endsAt);
    return { state: isOver ? ExamState.SUBMITTED : examStateOf(attempt.state), unavailableReason: null };
  }
  if (isCompleted) return { state: ExamState.SUBMITTED, unavailableReason: null };
  const unavailableReason = questionCount === 0 ? 'INACTIVE' : examUnavailability(invitation, settings, now);
  return { state: unavailableReason ? ExamState.UNAVAILABLE : ExamState.NOT_STARTED, unavailableReason };
}
