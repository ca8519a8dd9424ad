import { unavailability } from '../../assessments';
import type { PaperSettings } from '../../assessments';
import type { UnavailableReason, ExamInvitation } from '../attempt';

type OwnWindow = Pick<ExamInvitation, 'opensAt' | 'expiresAt'>;

/** Why an exam that has not begun cannot begin now, by its assessment or by the invitation's own dates; null when it can. */
export function whyNotNow(own: OwnWindow, settings: PaperSettings, now: Date): UnavailableReason | null {
  const reason = unavailability(settings, now);
  if (reason === 'INACTIVE') return reason;
  if (own.expiresAt !== null && now >= own.expiresAt) return 'EXPIRED';
  return reason ?? (own.opensAt !== null && now < own.opensAt ? 'NOT_OPEN_YET' : null);
}

/** From here on it can begin: when both the assessment and the invitation are open; null when it always could. */
export function firstMomentOf({ opensAt }: Pick<OwnWindow, 'opensAt'>, settings: PaperSettings): Date | null {
  return farther(opensAt, settings.configuration.opensAt, (one, other) => one > other);
}

/** From here on it cannot begin; null when it always can. */
export function lastMomentOf({ expiresAt }: Pick<OwnWindow, 'expiresAt'>, settings: PaperSettings): Date | null {
  return farther(expiresAt, settings.configuration.closesAt, (one, other) => one < other);
}

function farther(own: Date | null, iso: string | null, isFarther: (one: Date, other: Date) => boolean): Date | null {
  if (iso === null) return own;
  const other = new Date(iso);
  return own !== null && isFarther(own, other) ? own : other;
}
