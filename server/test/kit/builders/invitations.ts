import { Candidate, ExamLinks, Invitation, InviteCandidates } from '../../../src/modules/candidates';
import type { CandidateDetails } from '../../../src/modules/candidates';
import type { Role } from '../../../src/platform/access';
import type { TestApp } from '../app';
import { aPerson } from './candidates';

export interface Invited {
  invitation: Invitation;
  candidate: Candidate;
  /** For `app.as.candidate(examToken)`. */
  examToken: string;
}

interface Given extends Partial<CandidateDetails> {
  extraTimePercent?: number;
  /** False: staff hand the link on by themselves. */
  sendMail?: boolean;
}

/** Somebody invited to a published assessment by `inviter`, through the operation that people use. */
export async function anInvitation(
  app: TestApp,
  inviter: Inviter,
  assessmentId: string,
  given: Given = {},
): Promise<Invited> {
  const { extraTimePercent, sendMail, ...person } = given;
  const viewer = { userId: inviter.id, role: inviter.role, name: inviter.name, sessionId: '' };
  const input = { assessmentId, candidates: [aPerson(person)], extraTimePercent, sendMail };
  const { invitationIds } = await app.get(InviteCandidates).execute(viewer, input);
  const { manager } = app.dataSource;
  const invitation = await manager.findOneByOrFail(Invitation, { id: invitationIds[0]! });
  const candidate = await manager.findOneByOrFail(Candidate, { id: invitation.candidateId });
  return { invitation, candidate, examToken: app.get(ExamLinks).tokenOf(invitation) };
}

interface Inviter {
  id: string;
  role: Role;
  name: string;
}
