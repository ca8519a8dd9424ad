export {
  Answer,
  Attempt,
  AttemptLoader,
  AttemptNode,
  AttemptQuestion,
  AttemptStarted,
  AttemptSubmitted,
  ClosedBy,
  IntegrityReviewed,
  LiveProgress,
  SubmissionWithdrawal,
  holdPeopleOf,
  lockAnswersOf,
  lockDoomedAttempts,
  lockInvitationsOf,
  otherLanguage,
  stateAfter,
  usedSeconds,
} from './attempt';
export type { AnswerValue } from './attempt';
export { ExamQuestionNode, keyFits, saidInOther, standingCorrections, toExamQuestion } from './paper';
export type { ExamQuestion, OpenedQuestion } from './paper';
export {
  AnswerFileNode,
  AnswerFilesQueries,
  answerGiven,
  AnswerValueInput,
  AnswerValueNode,
  ExamFileLinks,
  SittingReceipts,
  readValue,
  releaseAnswerFiles,
} from './answers';
export type { GivenFile, ShownAnswerFile, SittingCodes } from './answers';
export { IncidentCounts, notesUntil } from './proctoring';
export { PreviewPaper } from './candidate';
export { tierOf } from './demo';
export { ExamModule } from './exam.module';
