import { InvalidInput } from '../../../platform/errors';
import type { FieldProblem } from '../../../platform/errors';

/** Between these two moments an invitation can be begun, as long as its assessment is open too. */
export interface InvitationWindow {
  opensAt: Date | null;
  expiresAt: Date | null;
}

/** ISO, of the assessment. */
interface AssessmentWindow {
  opensAt: string | null;
  closesAt: string | null;
}

/** Refuses a start at which nobody could begin. @throws InvalidInput */
export function assertFits({ opensAt, expiresAt }: InvitationWindow, assessment: AssessmentWindow): void {
  if (opensAt === null) return;
  const fields: FieldProblem[] = [];
  const isEarly = assessment.opensAt !== null && opensAt < new Date(assessment.opensAt);
  const isLate = assessment.closesAt !== null && opensAt >= new Date(assessment.closesAt);
  if (isEarly) fields.push({ path: 'opensAt', rule: 'before-window' });
  if (isLate) fields.push({ path: 'opensAt', rule: 'after-window' });
  if (expiresAt !== null && expiresAt <= opensAt) fields.push({ path: 'expiresAt', rule: 'after-opening' });
  if (fields.length > 0) throw new InvalidInput({ fields });
}
