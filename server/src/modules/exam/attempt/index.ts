export { Answer } from './answer.entity';
export type { AnswerValue } from '@mizan/question-model';
export { isOpenAnswer, otherLanguage, usedSeconds } from './answer.queries';
export { AttemptQuestion } from './attempt-question.entity';
export { Attempt } from './attempt.entity';
export type { AttemptSettings } from './attempt.entity';
export {
  ClosedBy,
  transitionsForGoing,
  transitionsForNext,
  transitionsForResuming,
  transitionsForSubmitting,
  transitionsForTime,
  stateAfter,
} from './attempt.machine';
export type { AttemptState, Transition, Rules } from './attempt.machine';
export { lockAttempt, lockAttemptInScope, lockAttemptOf, sittingEndsAt } from './attempt.queries';
export type { LockedAttempt } from './attempt.queries';
export type { Cause } from './cause';
export { CandidateNudges } from './candidate-nudges';
export { AttemptCommands } from './attempt-commands';
export { SITTING_ENDS_AT } from './exam-state.type';
export {
  AccommodationTooLate,
  AnswerNotKept,
  UnsentAnswersChanged,
  UnsentAnswersImported,
  UnsentAnswersUnreadable,
  AttemptEnded,
  AttemptNotFound,
  AttemptNotStarted,
  AttemptQuestionNotFound,
  ConsentRequired,
  ExamUnavailable,
  UnsentAnswersOfOther,
  PageTaken,
  ProctorEventNotFound,
  ProctorNotesClosed,
  ReceiptNotFound,
  SnapshotNotFound,
  TooManyFiles,
} from './exam.errors';
export { AttemptReopened, AttemptStarted, AttemptSubmitted, IntegrityReviewed } from './exam.events';
export { holdPeopleOf } from './hold-people';
export { invitationColumns, lockExtraTime, markEnrolled, validInvitationOf } from './invitation.queries';
export type { ExamInvitation } from './invitation.queries';
export { LiveProgress } from './live-progress';
export { lockAnswersOf, lockDoomedAttempts, lockInvitationsOf } from './lock-attempts';
export { ApplyTransitions } from './apply-transitions';
export { pageId } from './page.inputs';
export { mayTakeOver } from './page.policy';
export { assertUuids, readUuid } from './read-uuid';
export { SubmissionWithdrawal } from './submission-withdrawal.port';
export { closeOf, deadlineIn, foldLedger } from './time-ledger/fold-ledger';
export type { AttemptTimes, TimeFact } from './time-ledger/fold-ledger';
export { ReasonCode } from './time-ledger/reason-code';
export { LedgerKind } from './time-ledger/time-ledger-entry.entity';
export { appendToLedger, timesOf } from './time-ledger/time-ledger.queries';
export {
  MOST_ADDED_SECONDS,
  MOST_EXTRA_PERCENT,
  SUBMIT_SLACK_SECONDS,
  addSeconds,
  expiryOf,
  grantedSeconds,
} from './time.policy';
export { AttemptLoader } from './staff-view/attempt-loader';
export { AttemptConnection, AttemptNode } from './staff-view/attempt.type';
export type { ShownAttempt } from './staff-view/shown-attempt';
export { AttemptsQueries } from './staff-view/attempts.queries';
export type { OwnedAttempt } from './staff-view/attempts.queries';
export { AttemptModule } from './attempt.module';
export { ConsentRequiredNode, ExamUnavailableNode, orExamRefusal, PageTakenNode } from './exam-refusal.type';
export { ExamState, UnavailableReason, examStateOf } from './exam-state';
export { ServerNowField } from './server-now-field';
