import { AuditDuties1763839000000 } from './1763839000000-audit-duties';
import { QuestionBanks1763852000000 } from './1763852000000-question-banks';
import { FileScans1763801000000 } from './1763801000000-file-scans';
import { AccommodationRequests1763840001000 } from './1763840001000-accommodation-requests';
import { LateAnswersCounted1763840000000 } from './1763840000000-late-answers-counted';
import { SignalsInPauses1763782000000 } from './1763782000000-signals-in-pauses';
import { AssessmentExports1763778000000 } from './1763778000000-assessment-exports';
import { MatchingQuestions1763872000000 } from './1763872000000-matching-questions';
import { WelcomeCaptions1763892000000 } from './1763892000000-welcome-captions';
import { Initial1763700000000 } from './1763700000000-initial';
import { People1763710000000 } from './1763710000000-people';
import { QuestionTypes1763720000000 } from './1763720000000-question-types';
import { Files1763730000000 } from './1763730000000-files';
import { QuestionBank1763740000000 } from './1763740000000-question-bank';
import { PoolsAndSettings1763740001000 } from './1763740001000-pools-and-settings';
import { QuestionOrder1763740002000 } from './1763740002000-question-order';
import { QuestionImages1763745000000 } from './1763745000000-question-images';
import { ReadyTests1763750000000 } from './1763750000000-ready-tests';
import { CandidateLists1763766000000 } from './1763766000000-candidate-lists';
import { Privacy1763766010000 } from './1763766010000-privacy';
import { OfCandidate1763766020000 } from './1763766020000-of-candidate';
import { MarkExplanations1763768000000 } from './1763768000000-mark-explanations';
import { Proctoring1763762000000 } from './1763762000000-proctoring';
import { Snapshots1763762001000 } from './1763762001000-snapshots';
import { ResultItems1763776000000 } from './1763776000000-result-items';
import { ShareLinks1763774000000 } from './1763774000000-share-links';
import { ApiKeys1763770000000 } from './1763770000000-api-keys';
import { TimeLedger1763760000000 } from './1763760000000-time-ledger';
import { Webhooks1763772000000 } from './1763772000000-webhooks';
import { IdempotencyKeys1763770001000 } from './1763770001000-idempotency-keys';
import { InvitationLife1763764000000 } from './1763764000000-invitation-life';
import { PublicLinks1763764001000 } from './1763764001000-public-links';
import { AnswersFiles1763764002000 } from './1763764002000-answers-files';
import { WebhookAddresses1763772001000 } from './1763772001000-webhook-addresses';
import { ReturnSecrets1763772002000 } from './1763772002000-return-secrets';
import { MarkingWorkbench1763768001000 } from './1763768001000-marking-workbench';
import { KeyCorrections1763768002000 } from './1763768002000-key-corrections';
import { PublicLinkJoins1763784000000 } from './1763784000000-public-link-joins';
import { ReportReveals1763786000000 } from './1763786000000-report-reveals';
import { ReturnSecretOverlap1763790000000 } from './1763790000000-return-secret-overlap';
import { WebhookFailures1763790001000 } from './1763790001000-webhook-failures';
import { ResultChoices1763788000000 } from './1763788000000-result-choices';
import { Deciding1763820000000 } from './1763820000000-deciding';
import { GoingBack1763780000000 } from './1763780000000-going-back';
import { InvitationWindows1763784001000 } from './1763784001000-invitation-windows';
import { QuestionKeys1763792000000 } from './1763792000000-question-keys';
import { WaitingChecks1763796000000 } from './1763796000000-waiting-checks';
import { LeavingSubmits1763798000000 } from './1763798000000-leaving-submits';
import { SubmissionConfirmations1763794000000 } from './1763794000000-submission-confirmations';
import { TrackingSystems1763842000000 } from './1763842000000-tracking-systems';
import { InvitationsByProgram1763830000000 } from './1763830000000-invitations-by-program';
import { UnsentAnswers1763799000000 } from './1763799000000-unsent-answers';
import { TwoLanguages1763805000000 } from './1763805000000-two-languages';
import { KeptPackingPlan1763822000000 } from './1763822000000-kept-packing-plan';
import { SavedReplies1763860000000 } from './1763860000000-saved-replies';
import { RoleTemplates1763870000000 } from './1763870000000-role-templates';
import { OrganizationKeys1763896000000 } from './1763896000000-organization-keys';
import { Brands1763898000000 } from './1763898000000-brands';
import { MailWordings1763899000000 } from './1763899000000-mail-wordings';
import { LateAnswersWaiting1763900000000 } from './1763900000000-late-answers-waiting';
import { AccessTokens1763901000000 } from './1763901000000-access-tokens';
import { WindowMoments1763903000000 } from './1763903000000-window-moments';
import { SingleSignOn1763895000000 } from './1763895000000-single-sign-on';
import { SecondFactors1763881000000 } from './1763881000000-second-factors';
import { QuestionsSetAside1763890000000 } from './1763890000000-questions-set-aside';
import { LargeLists1763891000000 } from './1763891000000-large-lists';
import { QuestionNotes1763905000000 } from './1763905000000-question-notes';
import { StepsWithoutJobs1763906000000 } from './1763906000000-steps-without-jobs';
import { ExternalIdsSearched1763908000000 } from './1763908000000-external-ids-searched';
import { TemplateWordings1763909000000 } from './1763909000000-template-wordings';
import { NotesInBothLanguages1763907500000 } from './1763907500000-notes-in-both-languages';
import { QuestionImports1763910000000 } from './1763910000000-question-imports';
import { KeptCounts1763911000000 } from './1763911000000-kept-counts';
import { FoldedPeople1763912000000 } from './1763912000000-folded-people';
import { AuditKeptAMonth1763915000000 } from './1763915000000-audit-kept-a-month';
import { PinnedSearchPaths1763918100000 } from './1763918100000-pinned-search-paths';
import { AuditForgetsWhatIsGone1763918200000 } from './1763918200000-audit-forgets-what-is-gone';
import { AssessmentCounts1763918600000 } from './1763918600000-assessment-counts';
import { ListsOfAnAssessment1763918610000 } from './1763918610000-lists-of-an-assessment';
import { NewestInvitationsInOrder1763918620000 } from './1763918620000-newest-invitations-in-order';
import { PeopleByBeginning1763918640000 } from './1763918640000-people-by-beginning';
import { ShortSearches1763918690000 } from './1763918690000-short-searches';
import { WithdrawnFeedback1763919100000 } from './1763919100000-withdrawn-feedback';
import { TimeUsed1763919200000 } from './1763919200000-time-used';
import { MessagesOfPeople1763919300000 } from './1763919300000-messages-of-people';
import { FormerSecrets1763919400000 } from './1763919400000-former-secrets';
import { CorrectionsInOrder1763919500000 } from './1763919500000-corrections-in-order';
import { HoldAsRemarked1763919510000 } from './1763919510000-hold-as-remarked';
import { FormerReturnSecrets1763919600000 } from './1763919600000-former-return-secrets';
import { FactorsDemandedOfSessions1763919700000 } from './1763919700000-factors-demanded-of-sessions';

