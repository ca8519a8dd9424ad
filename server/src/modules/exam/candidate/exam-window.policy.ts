import { unavailability } from '../../assessments';
import type { PaperSettings } from '../../assessments';
import type { UnavailableReason, ExamInvitation } from '../attempt';

type OwnWindow = Pick<ExamInvitation, 'opensAt' | 'expiresAt'>;

/** Why an exam that has not begun cannot begin now, by its assessment or by the invitation's own dates; null when it can. */
export function examUnavailability(own: OwnWindow, settings: PaperSettings, now: Date): UnavailableReason | null {
  const reason = unavailability(settings, now);
  if (reason === 'INACTIVE') return reason;
  if (own.expiresAt !== null && now >= own.expiresAt) return 'EXPIRED';
  return reason ?? (own.opensAt !== null && now < own.opensAt ? 'NOT_OPEN_YET' : null);
}

/** From when on it can begin, and no longer: both the assessment and the invitation have to be open. Null where neither says. */
export function examWindow({ opensAt, expiresAt }: OwnWindow, { configuration }: PaperSettings) {
  return {
    opensAt: farther(opensAt, configuration.opensAt, (one, other) => one > other),
    closesAt: farther(expiresAt, configuration.closesAt, (one, other) => one < other),
  };
}

function farther(own: Date | null, iso: string | null, isFarther: (one: Date, other: Date) => boolean): Date | null {
  if (iso === null) return own;
  const other = new Date(iso);
  return own !== null && isFarther(own, other) ? own : other;
}
