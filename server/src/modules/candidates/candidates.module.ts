import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExamAuthenticator } from '../../platform/access';
import { AssessmentsModule } from '../assessments';
import { IdentityModule } from '../identity';
import { CandidateListsResolver } from './candidate-lists.resolver';
import { Candidate } from './candidate.entity';
import { CandidatesDemo } from './candidates.demo';
import { CheckInvitees } from './check-invitees';
import { AssessmentCountsQueries } from './counts/assessment-counts.queries';
import { FoldAssessmentCounts } from './counts/fold-assessment-counts';
import { DecideOnInvitations } from './deciding/decide-on-invitations';
import { AssessmentDecisionsResolver, InvitationDecisionsResolver } from './deciding/deciding.fields.resolver';
import { DecidingQueries } from './deciding/deciding.queries';
import { DecidingResolver } from './deciding/deciding.resolver';
import { Decision } from './deciding/decision.entity';
import { DecisionStageList } from './deciding/decision-stage-list.entity';
import { Note } from './deciding/note.entity';
import { NoteMentionMail } from './deciding/note-mention.mail';
import { SetDecisionStages } from './deciding/set-decision-stages';
import { TagInvitations } from './deciding/tag-invitations';
import { WriteNote } from './deciding/write-note';
import { DemoExamLink } from './demo-exam-link';
import { ExamLinks } from './exam-links';
import { Invitation } from './invitation.entity';
import { AssessmentFunnelResolver, InvitationFieldsResolver } from './invitation.fields.resolver';
import { InvitationLoader } from './invitation.loader';
import { ReadInvitationFacts } from './invitation-mail/read-invitation-facts';
import { CancelInvitations } from './invitation-life/cancel-invitations';
import { ChangeInvitations } from './invitation-life/change-invitations';
import { ExpireInvitations } from './invitation-life/expire-invitations';
import { InvitationLife } from './invitation-life/invitation-life';
import { InvitationLifeResolver } from './invitation-life/invitation-life.resolver';
import { InvitationReminder } from './invitation-life/invitation-reminder.entity';
import { RemindCandidates } from './invitation-life/remind-candidates';
import { ReminderMail } from './invitation-mail/reminder.mail';
import { InvitationMail } from './invitation-mail/invitation.mail';
import { InvitationsQueries } from './invitations.queries';
import { PeopleSearch } from './people-search';
import { InvitedRecords } from './invited-records';
import { InvitationsResolver } from './invitations.resolver';
import { Invitations } from './invitations.service';
import { InviteCandidates } from './invite-candidates';
import { InviteQueries } from './invite.queries';
import { AskToJoin } from './public-links/ask-to-join';
import { ConfirmJoin } from './public-links/confirm-join';
import { ForgetJoins } from './public-links/forget-joins';
import { JoinTickets } from './public-links/join-tickets';
import { JoinMail } from './public-links/join.mail';
import { PublicLinkJoin } from './public-links/public-link-join.entity';
import { PublicLink } from './public-links/public-link.entity';
import { PublicLinksResolver } from './public-links/public-links.resolver';
import { PublicLinks } from './public-links/public-links.service';
import { ReadJoinTerms } from './public-links/read-join-terms';
import { ShowPublicLink } from './public-links/show-public-link';
import { MailInvitations } from './invitation-mail/mail-invitations';
import { LetterMail } from './letters/letter.mail';
import { LettersResolver, ViewerRepliesResolver } from './letters/letters.resolver';
import { MailCandidates } from './letters/mail-candidates';
import { SavedReplies } from './letters/saved-replies.service';
import { SavedReply } from './letters/saved-reply.entity';
import { PreviewCandidates } from './preview-candidates';
import { WindowMomentsQueries } from './windows/window-moments.queries';
import { WindowMomentsResolver } from './windows/window-moments.resolver';

@Module({
  imports: [
    AssessmentsModule,
    IdentityModule,
    TypeOrmModule.forFeature([Candidate, Invitation, InvitationReminder, PublicLink, PublicLinkJoin]),
    TypeOrmModule.forFeature([Decision, DecisionStageList, Note, SavedReply]),
  ],
  providers: [
    AssessmentCountsQueries,
    FoldAssessmentCounts,
    ExamLinks,
    InvitationLoader,
    Invitations,
    InvitationsQueries,
    InviteQueries,
    PeopleSearch,
    InviteCandidates,
    MailInvitations,
    InvitationMail,
    PreviewCandidates,
    AssessmentFunnelResolver,
    CandidateListsResolver,
    InvitationFieldsResolver,
    InvitationsResolver,
    CancelInvitations,
    ChangeInvitations,
    CheckInvitees,
    ExpireInvitations,
    InvitationLife,
    InvitationLifeResolver,
    AssessmentDecisionsResolver,
    DecidingQueries,
    DecidingResolver,
    InvitationDecisionsResolver,
    LetterMail,
    LettersResolver,
    MailCandidates,
    SavedReplies,
    ViewerRepliesResolver,
    DecideOnInvitations,
    NoteMentionMail,
    SetDecisionStages,
    TagInvitations,
    WriteNote,
    ReadInvitationFacts,
    RemindCandidates,
    ReminderMail,
    AskToJoin,
    ConfirmJoin,
    ForgetJoins,
    JoinMail,
    JoinTickets,
    ReadJoinTerms,
    PublicLinks,
    PublicLinksResolver,
    ShowPublicLink,
    WindowMomentsQueries,
    WindowMomentsResolver,
    CandidatesDemo,
    DemoExamLink,
    InvitedRecords,
    { provide: ExamAuthenticator, useExisting: ExamLinks },
  ],
  exports: [
    AssessmentCountsQueries,
    CancelInvitations,
    ExamLinks,
    InvitationLife,
    InvitationLoader,
    ReadInvitationFacts,
    InviteCandidates,
    Invitations,
    ExamAuthenticator,
    PeopleSearch,
  ],
})
export class CandidatesModule {}