/** Every migration, oldest first. TypeORM gets classes, not a file pattern, so that a build cannot lose one. */
export const migrations = [
  Initial1763700000000,
  People1763710000000,
  QuestionTypes1763720000000,
  Files1763730000000,
  QuestionBank1763740000000,
  PoolsAndSettings1763740001000,
  QuestionOrder1763740002000,
  QuestionImages1763745000000,
  ReadyTests1763750000000,
  CandidateLists1763766000000,
  Privacy1763766010000,
  OfCandidate1763766020000,
  MarkExplanations1763768000000,
  Proctoring1763762000000,
  Snapshots1763762001000,
  ApiKeys1763770000000,
  ResultItems1763776000000,
  ShareLinks1763774000000,
  TimeLedger1763760000000,
  Webhooks1763772000000,
  IdempotencyKeys1763770001000,
  InvitationLife1763764000000,
  PublicLinks1763764001000,
  AnswersFiles1763764002000,
  WebhookAddresses1763772001000,
  ReturnSecrets1763772002000,
  MarkingWorkbench1763768001000,
  KeyCorrections1763768002000,
  AssessmentExports1763778000000,
  PublicLinkJoins1763784000000,
  ReportReveals1763786000000,
  SignalsInPauses1763782000000,
  ReturnSecretOverlap1763790000000,
  WebhookFailures1763790001000,
  ResultChoices1763788000000,
  GoingBack1763780000000,
  InvitationWindows1763784001000,
  QuestionKeys1763792000000,
  WaitingChecks1763796000000,
  LeavingSubmits1763798000000,
  SubmissionConfirmations1763794000000,
  UnsentAnswers1763799000000,
  FileScans1763801000000,
  TwoLanguages1763805000000,
  Deciding1763820000000,
  KeptPackingPlan1763822000000,
  AuditDuties1763839000000,
  InvitationsByProgram1763830000000,
  LateAnswersCounted1763840000000,
  AccommodationRequests1763840001000,
  QuestionBanks1763852000000,
  SavedReplies1763860000000,
  TrackingSystems1763842000000,
  RoleTemplates1763870000000,
  MatchingQuestions1763872000000,
  SecondFactors1763881000000,
  QuestionsSetAside1763890000000,
  LargeLists1763891000000,
  WelcomeCaptions1763892000000,
  SingleSignOn1763895000000,
  OrganizationKeys1763896000000,
  Brands1763898000000,
  MailWordings1763899000000,
  LateAnswersWaiting1763900000000,
  AccessTokens1763901000000,
  QuestionNotes1763905000000,
  WindowMoments1763903000000,
  StepsWithoutJobs1763906000000,
  ExternalIdsSearched1763908000000,
  TemplateWordings1763909000000,
  NotesInBothLanguages1763907500000,
  QuestionImports1763910000000,
  KeptCounts1763911000000,
  FoldedPeople1763912000000,
  AuditKeptAMonth1763915000000,
  PinnedSearchPaths1763918100000,
  AuditForgetsWhatIsGone1763918200000,
  AssessmentCounts1763918600000,
  ListsOfAnAssessment1763918610000,
  NewestInvitationsInOrder1763918620000,
  PeopleByBeginning1763918640000,
  ShortSearches1763918690000,
  WithdrawnFeedback1763919100000,
  TimeUsed1763919200000,
  MessagesOfPeople1763919300000,
  FormerSecrets1763919400000,
  CorrectionsInOrder1763919500000,
  HoldAsRemarked1763919510000,
  FormerReturnSecrets1763919600000,
  FactorsDemandedOfSessions1763919700000,
];
