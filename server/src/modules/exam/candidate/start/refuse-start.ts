import type { Paper } from '../../../assessments';
import { ConsentRequired, ExamUnavailable } from '../../attempt';
import type { ExamInvitation } from '../../attempt';
import { CONSENT_VERSION, needsConsent } from '../../proctoring';
import type { ConsentInput } from '../exam.inputs';
import { examUnavailability } from '../exam-window.policy';

/** Of an exam that has not begun. @throws ExamUnavailable, ConsentRequired */
export function refuseEarlyStart(
  invitation: ExamInvitation,
  { settings, questions }: Pick<Paper, 'settings' | 'questions'>,
  consent: ConsentInput | null | undefined,
  now: Date,
): void {
  const isOver = invitation.isCompleted || questions.length === 0;
  const reason = isOver ? 'INACTIVE' : examUnavailability(invitation, settings, now);
  if (reason) throw new ExamUnavailable({ reason });
  const isAgreed = consent?.version === CONSENT_VERSION;
  if (needsConsent(settings) && !isAgreed) throw new ConsentRequired({ version: CONSENT_VERSION });
}
