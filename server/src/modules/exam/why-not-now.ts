import { unavailability } from '../assessments';
import type { PaperSettings } from '../assessments';
import type { UnavailableReason } from './exam-state.type';
import type { ExamInvitation } from './invitation.queries';

/** Why an exam that has not begun cannot begin now, by its assessment or by the invitation's own date; null when it can. */
export function whyNotNow(
  { expiresAt }: Pick<ExamInvitation, 'expiresAt'>,
  settings: PaperSettings,
  now: Date,
): UnavailableReason | null {
  const reason = unavailability(settings, now);
  if (reason === 'INACTIVE') return reason;
  return expiresAt !== null && now >= expiresAt ? 'EXPIRED' : reason;
}

/** From here on it cannot begin; null when it always can. */
export function lastMomentOf({ expiresAt }: Pick<ExamInvitation, 'expiresAt'>, settings: PaperSettings): Date | null {
  const { closesAt } = settings.configuration;
  if (closesAt === null) return expiresAt;
  const closing = new Date(closesAt);
  return expiresAt !== null && expiresAt < closing ? expiresAt : closing;
}
