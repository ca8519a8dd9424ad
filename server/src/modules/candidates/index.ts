export { Candidate } from './candidate.entity';
export { InvitationNotFound } from './candidates.errors';
export {
  InvitationCancelled,
  InvitationExpired,
  InvitationRevoked,
  InvitationSent,
  InvitationViewed,
} from './candidates.events';
export { CallbackAddresses } from './callback-addresses.port';
export { toContact } from './candidate-contact';
export type { CandidateContact } from './candidate-contact';
export { CandidateNode } from './candidate.type';
export { CandidatesModule } from './candidates.module';
export { ExamLinks } from './exam-links';
export { CancelInvitations } from './invitation-life/cancel-invitations';
export { InvitationLife } from './invitation-life/invitation-life';
export { invitationContent, ownInvitationWording } from './invitation-mail/invitation-content';
export { ReadInvitationFacts } from './invitation-mail/read-invitation-facts';
export { AssessmentCountsQueries } from './counts/assessment-counts.queries';
export { normalisePhone } from './list/phone-number';
export { Invitation } from './invitation.entity';
export { InvitationLoader } from './invitation.loader';
export { InvitationNode } from './invitation.type';
export { InvitationFilter, InvitationSort } from './invitations.args';
export { Invitations } from './invitations.service';
export { InviteCandidates } from './invite-candidates';
export { PeopleSearch } from './people-search';
export { Stage } from './stage';
export type { CandidateDetails } from './list/check-candidate';
