/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** APPROVE makes an HR user and mails a link to set the password. DECLINE mails a refusal. */
export type AccessDecision =
  /** Approve. */
  | 'APPROVE'
  /** Decline. */
  | 'DECLINE';

/** Narrows a list; what is left out does not narrow it. */
export type AccessRequestFilter = {
  /** Words in name, e-mail, phone, company and message. */
  search?: string | null | undefined;
  /** How it stands now: one of the enum. */
  status?: AccessRequestStatus | null | undefined;
};

/** What the list can be in order of. */
export type AccessRequestSort =
  /** By company name. */
  | 'COMPANY_NAME'
  /** By created at. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME';

/** What became of a request for access. */
export type AccessRequestStatus =
  /** Approved. */
  | 'APPROVED'
  /** Declined. */
  | 'DECLINED'
  /** Open. */
  | 'OPEN';

/** Whether something can be used now. */
export type ActiveStatus =
  /** In use: candidates can be invited and exams begun. */
  | 'ACTIVE'
  /** Out of use: nobody is invited and no exam begins; those that run go on. */
  | 'INACTIVE';

/** What `addAssessmentQuestion` takes. */
export type AddAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Counted from 1 among its own questions; at the end when left out. */
  position?: number | null | undefined;
  /** The question itself. */
  question: QuestionInput;
};

/** What `addQuestionsFromBank` takes. */
export type AddQuestionsFromBankInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** UUIDs of questions, in order. */
  questionIds: Array<string>;
};

/** What `addTestQuestion` takes. */
export type AddTestQuestionInput = {
  /** Counted from 1; at the end when left out. */
  position?: number | null | undefined;
  /** The question itself. */
  question: QuestionInput;
  /** UUID of a test of the library. */
  testId: string;
};

/** What `addTime` takes. */
export type AddTimeInput = {
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
  /** A UUID made for this wish: sent again with the same one, nothing more happens. */
  requestId: string;
  /** From 1 to 86,400. */
  seconds: number;
};

/** Row and column count from 1. */
export type AnswerCellInput = {
  /** Column, counted from 0. */
  column: number;
  /** Row, counted from 0. */
  row: number;
  /** Plain text. */
  text: string;
};

/** At most one of the fields; none of them is an answer taken back. */
export type AnswerValueInput = {
  /** By the numbers of the markers; empty where nothing is typed. */
  blanks?: Array<string> | null | undefined;
  /** Those that hold something; at most 26 by 100. */
  cells?: Array<AnswerCellInput> | null | undefined;
  /** Of a ranking all of them, the first one first. */
  choiceIds?: Array<string> | null | undefined;
  /** yyyy-mm-dd. */
  date?: string | null | undefined;
  /** Files that were uploaded for this question. */
  fileIds?: Array<string> | null | undefined;
  /** On the scale of the question. */
  rating?: number | null | undefined;
  /** Text as typed, numbers too; at most 20,000 characters. */
  text?: string | null | undefined;
  /** The answer to a true-or-false question. */
  truth?: boolean | null | undefined;
};

/** What an API key opens; never more than its owner's role. */
export type ApiScope =
  /** Staff users, access requests and the audit log; only for admins. */
  | 'ADMINISTRATION'
  /** Questions with their answer keys; writing questions, tests and assessments. */
  | 'AUTHORING'
  /** Inviting candidates, their exam links, and help during their sittings. */
  | 'INVITE'
  /** Assessments, tests, candidates, invitations and progress; no results and no answer keys. */
  | 'READ'
  /** Results, marks, reports and the files that candidates handed in. */
  | 'RESULTS';

/** What `applyRemarking` takes. */
export type ApplyRemarkingInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Instead of what the bank says now. Left out: every key whose question has a newer version. */
  corrections?: Array<KeyCorrectionInput> | null | undefined;
  /** Why it is marked again; kept with every mark that changes. */
  reason: string;
  /** Of the list of differences that was seen. */
  token: string;
};

/** What `archiveAssessment` takes. */
export type ArchiveAssessmentInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** False takes it back from the archive; it is then inactive. */
  isArchived: boolean;
};

/** What `askForHelp` takes. */
export type AskForHelpInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** Of the answer by mail. */
  language: ContentLanguage;
  /** Plain text, as it was written. */
  message: string;
  /** As people call it. */
  name: string;
};

/** Input: assessment configuration. */
export type AssessmentConfigurationInput = {
  /** Whether candidates may return to questions that have time left; a sitting keeps what held when it began. */
  allowBack?: boolean | null | undefined;
  /** Null removes it. */
  closesAt?: string | null | undefined;
  /** 0 to 900. */
  extraTimePercent?: number | null | undefined;
  /** How candidates get the feedback on their result. */
  feedbackDelivery?: FeedbackDelivery | null | undefined;
  /** Other than OWN only where nothing is missing. */
  languages?: LanguageOffer | null | undefined;
  /** Null removes it. */
  opensAt?: string | null | undefined;
  /** 0 to 100. */
  passMark?: number | null | undefined;
  /** Null: as this installation is set up. Without a day in it nobody is reminded. */
  reminders?: ReminderRuleInput | null | undefined;
  /** What candidates see of their result. */
  resultVisibility?: ResultVisibility | null | undefined;
  /** Whether candidates see how far they have come. */
  showProgress?: boolean | null | undefined;
  /** Whether choices come in another order for each candidate. */
  shuffleChoices?: boolean | null | undefined;
  /** Whether questions come in another order for each candidate. */
  shuffleQuestions?: boolean | null | undefined;
};

/** Why an export could not be made. */
export type AssessmentExportFailure =
  /** A fault of the server. */
  | 'INTERNAL'
  /** Whoever asked for it may not see the assessment any more. */
  | 'NO_ACCESS'
  /** There is no room left for files. */
  | 'STORAGE_FULL'
  /** It would exceed 2 GB; choose fewer parts. */
  | 'TOO_LARGE';

/** What an export of an assessment can hold. */
export type AssessmentExportPart =
  /** What candidates handed in, as far as the report options show questions. */
  | 'FILES'
  /** A PDF for each result. */
  | 'REPORTS'
  /** A workbook with everybody invited and their results. */
  | 'RESULTS';

/** How far an export of an assessment is. */
export type AssessmentExportState =
  /** Somebody stopped it. */
  | 'CANCELLED'
  /** It could not be made. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY'
  /** It is being made. */
  | 'RUNNING'
  /** It has not begun, or begins anew. */
  | 'WAITING';

/** Narrows a list; what is left out does not narrow it. */
export type AssessmentFilter = {
  /** False when left out: what is archived is out of the way. */
  isArchived?: boolean | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Experience that the role asks for. */
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** How it stands now: one of the enum. */
  status?: ActiveStatus | null | undefined;
};

/** What `duplicateAssessment` and `publishAssessment` takes. */
export type AssessmentIdInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What the list can be in order of. */
export type AssessmentSort =
  /** By created at. */
  | 'CREATED_AT'
  /** By title. */
  | 'TITLE'
  /** By updated at. */
  | 'UPDATED_AT';

/** What is left out stays as it is. */
export type AssessmentTranslationInput = {
  /** By the order of the bands, from low to high. */
  bandNames?: Array<string> | null | undefined;
  /** Plain text in sentences; empty or null when there is none. */
  description?: string | null | undefined;
  /** The role that candidates apply for, in free words. */
  jobRole?: string | null | undefined;
  /** As people call it. */
  title?: string | null | undefined;
  /** Starts with https://; null removes it. */
  welcomeVideoUrl?: string | null | undefined;
};

/** What the assessment mostly measures. */
export type AssessmentType =
  /** Cognitive. */
  | 'COGNITIVE'
  /** Language. */
  | 'LANGUAGE'
  /** Of several kinds. */
  | 'MIXED'
  /** Personality. */
  | 'PERSONALITY'
  /** Situational. */
  | 'SITUATIONAL'
  /** Skills. */
  | 'SKILLS';

/** Narrows a list; what is left out does not narrow it. */
export type AuditFilter = {
  /** What was done, such as `user.create`. */
  action?: string | null | undefined;
  /** Who did it. */
  actorId?: string | null | undefined;
  /** This moment and later. */
  from?: string | null | undefined;
  /** Whether it was done, refused, or failed. */
  outcome?: AuditOutcome | null | undefined;
  /** Words in the names of actor and object, and in the address. */
  search?: string | null | undefined;
  /** Before this moment. */
  until?: string | null | undefined;
};

/** REFUSED: by a rule about rights. FAILED: tried and not managed, such as a wrong password. */
export type AuditOutcome =
  /** It was done. */
  | 'DONE'
  /** It was tried and not managed, such as a wrong password. */
  | 'FAILED'
  /** A rule about rights forbade it. */
  | 'REFUSED';

/** Input: blank. */
export type BlankInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms do not matter. */
  acceptedAnswers: Array<string>;
};

/** Which export to stop. */
export type CancelAssessmentExportInput = {
  /** An export that is waiting or running. */
  id: string;
};

/** Why a row of a list is a double. */
export type CandidateDuplicate =
  /** Already invited. */
  | 'ALREADY_INVITED'
  /** In list. */
  | 'IN_LIST';

/** What a list tells of a person. */
export type CandidateField =
  /** Email. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Name. */
  | 'NAME'
  /** Phone. */
  | 'PHONE';

/** What is left out does not matter. Stage, dates and score are those of the row’s invitation. */
export type CandidateFilter = {
  /** Then a row is the invitation to this one. */
  assessmentId?: string | null | undefined;
  /** Not included. */
  completedBefore?: string | null | undefined;
  /** Handed in at this moment or later. */
  completedFrom?: string | null | undefined;
  /** Not included. */
  invitedBefore?: string | null | undefined;
  /** Invited at this moment or later. */
  invitedFrom?: string | null | undefined;
  /** Percent, included. */
  maxPercentage?: number | null | undefined;
  /** Percent, included. */
  minPercentage?: number | null | undefined;
  /** Only results of these states. */
  resultStatuses?: Array<ResultStatus> | null | undefined;
  /** Words in name, e-mail and phone; Arabic spellings and digits count as equal. */
  search?: string | null | undefined;
  /** Only invitations that have come this far. */
  stages?: Array<Stage> | null | undefined;
};

/** Input: candidate. */
export type CandidateInput = {
  /** At most 254 characters. Who is known by it already is invited as the same candidate. */
  email: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters; may be empty. */
  lastName: string;
  /** 8 to 15 digits; spaces, dashes and Arabic digits are fine. */
  phone: string;
};

/** What can be wrong with a field of a row. */
export type CandidateRowProblem =
  /** Invalid email. */
  | 'INVALID_EMAIL'
  /** Invalid phone. */
  | 'INVALID_PHONE'
  /** Required. */
  | 'REQUIRED'
  /** Too long. */
  | 'TOO_LONG';

/** PEOPLE: everybody once, with their newest invitation. INVITATIONS: every invitation. */
export type CandidateRows =
  /** Invitations. */
  | 'INVITATIONS'
  /** People. */
  | 'PEOPLE';

/** What the list can be in order of. */
export type CandidateSort =
  /** By completed at. */
  | 'COMPLETED_AT'
  /** By invited at. */
  | 'INVITED_AT'
  /** By name. */
  | 'NAME'
  /** By score. */
  | 'SCORE';

/** What `changeAssessmentStatus` takes. */
export type ChangeAssessmentStatusInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** How it stands now: one of the enum. */
  status: ActiveStatus;
};

/** What `changeName` takes. */
export type ChangeNameInput = {
  /** As people call it. */
  name: string;
};

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** The same once more. */
  confirmPassword: string;
  /** The password that holds until now. */
  currentPassword: string;
  /** At least 12 characters. */
  password: string;
  /** Ends the viewer's API keys too; a mail names those that are left. */
  revokeApiKeys?: boolean | null | undefined;
};

/** What `changePublicLink` takes. */
export type ChangePublicLinkInput = {
  /** Not below the number of those who have joined. */
  cap: number;
  /** From this moment on it is closed; null when that is open. */
  closesAt?: string | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What `changeQuestionStatus` takes. */
export type ChangeQuestionStatusInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** How it stands now: one of the enum. */
  status: ActiveStatus;
};

/** What `changeStaffVerification` takes. */
export type ChangeStaffVerificationInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** False ends their sessions at once. */
  isVerified: boolean;
};

/** What `changeTestStatus` takes. */
export type ChangeTestStatusInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** How it stands now: one of the enum. */
  status: ActiveStatus;
};

/** A choice as its author sees it. */
export type ChoiceInput = {
  /** Of a choice that stays; left out for a new one. */
  id?: string | null | undefined;
  /** Keeps its place when choices are shuffled. */
  isFixed?: boolean | null | undefined;
  /** Of a qualifier: acceptable. False for each choice of a ranking: there the order is the key. */
  isRight: boolean;
  /** Plain text. */
  text: string;
};

/** What `closePublicLink` takes. */
export type ClosePublicLinkInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** TIME: its time was over. SERVER: nobody was there. PROCTORING: the candidate was away too often. */
export type ClosedBy =
  /** Candidate. */
  | 'CANDIDATE'
  /** The exam was handed in after too many warnings. */
  | 'PROCTORING'
  /** Somebody of the staff, or the server at the end of the time. */
  | 'SERVER'
  /** Staff. */
  | 'STAFF'
  /** Its time was over. */
  | 'TIME';

/** What `contactSupport` takes. */
export type ContactSupportInput = {
  /** Plain text, as it was written. */
  message: string;
  /** What it is about, in one line. */
  subject: string;
};

/** The language that people read. */
export type ContentLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** What `continueAttempt` takes. */
export type ContinueAttemptInput = {
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** Why, in free words; null when nothing was said. */
  note?: string | null | undefined;
};

/** What `createAdmin` takes. */
export type CreateAdminInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  /** As people call it. */
  name: string;
};

/** What a new key is called, what it opens, and for how long. */
export type CreateApiKeyInput = {
  /** At most five years from now. Null: until it is revoked. */
  expiresAt?: string | null | undefined;
  /** At most 60 characters; no two live keys of a user share a name. */
  name: string;
  /** At least one, and none beyond the role of the viewer. */
  scopes: Array<ApiScope>;
};

/** What `createAssessment` takes. */
export type CreateAssessmentInput = {
  /** Plain text in sentences; empty or null when there is none. */
  description?: string | null | undefined;
  /** The role that candidates apply for, in free words. */
  jobRole: string;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Experience that the role asks for. */
  level?: Level | null | undefined;
  /** As people call it. */
  title: string;
  /** Which type it is: one of the enum. */
  type?: AssessmentType | null | undefined;
  /** A video at YouTube or Vimeo that is shown before the start. */
  welcomeVideoUrl?: string | null | undefined;
};

/** What `createHr` takes. */
export type CreateHrInput = {
  /** Name of the company; null when not told. */
  companyName: string;
  /** How many people work there; null when not told. */
  companySize: number;
  /** E-mail address, in lower case. */
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  /** Invitations granted; null: not limited. */
  maxRequests: number;
  /** As people call it. */
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

/** What `createPublicLink` takes. */
export type CreatePublicLinkInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** How many people can join, from 1 to 100,000. */
  cap: number;
  /** From this moment on nobody can join. */
  closesAt?: string | null | undefined;
};

/** What `createQuestion` takes. */
export type CreateQuestionInput = {
  /** The question itself. */
  question: QuestionInput;
};

/** What `createShareLink` takes. */
export type CreateShareLinkInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** UUID of a candidate in scope. */
  candidateId: string;
  /** After so many days it opens nothing, from 1 to 90. */
  days: number;
  /** Of the words around the result. */
  language: ContentLanguage;
};

/** What `createTest` takes. */
export type CreateTestInput = {
  /** Plain text in sentences; empty or null when there is none. */
  description?: string | null | undefined;
  /** The role that candidates apply for, in free words. */
  jobRole: string;
  /** EN or AR: the language in which people read it. */
  language: ContentLanguage;
  /** Experience that the role asks for. */
  level: Level;
  /** As people call it. */
  title: string;
};

/** What `createWebhookEndpoint` takes. */
export type CreateWebhookInput = {
  /** Left out: all assessments of the viewer's own. */
  assessmentId?: string | null | undefined;
  /** At least one; the endpoint is told of these and no others. */
  events: Array<WebhookEvent>;
  /** https, on port 443 or 8443, of a host in the internet. */
  url: string;
};

/** Twelve weeks, six months or twelve months, up to and including the present one. */
export type DashboardRange =
  /** Six months, by months. */
  | 'MONTHS_6'
  /** Twelve weeks, by weeks. */
  | 'WEEKS_12'
  /** A year, by months. */
  | 'YEAR';

/** RECORDINGS: every file that candidates handed in. */
export type DataClass =
  /** Answers. */
  | 'ANSWERS'
  /** Audit. */
  | 'AUDIT'
  /** Recordings. */
  | 'RECORDINGS'
  /** Results. */
  | 'RESULTS'
  /** Snapshots. */
  | 'SNAPSHOTS';

/** Days as yyyy-mm-dd; both ends are right answers too. */
export type DateKeyInput = {
  /** The beginning, included. */
  from: string;
  /** The end, included. */
  to: string;
};

/** Days as yyyy-mm-dd, both included; null leaves that end open. */
export type DateRangeInput = {
  /** The first day that counts. */
  earliest?: string | null | undefined;
  /** The last day that counts. */
  latest?: string | null | undefined;
};

/** What `decideAccessRequest` takes. */
export type DecideAccessRequestInput = {
  /** Approve or decline. */
  decision: AccessDecision;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What `decideOnInvitations` takes. */
export type DecideOnInvitationsInput = {
  /** At most 500. */
  invitationIds: Array<string>;
  /** Kept with the decision and in the audit log. */
  reason?: string | null | undefined;
  /** Null takes them off every stage. */
  stageId?: string | null | undefined;
};

/** Input: decision stage. */
export type DecisionStageInput = {
  /** Left out of a new one. */
  id?: string | null | undefined;
  /** Left out of one of the first four that keeps its name. */
  name?: string | null | undefined;
};

/** What `deleteNote` takes. */
export type DeleteNoteInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What `deleteStaffUser` takes. */
export type DeleteStaffUserInput = {
  /** The e-mail of the user, typed; needed for DELETE. */
  confirmation?: string | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** Who gets the records; needed for HAND_OVER. */
  receiverId?: string | null | undefined;
  /** What becomes of the records of the user: handed over or deleted. */
  records: RecordsChoice;
};

/** What `deleteView` takes. */
export type DeleteViewInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** How the points come about. */
export type DerivationRule =
  /** All or nothing. */
  | 'ALL_OR_NOTHING'
  /** Every rating. */
  | 'EVERY_RATING'
  /** No answer. */
  | 'NO_ANSWER'
  /** Pairs. */
  | 'PAIRS'
  /** Person. */
  | 'PERSON'
  /** Shares. */
  | 'SHARES'
  /** Shares less wrong. */
  | 'SHARES_LESS_WRONG';

/** How hard a question is. */
export type Difficulty =
  /** Easy. */
  | 'EASY'
  /** Hard. */
  | 'HARD'
  /** Medium. */
  | 'MEDIUM';

/** What `endAttempt` takes. */
export type EndAttemptInput = {
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

/** What `endStaffSessions` takes. */
export type EndStaffSessionsInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What `eraseCandidate` takes. */
export type EraseCandidateInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What the exam page can do now. */
export type ExamState =
  /** The exam is being sat; also while its clock is paused. */
  | 'IN_PROGRESS'
  /** Nobody has begun yet. */
  | 'NOT_STARTED'
  /** Handed in, by whomever. Its result follows within moments. */
  | 'SUBMITTED'
  /** Cannot be begun now, such as before the opening or after the expiry. */
  | 'UNAVAILABLE';

/** Guessed on the candidate’s device; UNKNOWN where it could not look. */
export type FaceHint =
  /** None. */
  | 'NONE'
  /** One. */
  | 'ONE'
  /** Several. */
  | 'SEVERAL'
  /** Unknown. */
  | 'UNKNOWN';

/** Whether candidates learn what was written about their result. MAILED: shown as well. */
export type FeedbackDelivery =
  /** Mailed. */
  | 'MAILED'
  /** None. */
  | 'NONE'
  /** Shown. */
  | 'SHOWN';

/** Which kinds of files an answer can be. */
export type FileKind =
  /** Document. */
  | 'DOCUMENT'
  /** Image. */
  | 'IMAGE'
  /** Slides. */
  | 'SLIDES'
  /** Spreadsheet. */
  | 'SPREADSHEET'
  /** Text. */
  | 'TEXT';

/** What staff upload a file for. */
export type FilePurpose =
  /** Question image. */
  | 'QUESTION_IMAGE'
  /** Welcome video. */
  | 'WELCOME_VIDEO';

/** What the virus scanner says of a file. */
export type FileScan =
  /** It found nothing. */
  | 'CLEAN'
  /** It found something; nobody can open the file. */
  | 'INFECTED'
  /** It has not looked yet; nobody can open the file. */
  | 'WAITING';

/** What `finishUpload` takes. */
export type FinishUploadInput = {
  /** Of an upload that comes in parts. */
  uploadId: string;
};

/** What `giveAnswerFeedback` takes. */
export type GiveAnswerFeedbackInput = {
  /** The `id` of a ResultQuestion. */
  questionId: string;
  /** Empty to take it back. The mark stays as it is. */
  text: string;
};

/** What `giveFeedback` takes. */
export type GiveFeedbackInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** UUID of a candidate in scope. */
  candidateId: string;
  /** True when left out. Without effect where the assessment delivers no feedback. */
  shareWithCandidate?: boolean | null | undefined;
  /** Plain text. */
  text: string;
};

/** What `giveQueuedMark` takes. */
export type GiveQueuedMarkInput = {
  /** Points for each criterion, in their order; they add up to `score`. Left out: one judgement. */
  criteria?: Array<number> | null | undefined;
  /** The `revision` as it was seen; another one answers MARK_CHANGED. */
  expectedRevision: number;
  /** On this answer. */
  feedback?: string | null | undefined;
  /** The `id` of a MarkingItem. */
  questionId: string;
  /** Required to settle. */
  reason?: string | null | undefined;
  /** MARKED changes a mark that is there, as FIRST gives one. */
  round: MarkingRound;
  /** From 0 to the question's points, at most two decimals. */
  score: number;
};

/** By an answer, so that whoever marks blind need not know whose result it is. */
export type GiveTaskFeedbackInput = {
  /** The `id` of a MarkingItem. */
  questionId: string;
  /** True when left out. Without effect where the assessment delivers no feedback. */
  shareWithCandidate?: boolean | null | undefined;
  /** Plain text. */
  text: string;
};

/** Input: grade band. */
export type GradeBandInput = {
  /** `#RRGGBB` */
  color: string;
  /** The most, included. */
  max: number;
  /** The least, included. */
  min: number;
  /** As people call it. */
  name: string;
};

/** Row and column count from 1. */
export type GridCellInput = {
  /** Column, counted from 0. */
  column: number;
  /** Shown, but not for the candidate to change. */
  isLocked?: boolean | null | undefined;
  /** Row, counted from 0. */
  row: number;
  /** Plain text. */
  text: string;
};

/** At most 26 columns and 100 rows. */
export type GridInput = {
  /** Those that hold something from the start; every other cell is empty and free. */
  cells: Array<GridCellInput>;
  /** How many columns the table has, at most 26. */
  columns: number;
  /** How many rows the table has, at most 100. */
  rows: number;
};

/** Why something of a file was not taken over. */
export type ImportProblemCode =
  /** Answer missing. */
  | 'ANSWER_MISSING'
  /** Answer not a choice. */
  | 'ANSWER_NOT_A_CHOICE'
  /** Answer without question. */
  | 'ANSWER_WITHOUT_QUESTION'
  /** Archive unacceptable. */
  | 'ARCHIVE_UNACCEPTABLE'
  /** Archive without manifest. */
  | 'ARCHIVE_WITHOUT_MANIFEST'
  /** Brace missing. */
  | 'BRACE_MISSING'
  /** Case sensitivity. */
  | 'CASE_SENSITIVITY'
  /** Category. */
  | 'CATEGORY'
  /** Choice without question. */
  | 'CHOICE_WITHOUT_QUESTION'
  /** Columns not found. */
  | 'COLUMNS_NOT_FOUND'
  /** Description. */
  | 'DESCRIPTION'
  /** Feedback. */
  | 'FEEDBACK'
  /** Fields not held. */
  | 'FIELDS_NOT_HELD'
  /** File missing. */
  | 'FILE_MISSING'
  /** Formatting. */
  | 'FORMATTING'
  /** Formula in plain text. */
  | 'FORMULA_IN_PLAIN_TEXT'
  /** Formula unreadable. */
  | 'FORMULA_UNREADABLE'
  /** Hints. */
  | 'HINTS'
  /** Image. */
  | 'IMAGE'
  /** Image unacceptable. */
  | 'IMAGE_UNACCEPTABLE'
  /** Invalid field. */
  | 'INVALID_FIELD'
  /** Media not held. */
  | 'MEDIA_NOT_HELD'
  /** Not text. */
  | 'NOT_TEXT'
  /** Not utf8. */
  | 'NOT_UTF8'
  /** No questions. */
  | 'NO_QUESTIONS'
  /** Number unreadable. */
  | 'NUMBER_UNREADABLE'
  /** Only patterns. */
  | 'ONLY_PATTERNS'
  /** Other file. */
  | 'OTHER_FILE'
  /** Partial credit. */
  | 'PARTIAL_CREDIT'
  /** Passage elsewhere. */
  | 'PASSAGE_ELSEWHERE'
  /** Pattern. */
  | 'PATTERN'
  /** Penalty. */
  | 'PENALTY'
  /** Picture in plain text. */
  | 'PICTURE_IN_PLAIN_TEXT'
  /** Picture missing. */
  | 'PICTURE_MISSING'
  /** Setting. */
  | 'SETTING'
  /** Several numbers. */
  | 'SEVERAL_NUMBERS'
  /** Stray text. */
  | 'STRAY_TEXT'
  /** Tags. */
  | 'TAGS'
  /** Template variables. */
  | 'TEMPLATE_VARIABLES'
  /** Text missing. */
  | 'TEXT_MISSING'
  /** Text not held. */
  | 'TEXT_NOT_HELD'
  /** Too few choices. */
  | 'TOO_FEW_CHOICES'
  /** Type changed. */
  | 'TYPE_CHANGED'
  /** Type not held. */
  | 'TYPE_NOT_HELD'
  /** Unknown column. */
  | 'UNKNOWN_COLUMN'
  /** Unsupported gap. */
  | 'UNSUPPORTED_GAP'
  /** Unsupported scoring. */
  | 'UNSUPPORTED_SCORING'
  /** Unsupported type. */
  | 'UNSUPPORTED_TYPE'
  /** Value unreadable. */
  | 'VALUE_UNREADABLE'
  /** Workbook unreadable. */
  | 'WORKBOOK_UNREADABLE'
  /** Xml doctype. */
  | 'XML_DOCTYPE'
  /** Xml not well formed. */
  | 'XML_NOT_WELL_FORMED'
  /** Xml other kind. */
  | 'XML_OTHER_KIND'
  /** Xml too complex. */
  | 'XML_TOO_COMPLEX';

/** The defaults are for questions of which the file does not say it. */
export type ImportQuestionsInput = {
  /** MEDIUM when left out. */
  difficulty?: Difficulty | null | undefined;
  /** 60 when left out. */
  durationSeconds?: number | null | undefined;
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
  /** 1 when left out. */
  score?: number | null | undefined;
  /** Needed when a question has neither a skill nor a category. */
  skill?: string | null | undefined;
  /** A test that they join at its end. */
  testId?: string | null | undefined;
};

/** Addresses of public hosts, starting with https://. What is left out stays; null removes it. */
export type IntegrationInput = {
  /** Where candidates go after handing in; https. */
  redirectUrl?: string | null | undefined;
};

/** Narrows a list; what is left out does not narrow it. */
export type InvitationFilter = {
  /** On one of these stages of the decision. */
  decisionStageIds?: Array<string> | null | undefined;
  /** Words in name, e-mail and phone; Arabic spellings and digits count as equal. */
  search?: string | null | undefined;
  /** Only invitations that have come this far. */
  stages?: Array<Stage> | null | undefined;
  /** With one of these tags. */
  tags?: Array<string> | null | undefined;
};

/** What the list can be in order of. */
export type InvitationSort =
  /** By completed at. */
  | 'COMPLETED_AT'
  /** By invited at. */
  | 'INVITED_AT'
  /** By name. */
  | 'NAME'
  /** By stage. */
  | 'STAGE';

/** What `resendInvitations` and `revokeInvitations` takes. */
export type InvitationsInput = {
  /** At most 500. */
  invitationIds: Array<string>;
};

/** What `inviteCandidates` takes. */
export type InviteCandidatesInput = {
  /** Of a published, active assessment in scope. */
  assessmentId: string;
  /** At most 5,000. */
  candidates: Array<CandidateInput>;
  /** To be begun before then; whenever it is open when left out. */
  expiresAt?: string | null | undefined;
  /** From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out. */
  extraTimePercent?: number | null | undefined;
  /** Not to be begun before then, nor before the assessment opens; as soon as that is open when left out. */
  opensAt?: string | null | undefined;
};

/** A key for papers already sat; what the type does not use is left out. */
export type KeyCorrectionInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms do not matter. */
  acceptedAnswers?: Array<string> | null | undefined;
  /** The right number and its tolerance. */
  number?: NumberKeyInput | null | undefined;
  /** The question of the bank. */
  questionId: string;
  /** The choices that are right from now on. */
  rightChoiceIds?: Array<string> | null | undefined;
  /** The answer that is right from now on. */
  truth?: boolean | null | undefined;
};

/** In which language candidates sit. OWN: that of the assessment. */
export type LanguageOffer =
  /** And may have the other language shown beside the question. */
  | 'BESIDE'
  /** Each chooses before the start. */
  | 'CHOICE'
  /** Own. */
  | 'OWN'
  /** And may change it during the exam. */
  | 'SWITCH';

/** What happened to the clock of a sitting. */
export type LedgerKind =
  /** Added. */
  | 'ADDED'
  /** Base. */
  | 'BASE'
  /** Closed. */
  | 'CLOSED'
  /** Extra percent. */
  | 'EXTRA_PERCENT'
  /** Left. */
  | 'LEFT'
  /** Opened. */
  | 'OPENED'
  /** Paused. */
  | 'PAUSED'
  /** Reopened. */
  | 'REOPENED'
  /** Resumed. */
  | 'RESUMED'
  /** Returned. */
  | 'RETURNED'
  /** Submitted. */
  | 'SUBMITTED';

/** How experienced the role is. */
export type Level =
  /** Advanced. */
  | 'ADVANCED'
  /** Beginner. */
  | 'BEGINNER'
  /** Mid level. */
  | 'MID_LEVEL';

/** What became of a mail. KEPT: no mail server is configured, it stays in the outbox. */
export type MailStatus =
  /** Failed. */
  | 'FAILED'
  /** No mail server is configured; it lies in the outbox. */
  | 'KEPT'
  /** Waits to be sent, perhaps again. */
  | 'QUEUED'
  /** Sent. */
  | 'SENT';

/** What `markAnswer` takes. */
export type MarkAnswerInput = {
  /** The `revision` of the mark as it was seen; another one answers MARK_CHANGED. Left out: overwrite. */
  expectedRevision?: number | null | undefined;
  /** What a person wrote about it; null when nothing was written. */
  feedback?: string | null | undefined;
  /** The `id` of a ResultQuestion. */
  questionId: string;
  /** From 0 to the question's points, at most two decimals. */
  score: number;
};

/** SECOND: another person’s mark beside the first, which stays until somebody settles the two. */
export type MarkHistoryCause =
  /** Person. */
  | 'PERSON'
  /** Remarking. */
  | 'REMARKING'
  /** Second. */
  | 'SECOND'
  /** Settling. */
  | 'SETTLING';

/** AWAITING: only a person can tell. */
export type MarkOrigin =
  /** By the rule of the question type. */
  | 'AUTOMATIC'
  /** A person has to mark it. */
  | 'AWAITING'
  /** A person marked it. */
  | 'PERSON';

/** What the queue can be in order of. */
export type MarkingOrder =
  /** By candidate. */
  | 'BY_CANDIDATE'
  /** By question. */
  | 'BY_QUESTION';

/** Narrows a list; what is left out does not narrow it. */
export type MarkingQueueFilter = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId?: string | null | undefined;
  /** Names and e-mails stay on the server. An assessment that is marked blind is always blind. */
  isBlind?: boolean | null | undefined;
  /** BY_CANDIDATE when left out. */
  order?: MarkingOrder | null | undefined;
  /** FIRST when left out. */
  round?: MarkingRound | null | undefined;
};

/** FIRST: waits for a mark. SECOND: for another one. SETTLE: the two lie too far apart. MARKED: done. */
export type MarkingRound =
  /** First. */
  | 'FIRST'
  /** Marked. */
  | 'MARKED'
  /** Second. */
  | 'SECOND'
  /** Settle. */
  | 'SETTLE';

/** What `setMarkingRules` takes. */
export type MarkingRulesInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Whether names stay hidden from whoever marks. */
  isBlind: boolean;
  /** Whether a second person marks as well. */
  needsSecondMark: boolean;
  /** Of a question's points; marks farther apart are settled by a person. */
  tolerancePercent: number;
};

/** What `messageCandidate` takes. */
export type MessageCandidateInput = {
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** A UUID made for this wish: sent again with the same one, nothing more happens. */
  requestId: string;
  /** From 1 to 500 characters. */
  text: string;
};

/** In what an answer differs from an accepted one. */
export type NearMissReason =
  /** Accents. */
  | 'ACCENTS'
  /** Articles. */
  | 'ARTICLES'
  /** Spacing. */
  | 'SPACING'
  /** Spelling. */
  | 'SPELLING';

/** Right is what lies within `value` plus or minus `tolerance`; both are decimal strings, typed in either kind of digits. */
export type NumberKeyInput = {
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  /** The value, as text. */
  value: string;
};

/** MISSED: right, and not given. */
export type PartVerdict =
  /** Judged. */
  | 'JUDGED'
  /** Missed. */
  | 'MISSED'
  /** Right. */
  | 'RIGHT'
  /** Wrong. */
  | 'WRONG';

/** What `pauseAttempt` takes. */
export type PauseAttemptInput = {
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

/** Input: preview answer. */
export type PreviewAnswerInput = {
  /** UUID of a question. */
  questionId: string;
  /** The value, as text. */
  value: AnswerValueInput;
};

/** What `previewCandidateFile` takes. */
export type PreviewCandidateFileInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out. */
  country?: string | null | undefined;
  /** Of a text; recognised when left out. */
  encoding?: TextEncoding | null | undefined;
  /** .xlsx, .csv, .tsv or .txt, at most 250 KB (256,000 bytes). */
  file: File;
};

/** What `previewCandidateRows` takes. */
export type PreviewCandidateRowsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Those who are or were invited. */
  candidates: Array<CandidateInput>;
  /** As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out. */
  country?: string | null | undefined;
};

/** What `previewCandidateText` takes. */
export type PreviewCandidateTextInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out. */
  country?: string | null | undefined;
  /** One candidate a line: name, e-mail and phone in any order. */
  text: string;
};

/** Input: preview marks. */
export type PreviewMarksInput = {
  /** A question without an answer may be left out. */
  answers: Array<PreviewAnswerInput>;
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Of the `previewPaper` that was answered. */
  seed: string;
};

/** What `previewQuestionImport` takes. */
export type PreviewQuestionImportInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
};

/** What is excused never counts. PAUSED: it began while staff held the exam. */
export type ProctorExcuse =
  /** File picker. */
  | 'FILE_PICKER'
  /** Own dialog. */
  | 'OWN_DIALOG'
  /** Paused. */
  | 'PAUSED'
  /** Permission. */
  | 'PERMISSION';

/** NO_FACE and SEVERAL_FACES are guesses about a picture, made on the candidate’s device. */
export type ProctorSignal =
  /** Camera lost. */
  | 'CAMERA_LOST'
  /** Copy. */
  | 'COPY'
  /** Full screen exit. */
  | 'FULL_SCREEN_EXIT'
  /** No face. */
  | 'NO_FACE'
  /** Paste. */
  | 'PASTE'
  /** Reload tried. */
  | 'RELOAD_TRIED'
  /** Second page. */
  | 'SECOND_PAGE'
  /** Several faces. */
  | 'SEVERAL_FACES'
  /** Several screens. */
  | 'SEVERAL_SCREENS'
  /** Tab hidden. */
  | 'TAB_HIDDEN'
  /** Window blur. */
  | 'WINDOW_BLUR';

/** What a person made of a moment. */
export type ProctorVerdict =
  /** Confirmed. */
  | 'CONFIRMED'
  /** Dismissed. */
  | 'DISMISSED';

/** What is left out stays as it is. */
export type ProctoringInput = {
  /** Whether the exam starts only with a camera. */
  cameraRequired?: boolean | null | undefined;
  /** Whether copying and pasting counts as a signal. */
  copyPaste?: boolean | null | undefined;
  /** Whether leaving full screen counts as a signal. */
  fullScreen?: boolean | null | undefined;
  /** 1 to 60. */
  minimumSeconds?: number | null | undefined;
  /** 1 to 365. */
  retentionDays?: number | null | undefined;
  /** 1 to 120. */
  snapshotsPerHour?: number | null | undefined;
  /** Whether staying away ever submits the exam; else it is noted for a person. */
  submitsWhenLeft?: boolean | null | undefined;
  /** Whether leaving the page counts as a signal. */
  tabLeaving?: boolean | null | undefined;
  /** 1 to 10. */
  warningsBeforeSubmit?: number | null | undefined;
  /** Whether pictures are taken at random moments. */
  webcamSnapshots?: boolean | null | undefined;
};

/** Whether a public link still lets people in. */
export type PublicLinkState =
  /** Closed. */
  | 'CLOSED'
  /** Full. */
  | 'FULL'
  /** Open. */
  | 'OPEN';

/** Narrows a list; what is left out does not narrow it. */
export type QuestionFilter = {
  /** EASY, MEDIUM or HARD, as its author sees it. */
  difficulty?: Difficulty | null | undefined;
  /** True: the questions of tests that others published to all, instead of those of the own bank. */
  isShared?: boolean | null | undefined;
  /** In no test and no assessment; or, when false, in one at least. */
  isUnused?: boolean | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Words in text and skill; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** The whole skill, however it is spelt. */
  skill?: string | null | undefined;
  /** How it stands now: one of the enum. */
  status?: ActiveStatus | null | undefined;
  /** Any of these. */
  translationStates?: Array<TranslationState> | null | undefined;
  /** Any of these. */
  types?: Array<QuestionType> | null | undefined;
};

/** Files that questions come and go in. */
export type QuestionFormat =
  /** Aiken. */
  | 'AIKEN'
  /** Gift. */
  | 'GIFT'
  /** Moodle xml. */
  | 'MOODLE_XML'
  /** Qti. */
  | 'QTI'
  /** Qti 3. */
  | 'QTI_3'
  /** Spreadsheet. */
  | 'SPREADSHEET';

/** What `duplicateQuestion` and `deleteQuestion` takes. */
export type QuestionIdInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What a format may not carry. */
export type QuestionImportField =
  /** Difficulty. */
  | 'DIFFICULTY'
  /** Duration. */
  | 'DURATION'
  /** Score. */
  | 'SCORE'
  /** Skill. */
  | 'SKILL';

/** A question with its answer key. Fields that the type does not use are ignored. */
export type QuestionInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms do not matter. */
  acceptedAnswers?: Array<string> | null | undefined;
  /** Whether more than one choice may be picked. */
  allowsSeveral?: boolean | null | undefined;
  /** By the numbers of the markers in `gapText`. */
  blanks?: Array<BlankInput> | null | undefined;
  /** Of a ranking in the right order. */
  choices?: Array<ChoiceInput> | null | undefined;
  /** What else makes no difference; left out: nothing. */
  comparison?: TextComparisonInput | null | undefined;
  /** The right date, or the span in which a date is right. */
  dateKey?: DateKeyInput | null | undefined;
  /** Between which dates the answer can be. */
  dateRange?: DateRangeInput | null | undefined;
  /** EASY, MEDIUM or HARD, as its author sees it. */
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Which kinds of files are accepted. */
  fileKinds?: Array<FileKind> | null | undefined;
  /** Plain text with `[[1]]`, `[[2]]`, … where the blanks are. */
  gapText?: string | null | undefined;
  /** A grid of cells, as in a spreadsheet. */
  grid?: GridInput | null | undefined;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** The right number and its tolerance. */
  number?: NumberKeyInput | null | undefined;
  /** Of a RATING question: its scale. */
  rating?: RatingScaleInput | null | undefined;
  /** Left out: every rating earns the full score. */
  ratingKey?: RatingKeyInput | null | undefined;
  /** 5 to 600. */
  recordSeconds?: number | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  /** What the question tests, in free words such as "Excel". */
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  /** Of a TRUE_FALSE question: the right answer. */
  truth?: boolean | null | undefined;
  /** Which type it is: one of the enum. */
  type: QuestionType;
  /** Of a number, shown beside it. */
  unit?: string | null | undefined;
  /** Words; null for no limit. */
  wordLimit?: number | null | undefined;
};

/** Input: question pool. */
export type QuestionPoolInput = {
  /** EASY, MEDIUM or HARD, as its author sees it. */
  difficulty?: Difficulty | null | undefined;
  /** 1 to 100. */
  drawCount: number;
  /** Of a pool that stays; left out for a new one. */
  id?: string | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** What the question tests, in free words such as "Excel". */
  skill: string;
};

/** What the list can be in order of. */
export type QuestionSort =
  /** By created at. */
  | 'CREATED_AT'
  /** By score. */
  | 'SCORE'
  /** By skill. */
  | 'SKILL'
  /** By text. */
  | 'TEXT'
  /** By updated at. */
  | 'UPDATED_AT';

/** How a question is answered and marked. See the guide to question types. */
export type QuestionType =
  /** Audio. */
  | 'AUDIO'
  /** Date. */
  | 'DATE'
  /** Document. */
  | 'DOCUMENT'
  /** Dropdown. */
  | 'DROPDOWN'
  /** File upload. */
  | 'FILE_UPLOAD'
  /** Fill in the blank. */
  | 'FILL_IN_THE_BLANK'
  /** Multiple choice. */
  | 'MULTIPLE_CHOICE'
  /** Number. */
  | 'NUMBER'
  /** Open ended. */
  | 'OPEN_ENDED'
  /** Screening; a wrong answer rules out and ends nothing. */
  | 'QUALIFIER'
  /** Ranking. */
  | 'RANKING'
  /** Rating. */
  | 'RATING'
  /** Short answer. */
  | 'SHORT_ANSWER'
  /** Slides. */
  | 'SLIDES'
  /** A grid that is filled in on the page. */
  | 'SPREADSHEET'
  /** True false. */
  | 'TRUE_FALSE'
  /** Video. */
  | 'VIDEO'
  /** An Excel file that is handed in. */
  | 'XLCX';

/** Both ends are right answers too. */
export type RatingKeyInput = {
  /** The beginning, included. */
  from: number;
  /** The end, included. */
  to: number;
};

/** Whole steps, 1 ≤ min < max ≤ 10; the labels name the two ends. */
export type RatingScaleInput = {
  /** What stands at the high end of the scale. */
  highLabel?: string | null | undefined;
  /** What stands at the low end of the scale. */
  lowLabel?: string | null | undefined;
  /** The most, included. */
  max: number;
  /** The least, included. */
  min: number;
};

/** What was levelled before comparing. */
export type ReadingStep =
  /** Accents. */
  | 'ACCENTS'
  /** Arabic letters. */
  | 'ARABIC_LETTERS'
  /** Articles. */
  | 'ARTICLES'
  /** Case. */
  | 'CASE'
  /** Digits. */
  | 'DIGITS'
  /** Final stop. */
  | 'FINAL_STOP'
  /** Hamza. */
  | 'HAMZA'
  /** Invisible signs. */
  | 'INVISIBLE_SIGNS'
  /** Keyboard letters. */
  | 'KEYBOARD_LETTERS'
  /** Punctuation. */
  | 'PUNCTUATION'
  /** Separators. */
  | 'SEPARATORS'
  /** Spaces. */
  | 'SPACES'
  /** Spacing. */
  | 'SPACING'
  /** Vowel signs. */
  | 'VOWEL_SIGNS'
  /** Width. */
  | 'WIDTH'
  /** Words. */
  | 'WORDS';

/** Why staff stepped in. OTHER needs a note. */
export type ReasonCode =
  /** Candidate behaviour. */
  | 'CANDIDATE_BEHAVIOUR'
  /** Candidate complaint. */
  | 'CANDIDATE_COMPLAINT'
  /** Candidate identity. */
  | 'CANDIDATE_IDENTITY'
  /** Candidate illness. */
  | 'CANDIDATE_ILLNESS'
  /** Candidate late. */
  | 'CANDIDATE_LATE'
  /** Candidate navigation. */
  | 'CANDIDATE_NAVIGATION'
  /** Candidate no show. */
  | 'CANDIDATE_NO_SHOW'
  /** Environment comfort. */
  | 'ENVIRONMENT_COMFORT'
  /** Environment disturbance. */
  | 'ENVIRONMENT_DISTURBANCE'
  /** Environment noise. */
  | 'ENVIRONMENT_NOISE'
  /** Environment power outage. */
  | 'ENVIRONMENT_POWER_OUTAGE'
  /** Environment weather. */
  | 'ENVIRONMENT_WEATHER'
  /** Other. */
  | 'OTHER'
  /** Staff behaviour. */
  | 'STAFF_BEHAVIOUR'
  /** Staff compliance. */
  | 'STAFF_COMPLIANCE'
  /** Staff error. */
  | 'STAFF_ERROR'
  /** Staff late. */
  | 'STAFF_LATE'
  /** Staff no show. */
  | 'STAFF_NO_SHOW'
  /** Technical freezing. */
  | 'TECHNICAL_FREEZING'
  /** Technical launching. */
  | 'TECHNICAL_LAUNCHING'
  /** Technical network. */
  | 'TECHNICAL_NETWORK'
  /** Technical printing. */
  | 'TECHNICAL_PRINTING'
  /** Technical workstation. */
  | 'TECHNICAL_WORKSTATION';

/** What becomes of what belongs to a user. */
export type RecordsChoice =
  /** They are deleted with the user. */
  | 'DELETE'
  /** Somebody else takes them over. */
  | 'HAND_OVER';

/** What `reissueInvitations` takes. */
export type ReissueInvitationsInput = {
  /** To be begun before then. Left out: as before if that is still to come, otherwise without a date. */
  expiresAt?: string | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
};

/** Input: remarking. */
export type RemarkingInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Instead of what the bank says now. Left out: every key whose question has a newer version. */
  corrections?: Array<KeyCorrectionInput> | null | undefined;
};

/** Input: reminder rule. */
export type ReminderRuleInput = {
  /** 1 to 60; null or left out for none after the mail. */
  afterDays?: number | null | undefined;
  /** None, one or two, each 1 to 60, before the last moment to begin. */
  daysBefore: Array<number>;
};

/** What `removeAssessmentQuestion` takes. */
export type RemoveAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** UUID of a question. */
  questionId: string;
};

/** What `removeTestQuestion` takes. */
export type RemoveTestQuestionInput = {
  /** UUID of a question. */
  questionId: string;
  /** UUID of a test of the library. */
  testId: string;
};

/** What `reopenAttempt` takes. */
export type ReopenAttemptInput = {
  /** To the question that was on the screen last, on top of what it had left; 0 to 86,400. */
  addSeconds?: number | null | undefined;
  /** UUID of a sitting; each invitation has at most one. */
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

/** What `reorderAssessmentQuestions` takes. */
export type ReorderAssessmentQuestionsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** All own questions, in the new order. */
  questionIds: Array<string>;
};

/** Input: report options. */
export type ReportOptionsInput = {
  /** Whether a report shows who the candidate is. */
  showCandidateInformation?: boolean | null | undefined;
  /** Whether a report shows the right answers. */
  showCorrectAnswers?: boolean | null | undefined;
  /** Whether a report shows the questions. */
  showQuestions?: boolean | null | undefined;
};

/** QUESTIONS: what was asked, answered, and written about an answer. */
export type ReportPart =
  /** Candidate information. */
  | 'CANDIDATE_INFORMATION'
  /** Correct answers. */
  | 'CORRECT_ANSWERS'
  /** Questions. */
  | 'QUESTIONS';

/** What `requestAccess` takes. */
export type RequestAccessInput = {
  /** Name of the company; null when not told. */
  companyName: string;
  /** How many people work there; null when not told. */
  companySize: number;
  /** E-mail address, in lower case. */
  email: string;
  /** Of the answer by mail. */
  language: ContentLanguage;
  /** Plain text, as it was written. */
  message: string;
  /** As people call it. */
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

/** What `requestPasswordCode` takes. */
export type RequestPasswordCodeInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** EN or AR: the language in which people read it. */
  language: ContentLanguage;
};

/** What `restoreQuestionVersion` takes. */
export type RestoreQuestionVersionInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** Counted from 1; every change makes the next. */
  version: number;
};

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  /** Failed. */
  | 'FAILED'
  /** Passed. */
  | 'PASSED'
  /** An answer still waits for a person. */
  | 'UNDER_REVIEW';

/** What candidates see of their own result. */
export type ResultVisibility =
  /** The result with questions and answers. */
  | 'FULL'
  /** Nothing. */
  | 'NONE'
  /** The score alone. */
  | 'SCORE';

/** What `reviewProctorEvent` takes. */
export type ReviewProctorEventInput = {
  /** UUID of a moment of the proctoring record. */
  eventId: string;
  /** At most 1,000 characters. */
  note?: string | null | undefined;
  /** What a person decided about it; null before. */
  verdict: ProctorVerdict;
};

/** Which key ends. */
export type RevokeApiKeyInput = {
  /** Of a key that `apiKeys` lists. */
  id: string;
};

/** What `revokeShareLink` takes. */
export type RevokeShareLinkInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What a staff user may do. */
export type Role =
  /** Sees their own records and those of every HR user. */
  | 'ADMIN'
  /** Sees their own records. */
  | 'HR'
  /** Sees everything. */
  | 'SUPER_ADMIN';

/** A new return secret for an assessment. */
export type RotateReturnSecretInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Hours for which the old secret signs as well, 0 to 168. */
  overlapHours?: number;
};

/** What `rotateWebhookSecret` takes. */
export type RotateWebhookSecretInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** Hours for which the old secret signs as well, 0 to 168. */
  overlapHours?: number;
};

/** What `saveView` takes. */
export type SaveViewInput = {
  /** A name that is there already is given the new view. */
  name: string;
  /** The part of the address that holds the filter. */
  query: string;
  /** Which list, such as `candidates`. */
  screen: string;
};

/** What `setDecisionStages` takes. */
export type SetDecisionStagesInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Also for the owner's other assessments that have no stages of their own, and for new ones. */
  isForAll?: boolean;
  /** In their order; one that is left out is removed. */
  stages: Array<DecisionStageInput>;
};

/** What `setExtraTime` takes. */
export type SetExtraTimeInput = {
  /** UUID of the invitation. */
  invitationId: string;
  /** From 0 to 900; 50 gives half as much time again. */
  percent: number;
};

/** What `setInvitationWindow` takes. */
export type SetInvitationWindowInput = {
  /** To be begun before then; null for no date. A moment that is over expires them at once. Left out: as before. */
  expiresAt?: string | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Not to be begun before then, nor before the assessment opens; null for no date. Left out: as before. */
  opensAt?: string | null | undefined;
};

/** What `setPassword` takes. */
export type SetPasswordInput = {
  /** The same once more. */
  confirmPassword: string;
  /** At least 12 characters. */
  password: string;
  /** The one-time part of a mailed link. */
  ticket: string;
};

/** What `setPools` takes. */
export type SetPoolsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** All pools, in order; at most 20, and no two for the same questions. */
  pools: Array<QuestionPoolInput>;
};

/** What `setRetention` takes. */
export type SetRetentionInput = {
  /** Which kind of data. */
  dataClass: DataClass;
  /** 1 to 3650; null keeps it until somebody deletes it. */
  days?: number | null | undefined;
};

/** What `signIn` takes. */
export type SignInInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** At least 12 characters. */
  password: string;
};

/** Up or down. */
export type SortDirection =
  /** From low to high, from A, oldest first. */
  | 'ASC'
  /** From high to low, from Z, newest first. */
  | 'DESC';

/** Narrows a list; what is left out does not narrow it. */
export type StaffUserFilter = {
  /** Whether the user can sign in. */
  isVerified?: boolean | null | undefined;
  /** Words in name, e-mail, phone and company. */
  search?: string | null | undefined;
};

/** What the list can be in order of. */
export type StaffUserSort =
  /** By created at. */
  | 'CREATED_AT'
  /** By email. */
  | 'EMAIL'
  /** By last sign in at. */
  | 'LAST_SIGN_IN_AT'
  /** By name. */
  | 'NAME';

/** INROLLED: has started the exam. */
export type Stage =
  /** Has handed in. */
  | 'COMPLETED'
  /** Has started the exam; the interface writes Enrolled. */
  | 'INROLLED'
  /** Has not started yet. */
  | 'INVITED';

/** Which export to make. */
export type StartAssessmentExportInput = {
  /** An assessment in the scope of whoever asks. */
  assessmentId: string;
  /** Of the words around the results. */
  language: ContentLanguage;
  /** At least one. */
  parts: Array<AssessmentExportPart>;
};

/** What `startUpload` takes. */
export type StartUploadInput = {
  /** All parts together. */
  byteSize: number;
  /** MIME type, found in the bytes. */
  contentType: string;
  /** As people call it. */
  name: string;
  /** What it is for; decides who may read it. */
  purpose: FilePurpose;
  /** A UUID of the sender’s choice: starting the same upload again tells what is there. */
  uploadId?: string | null | undefined;
};

/** What `tagInvitations` takes. */
export type TagInvitationsInput = {
  /** At most 30 characters each, and 20 on one person. */
  add?: Array<string>;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Those that somebody does not have change nothing. */
  remove?: Array<string>;
};

/** Narrows a list; what is left out does not narrow it. */
export type TestFilter = {
  /** Whether the viewer owns it. */
  isMine?: boolean | null | undefined;
  /** Whether everybody finds it in the library. */
  isPublished?: boolean | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Experience that the role asks for. */
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** Asked in the test; the whole skill, however it is spelt. */
  skill?: string | null | undefined;
  /** How it stands now: one of the enum. */
  status?: ActiveStatus | null | undefined;
};

/** What `duplicateTest` and `deleteTest` and `publishTest` and `withdrawTest` takes. */
export type TestIdInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
};

/** What `addQuestionsToTest` and `reorderTestQuestions` and `takeNewestVersions` takes. */
export type TestQuestionsInput = {
  /** UUIDs of questions, in order. */
  questionIds: Array<string>;
  /** UUID of a test of the library. */
  testId: string;
};

/** What the list can be in order of. */
export type TestSort =
  /** By title. */
  | 'TITLE'
  /** By updated at. */
  | 'UPDATED_AT';

/** What makes no difference in this question, beside what makes none in any. */
export type TextComparisonInput = {
  /** “cafe” counts as “café”. */
  ignoresAccents?: boolean | null | undefined;
  /** With or without ال, “the”, “a” and “an”. */
  ignoresArticles?: boolean | null | undefined;
  /** “e-mail”, “e mail” and “email” count as one. */
  ignoresSpacing?: boolean | null | undefined;
};

/** How the letters of a text file are written as bytes; the WINDOWS ones are those in which Excel saves CSV. */
export type TextEncoding =
  /** Utf 8. */
  | 'UTF_8'
  /** Utf 16. */
  | 'UTF_16'
  /** Windows 1252. */
  | 'WINDOWS_1252'
  /** Windows 1256. */
  | 'WINDOWS_1256';

/** LIST has an item a line, RICH is formatted. */
export type TextForm =
  /** Line. */
  | 'LINE'
  /** Lines. */
  | 'LINES'
  /** List. */
  | 'LIST'
  /** Rich. */
  | 'RICH';

/** SYSTEM: as the device has it. */
export type ThemeChoice =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT'
  /** As the device has it. */
  | 'SYSTEM';

/** RESET: for a forgotten password. WELCOME: the first one of a new user. */
export type TicketPurpose =
  /** A forgotten password. */
  | 'RESET'
  /** The first password of a new user. */
  | 'WELCOME';

/** Texts that are left out stay as they are. */
export type TranslateQuestionInput = {
  /** Paths of stale texts that still hold, read against what the question says now. */
  confirmed?: Array<string> | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** The viewer has read all of it against the source. Taken only where nothing is missing or stale. */
  isReviewed?: boolean | null | undefined;
  /** A test that takes the new version at once. */
  testId?: string | null | undefined;
  /** Those that are said anew. */
  texts: Array<TranslatedTextInput>;
};

/** A text of a question in its other language. */
export type TranslatedTextInput = {
  /** As `QuestionTranslation.texts` names it. */
  path: string;
  /** What it was translated from; when the question says something else by now, nothing is taken over. */
  source?: string | null | undefined;
  /** Empty takes a translation back. Of a list an item a line. */
  text: string;
};

/** What source and translation should have alike and do not. Gaps and formulas are refused when saved. */
export type TranslationFault =
  /** Code. */
  | 'CODE'
  /** Formulas. */
  | 'FORMULAS'
  /** Gaps. */
  | 'GAPS'
  /** Numbers. */
  | 'NUMBERS'
  /** Pictures. */
  | 'PICTURES';

/** How far a question is said in the other language. */
export type TranslationState =
  /** Something is missing. */
  | 'INCOMPLETE'
  /** None. */
  | 'NONE'
  /** Reviewed. */
  | 'REVIEWED'
  /** The question was changed since. */
  | 'STALE'
  /** Nobody has read it against the source yet. */
  | 'TRANSLATED';

/** What is left out stays as it is. */
export type UpdateAssessmentInput = {
  /** When and how it is taken. */
  configuration?: AssessmentConfigurationInput | null | undefined;
  /** Plain text in sentences; empty or null when there is none. */
  description?: string | null | undefined;
  /** All bands; they have to cover 0 to 100 without gap or overlap. */
  gradeBands?: Array<GradeBandInput> | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** What happens outside this product. */
  integration?: IntegrationInput | null | undefined;
  /** The role that candidates apply for, in free words. */
  jobRole?: string | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Experience that the role asks for. */
  level?: Level | null | undefined;
  /** What is watched during the exam. */
  proctoring?: ProctoringInput | null | undefined;
  /** What a report shows. */
  reportOptions?: ReportOptionsInput | null | undefined;
  /** All chosen library tests, in order. */
  testIds?: Array<string> | null | undefined;
  /** As people call it. */
  title?: string | null | undefined;
  /** Its texts in the other language. */
  translation?: AssessmentTranslationInput | null | undefined;
  /** Which type it is: one of the enum. */
  type?: AssessmentType | null | undefined;
  /** An uploaded WELCOME_VIDEO instead of an address: setting either removes the other. Null removes it. */
  welcomeVideoFileId?: string | null | undefined;
  /** A video at YouTube or Vimeo that is shown before the start. */
  welcomeVideoUrl?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateHrInput = {
  /** Name of the company; null when not told. */
  companyName?: string | null | undefined;
  /** How many people work there; null when not told. */
  companySize?: number | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** Not below the number of requests already used. */
  maxRequests?: number | null | undefined;
  /** As people call it. */
  name?: string | null | undefined;
  /** 8 to 15 digits, with a leading plus if it was given; null or empty when there is none. */
  phone?: string | null | undefined;
};

/** What `updateQuestion` takes. */
export type UpdateQuestionInput = {
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** The question itself. */
  question: QuestionInput;
  /** A test that takes the new version at once. */
  testId?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateSettingsInput = {
  /** What new assessments start with; a window of validity belongs to one assessment and is not kept. */
  defaultConfiguration?: AssessmentConfigurationInput | null | undefined;
  /** What new assessments begin with. */
  defaultReportOptions?: ReportOptionsInput | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Whether a mail comes when somebody asks for access. */
  notifyOnAccessRequest?: boolean | null | undefined;
  /** Whether a mail comes when an exam is handed in. */
  notifyOnSubmission?: boolean | null | undefined;
  /** Light, dark, or as the device has it. */
  theme?: ThemeChoice | null | undefined;
  /** Null removes it. */
  timeZone?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateTestInput = {
  /** Plain text in sentences; empty or null when there is none. */
  description?: string | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** The role that candidates apply for, in free words. */
  jobRole?: string | null | undefined;
  /** EN or AR: the language in which people read it. */
  language?: ContentLanguage | null | undefined;
  /** Experience that the role asks for. */
  level?: Level | null | undefined;
  /** As people call it. */
  title?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateWebhookInput = {
  /** The events from now on, in place of the ones before. */
  events?: Array<WebhookEvent> | null | undefined;
  /** UUID. Stable for as long as the record lives; tells nothing about it. */
  id: string;
  /** Switching it on forgets past failures. */
  isEnabled?: boolean | null | undefined;
  /** By the same rules as a new one. */
  url?: string | null | undefined;
};

/** What `uploadPart` takes. */
export type UploadPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  /** Of an upload that comes in parts. */
  uploadId: string;
};

/** What `verifyPasswordCode` takes. */
export type VerifyPasswordCodeInput = {
  /** Six digits; Arabic digits are fine. */
  code: string;
  /** The `X-Request-Id` of the answer. */
  requestId: string;
};

/** Why nothing was answered. */
export type WebhookAttemptFailure =
  /** The certificate has expired. */
  | 'CERTIFICATE_EXPIRED'
  /** The certificate is not valid yet. */
  | 'CERTIFICATE_NOT_YET_VALID'
  /** Nobody listens there. */
  | 'CONNECTION_REFUSED'
  /** No TLS could be agreed on, such as with a receiver that speaks plain http. */
  | 'HANDSHAKE_FAILED'
  /** The receiver closed the connection before it answered. */
  | 'HUNG_UP'
  /** The message went out, and no whole answer came in time. */
  | 'NO_ANSWER'
  /** No connection came about. */
  | 'NO_CONNECTION'
  /** Connected, but TLS was not agreed on in time. */
  | 'NO_HANDSHAKE'
  /** The certificate is signed by itself. */
  | 'SELF_SIGNED'
  /** The name could not be looked up. */
  | 'UNKNOWN_HOST'
  /** The certificate comes from nobody who is trusted, or its chain is not whole. */
  | 'UNKNOWN_ISSUER'
  /** The certificate is for another host name. */
  | 'WRONG_HOST';

/** DELIVERED: answered with 2xx. REFUSED: with something else. REDIRECTED: with 3xx, which is not followed. GONE: with 410. TIMED_OUT, UNREACHABLE: no answer. INSECURE: no valid certificate. BLOCKED: the address leads where webhooks may not go. */
export type WebhookAttemptOutcome =
  /** Blocked. */
  | 'BLOCKED'
  /** Delivered. */
  | 'DELIVERED'
  /** Gone. */
  | 'GONE'
  /** Insecure. */
  | 'INSECURE'
  /** Redirected. */
  | 'REDIRECTED'
  /** Refused. */
  | 'REFUSED'
  /** Timed out. */
  | 'TIMED_OUT'
  /** Unreachable. */
  | 'UNREACHABLE';

/** PENDING: tried again at `nextAttemptAt`. CANCELLED: switched off before it arrived. */
export type WebhookDeliveryStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Delivered. */
  | 'DELIVERED'
  /** Failed. */
  | 'FAILED'
  /** Pending. */
  | 'PENDING';

/** GONE: the receiver answered 410. FAILING: nothing has come through for a day. */
export type WebhookDisabledBecause =
  /** Failing. */
  | 'FAILING'
  /** Gone. */
  | 'GONE';

/** What a webhook can be told of; docs/webhooks.md names the `type` of each on the wire. */
export type WebhookEvent =
  /** Integrity reviewed. */
  | 'INTEGRITY_REVIEWED'
  /** Invitation expired. */
  | 'INVITATION_EXPIRED'
  /** Invited. */
  | 'INVITED'
  /** Marked. */
  | 'MARKED'
  /** Result deleted. */
  | 'RESULT_DELETED'
  /** Started. */
  | 'STARTED'
  /** Submitted. */
  | 'SUBMITTED';

/** What `writeNote` takes. */
export type WriteNoteInput = {
  /** UUID of the invitation. */
  invitationId: string;
  /** Colleagues who are told by mail. At most 10. */
  mentionIds?: Array<string>;
  /** Plain text. */
  text: string;
};

export type FindAnythingQueryVariables = Exact<{
  search: string;
}>;


export type FindAnythingQuery = { assessments: { edges: Array<{ node: { id: string, title: string, jobRole: string, publishedAt: string | null } }> }, candidates: { edges: Array<{ node: { id: string, candidate: { id: string, name: string, email: string } } }> } };

export type AwaitingMarkCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AwaitingMarkCountQuery = { awaitingMarkCount: number };

export type OpenAccessRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAccessRequestCountQuery = { openAccessRequestCount: number };

export type PasswordTicketQueryVariables = Exact<{
  ticket: string;
}>;


export type PasswordTicketQuery = { passwordTicket: { isValid: boolean, purpose: TicketPurpose | null, minimumLength: number } };

export type PasswordWasSetQueryVariables = Exact<{
  confirmation: string;
}>;


export type PasswordWasSetQuery = { passwordWasSet: boolean };

export type AdminReportQueryVariables = Exact<{
  id: string;
}>;


export type AdminReportQuery = { adminReport: { admin: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } }, assessments: Array<{ id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string }>, candidates: Array<{ id: string, name: string, email: string, phone: string, status: Stage }> } };

export type AllCandidatesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CandidateFilter | null | undefined;
  rows?: CandidateRows | null | undefined;
  sort?: CandidateSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AllCandidatesQuery = { candidates: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, assessment: { id: string, title: string }, candidate: { id: string, invitationCount: number, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null } }> } };

export type AdminsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: StaffUserFilter | null | undefined;
  sort: StaffUserSort;
  direction: SortDirection;
}>;


export type AdminsQuery = { admins: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } }> } };

export type HrsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: StaffUserFilter | null | undefined;
  sort: StaffUserSort;
  direction: SortDirection;
}>;


export type HrsQuery = { hrs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } }> } };

export type StaffList_UsersFragment = { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } }> };

export type AssessmentAnalyticsPageQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentAnalyticsPageQuery = { assessment: { id: string, title: string, totalScore: number, averagePercentage: number | null, funnel: { invited: number, notStarted: number, completed: number } }, assessmentAnalytics: { results: number, isSmallSample: boolean, averageSeconds: number | null, distribution: Array<{ from: number, to: number, count: number }>, bands: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }>, paper: { mean: number | null, median: number | null, sd: number | null, alpha: number | null, errorRatio: number | null, standardError: number | null, skewness: number | null, kurtosis: number | null }, questions: Array<{ questionId: string, type: QuestionType, text: string, attempts: number, averageSeconds: number | null, facility: number | null, sd: number | null, discrimination: number | null, efficiency: number | null, guessing: number | null, intendedWeight: number | null, effectiveWeight: number | null, isAgainstTotal: boolean, choices: Array<{ choiceId: string, text: string, isRight: boolean, count: number, meanPercentage: number | null }> }> } };

export type AssessmentHomeQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentHomeQuery = { assessment: { id: string, title: string, level: Level | null, durationSeconds: number, status: ActiveStatus, publishedAt: string | null, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } }, markingQueue: { totalCount: number } };

export type AssessmentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AssessmentFilter | null | undefined;
  sort: AssessmentSort;
  direction: SortDirection;
}>;


export type AssessmentsQuery = { assessments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, jobRole: string, level: Level | null, type: AssessmentType | null, language: ContentLanguage | null, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, updatedAt: string, questionCount: number, durationSeconds: number, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } }> } };

export type AuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, at: string, actorName: string | null, actorRole: Role | null, action: string, objectType: string | null, objectId: string | null, objectLabel: string | null, outcome: AuditOutcome, ip: string | null, userAgent: string | null, requestId: string | null } }> } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<string> };

export type CandidateDataQueryVariables = Exact<{
  id: string;
}>;


export type CandidateDataQuery = { candidateData: { fileCount: number, fileBytes: number, candidate: { id: string, name: string, email: string }, tables: Array<{ name: string, count: number, records: Array<{ fields: Array<{ name: string, value: string }> }> }> } };

export type CandidateReportQueryVariables = Exact<{
  id: string;
}>;


export type CandidateReportQuery = { candidateReport: { completedAssessments: number, candidate: { id: string, firstName: string, name: string, email: string, phone: string }, results: Array<{ attemptId: string, assessmentId: string, assessmentTitle: string, assessmentDescription: string, score: number, totalScore: number, percentage: number, status: ResultStatus, stage: Stage, isDisqualified: boolean, submittedAt: string, usedSeconds: number, allottedSeconds: number, overallFeedback: string, feedbackByName: string | null, feedbackAt: string | null, isFeedbackShared: boolean, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, skillProfile: { groupSize: number, skills: Array<{ skill: string, percentage: number, average: number | null }> } }> } };

export type ReportQuestionsQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ReportQuestionsQuery = { result: { id: string, questions: Array<{ id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin } }> } };

export type CompareResultsPageQueryVariables = Exact<{
  assessmentId: string;
  candidateIds: Array<string> | string;
}>;


export type CompareResultsPageQuery = { assessment: { id: string, title: string }, compareResults: { results: Array<{ id: string, reference: string, score: number, totalScore: number, percentage: number, status: ResultStatus, usedSeconds: number, standardError: number | null, percentile: { rank: number, groupSize: number, groupName: string } | null, candidate: { id: string, name: string } | null, band: { name: string, color: string } | null }>, skills: Array<{ skill: string, percentages: Array<number | null> }>, questions: Array<{ questionId: string, text: string | null, skill: string, marks: Array<{ score: number | null, maxScore: number, usedSeconds: number | null } | null> }> } };

export type ComparableCandidatesQueryVariables = Exact<{
  assessmentId: string;
}>;


export type ComparableCandidatesQuery = { assessment: { id: string, title: string, reportHiding: { parts: Array<ReportPart>, revealedUntil: string | null } }, comparableResults: Array<{ candidateId: string, reference: string, name: string | null, percentage: number }> };

export type AccessRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AccessRequestFilter | null | undefined;
  sort: AccessRequestSort;
  direction: SortDirection;
}>;


export type AccessRequestsQuery = { accessRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null } }> } };

export type NewHrQueryVariables = Exact<{ [key: string]: never; }>;


export type NewHrQuery = { viewer: { id: string, requestsForNewUsers: number } | null };

export type DashboardQueryVariables = Exact<{
  range: DashboardRange;
}>;


export type DashboardQuery = { dashboard: { lastSignInAt: string | null, totalInvites: number, totalCandidates: number, totalAssessments: number, activeAssessments: number, inactiveAssessments: number, lastAssessment: { id: string, title: string } | null, attendance: Array<{ startsOn: string, invited: number, attended: number }>, recentAssessments: Array<{ id: string, title: string, level: Level | null, status: ActiveStatus, publishedAt: string | null, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> }>, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type LiveAttemptsQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveAttemptsQuery = { liveAttempts: Array<{ attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, pausedAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string }> };

export type AttemptProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AttemptProgressedSubscription = { attemptProgressed: { attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, pausedAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string } };

export type HrReportQueryVariables = Exact<{
  id: string;
}>;


export type HrReportQuery = { hrReport: { numberOfCandidates: number, numberOfAssessments: number, hr: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } }, assessments: Array<{ id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string }>, candidates: Array<{ id: string, name: string, email: string, phone: string, status: Stage }> } };

export type InvitationsQueryVariables = Exact<{
  assessmentId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: InvitationFilter | null | undefined;
  sort?: InvitationSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type InvitationsQuery = { assessment: { id: string, title: string, level: Level | null, durationSeconds: number, status: ActiveStatus, publishedAt: string | null, tags: Array<string>, averagePercentage: number | null, decisionStages: Array<{ id: string, name: string | null, count: number }>, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } }, invitations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null, decisionStage: { id: string, name: string | null } | null } }> }, viewer: { id: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } | null };

export type MarkingWorkbenchQueryVariables = Exact<{
  filter: MarkingQueueFilter;
}>;


export type MarkingWorkbenchQuery = { markingQueue: { totalCount: number, items: Array<{ id: string, assessmentId: string, assessmentTitle: string, position: number, type: QuestionType, text: string, candidateName: string | null, alias: string, score: number | null, maxScore: number }> } };

export type MarkingTaskQueryVariables = Exact<{
  id: string;
  round: MarkingRound;
  isBlind: boolean;
}>;


export type MarkingTaskQuery = { markingTask: { id: string, assessmentId: string, assessmentTitle: string, position: number, type: QuestionType, text: string, candidateName: string | null, alias: string, score: number | null, maxScore: number, attemptId: string, isBlind: boolean, revision: number, overallFeedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery } | null, criteria: Array<{ text: string, points: number }>, marks: Array<{ score: number, feedback: string | null, markedByName: string | null, markedAt: string | null }>, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, lateAnswer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } } } } };

export type MarkingAssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkingAssessmentsQuery = { assessments: { edges: Array<{ node: { id: string, title: string } }> } };

export type MonitorPageQueryVariables = Exact<{
  assessmentId: string;
}>;


export type MonitorPageQuery = { assessment: { id: string, title: string, funnel: { invited: number, notStarted: number } }, monitoredAttempts: Array<{ attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string }> };

export type AttemptMonitoredSubscriptionVariables = Exact<{
  assessmentId: string;
}>;


export type AttemptMonitoredSubscription = { attemptMonitored: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } };

export type AssessmentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentPreviewQuery = { assessment: { id: string, title: string, jobRole: string, language: ContentLanguage | null, questionCount: number, durationSeconds: number, totalScore: number, tests: Array<{ id: string, title: string, questions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } };

export type TrialQuestion_QuestionFragment = { id: string, version: number, type: QuestionType, text: string, textHtml: string | null, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null };

export type TestTrialQueryVariables = Exact<{
  id: string;
}>;


export type TestTrialQuery = { test: { canEdit: boolean, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, questions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, version: number, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type ResultDetailsQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ResultDetailsQuery = { result: { id: string, attemptId: string, reference: string, score: number, totalScore: number, percentage: number, status: ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, passMark: number, standardError: number | null, isTooCloseToCall: boolean, invitation: { id: string, tags: Array<string>, decisions: Array<{ id: string, reason: string | null, decidedByName: string, decidedAt: string, stage: { id: string, name: string | null } | null }>, notes: Array<{ id: string, text: string, writtenByName: string, writtenAt: string, isOwn: boolean, mentionedNames: Array<string> }>, decisionStage: { id: string, name: string | null } | null } | null, assessment: { id: string, title: string, tags: Array<string>, colleagues: Array<{ id: string, name: string }>, decisionStages: Array<{ id: string, name: string | null, count: number }> }, feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery }, questions: Array<{ id: string, position: number, type: QuestionType, text: string, isAdditional: boolean, skill: string, difficulty: Difficulty, usedSeconds: number | null, allottedSeconds: number, textHtml: string | null, closedBy: ClosedBy | null, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, mark: { origin: MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }>, hiding: { parts: Array<ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string } | null, band: { name: string, color: string, min: number, max: number } | null, gradeBands: Array<{ name: string, color: string, min: number, max: number }>, percentile: { rank: number, groupSize: number, groupName: string } | null } };

export type MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type MarkAnswerMutation = { markAnswer: { result: { id: string, reference: string, score: number, totalScore: number, percentage: number, status: ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, passMark: number, standardError: number | null, isTooCloseToCall: boolean, questions: Array<{ id: string, position: number, type: QuestionType, text: string, isAdditional: boolean, skill: string, difficulty: Difficulty, usedSeconds: number | null, allottedSeconds: number, textHtml: string | null, closedBy: ClosedBy | null, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, mark: { origin: MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null }>, hiding: { parts: Array<ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string } | null, band: { name: string, color: string, min: number, max: number } | null, gradeBands: Array<{ name: string, color: string, min: number, max: number }>, percentile: { rank: number, groupSize: number, groupName: string } | null } } };

export type ResultProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ResultProgressedSubscription = { attemptProgressed: { attemptId: string, assessmentId: string, candidateId: string, state: ExamState } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } } };

export type TestEditor_TestFragment = { isPublished: boolean, canEdit: boolean, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> };

export type TestEditorQueryVariables = Exact<{
  id: string;
}>;


export type TestEditorQuery = { test: { isPublished: boolean, canEdit: boolean, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } };

export type CreateTestMutationVariables = Exact<{
  input: CreateTestInput;
}>;


export type CreateTestMutation = { createTest: { test: { isPublished: boolean, canEdit: boolean, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type UpdateTestMutationVariables = Exact<{
  input: UpdateTestInput;
}>;


export type UpdateTestMutation = { updateTest: { test: { updatedAt: string, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage } } };

export type UpdateHrScreenQueryVariables = Exact<{
  id: string;
}>;


export type UpdateHrScreenQuery = { hr: { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type AssessmentWizard_AssessmentFragment = { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }>, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type AssessmentWizardQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentWizardQuery = { assessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }>, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } };

export type CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type CreateAssessmentMutation = { createAssessment: { assessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }>, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } } };

export type UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } } };

export type PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type PublishAssessmentMutation = { publishAssessment: { assessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string } } };

export type TestPreviewQueryVariables = Exact<{
  id: string;
}>;


export type TestPreviewQuery = { test: { canEdit: boolean, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } };

export type RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type RequestPasswordCodeMutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string, resendAfterSeconds: number, expiresInSeconds: number } };

export type VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string } };

export type SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type SetPasswordMutation = { setPassword: { confirmation: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { viewer: { id: string } } };

export type AskForHelpMutationVariables = Exact<{
  input: AskForHelpInput;
}>;


export type AskForHelpMutation = { askForHelp: { answerWithinHours: number } };

export type Analytics_AnalyticsFragment = { results: number, isSmallSample: boolean, averageSeconds: number | null, distribution: Array<{ from: number, to: number, count: number }>, bands: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }>, paper: { mean: number | null, median: number | null, sd: number | null, alpha: number | null, errorRatio: number | null, standardError: number | null, skewness: number | null, kurtosis: number | null }, questions: Array<{ questionId: string, type: QuestionType, text: string, attempts: number, averageSeconds: number | null, facility: number | null, sd: number | null, discrimination: number | null, efficiency: number | null, guessing: number | null, intendedWeight: number | null, effectiveWeight: number | null, isAgainstTotal: boolean, choices: Array<{ choiceId: string, text: string, isRight: boolean, count: number, meanPercentage: number | null }> }> };

export type ItemTable_QuestionFragment = { questionId: string, type: QuestionType, text: string, attempts: number, averageSeconds: number | null, facility: number | null, sd: number | null, discrimination: number | null, efficiency: number | null, guessing: number | null, intendedWeight: number | null, effectiveWeight: number | null, isAgainstTotal: boolean };

export type Distractors_QuestionFragment = { questionId: string, text: string, attempts: number, choices: Array<{ choiceId: string, text: string, isRight: boolean, count: number, meanPercentage: number | null }> };

export type ApiKeys_KeyFragment = { id: string, name: string, hint: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, lastUsedIp: string | null, recentCalls: number, ownerName: string, isOwn: boolean };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, hint: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, lastUsedIp: string | null, recentCalls: number, ownerName: string, isOwn: boolean }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, hint: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, lastUsedIp: string | null, recentCalls: number, ownerName: string, isOwn: boolean } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { apiKeys: Array<{ id: string, name: string, hint: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, lastUsedIp: string | null, recentCalls: number, ownerName: string, isOwn: boolean }> } };

export type Configuration_AssessmentFragment = { id: string, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null } };

export type GradeBands_AssessmentFragment = { id: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type Integration_AssessmentFragment = { id: string, integration: { redirectUrl: string | null } };

export type AssessmentTable_AssessmentFragment = { id: string, title: string, jobRole: string, level: Level | null, type: AssessmentType | null, language: ContentLanguage | null, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, updatedAt: string, questionCount: number, durationSeconds: number, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type ChangeAssessmentStatusMutationVariables = Exact<{
  input: ChangeAssessmentStatusInput;
}>;


export type ChangeAssessmentStatusMutation = { changeAssessmentStatus: { assessment: { id: string, status: ActiveStatus, updatedAt: string } } };

export type DuplicateAssessmentMutationVariables = Exact<{
  input: AssessmentIdInput;
}>;


export type DuplicateAssessmentMutation = { duplicateAssessment: { assessment: { id: string, title: string } } };

export type ArchiveAssessmentMutationVariables = Exact<{
  input: ArchiveAssessmentInput;
}>;


export type ArchiveAssessmentMutation = { archiveAssessment: { assessment: { id: string, status: ActiveStatus, isArchived: boolean, updatedAt: string } } };

export type Pools_AssessmentFragment = { id: string, updatedAt: string, questionCount: number, durationSeconds: number, durationIsApproximate: boolean, totalScore: number, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }> };

export type SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type SetPoolsMutation = { setPools: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, durationIsApproximate: boolean, totalScore: number, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }> } } };

export type Proctoring_AssessmentFragment = { id: string, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number } };

export type ReportOptions_AssessmentFragment = { id: string, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } };

export type RoleDetails_AssessmentFragment = { id: string, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null };

export type WelcomeVideo_AssessmentFragment = { id: string, title: string, welcomeVideoUrl: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null };

export type WelcomeVideoQueryVariables = Exact<{
  id: string;
}>;


export type WelcomeVideoQuery = { assessment: { id: string, title: string, welcomeVideoUrl: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null } };

export type SetWelcomeVideoMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type SetWelcomeVideoMutation = { updateAssessment: { assessment: { id: string, title: string, welcomeVideoUrl: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null } } };

export type StartVideoUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type StartVideoUploadMutation = { startUpload: { upload: { id: string, partBytes: number, receivedParts: Array<number> } } };

export type SendVideoPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type SendVideoPartMutation = { uploadPart: { upload: { id: string } } };

export type FinishVideoUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type FinishVideoUploadMutation = { finishUpload: { file: { id: string } } };

export type AssessmentDraft_AssessmentFragment = { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility, feedbackDelivery: FeedbackDelivery, allowBack: boolean, extraTimePercent: number, reminders: { afterDays: number | null, daysBefore: Array<number> } | null }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type AuditTable_EntryFragment = { id: string, at: string, actorName: string | null, actorRole: Role | null, action: string, objectType: string | null, objectId: string | null, objectLabel: string | null, outcome: AuditOutcome, ip: string | null, userAgent: string | null, requestId: string | null };

export type AllCandidates_InvitationFragment = { id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, assessment: { id: string, title: string }, candidate: { id: string, invitationCount: number, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null };

export type AssessmentChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AssessmentChoicesQuery = { assessments: { edges: Array<{ node: { id: string, title: string } }> } };

export type ChosenAssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ChosenAssessmentQuery = { assessment: { id: string, title: string } };

export type SavedViewsQueryVariables = Exact<{
  screen: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string }> };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView: { savedView: { id: string, name: string, query: string } } };

export type DeleteViewMutationVariables = Exact<{
  input: DeleteViewInput;
}>;


export type DeleteViewMutation = { deleteView: { savedViewId: string } };

export type CandidateList_RowFragment = { line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> };

export type CandidateList_PreviewFragment = { hasHeader: boolean, encoding: TextEncoding | null, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> };

export type PreviewCandidateTextMutationVariables = Exact<{
  input: PreviewCandidateTextInput;
}>;


export type PreviewCandidateTextMutation = { previewCandidateText: { preview: { hasHeader: boolean, encoding: TextEncoding | null, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type PreviewCandidateFileMutationVariables = Exact<{
  input: PreviewCandidateFileInput;
}>;


export type PreviewCandidateFileMutation = { previewCandidateFile: { preview: { hasHeader: boolean, encoding: TextEncoding | null, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type PreviewCandidateRowsMutationVariables = Exact<{
  input: PreviewCandidateRowsInput;
}>;


export type PreviewCandidateRowsMutation = { previewCandidateRows: { preview: { hasHeader: boolean, encoding: TextEncoding | null, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string }>, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

type InvitationLife_Changed_DecideOnInvitationsPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

type InvitationLife_Changed_ReissueInvitationsPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

type InvitationLife_Changed_ResendInvitationsPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

type InvitationLife_Changed_RevokeInvitationsPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

type InvitationLife_Changed_SetInvitationWindowPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

type InvitationLife_Changed_TagInvitationsPayload_Fragment = { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> };

export type InvitationLife_ChangedFragment =
  | InvitationLife_Changed_DecideOnInvitationsPayload_Fragment
  | InvitationLife_Changed_ReissueInvitationsPayload_Fragment
  | InvitationLife_Changed_ResendInvitationsPayload_Fragment
  | InvitationLife_Changed_RevokeInvitationsPayload_Fragment
  | InvitationLife_Changed_SetInvitationWindowPayload_Fragment
  | InvitationLife_Changed_TagInvitationsPayload_Fragment
;

export type ResendInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type ResendInvitationsMutation = { resendInvitations: { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> } };

export type RevokeInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type RevokeInvitationsMutation = { revokeInvitations: { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> } };

export type ReissueInvitationsMutationVariables = Exact<{
  input: ReissueInvitationsInput;
}>;


export type ReissueInvitationsMutation = { reissueInvitations: { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> } };

export type SetInvitationWindowMutationVariables = Exact<{
  input: SetInvitationWindowInput;
}>;


export type SetInvitationWindowMutation = { setInvitationWindow: { skippedCount: number, changed: Array<{ id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null }> } };

export type FunnelBar_AssessmentFragment = { averagePercentage: number | null, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } };

export type InvitationTable_InvitationFragment = { id: string, stage: Stage, tags: Array<string>, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, extraTimePercent: number, mailStatus: MailStatus, remindedAt: string | null, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null };

export type PublicLink_LinkFragment = { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null };

export type PublicLinkQueryVariables = Exact<{
  assessmentId: string;
}>;


export type PublicLinkQuery = { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } | null };

export type CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type CreatePublicLinkMutation = { createPublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export type ChangePublicLinkMutationVariables = Exact<{
  input: ChangePublicLinkInput;
}>;


export type ChangePublicLinkMutation = { changePublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export type ClosePublicLinkMutationVariables = Exact<{
  input: ClosePublicLinkInput;
}>;


export type ClosePublicLinkMutation = { closePublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export type CandidateReport_ResultFragment = { attemptId: string, assessmentId: string, assessmentTitle: string, assessmentDescription: string, score: number, totalScore: number, percentage: number, status: ResultStatus, stage: Stage, isDisqualified: boolean, submittedAt: string, usedSeconds: number, allottedSeconds: number, overallFeedback: string, feedbackByName: string | null, feedbackAt: string | null, isFeedbackShared: boolean, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, skillProfile: { groupSize: number, skills: Array<{ skill: string, percentage: number, average: number | null }> } };

export type AttendanceChart_PointFragment = { startsOn: string, invited: number, attended: number };

export type DashboardStats_DashboardFragment = { totalInvites: number, totalCandidates: number, totalAssessments: number, activeAssessments: number, inactiveAssessments: number, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type LivePanel_AttemptFragment = { attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, pausedAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string };

export type RecentAssessments_AssessmentFragment = { id: string, title: string, level: Level | null, status: ActiveStatus, publishedAt: string | null, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type DecisionCell_InvitationFragment = { id: string, tags: Array<string>, decisionStage: { id: string, name: string | null } | null };

export type DecisionStages_AssessmentFragment = { id: string, tags: Array<string>, decisionStages: Array<{ id: string, name: string | null, count: number }> };

export type DecisionPanel_InvitationFragment = { id: string, tags: Array<string>, decisions: Array<{ id: string, reason: string | null, decidedByName: string, decidedAt: string, stage: { id: string, name: string | null } | null }>, notes: Array<{ id: string, text: string, writtenByName: string, writtenAt: string, isOwn: boolean, mentionedNames: Array<string> }>, decisionStage: { id: string, name: string | null } | null };

export type DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number, changed: Array<{ id: string, tags: Array<string>, decisions: Array<{ id: string, reason: string | null, decidedByName: string, decidedAt: string, stage: { id: string, name: string | null } | null }>, notes: Array<{ id: string, text: string, writtenByName: string, writtenAt: string, isOwn: boolean, mentionedNames: Array<string> }>, decisionStage: { id: string, name: string | null } | null }> } };

export type TagInvitationsMutationVariables = Exact<{
  input: TagInvitationsInput;
}>;


export type TagInvitationsMutation = { tagInvitations: { changed: Array<{ id: string, tags: Array<string>, decisionStage: { id: string, name: string | null } | null }> } };

export type SetDecisionStagesMutationVariables = Exact<{
  input: SetDecisionStagesInput;
}>;


export type SetDecisionStagesMutation = { setDecisionStages: { assessment: { id: string, tags: Array<string>, decisionStages: Array<{ id: string, name: string | null, count: number }> } } };

export type WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type WriteNoteMutation = { writeNote: { note: { id: string } } };

export type DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type DeleteNoteMutation = { deleteNote: { noteId: string } };

export type PreviewMarksQueryVariables = Exact<{
  input: PreviewMarksInput;
}>;


export type PreviewMarksQuery = { previewMarks: { score: number, totalScore: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null, marks: Array<{ questionId: string, position: number, score: number | null, maxScore: number, explanation: { code: string, params: Array<{ name: string, value: string }> } }> } };

export type AssessmentExport_ExportFragment = { id: string, state: AssessmentExportState, parts: Array<AssessmentExportPart>, language: ContentLanguage, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, createdByName: string, requestedAt: string, expiresAt: string | null };

export type AssessmentExportsQueryVariables = Exact<{
  assessmentId: string;
}>;


export type AssessmentExportsQuery = { assessmentExports: Array<{ id: string, state: AssessmentExportState, parts: Array<AssessmentExportPart>, language: ContentLanguage, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, createdByName: string, requestedAt: string, expiresAt: string | null }> };

export type StartAssessmentExportMutationVariables = Exact<{
  input: StartAssessmentExportInput;
}>;


export type StartAssessmentExportMutation = { startAssessmentExport: { assessmentExport: { id: string, state: AssessmentExportState, parts: Array<AssessmentExportPart>, language: ContentLanguage, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, createdByName: string, requestedAt: string, expiresAt: string | null } } };

export type CancelAssessmentExportMutationVariables = Exact<{
  input: CancelAssessmentExportInput;
}>;


export type CancelAssessmentExportMutation = { cancelAssessmentExport: { assessmentExport: { id: string, state: AssessmentExportState, parts: Array<AssessmentExportPart>, language: ContentLanguage, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, createdByName: string, requestedAt: string, expiresAt: string | null } } };

export type AssessmentExportProgressedSubscriptionVariables = Exact<{
  id: string;
}>;


export type AssessmentExportProgressedSubscription = { assessmentExportProgressed: { id: string, state: AssessmentExportState, parts: Array<AssessmentExportPart>, language: ContentLanguage, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, createdByName: string, requestedAt: string, expiresAt: string | null } };

export type ShareLink_LinkFragment = { id: string, language: ContentLanguage, createdByName: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, useCount: number };

export type ShareLinksQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ShareLinksQuery = { shareLinks: Array<{ id: string, language: ContentLanguage, createdByName: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, useCount: number }> };

export type CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type CreateShareLinkMutation = { createShareLink: { url: string, link: { id: string } } };

export type RevokeShareLinkMutationVariables = Exact<{
  input: RevokeShareLinkInput;
}>;


export type RevokeShareLinkMutation = { revokeShareLink: { shareLink: { id: string, language: ContentLanguage, createdByName: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, useCount: number } } };

export type SharedReportQueryVariables = Exact<{
  token: string;
}>;


export type SharedReportQuery = { sharedReport: { language: ContentLanguage, expiresAt: string, reference: string, assessmentTitle: string, jobRole: string, score: number, totalScore: number, percentage: number, status: ResultStatus, isDisqualified: boolean, passMark: number, submittedAt: string, usedSeconds: number, allottedSeconds: number, awaitingCount: number, feedback: string | null, candidate: { name: string, email: string, phone: string } | null, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, questions: Array<{ number: number, type: QuestionType, skill: string, difficulty: Difficulty, isAdditional: boolean, score: number | null, maxScore: number, usedSeconds: number | null, text: string | null, answer: Array<string> | null, correct: Array<string> | null, feedback: string | null }> } };

export type Feedback_FeedbackFragment = { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery };

export type GiveFeedbackMutationVariables = Exact<{
  input: GiveFeedbackInput;
}>;


export type GiveFeedbackMutation = { giveFeedback: { feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery } } };

export type GiveAnswerFeedbackMutationVariables = Exact<{
  input: GiveAnswerFeedbackInput;
}>;


export type GiveAnswerFeedbackMutation = { giveAnswerFeedback: { feedback: string | null } };

export type FeedbackOfQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type FeedbackOfQuery = { result: { id: string, feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery } } };

export type GiveTaskFeedbackMutationVariables = Exact<{
  input: GiveTaskFeedbackInput;
}>;


export type GiveTaskFeedbackMutation = { giveTaskFeedback: { feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery } } };

export type Monitor_AttemptFragment = { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string };

export type PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type PauseAttemptMutation = { pauseAttempt: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type ContinueAttemptMutationVariables = Exact<{
  input: ContinueAttemptInput;
}>;


export type ContinueAttemptMutation = { continueAttempt: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type EndAttemptMutationVariables = Exact<{
  input: EndAttemptInput;
}>;


export type EndAttemptMutation = { endAttempt: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type AddTimeMutationVariables = Exact<{
  input: AddTimeInput;
}>;


export type AddTimeMutation = { addTime: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type ReopenAttemptMutationVariables = Exact<{
  input: ReopenAttemptInput;
}>;


export type ReopenAttemptMutation = { reopenAttempt: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type MessageCandidateMutationVariables = Exact<{
  input: MessageCandidateInput;
}>;


export type MessageCandidateMutation = { messageCandidate: { attempt: { attemptId: string, candidateId: string, candidateName: string, candidateEmail: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, openPosition: number | null, questionCount: number, startedAt: string, questionClosesAt: string | null, questionDurationSeconds: number | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, submittedBy: ClosedBy | null, pausedAt: string | null, resumesOnReturn: boolean, extraTimePercent: number, addedSeconds: number, unreadMessages: number, incidents: number, wasReopened: boolean, serverNow: string } } };

export type SetExtraTimeMutationVariables = Exact<{
  input: SetExtraTimeInput;
}>;


export type SetExtraTimeMutation = { setExtraTime: { invitation: { id: string, extraTimePercent: number } } };

export type CreateAdminMutationVariables = Exact<{
  input: CreateAdminInput;
}>;


export type CreateAdminMutation = { createAdmin: { staffUser: { id: string } } };

export type CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type CreateHrMutation = { createHr: { staffUser: { id: string } } };

export type UpdateHrMutationVariables = Exact<{
  input: UpdateHrInput;
}>;


export type UpdateHrMutation = { updateHr: { staffUser: { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } } };

export type HrForm_UserFragment = { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ReportTables_AssessmentFragment = { id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string };

export type ReportTables_CandidateFragment = { id: string, name: string, email: string, phone: string, status: Stage };

export type AccessRequestTable_RequestFragment = { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null };

export type DecideAccessRequestMutationVariables = Exact<{
  input: DecideAccessRequestInput;
}>;


export type DecideAccessRequestMutation = { decideAccessRequest: { accessRequest: { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null } } };

export type StaffTable_UserFragment = { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { id: string, isVerified: boolean } } };

export type EndStaffSessionsMutationVariables = Exact<{
  input: EndStaffSessionsInput;
}>;


export type EndStaffSessionsMutation = { endStaffSessions: { endedSessions: number } };

export type StaffUserRecordsQueryVariables = Exact<{
  id: string;
}>;


export type StaffUserRecordsQuery = { staffUserHoldings: { assessments: number, tests: number, questions: number, candidates: number, invitations: number, results: number }, receivers: Array<{ id: string, name: string, email: string, role: Role }> };

export type DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type CandidateData_DataFragment = { fileCount: number, fileBytes: number, candidate: { id: string, name: string, email: string }, tables: Array<{ name: string, count: number, records: Array<{ fields: Array<{ name: string, value: string }> }> }> };

export type Certificate_ErasureFragment = { id: string, erasedAt: string, erasedByName: string, fileCount: number, sha256: string, certificate: string, deleted: Array<{ name: string, count: number }> };

export type EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type EraseCandidateMutation = { eraseCandidate: { erasure: { id: string, erasedAt: string, erasedByName: string, fileCount: number, sha256: string, certificate: string, deleted: Array<{ name: string, count: number }> } } };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, erasedAt: string, erasedByName: string, fileCount: number, sha256: string, certificate: string, deleted: Array<{ name: string, count: number }> }> };

export type RetentionRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionRulesQuery = { retentionRules: Array<{ dataClass: DataClass, days: number | null }> };

export type SetRetentionMutationVariables = Exact<{
  input: SetRetentionInput;
}>;


export type SetRetentionMutation = { setRetention: { retentionRules: Array<{ dataClass: DataClass, days: number | null }> } };

export type ProctoringTimeline_TimelineFragment = { attemptId: string, state: ExamState, submittedBy: ClosedBy | null, startedAt: string, endedAt: string, warnings: number, watched: { webcamSnapshots: boolean, fullScreen: boolean, tabLeaving: boolean, warningsBeforeSubmit: number, retentionDays: number }, consent: { version: string, language: ContentLanguage, at: string } | null, questions: Array<{ position: number, openedAt: string, closedAt: string | null }>, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, endedAt: string, awaySeconds: number, countedAs: number | null, isForgiven: boolean, position: number | null, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, reviewedAt: string | null, signals: Array<{ id: string, startedAt: string, excuse: ProctorExcuse | null }> }>, snapshots: Array<{ id: string, askedAt: string, takenAt: string | null, faces: FaceHint | null, url: string | null }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> };

export type ProctorTimelineQueryVariables = Exact<{
  attemptId: string;
}>;


export type ProctorTimelineQuery = { proctorTimeline: { attemptId: string, state: ExamState, submittedBy: ClosedBy | null, startedAt: string, endedAt: string, warnings: number, watched: { webcamSnapshots: boolean, fullScreen: boolean, tabLeaving: boolean, warningsBeforeSubmit: number, retentionDays: number }, consent: { version: string, language: ContentLanguage, at: string } | null, questions: Array<{ position: number, openedAt: string, closedAt: string | null }>, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, endedAt: string, awaySeconds: number, countedAs: number | null, isForgiven: boolean, position: number | null, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, reviewedAt: string | null, signals: Array<{ id: string, startedAt: string, excuse: ProctorExcuse | null }> }>, snapshots: Array<{ id: string, askedAt: string, takenAt: string | null, faces: FaceHint | null, url: string | null }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> } };

export type ReviewProctorEventMutationVariables = Exact<{
  input: ReviewProctorEventInput;
}>;


export type ReviewProctorEventMutation = { reviewProctorEvent: { timeline: { attemptId: string, state: ExamState, submittedBy: ClosedBy | null, startedAt: string, endedAt: string, warnings: number, watched: { webcamSnapshots: boolean, fullScreen: boolean, tabLeaving: boolean, warningsBeforeSubmit: number, retentionDays: number }, consent: { version: string, language: ContentLanguage, at: string } | null, questions: Array<{ position: number, openedAt: string, closedAt: string | null }>, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, endedAt: string, awaySeconds: number, countedAs: number | null, isForgiven: boolean, position: number | null, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, reviewedAt: string | null, signals: Array<{ id: string, startedAt: string, excuse: ProctorExcuse | null }> }>, snapshots: Array<{ id: string, askedAt: string, takenAt: string | null, faces: FaceHint | null, url: string | null }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> } } };

export type SessionList_SessionFragment = { id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type ChangeNameMutationVariables = Exact<{
  input: ChangeNameInput;
}>;


export type ChangeNameMutation = { changeName: { viewer: { id: string, name: string } } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type BankTable_QuestionFragment = { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

export type BankQuestionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: QuestionFilter | null | undefined;
  sort: QuestionSort;
  direction: SortDirection;
}>;


export type BankQuestionsQuery = { questions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } } }> } };

export type BankQuestionQueryVariables = Exact<{
  id: string;
}>;


export type BankQuestionQuery = { question: { id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, usage: { tests: number, assessments: number, sittings: number } } };

export type CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type CreateQuestionMutation = { createQuestion: { question: { id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, usage: { tests: number, assessments: number, sittings: number } } } };

export type DuplicateQuestionMutationVariables = Exact<{
  input: QuestionIdInput;
}>;


export type DuplicateQuestionMutation = { duplicateQuestion: { question: { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } } } };

export type ChangeQuestionStatusMutationVariables = Exact<{
  input: ChangeQuestionStatusInput;
}>;


export type ChangeQuestionStatusMutation = { changeQuestionStatus: { question: { id: string, version: number, status: ActiveStatus, updatedAt: string } } };

export type DeleteQuestionMutationVariables = Exact<{
  input: QuestionIdInput;
}>;


export type DeleteQuestionMutation = { deleteQuestion: { questionId: string } };

export type TestChoicesQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
}>;


export type TestChoicesQuery = { tests: { edges: Array<{ cursor: string, node: { id: string, title: string, jobRole: string, questionCount: number, canEdit: boolean } }> } };

export type ImportNote_ProblemFragment = { line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> };

export type ImportPreview_ImportFragment = { format: QuestionFormat, mediaCount: number, understood: Array<{ line: number | null, file: string | null, title: string, lacks: Array<QuestionImportField>, question: { id: string, type: QuestionType, text: string } }>, problems: Array<{ line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }>, ignored: Array<{ line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> };

export type PreviewQuestionImportMutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type PreviewQuestionImportMutation = { previewQuestionImport: { questionImport: { format: QuestionFormat, mediaCount: number, understood: Array<{ line: number | null, file: string | null, title: string, lacks: Array<QuestionImportField>, question: { id: string, type: QuestionType, text: string } }>, problems: Array<{ line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }>, ignored: Array<{ line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> } } };

export type ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type ImportQuestionsMutation = { importQuestions: { questionImport: { questionIds: Array<string> } } };

export type QuestionExportReportQueryVariables = Exact<{
  format: QuestionFormat;
  ids?: Array<string> | string | null | undefined;
  filter?: QuestionFilter | null | undefined;
}>;


export type QuestionExportReportQuery = { questionExportReport: Array<{ line: number | null, file: string | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> };

export type OwnQuestions_AssessmentFragment = { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> };

export type AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type UpdateQuestionMutation = { updateQuestion: { question: { id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } } };

export type RemoveAssessmentQuestionMutationVariables = Exact<{
  input: RemoveAssessmentQuestionInput;
}>;


export type RemoveAssessmentQuestionMutation = { removeAssessmentQuestion: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type ReorderAssessmentQuestionsMutationVariables = Exact<{
  input: ReorderAssessmentQuestionsInput;
}>;


export type ReorderAssessmentQuestionsMutation = { reorderAssessmentQuestions: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type SkillsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SkillsQuery = { skills: Array<string> };

export type QuestionDraft_QuestionFragment = { id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null };

export type UploadQuestionImageMutationVariables = Exact<{
  file: File;
}>;


export type UploadQuestionImageMutation = { uploadFile: { file: { id: string, url: string } } };

export type TestQuestions_TestFragment = { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> };

export type AddTestQuestionMutationVariables = Exact<{
  input: AddTestQuestionInput;
}>;


export type AddTestQuestionMutation = { addTestQuestion: { test: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type AddQuestionsToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type AddQuestionsToTestMutation = { addQuestionsToTest: { test: { title: string, id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type RemoveTestQuestionMutationVariables = Exact<{
  input: RemoveTestQuestionInput;
}>;


export type RemoveTestQuestionMutation = { removeTestQuestion: { test: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type ReorderTestQuestionsMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type ReorderTestQuestionsMutation = { reorderTestQuestions: { test: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type TakeNewestVersionsMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type TakeNewestVersionsMutation = { takeNewestVersions: { test: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<{ version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type AddQuestionsFromBankMutationVariables = Exact<{
  input: AddQuestionsFromBankInput;
}>;


export type AddQuestionsFromBankMutation = { addQuestionsFromBank: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null }> } } };

export type QuestionTranslationQueryVariables = Exact<{
  id: string;
}>;


export type QuestionTranslationQuery = { questionTranslation: { questionId: string, from: ContentLanguage, to: ContentLanguage, state: TranslationState, reviewedAt: string | null, reviewedByName: string | null, texts: Array<{ path: string, form: TextForm, source: string, translated: string | null, staleSource: string | null, isMissing: boolean, faults: Array<TranslationFault> }> } };

export type TranslateQuestionMutationVariables = Exact<{
  input: TranslateQuestionInput;
}>;


export type TranslateQuestionMutation = { translateQuestion: { question: { id: string, version: number, translationState: TranslationState } } };

export type QuestionVersionsQueryVariables = Exact<{
  id: string;
}>;


export type QuestionVersionsQuery = { questionVersions: Array<{ version: number, createdAt: string, createdByName: string | null, question: { version: number, id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } }> };

export type RestoreQuestionVersionMutationVariables = Exact<{
  input: RestoreQuestionVersionInput;
}>;


export type RestoreQuestionVersionMutation = { restoreQuestionVersion: { question: { id: string, type: QuestionType, text: string, textHtml: string | null, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, language: ContentLanguage, translationState: TranslationState, version: number, canEdit: boolean, ownerName: string, updatedAt: string, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, comparison: { ignoresAccents: boolean, ignoresArticles: boolean, ignoresSpacing: boolean } | null, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, usage: { tests: number, assessments: number, sittings: number } } } };

export type CheckReceiptQueryVariables = Exact<{
  code: string;
}>;


export type CheckReceiptQuery = { checkReceipt: { code: string, position: number | null, questionCount: number, storedAt: string, isLate: boolean, assessmentId: string, assessmentTitle: string, candidateId: string, candidateName: string } };

export type ImportUnsentAnswersMutationVariables = Exact<{
  file: File;
}>;


export type ImportUnsentAnswersMutation = { importUnsentAnswers: { importedAnswers: { candidateName: string, assessmentTitle: string, inTimeCount: number, lateCount: number, skippedCount: number } } };

export type GivenAnswer_AnswerFragment = { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null };

export type AnswerDetail_QuestionFragment = { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, lateAnswer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } } };

export type Comparison_ComparisonFragment = { results: Array<{ id: string, reference: string, score: number, totalScore: number, percentage: number, status: ResultStatus, usedSeconds: number, standardError: number | null, percentile: { rank: number, groupSize: number, groupName: string } | null, candidate: { id: string, name: string } | null, band: { name: string, color: string } | null }>, skills: Array<{ skill: string, percentages: Array<number | null> }>, questions: Array<{ questionId: string, text: string | null, skill: string, marks: Array<{ score: number | null, maxScore: number, usedSeconds: number | null } | null> }> };

export type Hiding_HidingFragment = { parts: Array<ReportPart>, revealedUntil: string | null };

export type RevealResultsMutationVariables = Exact<{
  assessmentId: string;
}>;


export type RevealResultsMutation = { revealResults: { hiding: { parts: Array<ReportPart>, revealedUntil: string | null } } };

export type HideResultsMutationVariables = Exact<{
  assessmentId: string;
}>;


export type HideResultsMutation = { hideResults: { hiding: { parts: Array<ReportPart>, revealedUntil: string | null } } };

export type MarkHistory_QuestionFragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type QuestionList_QuestionFragment = { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin } };

export type PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type PreviewRemarkingQuery = { previewRemarking: { token: string, unchanged: number, forgotten: number, questions: Array<{ questionId: string, text: string, papers: number, unfit: number, byPerson: number }>, changes: Array<{ attemptId: string, candidateId: string, candidateName: string, before: { score: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null }, after: { score: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null } }> } };

export type RemarkingList_PreviewFragment = { token: string, unchanged: number, forgotten: number, questions: Array<{ questionId: string, text: string, papers: number, unfit: number, byPerson: number }>, changes: Array<{ attemptId: string, candidateId: string, candidateName: string, before: { score: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null }, after: { score: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null } }> };

export type RemarkedFigures_FiguresFragment = { score: number, percentage: number, status: ResultStatus, band: { name: string, color: string } | null };

export type ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type CorrectableKeysQueryVariables = Exact<{
  assessmentId: string;
}>;


export type CorrectableKeysQuery = { correctableKeys: Array<{ questionId: string, type: QuestionType, text: string, truth: boolean | null, acceptedAnswers: Array<string>, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null, nearMisses: Array<{ answer: string, accepted: string, reason: NearMissReason, count: number }> }> };

export type RemarkingDrawer_KeyFragment = { questionId: string, type: QuestionType, text: string, truth: boolean | null, acceptedAnswers: Array<string>, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null, nearMisses: Array<{ answer: string, accepted: string, reason: NearMissReason, count: number }> };

export type ResultHeader_ResultFragment = { reference: string, score: number, totalScore: number, percentage: number, status: ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, standardError: number | null, isTooCloseToCall: boolean, hiding: { parts: Array<ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string } | null, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, percentile: { rank: number, groupSize: number, groupName: string } | null };

export type Derivation_MarkFragment = { score: number | null, maxScore: number, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } };

export type WhyDrawer_ResultFragment = { score: number, totalScore: number, percentage: number, status: ResultStatus, passMark: number, reference: string, candidate: { id: string, name: string } | null, band: { name: string, min: number, max: number, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, questions: Array<{ id: string, position: number, type: QuestionType, text: string, isAdditional: boolean, mark: { origin: MarkOrigin, score: number | null, maxScore: number, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } } }> };

export type ResultStanding_ResultFragment = { percentage: number, standardError: number | null, isTooCloseToCall: boolean, percentile: { rank: number, groupSize: number, groupName: string } | null };

export type MarkingQueue_ItemFragment = { id: string, assessmentId: string, assessmentTitle: string, position: number, type: QuestionType, text: string, candidateName: string | null, alias: string, score: number | null, maxScore: number };

export type MarkingPanel_TaskFragment = { id: string, assessmentId: string, assessmentTitle: string, position: number, type: QuestionType, text: string, candidateName: string | null, alias: string, score: number | null, maxScore: number, attemptId: string, isBlind: boolean, revision: number, criteria: Array<{ text: string, points: number }>, marks: Array<{ score: number, feedback: string | null, markedByName: string | null, markedAt: string | null }>, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, unit: string | null, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, number: { value: string, tolerance: string } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, ratingKey: { from: number, to: number } | null, blanks: Array<{ acceptedAnswers: Array<string> }>, dateRange: { earliest: string | null, latest: string | null } | null, dateKey: { from: string, to: string } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, lateAnswer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<ReadingStep>, expected: Array<string>, verdict: PartVerdict, score: number, maxScore: number }> } } } };

export type MarkDifferences_ReportFragment = { compared: number, identical: number, withinTolerance: number, meanDistance: number | null, differences: Array<{ first: number, second: number, firstByName: string | null, secondByName: string | null, isWithinTolerance: boolean, settledScore: number | null, settledReason: string | null, item: { id: string, position: number, text: string, alias: string, candidateName: string | null, maxScore: number } }> };

export type GiveQueuedMarkMutationVariables = Exact<{
  input: GiveQueuedMarkInput;
}>;


export type GiveQueuedMarkMutation = { giveQueuedMark: { remainingCount: number } };

export type MarkingRulesQueryVariables = Exact<{
  assessmentId: string;
}>;


export type MarkingRulesQuery = { markingRules: { assessmentId: string, isBlind: boolean, needsSecondMark: boolean, tolerancePercent: number } };

export type MarkDifferencesQueryVariables = Exact<{
  assessmentId: string;
  isBlind: boolean;
}>;


export type MarkDifferencesQuery = { markDifferences: { compared: number, identical: number, withinTolerance: number, meanDistance: number | null, differences: Array<{ first: number, second: number, firstByName: string | null, secondByName: string | null, isWithinTolerance: boolean, settledScore: number | null, settledReason: string | null, item: { id: string, position: number, text: string, alias: string, candidateName: string | null, maxScore: number } }> } };

export type SetMarkingRulesMutationVariables = Exact<{
  input: MarkingRulesInput;
}>;


export type SetMarkingRulesMutation = { setMarkingRules: { markingRules: { assessmentId: string, isBlind: boolean, needsSecondMark: boolean, tolerancePercent: number } } };

export type ReturnPathQueryVariables = Exact<{
  assessmentId: string;
}>;


export type ReturnPathQuery = { returnPath: { assessmentId: string, previousSecretUntil: string | null } };

export type RevealReturnSecretMutationVariables = Exact<{
  assessmentId: string;
}>;


export type RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type RotateReturnSecretMutationVariables = Exact<{
  input: RotateReturnSecretInput;
}>;


export type RotateReturnSecretMutation = { rotateReturnSecret: { returnPath: { assessmentId: string, previousSecretUntil: string | null } } };

export type Session_ViewerFragment = { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type AccountPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPreferencesQuery = { settings: { timeZone: string | null, theme: ThemeChoice } };

export type SettingsParts_SettingsFragment = { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { settings: { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } } } };

export type ContactSupportMutationVariables = Exact<{
  input: ContactSupportInput;
}>;


export type ContactSupportMutation = { contactSupport: { answerWithinHours: number } };

export type TestDetails_TestFragment = { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage };

export type TestTable_TestFragment = { status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, updatedAt: string, usedByAssessments: number, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> };

export type TestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: TestFilter | null | undefined;
  sort: TestSort;
  direction: SortDirection;
}>;


export type TestsQuery = { tests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, updatedAt: string, usedByAssessments: number, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> } }> } };

export type ChangeTestStatusMutationVariables = Exact<{
  input: ChangeTestStatusInput;
}>;


export type ChangeTestStatusMutation = { changeTestStatus: { test: { id: string, status: ActiveStatus, updatedAt: string } } };

export type DuplicateTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type DuplicateTestMutation = { duplicateTest: { test: { id: string, title: string } } };

export type DeleteTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type DeleteTestMutation = { deleteTest: { testId: string } };

export type PublishTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type PublishTestMutation = { publishTest: { test: { status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, updatedAt: string, usedByAssessments: number, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> } } };

export type WithdrawTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type WithdrawTestMutation = { withdrawTest: { test: { status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, updatedAt: string, usedByAssessments: number, id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> } } };

export type TestCard_TestFragment = { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> };

export type TestLibraryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: TestFilter | null | undefined;
}>;


export type TestLibraryQuery = { tests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> } }> } };

export type TimeLedgerQueryVariables = Exact<{
  attemptId: string;
}>;


export type TimeLedgerQuery = { timeLedger: { attemptId: string, candidateName: string, expiresAt: string | null, pausedAt: string | null, submittedAt: string | null, serverNow: string, questions: Array<{ position: number, baseSeconds: number | null, grantedSeconds: number, addedSeconds: number, stoppedSeconds: number, usedSeconds: number, openedAt: string | null, closesAt: string | null, closedAt: string | null }>, entries: Array<{ number: number, kind: LedgerKind, at: string, position: number | null, seconds: number | null, percent: number | null, closedBy: ClosedBy | null, reasonCode: ReasonCode | null, note: string | null, actorName: string | null }> } };

export type Webhook_EndpointFragment = { id: string, assessmentId: string | null, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null };

export type WebhookDelivery_DeliveryFragment = { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, attemptCount: number, attempts: Array<{ id: string, number: number, at: string, durationMs: number, outcome: WebhookAttemptOutcome, failure: WebhookAttemptFailure | null, responseStatus: number | null, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> };

export type WebhooksQueryVariables = Exact<{
  assessmentId?: string | null | undefined;
}>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, assessmentId: string | null, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null }> };

export type WebhookLogQueryVariables = Exact<{
  endpointId: string;
  status?: WebhookDeliveryStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookLogQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, attemptCount: number, attempts: Array<{ id: string, number: number, at: string, durationMs: number, outcome: WebhookAttemptOutcome, failure: WebhookAttemptFailure | null, responseStatus: number | null, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> } }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint: { webhookEndpoint: { id: string, assessmentId: string | null, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhookEndpoint: { webhookEndpoint: { id: string, assessmentId: string | null, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhookEndpoint: { webhookEndpointId: string } };

export type RevealWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RevealWebhookSecretMutation = { revealWebhookSecret: { secret: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { webhookEndpoint: { id: string, assessmentId: string | null, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhookEndpoint: { delivery: { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, attemptCount: number, attempts: Array<{ id: string, number: number, at: string, durationMs: number, outcome: WebhookAttemptOutcome, failure: WebhookAttemptFailure | null, responseStatus: number | null, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> } } };

export type ReplayWebhookMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookMutation = { replayWebhookDelivery: { delivery: { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, attemptCount: number, attempts: Array<{ id: string, number: number, at: string, durationMs: number, outcome: WebhookAttemptOutcome, failure: WebhookAttemptFailure | null, responseStatus: number | null, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> } } };

export const StaffTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<StaffTable_UserFragment, unknown>;
export const StaffList_UsersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<StaffList_UsersFragment, unknown>;
export const TrialQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]} as unknown as DocumentNode<TrialQuestion_QuestionFragment, unknown>;
export const TestDetails_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestDetails_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<TestDetails_TestFragment, unknown>;
export const QuestionDraft_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<QuestionDraft_QuestionFragment, unknown>;
export const TestQuestions_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<TestQuestions_TestFragment, unknown>;
export const TestEditor_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestEditor_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestDetails_test"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestDetails_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<TestEditor_TestFragment, unknown>;
export const RoleDetails_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<RoleDetails_AssessmentFragment, unknown>;
export const Configuration_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}}]} as unknown as DocumentNode<Configuration_AssessmentFragment, unknown>;
export const Proctoring_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}}]} as unknown as DocumentNode<Proctoring_AssessmentFragment, unknown>;
export const Integration_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}}]} as unknown as DocumentNode<Integration_AssessmentFragment, unknown>;
export const ReportOptions_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<ReportOptions_AssessmentFragment, unknown>;
export const GradeBands_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<GradeBands_AssessmentFragment, unknown>;
export const AssessmentDraft_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proctoring_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Integration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentDraft_AssessmentFragment, unknown>;
export const OwnQuestions_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<OwnQuestions_AssessmentFragment, unknown>;
export const Pools_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pools_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"durationIsApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"pools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"drawCount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<Pools_AssessmentFragment, unknown>;
export const TestCard_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<TestCard_TestFragment, unknown>;
export const AssessmentWizard_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pools_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proctoring_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Integration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pools_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"durationIsApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"pools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"drawCount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<AssessmentWizard_AssessmentFragment, unknown>;
export const ItemTable_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"averageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"sd"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"efficiency"}},{"kind":"Field","name":{"kind":"Name","value":"guessing"}},{"kind":"Field","name":{"kind":"Name","value":"intendedWeight"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveWeight"}},{"kind":"Field","name":{"kind":"Name","value":"isAgainstTotal"}}]}}]} as unknown as DocumentNode<ItemTable_QuestionFragment, unknown>;
export const Distractors_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Distractors_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"meanPercentage"}}]}}]}}]} as unknown as DocumentNode<Distractors_QuestionFragment, unknown>;
export const Analytics_AnalyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Analytics_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"averageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"sd"}},{"kind":"Field","name":{"kind":"Name","value":"alpha"}},{"kind":"Field","name":{"kind":"Name","value":"errorRatio"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"skewness"}},{"kind":"Field","name":{"kind":"Name","value":"kurtosis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemTable_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Distractors_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"averageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"sd"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"efficiency"}},{"kind":"Field","name":{"kind":"Name","value":"guessing"}},{"kind":"Field","name":{"kind":"Name","value":"intendedWeight"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveWeight"}},{"kind":"Field","name":{"kind":"Name","value":"isAgainstTotal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Distractors_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"meanPercentage"}}]}}]}}]} as unknown as DocumentNode<Analytics_AnalyticsFragment, unknown>;
export const ApiKeys_KeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedIp"}},{"kind":"Field","name":{"kind":"Name","value":"recentCalls"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<ApiKeys_KeyFragment, unknown>;
export const AssessmentTable_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentTable_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentTable_AssessmentFragment, unknown>;
export const WelcomeVideo_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WelcomeVideo_AssessmentFragment, unknown>;
export const AuditTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<AuditTable_EntryFragment, unknown>;
export const InvitationTable_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTable_InvitationFragment, unknown>;
export const AllCandidates_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllCandidates_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AllCandidates_InvitationFragment, unknown>;
export const CandidateList_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<CandidateList_RowFragment, unknown>;
export const CandidateList_PreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<CandidateList_PreviewFragment, unknown>;
export const InvitationLife_ChangedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLife_changed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedInvitations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationLife_ChangedFragment, unknown>;
export const FunnelBar_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelBar_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}}]} as unknown as DocumentNode<FunnelBar_AssessmentFragment, unknown>;
export const PublicLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<PublicLink_LinkFragment, unknown>;
export const CandidateReport_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateReport_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentDescription"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"overallFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackByName"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFeedbackShared"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skillProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}}]} as unknown as DocumentNode<CandidateReport_ResultFragment, unknown>;
export const AttendanceChart_PointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceChart_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}}]} as unknown as DocumentNode<AttendanceChart_PointFragment, unknown>;
export const DashboardStats_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardStats_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInvites"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"activeAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<DashboardStats_DashboardFragment, unknown>;
export const LivePanel_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<LivePanel_AttemptFragment, unknown>;
export const RecentAssessments_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAssessments_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<RecentAssessments_AssessmentFragment, unknown>;
export const DecisionStages_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DecisionStages_AssessmentFragment, unknown>;
export const DecisionCell_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DecisionCell_InvitationFragment, unknown>;
export const DecisionPanel_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionPanel_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByName"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mentionedNames"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DecisionPanel_InvitationFragment, unknown>;
export const AssessmentExport_ExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentExport_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AssessmentExport_ExportFragment, unknown>;
export const ShareLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}}]}}]} as unknown as DocumentNode<ShareLink_LinkFragment, unknown>;
export const Feedback_FeedbackFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<Feedback_FeedbackFragment, unknown>;
export const Monitor_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<Monitor_AttemptFragment, unknown>;
export const HrForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<HrForm_UserFragment, unknown>;
export const ReportTables_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}}]} as unknown as DocumentNode<ReportTables_AssessmentFragment, unknown>;
export const ReportTables_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ReportTables_CandidateFragment, unknown>;
export const AccessRequestTable_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<AccessRequestTable_RequestFragment, unknown>;
export const CandidateData_DataFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateData_data"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileBytes"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CandidateData_DataFragment, unknown>;
export const Certificate_ErasureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Certificate_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedByName"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<Certificate_ErasureFragment, unknown>;
export const ProctoringTimeline_TimelineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProctoringTimeline_timeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProctorTimeline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"watched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"countedAs"}},{"kind":"Field","name":{"kind":"Name","value":"isForgiven"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"candidateNote"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verdictNote"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"excuse"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"snapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sittingCount"}},{"kind":"Field","name":{"kind":"Name","value":"sittingsWith"}}]}}]}}]} as unknown as DocumentNode<ProctoringTimeline_TimelineFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const BankTable_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<BankTable_QuestionFragment, unknown>;
export const ImportNote_ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNote_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ImportNote_ProblemFragment, unknown>;
export const ImportPreview_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaCount"}},{"kind":"Field","name":{"kind":"Name","value":"understood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNote_problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNote_problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNote_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ImportPreview_ImportFragment, unknown>;
export const Comparison_ComparisonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Comparison_comparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultComparison"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"percentages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<Comparison_ComparisonFragment, unknown>;
export const MarkHistory_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkHistory_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changesFeedback"}}]}}]}}]} as unknown as DocumentNode<MarkHistory_QuestionFragment, unknown>;
export const QuestionList_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]} as unknown as DocumentNode<QuestionList_QuestionFragment, unknown>;
export const RemarkedFigures_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkedFigures_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkedFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<RemarkedFigures_FiguresFragment, unknown>;
export const RemarkingList_PreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkingList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkingPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}},{"kind":"Field","name":{"kind":"Name","value":"unfit"}},{"kind":"Field","name":{"kind":"Name","value":"byPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkedFigures_figures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkedFigures_figures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkedFigures_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkedFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<RemarkingList_PreviewFragment, unknown>;
export const RemarkingDrawer_KeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkingDrawer_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectableKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearMisses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RemarkingDrawer_KeyFragment, unknown>;
export const Hiding_HidingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<Hiding_HidingFragment, unknown>;
export const ResultStanding_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}}]}}]} as unknown as DocumentNode<ResultStanding_ResultFragment, unknown>;
export const ResultHeader_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}}]}}]} as unknown as DocumentNode<ResultHeader_ResultFragment, unknown>;
export const Derivation_MarkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<Derivation_MarkFragment, unknown>;
export const WhyDrawer_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<WhyDrawer_ResultFragment, unknown>;
export const MarkingQueue_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingQueue_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]} as unknown as DocumentNode<MarkingQueue_ItemFragment, unknown>;
export const GivenAnswer_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}}]} as unknown as DocumentNode<GivenAnswer_AnswerFragment, unknown>;
export const AnswerDetail_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerDetail_QuestionFragment, unknown>;
export const MarkingPanel_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingPanel_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}}]} as unknown as DocumentNode<MarkingPanel_TaskFragment, unknown>;
export const MarkDifferences_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkDifferences_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkDifferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"identical"}},{"kind":"Field","name":{"kind":"Name","value":"withinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"meanDistance"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"firstByName"}},{"kind":"Field","name":{"kind":"Name","value":"secondByName"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"settledScore"}},{"kind":"Field","name":{"kind":"Name","value":"settledReason"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDifferences_ReportFragment, unknown>;
export const Session_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<Session_ViewerFragment, unknown>;
export const SettingsParts_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<SettingsParts_SettingsFragment, unknown>;
export const TestTable_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestTable_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedByAssessments"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<TestTable_TestFragment, unknown>;
export const Webhook_EndpointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<Webhook_EndpointFragment, unknown>;
export const WebhookDelivery_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"isResponseCut"}}]}}]}}]} as unknown as DocumentNode<WebhookDelivery_DeliveryFragment, unknown>;
export const FindAnythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAnything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"UPDATED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"EnumValue","value":"PEOPLE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindAnythingQuery, FindAnythingQueryVariables>;
export const AwaitingMarkCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwaitingMarkCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingMarkCount"}}]}}]} as unknown as DocumentNode<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables>;
export const OpenAccessRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAccessRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccessRequestCount"}}]}}]} as unknown as DocumentNode<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>;
export const PasswordTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}}]}}]}}]} as unknown as DocumentNode<PasswordTicketQuery, PasswordTicketQueryVariables>;
export const PasswordWasSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordWasSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordWasSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}]}]}}]} as unknown as DocumentNode<PasswordWasSetQuery, PasswordWasSetQueryVariables>;
export const AdminReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdminReportQuery, AdminReportQueryVariables>;
export const AllCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRows"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllCandidates_invitation"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllCandidates_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCount"}}]}}]}}]} as unknown as DocumentNode<AllCandidatesQuery, AllCandidatesQueryVariables>;
export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffList_users"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const HrsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hrs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hrs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffList_users"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}}]} as unknown as DocumentNode<HrsQuery, HrsQueryVariables>;
export const AssessmentAnalyticsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentAnalyticsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Analytics_analytics"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"averageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"sd"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"efficiency"}},{"kind":"Field","name":{"kind":"Name","value":"guessing"}},{"kind":"Field","name":{"kind":"Name","value":"intendedWeight"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveWeight"}},{"kind":"Field","name":{"kind":"Name","value":"isAgainstTotal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Distractors_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"meanPercentage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Analytics_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"averageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"sd"}},{"kind":"Field","name":{"kind":"Name","value":"alpha"}},{"kind":"Field","name":{"kind":"Name","value":"errorRatio"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"skewness"}},{"kind":"Field","name":{"kind":"Name","value":"kurtosis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemTable_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Distractors_question"}}]}}]}}]} as unknown as DocumentNode<AssessmentAnalyticsPageQuery, AssessmentAnalyticsPageQueryVariables>;
export const AssessmentHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"markingQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AssessmentHomeQuery, AssessmentHomeQueryVariables>;
export const AssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assessments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentTable_assessment"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentTable_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentsQuery, AssessmentsQueryVariables>;
export const AuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Audit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditTable_entry"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>;
export const AuditActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActions"}}]}}]} as unknown as DocumentNode<AuditActionsQuery, AuditActionsQueryVariables>;
export const CandidateDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateData_data"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateData_data"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileBytes"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CandidateDataQuery, CandidateDataQueryVariables>;
export const CandidateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completedAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateReport_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateReport_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentDescription"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"overallFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackByName"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFeedbackShared"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skillProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}}]} as unknown as DocumentNode<CandidateReportQuery, CandidateReportQueryVariables>;
export const ReportQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]} as unknown as DocumentNode<ReportQuestionsQuery, ReportQuestionsQueryVariables>;
export const CompareResultsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompareResultsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Comparison_comparison"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Comparison_comparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultComparison"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"percentages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<CompareResultsPageQuery, CompareResultsPageQueryVariables>;
export const ComparableCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparableCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reportHiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparableResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<ComparableCandidatesQuery, ComparableCandidatesQueryVariables>;
export const AccessRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequestSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessRequestTable_request"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<AccessRequestsQuery, AccessRequestsQueryVariables>;
export const NewHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewHr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestsForNewUsers"}}]}}]}}]} as unknown as DocumentNode<NewHrQuery, NewHrQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardRange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceChart_point"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentAssessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentAssessments_assessment"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardStats_dashboard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceChart_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAssessments_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardStats_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInvites"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"activeAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const LiveAttemptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePanel_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<LiveAttemptsQuery, LiveAttemptsQueryVariables>;
export const AttemptProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AttemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePanel_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<AttemptProgressedSubscription, AttemptProgressedSubscriptionVariables>;
export const HrReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HrReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hrReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"hr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<HrReportQuery, HrReportQueryVariables>;
export const InvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionStages_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelBar_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelBar_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InvitationsQuery, InvitationsQueryVariables>;
export const MarkingWorkbenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingWorkbench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingQueueFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingQueue_item"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingQueue_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]} as unknown as DocumentNode<MarkingWorkbenchQuery, MarkingWorkbenchQueryVariables>;
export const MarkingTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"round"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingRound"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"round"},"value":{"kind":"Variable","name":{"kind":"Name","value":"round"}}},{"kind":"Argument","name":{"kind":"Name","value":"isBlind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingPanel_task"}},{"kind":"Field","name":{"kind":"Name","value":"overallFeedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingPanel_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<MarkingTaskQuery, MarkingTaskQueryVariables>;
export const MarkingAssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingAssessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkingAssessmentsQuery, MarkingAssessmentsQueryVariables>;
export const MonitorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonitorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"monitoredAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<MonitorPageQuery, MonitorPageQueryVariables>;
export const AttemptMonitoredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AttemptMonitored"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptMonitored"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<AttemptMonitoredSubscription, AttemptMonitoredSubscriptionVariables>;
export const AssessmentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<AssessmentPreviewQuery, AssessmentPreviewQueryVariables>;
export const TestTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrialQuestion_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]} as unknown as DocumentNode<TestTrialQuery, TestTrialQueryVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const ResultDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionPanel_invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionStages_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkHistory_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyDrawer_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionPanel_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByName"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mentionedNames"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkHistory_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changesFeedback"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}}]} as unknown as DocumentNode<ResultDetailsQuery, ResultDetailsQueryVariables>;
export const MarkAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyDrawer_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAnswerMutation, MarkAnswerMutationVariables>;
export const ResultProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ResultProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ResultProgressedSubscription, ResultProgressedSubscriptionVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const TestEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestEditor_test"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestDetails_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestEditor_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestDetails_test"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<TestEditorQuery, TestEditorQueryVariables>;
export const CreateTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestEditor_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestDetails_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestEditor_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestDetails_test"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<CreateTestMutation, CreateTestMutationVariables>;
export const UpdateTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestDetails_test"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestDetails_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<UpdateTestMutation, UpdateTestMutationVariables>;
export const UpdateHrScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateHrScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HrForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<UpdateHrScreenQuery, UpdateHrScreenQueryVariables>;
export const AssessmentWizardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentWizard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentWizard_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proctoring_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Integration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pools_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"durationIsApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"pools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"drawCount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pools_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]} as unknown as DocumentNode<AssessmentWizardQuery, AssessmentWizardQueryVariables>;
export const CreateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentWizard_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proctoring_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Integration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pools_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"durationIsApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"pools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"drawCount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pools_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]} as unknown as DocumentNode<CreateAssessmentMutation, CreateAssessmentMutationVariables>;
export const UpdateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"allowBack"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysBefore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proctoring_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proctoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"snapshotsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"copyPaste"}},{"kind":"Field","name":{"kind":"Name","value":"cameraRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitsWhenLeft"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Integration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proctoring_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Integration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<UpdateAssessmentMutation, UpdateAssessmentMutationVariables>;
export const PublishAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PublishAssessmentMutation, PublishAssessmentMutationVariables>;
export const TestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<TestPreviewQuery, TestPreviewQueryVariables>;
export const RequestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerWithinHours"}}]}}]}}]} as unknown as DocumentNode<RequestAccessMutation, RequestAccessMutationVariables>;
export const RequestPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>;
export const VerifyPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyPasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}}]} as unknown as DocumentNode<VerifyPasswordCodeMutation, VerifyPasswordCodeMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"}}]}}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const AskForHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskForHelpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerWithinHours"}}]}}]}}]} as unknown as DocumentNode<AskForHelpMutation, AskForHelpMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedIp"}},{"kind":"Field","name":{"kind":"Name","value":"recentCalls"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedIp"}},{"kind":"Field","name":{"kind":"Name","value":"recentCalls"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedIp"}},{"kind":"Field","name":{"kind":"Name","value":"recentCalls"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const ChangeAssessmentStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAssessmentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeAssessmentStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAssessmentStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeAssessmentStatusMutation, ChangeAssessmentStatusMutationVariables>;
export const DuplicateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateAssessmentMutation, DuplicateAssessmentMutationVariables>;
export const ArchiveAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArchiveAssessmentMutation, ArchiveAssessmentMutationVariables>;
export const SetPoolsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPools"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPoolsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPools"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pools_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pools_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"durationIsApproximate"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"pools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"drawCount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<SetPoolsMutation, SetPoolsMutationVariables>;
export const WelcomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WelcomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WelcomeVideo_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WelcomeVideoQuery, WelcomeVideoQueryVariables>;
export const SetWelcomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWelcomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WelcomeVideo_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SetWelcomeVideoMutation, SetWelcomeVideoMutationVariables>;
export const StartVideoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVideoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedParts"}}]}}]}}]}}]} as unknown as DocumentNode<StartVideoUploadMutation, StartVideoUploadMutationVariables>;
export const SendVideoPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVideoPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendVideoPartMutation, SendVideoPartMutationVariables>;
export const FinishVideoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishVideoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>;
export const AssessmentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentChoicesQuery, AssessmentChoicesQueryVariables>;
export const ChosenAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ChosenAssessmentQuery, ChosenAssessmentQueryVariables>;
export const SavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"screen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"screen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"screen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViewId"}}]}}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const PreviewCandidateTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCandidateTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateTextMutation, PreviewCandidateTextMutationVariables>;
export const PreviewCandidateFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCandidateFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateFileMutation, PreviewCandidateFileMutationVariables>;
export const PreviewCandidateRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCandidateRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateRowsMutation, PreviewCandidateRowsMutationVariables>;
export const InviteCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteCandidatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}}]} as unknown as DocumentNode<InviteCandidatesMutation, InviteCandidatesMutationVariables>;
export const ResendInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLife_changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLife_changed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedInvitations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationsMutation, ResendInvitationsMutationVariables>;
export const RevokeInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLife_changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLife_changed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedInvitations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}}]} as unknown as DocumentNode<RevokeInvitationsMutation, RevokeInvitationsMutationVariables>;
export const ReissueInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReissueInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReissueInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLife_changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLife_changed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedInvitations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}}]} as unknown as DocumentNode<ReissueInvitationsMutation, ReissueInvitationsMutationVariables>;
export const SetInvitationWindowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInvitationWindow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInvitationWindowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInvitationWindow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLife_changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLife_changed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedInvitations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}}]} as unknown as DocumentNode<SetInvitationWindowMutation, SetInvitationWindowMutationVariables>;
export const PublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<PublicLinkQuery, PublicLinkQueryVariables>;
export const CreatePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<CreatePublicLinkMutation, CreatePublicLinkMutationVariables>;
export const ChangePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<ChangePublicLinkMutation, ChangePublicLinkMutationVariables>;
export const ClosePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<ClosePublicLinkMutation, ClosePublicLinkMutationVariables>;
export const DecideOnInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideOnInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideOnInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOnInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionPanel_invitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionPanel_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByName"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mentionedNames"}}]}}]}}]} as unknown as DocumentNode<DecideOnInvitationsMutation, DecideOnInvitationsMutationVariables>;
export const TagInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TagInvitationsMutation, TagInvitationsMutationVariables>;
export const SetDecisionStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDecisionStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDecisionStagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDecisionStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionStages_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SetDecisionStagesMutation, SetDecisionStagesMutationVariables>;
export const WriteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<WriteNoteMutation, WriteNoteMutationVariables>;
export const DeleteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteId"}}]}}]}}]} as unknown as DocumentNode<DeleteNoteMutation, DeleteNoteMutationVariables>;
export const PreviewMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMarksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewMarksQuery, PreviewMarksQueryVariables>;
export const AssessmentExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentExport_export"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentExport_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AssessmentExportsQuery, AssessmentExportsQueryVariables>;
export const StartAssessmentExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAssessmentExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAssessmentExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAssessmentExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentExport_export"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentExport_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<StartAssessmentExportMutation, StartAssessmentExportMutationVariables>;
export const CancelAssessmentExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAssessmentExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAssessmentExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAssessmentExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentExport_export"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentExport_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CancelAssessmentExportMutation, CancelAssessmentExportMutationVariables>;
export const AssessmentExportProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AssessmentExportProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentExportProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentExport_export"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentExport_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AssessmentExportProgressedSubscription, AssessmentExportProgressedSubscriptionVariables>;
export const ShareLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLink_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}}]}}]} as unknown as DocumentNode<ShareLinksQuery, ShareLinksQueryVariables>;
export const CreateShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShareLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const RevokeShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeShareLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}}]}}]} as unknown as DocumentNode<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const SharedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"correct"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}}]}}]}}]}}]} as unknown as DocumentNode<SharedReportQuery, SharedReportQueryVariables>;
export const GiveFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const GiveAnswerFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveAnswerFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveAnswerFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveAnswerFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"}}]}}]}}]} as unknown as DocumentNode<GiveAnswerFeedbackMutation, GiveAnswerFeedbackMutationVariables>;
export const FeedbackOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<FeedbackOfQuery, FeedbackOfQueryVariables>;
export const GiveTaskFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveTaskFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveTaskFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveTaskFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<GiveTaskFeedbackMutation, GiveTaskFeedbackMutationVariables>;
export const PauseAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<PauseAttemptMutation, PauseAttemptMutationVariables>;
export const ContinueAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<ContinueAttemptMutation, ContinueAttemptMutationVariables>;
export const EndAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<EndAttemptMutation, EndAttemptMutationVariables>;
export const AddTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<AddTimeMutation, AddTimeMutationVariables>;
export const ReopenAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<ReopenAttemptMutation, ReopenAttemptMutationVariables>;
export const MessageCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessageCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageCandidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Monitor_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Monitor_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoredAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateEmail"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openPosition"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionDurationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumesOnReturn"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"incidents"}},{"kind":"Field","name":{"kind":"Name","value":"wasReopened"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<MessageCandidateMutation, MessageCandidateMutationVariables>;
export const SetExtraTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExtraTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExtraTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExtraTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}}]}}]}}]}}]} as unknown as DocumentNode<SetExtraTimeMutation, SetExtraTimeMutationVariables>;
export const CreateAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAdminMutation, CreateAdminMutationVariables>;
export const CreateHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHrInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateHrMutation, CreateHrMutationVariables>;
export const UpdateHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHrInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HrForm_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<UpdateHrMutation, UpdateHrMutationVariables>;
export const DecideAccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideAccessRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessRequestTable_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<DecideAccessRequestMutation, DecideAccessRequestMutationVariables>;
export const ChangeStaffVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeStaffVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeStaffVerificationMutation, ChangeStaffVerificationMutationVariables>;
export const EndStaffSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStaffSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStaffSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStaffSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessions"}}]}}]}}]} as unknown as DocumentNode<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>;
export const StaffUserRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffUserRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserHoldings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>;
export const DeleteStaffUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStaffUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStaffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}}]}}]}}]} as unknown as DocumentNode<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>;
export const EraseCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseCandidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Certificate_erasure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Certificate_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedByName"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<EraseCandidateMutation, EraseCandidateMutationVariables>;
export const ErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Certificate_erasure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Certificate_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedByName"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ErasuresQuery, ErasuresQueryVariables>;
export const RetentionRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataClass"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<RetentionRulesQuery, RetentionRulesQueryVariables>;
export const SetRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataClass"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]} as unknown as DocumentNode<SetRetentionMutation, SetRetentionMutationVariables>;
export const ProctorTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProctorTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proctorTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProctoringTimeline_timeline"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProctoringTimeline_timeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProctorTimeline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"watched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"countedAs"}},{"kind":"Field","name":{"kind":"Name","value":"isForgiven"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"candidateNote"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verdictNote"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"excuse"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"snapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sittingCount"}},{"kind":"Field","name":{"kind":"Name","value":"sittingsWith"}}]}}]}}]} as unknown as DocumentNode<ProctorTimelineQuery, ProctorTimelineQueryVariables>;
export const ReviewProctorEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewProctorEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewProctorEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewProctorEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProctoringTimeline_timeline"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProctoringTimeline_timeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProctorTimeline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"watched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webcamSnapshots"}},{"kind":"Field","name":{"kind":"Name","value":"fullScreen"}},{"kind":"Field","name":{"kind":"Name","value":"tabLeaving"}},{"kind":"Field","name":{"kind":"Name","value":"warningsBeforeSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"countedAs"}},{"kind":"Field","name":{"kind":"Name","value":"isForgiven"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"candidateNote"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"verdictNote"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"excuse"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"snapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sittingCount"}},{"kind":"Field","name":{"kind":"Name","value":"sittingsWith"}}]}}]}}]} as unknown as DocumentNode<ReviewProctorEventMutation, ReviewProctorEventMutationVariables>;
export const ChangeNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeNameMutation, ChangeNameMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const BankQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankTable_question"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<BankQuestionsQuery, BankQuestionsQueryVariables>;
export const BankQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankTable_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<BankQuestionQuery, BankQuestionQueryVariables>;
export const CreateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankTable_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<CreateQuestionMutation, CreateQuestionMutationVariables>;
export const DuplicateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankTable_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<DuplicateQuestionMutation, DuplicateQuestionMutationVariables>;
export const ChangeQuestionStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeQuestionStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeQuestionStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeQuestionStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeQuestionStatusMutation, ChangeQuestionStatusMutationVariables>;
export const DeleteQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]}}]} as unknown as DocumentNode<DeleteQuestionMutation, DeleteQuestionMutationVariables>;
export const TestChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"UPDATED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TestChoicesQuery, TestChoicesQueryVariables>;
export const PreviewQuestionImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewQuestionImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewQuestionImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewQuestionImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNote_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"mediaCount"}},{"kind":"Field","name":{"kind":"Name","value":"understood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNote_problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNote_problem"}}]}}]}}]} as unknown as DocumentNode<PreviewQuestionImportMutation, PreviewQuestionImportMutationVariables>;
export const ImportQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionIds"}}]}}]}}]}}]} as unknown as DocumentNode<ImportQuestionsMutation, ImportQuestionsMutationVariables>;
export const QuestionExportReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionExportReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionExportReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNote_problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNote_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<QuestionExportReportQuery, QuestionExportReportQueryVariables>;
export const AddAssessmentQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAssessmentQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAssessmentQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAssessmentQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<AddAssessmentQuestionMutation, AddAssessmentQuestionMutationVariables>;
export const UpdateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<UpdateQuestionMutation, UpdateQuestionMutationVariables>;
export const RemoveAssessmentQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAssessmentQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAssessmentQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAssessmentQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<RemoveAssessmentQuestionMutation, RemoveAssessmentQuestionMutationVariables>;
export const ReorderAssessmentQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderAssessmentQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderAssessmentQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderAssessmentQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<ReorderAssessmentQuestionsMutation, ReorderAssessmentQuestionsMutationVariables>;
export const SkillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Skills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}]}}]} as unknown as DocumentNode<SkillsQuery, SkillsQueryVariables>;
export const UploadQuestionImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadQuestionImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"QUESTION_IMAGE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<UploadQuestionImageMutation, UploadQuestionImageMutationVariables>;
export const AddTestQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTestQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTestQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTestQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<AddTestQuestionMutation, AddTestQuestionMutationVariables>;
export const AddQuestionsToTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddQuestionsToTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addQuestionsToTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<AddQuestionsToTestMutation, AddQuestionsToTestMutationVariables>;
export const RemoveTestQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTestQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTestQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTestQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<RemoveTestQuestionMutation, RemoveTestQuestionMutationVariables>;
export const ReorderTestQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderTestQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderTestQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<ReorderTestQuestionsMutation, ReorderTestQuestionsMutationVariables>;
export const TakeNewestVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeNewestVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeNewestVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestQuestions_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestQuestions_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<TakeNewestVersionsMutation, TakeNewestVersionsMutationVariables>;
export const AddQuestionsFromBankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddQuestionsFromBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddQuestionsFromBankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addQuestionsFromBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<AddQuestionsFromBankMutation, AddQuestionsFromBankMutationVariables>;
export const QuestionTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedByName"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"translated"}},{"kind":"Field","name":{"kind":"Name","value":"staleSource"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionTranslationQuery, QuestionTranslationQueryVariables>;
export const TranslateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}}]}}]}}]}}]} as unknown as DocumentNode<TranslateQuestionMutation, TranslateQuestionMutationVariables>;
export const QuestionVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<QuestionVersionsQuery, QuestionVersionsQueryVariables>;
export const RestoreQuestionVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreQuestionVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreQuestionVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreQuestionVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankTable_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoresAccents"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresArticles"}},{"kind":"Field","name":{"kind":"Name","value":"ignoresSpacing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankTable_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<RestoreQuestionVersionMutation, RestoreQuestionVersionMutationVariables>;
export const CheckReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}}]}}]}}]} as unknown as DocumentNode<CheckReceiptQuery, CheckReceiptQueryVariables>;
export const ImportUnsentAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUnsentAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUnsentAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"inTimeCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}}]}}]}}]}}]} as unknown as DocumentNode<ImportUnsentAnswersMutation, ImportUnsentAnswersMutationVariables>;
export const RevealResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<RevealResultsMutation, RevealResultsMutationVariables>;
export const HideResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<HideResultsMutation, HideResultsMutationVariables>;
export const PreviewRemarkingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRemarking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRemarking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkingList_preview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkedFigures_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkedFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkingList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkingPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}},{"kind":"Field","name":{"kind":"Name","value":"unfit"}},{"kind":"Field","name":{"kind":"Name","value":"byPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkedFigures_figures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkedFigures_figures"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewRemarkingQuery, PreviewRemarkingQueryVariables>;
export const ApplyRemarkingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyRemarking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyRemarkingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyRemarking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedResultCount"}}]}}]}}]} as unknown as DocumentNode<ApplyRemarkingMutation, ApplyRemarkingMutationVariables>;
export const CorrectableKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrectableKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctableKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RemarkingDrawer_key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RemarkingDrawer_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectableKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearMisses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CorrectableKeysQuery, CorrectableKeysQueryVariables>;
export const GiveQueuedMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveQueuedMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveQueuedMarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveQueuedMark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingCount"}}]}}]}}]} as unknown as DocumentNode<GiveQueuedMarkMutation, GiveQueuedMarkMutationVariables>;
export const MarkingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondMark"}},{"kind":"Field","name":{"kind":"Name","value":"tolerancePercent"}}]}}]}}]} as unknown as DocumentNode<MarkingRulesQuery, MarkingRulesQueryVariables>;
export const MarkDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isBlind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkDifferences_report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkDifferences_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkDifferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"identical"}},{"kind":"Field","name":{"kind":"Name","value":"withinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"meanDistance"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"firstByName"}},{"kind":"Field","name":{"kind":"Name","value":"secondByName"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"settledScore"}},{"kind":"Field","name":{"kind":"Name","value":"settledReason"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDifferencesQuery, MarkDifferencesQueryVariables>;
export const SetMarkingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMarkingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMarkingRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondMark"}},{"kind":"Field","name":{"kind":"Name","value":"tolerancePercent"}}]}}]}}]}}]} as unknown as DocumentNode<SetMarkingRulesMutation, SetMarkingRulesMutationVariables>;
export const ReturnPathDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnPath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPath"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]}}]} as unknown as DocumentNode<ReturnPathQuery, ReturnPathQueryVariables>;
export const RevealReturnSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealReturnSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealReturnSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RevealReturnSecretMutation, RevealReturnSecretMutationVariables>;
export const RotateReturnSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateReturnSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateReturnSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateReturnSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPath"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]}}]}}]} as unknown as DocumentNode<RotateReturnSecretMutation, RotateReturnSecretMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasSignedIn"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const AccountPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}}]}}]}}]} as unknown as DocumentNode<AccountPreferencesQuery, AccountPreferencesQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts_settings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const ContactSupportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactSupport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSupportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSupport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerWithinHours"}}]}}]}}]} as unknown as DocumentNode<ContactSupportMutation, ContactSupportMutationVariables>;
export const TestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestTable_test"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestTable_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedByAssessments"}}]}}]} as unknown as DocumentNode<TestsQuery, TestsQueryVariables>;
export const ChangeTestStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeTestStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeTestStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeTestStatusMutation, ChangeTestStatusMutationVariables>;
export const DuplicateTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateTestMutation, DuplicateTestMutationVariables>;
export const DeleteTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testId"}}]}}]}}]} as unknown as DocumentNode<DeleteTestMutation, DeleteTestMutationVariables>;
export const PublishTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestTable_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestTable_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedByAssessments"}}]}}]} as unknown as DocumentNode<PublishTestMutation, PublishTestMutationVariables>;
export const WithdrawTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestTable_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestTable_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedByAssessments"}}]}}]} as unknown as DocumentNode<WithdrawTestMutation, WithdrawTestMutationVariables>;
export const TestLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<TestLibraryQuery, TestLibraryQueryVariables>;
export const TimeLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimeLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeLedger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"baseSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"grantedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<TimeLedgerQuery, TimeLedgerQueryVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_endpoint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"isResponseCut"}}]}}]}}]} as unknown as DocumentNode<WebhookLogQuery, WebhookLogQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_endpoint"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_endpoint"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpointId"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RevealWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RevealWebhookSecretMutation, RevealWebhookSecretMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_endpoint"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"isResponseCut"}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ReplayWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"isResponseCut"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
type FindAnythingQueryOptions = (useQuery.Options<FindAnythingQuery, FindAnythingQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useFindAnythingQuery = (options: FindAnythingQueryOptions) => useQuery(FindAnythingDocument, options);
export const useFindAnythingLazyQuery = (options?: useLazyQuery.Options<FindAnythingQuery, FindAnythingQueryVariables>) =>
  useLazyQuery(FindAnythingDocument, options);

type AwaitingMarkCountQueryOptions = (useQuery.Options<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAwaitingMarkCountQuery = (options: AwaitingMarkCountQueryOptions = {}) => useQuery(AwaitingMarkCountDocument, options);
export const useAwaitingMarkCountLazyQuery = (options?: useLazyQuery.Options<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables>) =>
  useLazyQuery(AwaitingMarkCountDocument, options);

type OpenAccessRequestCountQueryOptions = (useQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useOpenAccessRequestCountQuery = (options: OpenAccessRequestCountQueryOptions = {}) => useQuery(OpenAccessRequestCountDocument, options);
export const useOpenAccessRequestCountLazyQuery = (options?: useLazyQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>) =>
  useLazyQuery(OpenAccessRequestCountDocument, options);

type PasswordTicketQueryOptions = (useQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePasswordTicketQuery = (options: PasswordTicketQueryOptions) => useQuery(PasswordTicketDocument, options);
export const usePasswordTicketLazyQuery = (options?: useLazyQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables>) =>
  useLazyQuery(PasswordTicketDocument, options);

type PasswordWasSetQueryOptions = (useQuery.Options<PasswordWasSetQuery, PasswordWasSetQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePasswordWasSetQuery = (options: PasswordWasSetQueryOptions) => useQuery(PasswordWasSetDocument, options);
export const usePasswordWasSetLazyQuery = (options?: useLazyQuery.Options<PasswordWasSetQuery, PasswordWasSetQueryVariables>) =>
  useLazyQuery(PasswordWasSetDocument, options);

type AdminReportQueryOptions = (useQuery.Options<AdminReportQuery, AdminReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAdminReportQuery = (options: AdminReportQueryOptions) => useQuery(AdminReportDocument, options);
export const useAdminReportLazyQuery = (options?: useLazyQuery.Options<AdminReportQuery, AdminReportQueryVariables>) =>
  useLazyQuery(AdminReportDocument, options);

type AllCandidatesQueryOptions = (useQuery.Options<AllCandidatesQuery, AllCandidatesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAllCandidatesQuery = (options: AllCandidatesQueryOptions = {}) => useQuery(AllCandidatesDocument, options);
export const useAllCandidatesLazyQuery = (options?: useLazyQuery.Options<AllCandidatesQuery, AllCandidatesQueryVariables>) =>
  useLazyQuery(AllCandidatesDocument, options);

type AdminsQueryOptions = (useQuery.Options<AdminsQuery, AdminsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAdminsQuery = (options: AdminsQueryOptions) => useQuery(AdminsDocument, options);
export const useAdminsLazyQuery = (options?: useLazyQuery.Options<AdminsQuery, AdminsQueryVariables>) =>
  useLazyQuery(AdminsDocument, options);

type HrsQueryOptions = (useQuery.Options<HrsQuery, HrsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useHrsQuery = (options: HrsQueryOptions) => useQuery(HrsDocument, options);
export const useHrsLazyQuery = (options?: useLazyQuery.Options<HrsQuery, HrsQueryVariables>) =>
  useLazyQuery(HrsDocument, options);

type AssessmentAnalyticsPageQueryOptions = (useQuery.Options<AssessmentAnalyticsPageQuery, AssessmentAnalyticsPageQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentAnalyticsPageQuery = (options: AssessmentAnalyticsPageQueryOptions) => useQuery(AssessmentAnalyticsPageDocument, options);
export const useAssessmentAnalyticsPageLazyQuery = (options?: useLazyQuery.Options<AssessmentAnalyticsPageQuery, AssessmentAnalyticsPageQueryVariables>) =>
  useLazyQuery(AssessmentAnalyticsPageDocument, options);

type AssessmentHomeQueryOptions = (useQuery.Options<AssessmentHomeQuery, AssessmentHomeQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentHomeQuery = (options: AssessmentHomeQueryOptions) => useQuery(AssessmentHomeDocument, options);
export const useAssessmentHomeLazyQuery = (options?: useLazyQuery.Options<AssessmentHomeQuery, AssessmentHomeQueryVariables>) =>
  useLazyQuery(AssessmentHomeDocument, options);

type AssessmentsQueryOptions = (useQuery.Options<AssessmentsQuery, AssessmentsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentsQuery = (options: AssessmentsQueryOptions) => useQuery(AssessmentsDocument, options);
export const useAssessmentsLazyQuery = (options?: useLazyQuery.Options<AssessmentsQuery, AssessmentsQueryVariables>) =>
  useLazyQuery(AssessmentsDocument, options);

type AuditQueryOptions = (useQuery.Options<AuditQuery, AuditQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAuditQuery = (options: AuditQueryOptions) => useQuery(AuditDocument, options);
export const useAuditLazyQuery = (options?: useLazyQuery.Options<AuditQuery, AuditQueryVariables>) =>
  useLazyQuery(AuditDocument, options);

type AuditActionsQueryOptions = (useQuery.Options<AuditActionsQuery, AuditActionsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAuditActionsQuery = (options: AuditActionsQueryOptions = {}) => useQuery(AuditActionsDocument, options);
export const useAuditActionsLazyQuery = (options?: useLazyQuery.Options<AuditActionsQuery, AuditActionsQueryVariables>) =>
  useLazyQuery(AuditActionsDocument, options);

type CandidateDataQueryOptions = (useQuery.Options<CandidateDataQuery, CandidateDataQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCandidateDataQuery = (options: CandidateDataQueryOptions) => useQuery(CandidateDataDocument, options);
export const useCandidateDataLazyQuery = (options?: useLazyQuery.Options<CandidateDataQuery, CandidateDataQueryVariables>) =>
  useLazyQuery(CandidateDataDocument, options);

type CandidateReportQueryOptions = (useQuery.Options<CandidateReportQuery, CandidateReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCandidateReportQuery = (options: CandidateReportQueryOptions) => useQuery(CandidateReportDocument, options);
export const useCandidateReportLazyQuery = (options?: useLazyQuery.Options<CandidateReportQuery, CandidateReportQueryVariables>) =>
  useLazyQuery(CandidateReportDocument, options);

type ReportQuestionsQueryOptions = (useQuery.Options<ReportQuestionsQuery, ReportQuestionsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useReportQuestionsQuery = (options: ReportQuestionsQueryOptions) => useQuery(ReportQuestionsDocument, options);
export const useReportQuestionsLazyQuery = (options?: useLazyQuery.Options<ReportQuestionsQuery, ReportQuestionsQueryVariables>) =>
  useLazyQuery(ReportQuestionsDocument, options);

type CompareResultsPageQueryOptions = (useQuery.Options<CompareResultsPageQuery, CompareResultsPageQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCompareResultsPageQuery = (options: CompareResultsPageQueryOptions) => useQuery(CompareResultsPageDocument, options);
export const useCompareResultsPageLazyQuery = (options?: useLazyQuery.Options<CompareResultsPageQuery, CompareResultsPageQueryVariables>) =>
  useLazyQuery(CompareResultsPageDocument, options);

type ComparableCandidatesQueryOptions = (useQuery.Options<ComparableCandidatesQuery, ComparableCandidatesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useComparableCandidatesQuery = (options: ComparableCandidatesQueryOptions) => useQuery(ComparableCandidatesDocument, options);
export const useComparableCandidatesLazyQuery = (options?: useLazyQuery.Options<ComparableCandidatesQuery, ComparableCandidatesQueryVariables>) =>
  useLazyQuery(ComparableCandidatesDocument, options);

type AccessRequestsQueryOptions = (useQuery.Options<AccessRequestsQuery, AccessRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAccessRequestsQuery = (options: AccessRequestsQueryOptions) => useQuery(AccessRequestsDocument, options);
export const useAccessRequestsLazyQuery = (options?: useLazyQuery.Options<AccessRequestsQuery, AccessRequestsQueryVariables>) =>
  useLazyQuery(AccessRequestsDocument, options);

type NewHrQueryOptions = (useQuery.Options<NewHrQuery, NewHrQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useNewHrQuery = (options: NewHrQueryOptions = {}) => useQuery(NewHrDocument, options);
export const useNewHrLazyQuery = (options?: useLazyQuery.Options<NewHrQuery, NewHrQueryVariables>) =>
  useLazyQuery(NewHrDocument, options);

type DashboardQueryOptions = (useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useDashboardQuery = (options: DashboardQueryOptions) => useQuery(DashboardDocument, options);
export const useDashboardLazyQuery = (options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) =>
  useLazyQuery(DashboardDocument, options);

type LiveAttemptsQueryOptions = (useQuery.Options<LiveAttemptsQuery, LiveAttemptsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useLiveAttemptsQuery = (options: LiveAttemptsQueryOptions = {}) => useQuery(LiveAttemptsDocument, options);
export const useLiveAttemptsLazyQuery = (options?: useLazyQuery.Options<LiveAttemptsQuery, LiveAttemptsQueryVariables>) =>
  useLazyQuery(LiveAttemptsDocument, options);

export const useAttemptProgressedSubscription = (options: useSubscription.Options<AttemptProgressedSubscription, AttemptProgressedSubscriptionVariables> = {}) =>
  useSubscription(AttemptProgressedDocument, options);

type HrReportQueryOptions = (useQuery.Options<HrReportQuery, HrReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useHrReportQuery = (options: HrReportQueryOptions) => useQuery(HrReportDocument, options);
export const useHrReportLazyQuery = (options?: useLazyQuery.Options<HrReportQuery, HrReportQueryVariables>) =>
  useLazyQuery(HrReportDocument, options);

type InvitationsQueryOptions = (useQuery.Options<InvitationsQuery, InvitationsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useInvitationsQuery = (options: InvitationsQueryOptions) => useQuery(InvitationsDocument, options);
export const useInvitationsLazyQuery = (options?: useLazyQuery.Options<InvitationsQuery, InvitationsQueryVariables>) =>
  useLazyQuery(InvitationsDocument, options);

type MarkingWorkbenchQueryOptions = (useQuery.Options<MarkingWorkbenchQuery, MarkingWorkbenchQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkingWorkbenchQuery = (options: MarkingWorkbenchQueryOptions) => useQuery(MarkingWorkbenchDocument, options);
export const useMarkingWorkbenchLazyQuery = (options?: useLazyQuery.Options<MarkingWorkbenchQuery, MarkingWorkbenchQueryVariables>) =>
  useLazyQuery(MarkingWorkbenchDocument, options);

type MarkingTaskQueryOptions = (useQuery.Options<MarkingTaskQuery, MarkingTaskQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkingTaskQuery = (options: MarkingTaskQueryOptions) => useQuery(MarkingTaskDocument, options);
export const useMarkingTaskLazyQuery = (options?: useLazyQuery.Options<MarkingTaskQuery, MarkingTaskQueryVariables>) =>
  useLazyQuery(MarkingTaskDocument, options);

type MarkingAssessmentsQueryOptions = (useQuery.Options<MarkingAssessmentsQuery, MarkingAssessmentsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkingAssessmentsQuery = (options: MarkingAssessmentsQueryOptions = {}) => useQuery(MarkingAssessmentsDocument, options);
export const useMarkingAssessmentsLazyQuery = (options?: useLazyQuery.Options<MarkingAssessmentsQuery, MarkingAssessmentsQueryVariables>) =>
  useLazyQuery(MarkingAssessmentsDocument, options);

type MonitorPageQueryOptions = (useQuery.Options<MonitorPageQuery, MonitorPageQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMonitorPageQuery = (options: MonitorPageQueryOptions) => useQuery(MonitorPageDocument, options);
export const useMonitorPageLazyQuery = (options?: useLazyQuery.Options<MonitorPageQuery, MonitorPageQueryVariables>) =>
  useLazyQuery(MonitorPageDocument, options);

export const useAttemptMonitoredSubscription = (options: useSubscription.Options<AttemptMonitoredSubscription, AttemptMonitoredSubscriptionVariables>) =>
  useSubscription(AttemptMonitoredDocument, options);

type AssessmentPreviewQueryOptions = (useQuery.Options<AssessmentPreviewQuery, AssessmentPreviewQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentPreviewQuery = (options: AssessmentPreviewQueryOptions) => useQuery(AssessmentPreviewDocument, options);
export const useAssessmentPreviewLazyQuery = (options?: useLazyQuery.Options<AssessmentPreviewQuery, AssessmentPreviewQueryVariables>) =>
  useLazyQuery(AssessmentPreviewDocument, options);

type TestTrialQueryOptions = (useQuery.Options<TestTrialQuery, TestTrialQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestTrialQuery = (options: TestTrialQueryOptions) => useQuery(TestTrialDocument, options);
export const useTestTrialLazyQuery = (options?: useLazyQuery.Options<TestTrialQuery, TestTrialQueryVariables>) =>
  useLazyQuery(TestTrialDocument, options);

type SessionsQueryOptions = (useQuery.Options<SessionsQuery, SessionsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useSessionsQuery = (options: SessionsQueryOptions = {}) => useQuery(SessionsDocument, options);
export const useSessionsLazyQuery = (options?: useLazyQuery.Options<SessionsQuery, SessionsQueryVariables>) =>
  useLazyQuery(SessionsDocument, options);

type ResultDetailsQueryOptions = (useQuery.Options<ResultDetailsQuery, ResultDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useResultDetailsQuery = (options: ResultDetailsQueryOptions) => useQuery(ResultDetailsDocument, options);
export const useResultDetailsLazyQuery = (options?: useLazyQuery.Options<ResultDetailsQuery, ResultDetailsQueryVariables>) =>
  useLazyQuery(ResultDetailsDocument, options);

export const useMarkAnswerMutation = (options?: useMutation.Options<MarkAnswerMutation, MarkAnswerMutationVariables>) =>
  useMutation(MarkAnswerDocument, options);

export const useResultProgressedSubscription = (options: useSubscription.Options<ResultProgressedSubscription, ResultProgressedSubscriptionVariables> = {}) =>
  useSubscription(ResultProgressedDocument, options);

type SettingsQueryOptions = (useQuery.Options<SettingsQuery, SettingsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useSettingsQuery = (options: SettingsQueryOptions = {}) => useQuery(SettingsDocument, options);
export const useSettingsLazyQuery = (options?: useLazyQuery.Options<SettingsQuery, SettingsQueryVariables>) =>
  useLazyQuery(SettingsDocument, options);

type TestEditorQueryOptions = (useQuery.Options<TestEditorQuery, TestEditorQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestEditorQuery = (options: TestEditorQueryOptions) => useQuery(TestEditorDocument, options);
export const useTestEditorLazyQuery = (options?: useLazyQuery.Options<TestEditorQuery, TestEditorQueryVariables>) =>
  useLazyQuery(TestEditorDocument, options);

export const useCreateTestMutation = (options?: useMutation.Options<CreateTestMutation, CreateTestMutationVariables>) =>
  useMutation(CreateTestDocument, options);

export const useUpdateTestMutation = (options?: useMutation.Options<UpdateTestMutation, UpdateTestMutationVariables>) =>
  useMutation(UpdateTestDocument, options);

type UpdateHrScreenQueryOptions = (useQuery.Options<UpdateHrScreenQuery, UpdateHrScreenQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useUpdateHrScreenQuery = (options: UpdateHrScreenQueryOptions) => useQuery(UpdateHrScreenDocument, options);
export const useUpdateHrScreenLazyQuery = (options?: useLazyQuery.Options<UpdateHrScreenQuery, UpdateHrScreenQueryVariables>) =>
  useLazyQuery(UpdateHrScreenDocument, options);

type AssessmentWizardQueryOptions = (useQuery.Options<AssessmentWizardQuery, AssessmentWizardQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentWizardQuery = (options: AssessmentWizardQueryOptions) => useQuery(AssessmentWizardDocument, options);
export const useAssessmentWizardLazyQuery = (options?: useLazyQuery.Options<AssessmentWizardQuery, AssessmentWizardQueryVariables>) =>
  useLazyQuery(AssessmentWizardDocument, options);

export const useCreateAssessmentMutation = (options?: useMutation.Options<CreateAssessmentMutation, CreateAssessmentMutationVariables>) =>
  useMutation(CreateAssessmentDocument, options);

export const useUpdateAssessmentMutation = (options?: useMutation.Options<UpdateAssessmentMutation, UpdateAssessmentMutationVariables>) =>
  useMutation(UpdateAssessmentDocument, options);

export const usePublishAssessmentMutation = (options?: useMutation.Options<PublishAssessmentMutation, PublishAssessmentMutationVariables>) =>
  useMutation(PublishAssessmentDocument, options);

type TestPreviewQueryOptions = (useQuery.Options<TestPreviewQuery, TestPreviewQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestPreviewQuery = (options: TestPreviewQueryOptions) => useQuery(TestPreviewDocument, options);
export const useTestPreviewLazyQuery = (options?: useLazyQuery.Options<TestPreviewQuery, TestPreviewQueryVariables>) =>
  useLazyQuery(TestPreviewDocument, options);

export const useRequestAccessMutation = (options?: useMutation.Options<RequestAccessMutation, RequestAccessMutationVariables>) =>
  useMutation(RequestAccessDocument, options);

export const useRequestPasswordCodeMutation = (options?: useMutation.Options<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>) =>
  useMutation(RequestPasswordCodeDocument, options);

export const useVerifyPasswordCodeMutation = (options?: useMutation.Options<VerifyPasswordCodeMutation, VerifyPasswordCodeMutationVariables>) =>
  useMutation(VerifyPasswordCodeDocument, options);

export const useSetPasswordMutation = (options?: useMutation.Options<SetPasswordMutation, SetPasswordMutationVariables>) =>
  useMutation(SetPasswordDocument, options);

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  useMutation(ChangePasswordDocument, options);

export const useAskForHelpMutation = (options?: useMutation.Options<AskForHelpMutation, AskForHelpMutationVariables>) =>
  useMutation(AskForHelpDocument, options);

type ApiKeysQueryOptions = (useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useApiKeysQuery = (options: ApiKeysQueryOptions = {}) => useQuery(ApiKeysDocument, options);
export const useApiKeysLazyQuery = (options?: useLazyQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>) =>
  useLazyQuery(ApiKeysDocument, options);

export const useCreateApiKeyMutation = (options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) =>
  useMutation(CreateApiKeyDocument, options);

export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) =>
  useMutation(RevokeApiKeyDocument, options);

export const useChangeAssessmentStatusMutation = (options?: useMutation.Options<ChangeAssessmentStatusMutation, ChangeAssessmentStatusMutationVariables>) =>
  useMutation(ChangeAssessmentStatusDocument, options);

export const useDuplicateAssessmentMutation = (options?: useMutation.Options<DuplicateAssessmentMutation, DuplicateAssessmentMutationVariables>) =>
  useMutation(DuplicateAssessmentDocument, options);

export const useArchiveAssessmentMutation = (options?: useMutation.Options<ArchiveAssessmentMutation, ArchiveAssessmentMutationVariables>) =>
  useMutation(ArchiveAssessmentDocument, options);

export const useSetPoolsMutation = (options?: useMutation.Options<SetPoolsMutation, SetPoolsMutationVariables>) =>
  useMutation(SetPoolsDocument, options);

type WelcomeVideoQueryOptions = (useQuery.Options<WelcomeVideoQuery, WelcomeVideoQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useWelcomeVideoQuery = (options: WelcomeVideoQueryOptions) => useQuery(WelcomeVideoDocument, options);
export const useWelcomeVideoLazyQuery = (options?: useLazyQuery.Options<WelcomeVideoQuery, WelcomeVideoQueryVariables>) =>
  useLazyQuery(WelcomeVideoDocument, options);

export const useSetWelcomeVideoMutation = (options?: useMutation.Options<SetWelcomeVideoMutation, SetWelcomeVideoMutationVariables>) =>
  useMutation(SetWelcomeVideoDocument, options);

export const useStartVideoUploadMutation = (options?: useMutation.Options<StartVideoUploadMutation, StartVideoUploadMutationVariables>) =>
  useMutation(StartVideoUploadDocument, options);

export const useSendVideoPartMutation = (options?: useMutation.Options<SendVideoPartMutation, SendVideoPartMutationVariables>) =>
  useMutation(SendVideoPartDocument, options);

export const useFinishVideoUploadMutation = (options?: useMutation.Options<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>) =>
  useMutation(FinishVideoUploadDocument, options);

type AssessmentChoicesQueryOptions = (useQuery.Options<AssessmentChoicesQuery, AssessmentChoicesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentChoicesQuery = (options: AssessmentChoicesQueryOptions = {}) => useQuery(AssessmentChoicesDocument, options);
export const useAssessmentChoicesLazyQuery = (options?: useLazyQuery.Options<AssessmentChoicesQuery, AssessmentChoicesQueryVariables>) =>
  useLazyQuery(AssessmentChoicesDocument, options);

type ChosenAssessmentQueryOptions = (useQuery.Options<ChosenAssessmentQuery, ChosenAssessmentQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useChosenAssessmentQuery = (options: ChosenAssessmentQueryOptions) => useQuery(ChosenAssessmentDocument, options);
export const useChosenAssessmentLazyQuery = (options?: useLazyQuery.Options<ChosenAssessmentQuery, ChosenAssessmentQueryVariables>) =>
  useLazyQuery(ChosenAssessmentDocument, options);

type SavedViewsQueryOptions = (useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useSavedViewsQuery = (options: SavedViewsQueryOptions) => useQuery(SavedViewsDocument, options);
export const useSavedViewsLazyQuery = (options?: useLazyQuery.Options<SavedViewsQuery, SavedViewsQueryVariables>) =>
  useLazyQuery(SavedViewsDocument, options);

export const useSaveViewMutation = (options?: useMutation.Options<SaveViewMutation, SaveViewMutationVariables>) =>
  useMutation(SaveViewDocument, options);

export const useDeleteViewMutation = (options?: useMutation.Options<DeleteViewMutation, DeleteViewMutationVariables>) =>
  useMutation(DeleteViewDocument, options);

export const usePreviewCandidateTextMutation = (options?: useMutation.Options<PreviewCandidateTextMutation, PreviewCandidateTextMutationVariables>) =>
  useMutation(PreviewCandidateTextDocument, options);

export const usePreviewCandidateFileMutation = (options?: useMutation.Options<PreviewCandidateFileMutation, PreviewCandidateFileMutationVariables>) =>
  useMutation(PreviewCandidateFileDocument, options);

export const usePreviewCandidateRowsMutation = (options?: useMutation.Options<PreviewCandidateRowsMutation, PreviewCandidateRowsMutationVariables>) =>
  useMutation(PreviewCandidateRowsDocument, options);

export const useInviteCandidatesMutation = (options?: useMutation.Options<InviteCandidatesMutation, InviteCandidatesMutationVariables>) =>
  useMutation(InviteCandidatesDocument, options);

export const useResendInvitationsMutation = (options?: useMutation.Options<ResendInvitationsMutation, ResendInvitationsMutationVariables>) =>
  useMutation(ResendInvitationsDocument, options);

export const useRevokeInvitationsMutation = (options?: useMutation.Options<RevokeInvitationsMutation, RevokeInvitationsMutationVariables>) =>
  useMutation(RevokeInvitationsDocument, options);

export const useReissueInvitationsMutation = (options?: useMutation.Options<ReissueInvitationsMutation, ReissueInvitationsMutationVariables>) =>
  useMutation(ReissueInvitationsDocument, options);

export const useSetInvitationWindowMutation = (options?: useMutation.Options<SetInvitationWindowMutation, SetInvitationWindowMutationVariables>) =>
  useMutation(SetInvitationWindowDocument, options);

type PublicLinkQueryOptions = (useQuery.Options<PublicLinkQuery, PublicLinkQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePublicLinkQuery = (options: PublicLinkQueryOptions) => useQuery(PublicLinkDocument, options);
export const usePublicLinkLazyQuery = (options?: useLazyQuery.Options<PublicLinkQuery, PublicLinkQueryVariables>) =>
  useLazyQuery(PublicLinkDocument, options);

export const useCreatePublicLinkMutation = (options?: useMutation.Options<CreatePublicLinkMutation, CreatePublicLinkMutationVariables>) =>
  useMutation(CreatePublicLinkDocument, options);

export const useChangePublicLinkMutation = (options?: useMutation.Options<ChangePublicLinkMutation, ChangePublicLinkMutationVariables>) =>
  useMutation(ChangePublicLinkDocument, options);

export const useClosePublicLinkMutation = (options?: useMutation.Options<ClosePublicLinkMutation, ClosePublicLinkMutationVariables>) =>
  useMutation(ClosePublicLinkDocument, options);

export const useDecideOnInvitationsMutation = (options?: useMutation.Options<DecideOnInvitationsMutation, DecideOnInvitationsMutationVariables>) =>
  useMutation(DecideOnInvitationsDocument, options);

export const useTagInvitationsMutation = (options?: useMutation.Options<TagInvitationsMutation, TagInvitationsMutationVariables>) =>
  useMutation(TagInvitationsDocument, options);

export const useSetDecisionStagesMutation = (options?: useMutation.Options<SetDecisionStagesMutation, SetDecisionStagesMutationVariables>) =>
  useMutation(SetDecisionStagesDocument, options);

export const useWriteNoteMutation = (options?: useMutation.Options<WriteNoteMutation, WriteNoteMutationVariables>) =>
  useMutation(WriteNoteDocument, options);

export const useDeleteNoteMutation = (options?: useMutation.Options<DeleteNoteMutation, DeleteNoteMutationVariables>) =>
  useMutation(DeleteNoteDocument, options);

type PreviewMarksQueryOptions = (useQuery.Options<PreviewMarksQuery, PreviewMarksQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePreviewMarksQuery = (options: PreviewMarksQueryOptions) => useQuery(PreviewMarksDocument, options);
export const usePreviewMarksLazyQuery = (options?: useLazyQuery.Options<PreviewMarksQuery, PreviewMarksQueryVariables>) =>
  useLazyQuery(PreviewMarksDocument, options);

type AssessmentExportsQueryOptions = (useQuery.Options<AssessmentExportsQuery, AssessmentExportsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentExportsQuery = (options: AssessmentExportsQueryOptions) => useQuery(AssessmentExportsDocument, options);
export const useAssessmentExportsLazyQuery = (options?: useLazyQuery.Options<AssessmentExportsQuery, AssessmentExportsQueryVariables>) =>
  useLazyQuery(AssessmentExportsDocument, options);

export const useStartAssessmentExportMutation = (options?: useMutation.Options<StartAssessmentExportMutation, StartAssessmentExportMutationVariables>) =>
  useMutation(StartAssessmentExportDocument, options);

export const useCancelAssessmentExportMutation = (options?: useMutation.Options<CancelAssessmentExportMutation, CancelAssessmentExportMutationVariables>) =>
  useMutation(CancelAssessmentExportDocument, options);

export const useAssessmentExportProgressedSubscription = (options: useSubscription.Options<AssessmentExportProgressedSubscription, AssessmentExportProgressedSubscriptionVariables>) =>
  useSubscription(AssessmentExportProgressedDocument, options);

type ShareLinksQueryOptions = (useQuery.Options<ShareLinksQuery, ShareLinksQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useShareLinksQuery = (options: ShareLinksQueryOptions) => useQuery(ShareLinksDocument, options);
export const useShareLinksLazyQuery = (options?: useLazyQuery.Options<ShareLinksQuery, ShareLinksQueryVariables>) =>
  useLazyQuery(ShareLinksDocument, options);

export const useCreateShareLinkMutation = (options?: useMutation.Options<CreateShareLinkMutation, CreateShareLinkMutationVariables>) =>
  useMutation(CreateShareLinkDocument, options);

export const useRevokeShareLinkMutation = (options?: useMutation.Options<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>) =>
  useMutation(RevokeShareLinkDocument, options);

type SharedReportQueryOptions = (useQuery.Options<SharedReportQuery, SharedReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useSharedReportQuery = (options: SharedReportQueryOptions) => useQuery(SharedReportDocument, options);
export const useSharedReportLazyQuery = (options?: useLazyQuery.Options<SharedReportQuery, SharedReportQueryVariables>) =>
  useLazyQuery(SharedReportDocument, options);

export const useGiveFeedbackMutation = (options?: useMutation.Options<GiveFeedbackMutation, GiveFeedbackMutationVariables>) =>
  useMutation(GiveFeedbackDocument, options);

export const useGiveAnswerFeedbackMutation = (options?: useMutation.Options<GiveAnswerFeedbackMutation, GiveAnswerFeedbackMutationVariables>) =>
  useMutation(GiveAnswerFeedbackDocument, options);

type FeedbackOfQueryOptions = (useQuery.Options<FeedbackOfQuery, FeedbackOfQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useFeedbackOfQuery = (options: FeedbackOfQueryOptions) => useQuery(FeedbackOfDocument, options);
export const useFeedbackOfLazyQuery = (options?: useLazyQuery.Options<FeedbackOfQuery, FeedbackOfQueryVariables>) =>
  useLazyQuery(FeedbackOfDocument, options);

export const useGiveTaskFeedbackMutation = (options?: useMutation.Options<GiveTaskFeedbackMutation, GiveTaskFeedbackMutationVariables>) =>
  useMutation(GiveTaskFeedbackDocument, options);

export const usePauseAttemptMutation = (options?: useMutation.Options<PauseAttemptMutation, PauseAttemptMutationVariables>) =>
  useMutation(PauseAttemptDocument, options);

export const useContinueAttemptMutation = (options?: useMutation.Options<ContinueAttemptMutation, ContinueAttemptMutationVariables>) =>
  useMutation(ContinueAttemptDocument, options);

export const useEndAttemptMutation = (options?: useMutation.Options<EndAttemptMutation, EndAttemptMutationVariables>) =>
  useMutation(EndAttemptDocument, options);

export const useAddTimeMutation = (options?: useMutation.Options<AddTimeMutation, AddTimeMutationVariables>) =>
  useMutation(AddTimeDocument, options);

export const useReopenAttemptMutation = (options?: useMutation.Options<ReopenAttemptMutation, ReopenAttemptMutationVariables>) =>
  useMutation(ReopenAttemptDocument, options);

export const useMessageCandidateMutation = (options?: useMutation.Options<MessageCandidateMutation, MessageCandidateMutationVariables>) =>
  useMutation(MessageCandidateDocument, options);

export const useSetExtraTimeMutation = (options?: useMutation.Options<SetExtraTimeMutation, SetExtraTimeMutationVariables>) =>
  useMutation(SetExtraTimeDocument, options);

export const useCreateAdminMutation = (options?: useMutation.Options<CreateAdminMutation, CreateAdminMutationVariables>) =>
  useMutation(CreateAdminDocument, options);

export const useCreateHrMutation = (options?: useMutation.Options<CreateHrMutation, CreateHrMutationVariables>) =>
  useMutation(CreateHrDocument, options);

export const useUpdateHrMutation = (options?: useMutation.Options<UpdateHrMutation, UpdateHrMutationVariables>) =>
  useMutation(UpdateHrDocument, options);

export const useDecideAccessRequestMutation = (options?: useMutation.Options<DecideAccessRequestMutation, DecideAccessRequestMutationVariables>) =>
  useMutation(DecideAccessRequestDocument, options);

export const useChangeStaffVerificationMutation = (options?: useMutation.Options<ChangeStaffVerificationMutation, ChangeStaffVerificationMutationVariables>) =>
  useMutation(ChangeStaffVerificationDocument, options);

export const useEndStaffSessionsMutation = (options?: useMutation.Options<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>) =>
  useMutation(EndStaffSessionsDocument, options);

type StaffUserRecordsQueryOptions = (useQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useStaffUserRecordsQuery = (options: StaffUserRecordsQueryOptions) => useQuery(StaffUserRecordsDocument, options);
export const useStaffUserRecordsLazyQuery = (options?: useLazyQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>) =>
  useLazyQuery(StaffUserRecordsDocument, options);

export const useDeleteStaffUserMutation = (options?: useMutation.Options<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>) =>
  useMutation(DeleteStaffUserDocument, options);

export const useEraseCandidateMutation = (options?: useMutation.Options<EraseCandidateMutation, EraseCandidateMutationVariables>) =>
  useMutation(EraseCandidateDocument, options);

type ErasuresQueryOptions = (useQuery.Options<ErasuresQuery, ErasuresQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useErasuresQuery = (options: ErasuresQueryOptions = {}) => useQuery(ErasuresDocument, options);
export const useErasuresLazyQuery = (options?: useLazyQuery.Options<ErasuresQuery, ErasuresQueryVariables>) =>
  useLazyQuery(ErasuresDocument, options);

type RetentionRulesQueryOptions = (useQuery.Options<RetentionRulesQuery, RetentionRulesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useRetentionRulesQuery = (options: RetentionRulesQueryOptions = {}) => useQuery(RetentionRulesDocument, options);
export const useRetentionRulesLazyQuery = (options?: useLazyQuery.Options<RetentionRulesQuery, RetentionRulesQueryVariables>) =>
  useLazyQuery(RetentionRulesDocument, options);

export const useSetRetentionMutation = (options?: useMutation.Options<SetRetentionMutation, SetRetentionMutationVariables>) =>
  useMutation(SetRetentionDocument, options);

type ProctorTimelineQueryOptions = (useQuery.Options<ProctorTimelineQuery, ProctorTimelineQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useProctorTimelineQuery = (options: ProctorTimelineQueryOptions) => useQuery(ProctorTimelineDocument, options);
export const useProctorTimelineLazyQuery = (options?: useLazyQuery.Options<ProctorTimelineQuery, ProctorTimelineQueryVariables>) =>
  useLazyQuery(ProctorTimelineDocument, options);

export const useReviewProctorEventMutation = (options?: useMutation.Options<ReviewProctorEventMutation, ReviewProctorEventMutationVariables>) =>
  useMutation(ReviewProctorEventDocument, options);

export const useChangeNameMutation = (options?: useMutation.Options<ChangeNameMutation, ChangeNameMutationVariables>) =>
  useMutation(ChangeNameDocument, options);

export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) =>
  useMutation(EndSessionDocument, options);

export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  useMutation(EndOtherSessionsDocument, options);

type BankQuestionsQueryOptions = (useQuery.Options<BankQuestionsQuery, BankQuestionsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useBankQuestionsQuery = (options: BankQuestionsQueryOptions) => useQuery(BankQuestionsDocument, options);
export const useBankQuestionsLazyQuery = (options?: useLazyQuery.Options<BankQuestionsQuery, BankQuestionsQueryVariables>) =>
  useLazyQuery(BankQuestionsDocument, options);

type BankQuestionQueryOptions = (useQuery.Options<BankQuestionQuery, BankQuestionQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useBankQuestionQuery = (options: BankQuestionQueryOptions) => useQuery(BankQuestionDocument, options);
export const useBankQuestionLazyQuery = (options?: useLazyQuery.Options<BankQuestionQuery, BankQuestionQueryVariables>) =>
  useLazyQuery(BankQuestionDocument, options);

export const useCreateQuestionMutation = (options?: useMutation.Options<CreateQuestionMutation, CreateQuestionMutationVariables>) =>
  useMutation(CreateQuestionDocument, options);

export const useDuplicateQuestionMutation = (options?: useMutation.Options<DuplicateQuestionMutation, DuplicateQuestionMutationVariables>) =>
  useMutation(DuplicateQuestionDocument, options);

export const useChangeQuestionStatusMutation = (options?: useMutation.Options<ChangeQuestionStatusMutation, ChangeQuestionStatusMutationVariables>) =>
  useMutation(ChangeQuestionStatusDocument, options);

export const useDeleteQuestionMutation = (options?: useMutation.Options<DeleteQuestionMutation, DeleteQuestionMutationVariables>) =>
  useMutation(DeleteQuestionDocument, options);

type TestChoicesQueryOptions = (useQuery.Options<TestChoicesQuery, TestChoicesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestChoicesQuery = (options: TestChoicesQueryOptions) => useQuery(TestChoicesDocument, options);
export const useTestChoicesLazyQuery = (options?: useLazyQuery.Options<TestChoicesQuery, TestChoicesQueryVariables>) =>
  useLazyQuery(TestChoicesDocument, options);

export const usePreviewQuestionImportMutation = (options?: useMutation.Options<PreviewQuestionImportMutation, PreviewQuestionImportMutationVariables>) =>
  useMutation(PreviewQuestionImportDocument, options);

export const useImportQuestionsMutation = (options?: useMutation.Options<ImportQuestionsMutation, ImportQuestionsMutationVariables>) =>
  useMutation(ImportQuestionsDocument, options);

type QuestionExportReportQueryOptions = (useQuery.Options<QuestionExportReportQuery, QuestionExportReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useQuestionExportReportQuery = (options: QuestionExportReportQueryOptions) => useQuery(QuestionExportReportDocument, options);
export const useQuestionExportReportLazyQuery = (options?: useLazyQuery.Options<QuestionExportReportQuery, QuestionExportReportQueryVariables>) =>
  useLazyQuery(QuestionExportReportDocument, options);

export const useAddAssessmentQuestionMutation = (options?: useMutation.Options<AddAssessmentQuestionMutation, AddAssessmentQuestionMutationVariables>) =>
  useMutation(AddAssessmentQuestionDocument, options);

export const useUpdateQuestionMutation = (options?: useMutation.Options<UpdateQuestionMutation, UpdateQuestionMutationVariables>) =>
  useMutation(UpdateQuestionDocument, options);

export const useRemoveAssessmentQuestionMutation = (options?: useMutation.Options<RemoveAssessmentQuestionMutation, RemoveAssessmentQuestionMutationVariables>) =>
  useMutation(RemoveAssessmentQuestionDocument, options);

export const useReorderAssessmentQuestionsMutation = (options?: useMutation.Options<ReorderAssessmentQuestionsMutation, ReorderAssessmentQuestionsMutationVariables>) =>
  useMutation(ReorderAssessmentQuestionsDocument, options);

type SkillsQueryOptions = (useQuery.Options<SkillsQuery, SkillsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useSkillsQuery = (options: SkillsQueryOptions = {}) => useQuery(SkillsDocument, options);
export const useSkillsLazyQuery = (options?: useLazyQuery.Options<SkillsQuery, SkillsQueryVariables>) =>
  useLazyQuery(SkillsDocument, options);

export const useUploadQuestionImageMutation = (options?: useMutation.Options<UploadQuestionImageMutation, UploadQuestionImageMutationVariables>) =>
  useMutation(UploadQuestionImageDocument, options);

export const useAddTestQuestionMutation = (options?: useMutation.Options<AddTestQuestionMutation, AddTestQuestionMutationVariables>) =>
  useMutation(AddTestQuestionDocument, options);

export const useAddQuestionsToTestMutation = (options?: useMutation.Options<AddQuestionsToTestMutation, AddQuestionsToTestMutationVariables>) =>
  useMutation(AddQuestionsToTestDocument, options);

export const useRemoveTestQuestionMutation = (options?: useMutation.Options<RemoveTestQuestionMutation, RemoveTestQuestionMutationVariables>) =>
  useMutation(RemoveTestQuestionDocument, options);

export const useReorderTestQuestionsMutation = (options?: useMutation.Options<ReorderTestQuestionsMutation, ReorderTestQuestionsMutationVariables>) =>
  useMutation(ReorderTestQuestionsDocument, options);

export const useTakeNewestVersionsMutation = (options?: useMutation.Options<TakeNewestVersionsMutation, TakeNewestVersionsMutationVariables>) =>
  useMutation(TakeNewestVersionsDocument, options);

export const useAddQuestionsFromBankMutation = (options?: useMutation.Options<AddQuestionsFromBankMutation, AddQuestionsFromBankMutationVariables>) =>
  useMutation(AddQuestionsFromBankDocument, options);

type QuestionTranslationQueryOptions = (useQuery.Options<QuestionTranslationQuery, QuestionTranslationQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useQuestionTranslationQuery = (options: QuestionTranslationQueryOptions) => useQuery(QuestionTranslationDocument, options);
export const useQuestionTranslationLazyQuery = (options?: useLazyQuery.Options<QuestionTranslationQuery, QuestionTranslationQueryVariables>) =>
  useLazyQuery(QuestionTranslationDocument, options);

export const useTranslateQuestionMutation = (options?: useMutation.Options<TranslateQuestionMutation, TranslateQuestionMutationVariables>) =>
  useMutation(TranslateQuestionDocument, options);

type QuestionVersionsQueryOptions = (useQuery.Options<QuestionVersionsQuery, QuestionVersionsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useQuestionVersionsQuery = (options: QuestionVersionsQueryOptions) => useQuery(QuestionVersionsDocument, options);
export const useQuestionVersionsLazyQuery = (options?: useLazyQuery.Options<QuestionVersionsQuery, QuestionVersionsQueryVariables>) =>
  useLazyQuery(QuestionVersionsDocument, options);

export const useRestoreQuestionVersionMutation = (options?: useMutation.Options<RestoreQuestionVersionMutation, RestoreQuestionVersionMutationVariables>) =>
  useMutation(RestoreQuestionVersionDocument, options);

type CheckReceiptQueryOptions = (useQuery.Options<CheckReceiptQuery, CheckReceiptQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCheckReceiptQuery = (options: CheckReceiptQueryOptions) => useQuery(CheckReceiptDocument, options);
export const useCheckReceiptLazyQuery = (options?: useLazyQuery.Options<CheckReceiptQuery, CheckReceiptQueryVariables>) =>
  useLazyQuery(CheckReceiptDocument, options);

export const useImportUnsentAnswersMutation = (options?: useMutation.Options<ImportUnsentAnswersMutation, ImportUnsentAnswersMutationVariables>) =>
  useMutation(ImportUnsentAnswersDocument, options);

export const useRevealResultsMutation = (options?: useMutation.Options<RevealResultsMutation, RevealResultsMutationVariables>) =>
  useMutation(RevealResultsDocument, options);

export const useHideResultsMutation = (options?: useMutation.Options<HideResultsMutation, HideResultsMutationVariables>) =>
  useMutation(HideResultsDocument, options);

type PreviewRemarkingQueryOptions = (useQuery.Options<PreviewRemarkingQuery, PreviewRemarkingQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePreviewRemarkingQuery = (options: PreviewRemarkingQueryOptions) => useQuery(PreviewRemarkingDocument, options);
export const usePreviewRemarkingLazyQuery = (options?: useLazyQuery.Options<PreviewRemarkingQuery, PreviewRemarkingQueryVariables>) =>
  useLazyQuery(PreviewRemarkingDocument, options);

export const useApplyRemarkingMutation = (options?: useMutation.Options<ApplyRemarkingMutation, ApplyRemarkingMutationVariables>) =>
  useMutation(ApplyRemarkingDocument, options);

type CorrectableKeysQueryOptions = (useQuery.Options<CorrectableKeysQuery, CorrectableKeysQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCorrectableKeysQuery = (options: CorrectableKeysQueryOptions) => useQuery(CorrectableKeysDocument, options);
export const useCorrectableKeysLazyQuery = (options?: useLazyQuery.Options<CorrectableKeysQuery, CorrectableKeysQueryVariables>) =>
  useLazyQuery(CorrectableKeysDocument, options);

export const useGiveQueuedMarkMutation = (options?: useMutation.Options<GiveQueuedMarkMutation, GiveQueuedMarkMutationVariables>) =>
  useMutation(GiveQueuedMarkDocument, options);

type MarkingRulesQueryOptions = (useQuery.Options<MarkingRulesQuery, MarkingRulesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkingRulesQuery = (options: MarkingRulesQueryOptions) => useQuery(MarkingRulesDocument, options);
export const useMarkingRulesLazyQuery = (options?: useLazyQuery.Options<MarkingRulesQuery, MarkingRulesQueryVariables>) =>
  useLazyQuery(MarkingRulesDocument, options);

type MarkDifferencesQueryOptions = (useQuery.Options<MarkDifferencesQuery, MarkDifferencesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkDifferencesQuery = (options: MarkDifferencesQueryOptions) => useQuery(MarkDifferencesDocument, options);
export const useMarkDifferencesLazyQuery = (options?: useLazyQuery.Options<MarkDifferencesQuery, MarkDifferencesQueryVariables>) =>
  useLazyQuery(MarkDifferencesDocument, options);

export const useSetMarkingRulesMutation = (options?: useMutation.Options<SetMarkingRulesMutation, SetMarkingRulesMutationVariables>) =>
  useMutation(SetMarkingRulesDocument, options);

type ReturnPathQueryOptions = (useQuery.Options<ReturnPathQuery, ReturnPathQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useReturnPathQuery = (options: ReturnPathQueryOptions) => useQuery(ReturnPathDocument, options);
export const useReturnPathLazyQuery = (options?: useLazyQuery.Options<ReturnPathQuery, ReturnPathQueryVariables>) =>
  useLazyQuery(ReturnPathDocument, options);

export const useRevealReturnSecretMutation = (options?: useMutation.Options<RevealReturnSecretMutation, RevealReturnSecretMutationVariables>) =>
  useMutation(RevealReturnSecretDocument, options);

export const useRotateReturnSecretMutation = (options?: useMutation.Options<RotateReturnSecretMutation, RotateReturnSecretMutationVariables>) =>
  useMutation(RotateReturnSecretDocument, options);

type ViewerQueryOptions = (useQuery.Options<ViewerQuery, ViewerQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useViewerQuery = (options: ViewerQueryOptions = {}) => useQuery(ViewerDocument, options);
export const useViewerLazyQuery = (options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) =>
  useLazyQuery(ViewerDocument, options);

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

type AccountPreferencesQueryOptions = (useQuery.Options<AccountPreferencesQuery, AccountPreferencesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAccountPreferencesQuery = (options: AccountPreferencesQueryOptions = {}) => useQuery(AccountPreferencesDocument, options);
export const useAccountPreferencesLazyQuery = (options?: useLazyQuery.Options<AccountPreferencesQuery, AccountPreferencesQueryVariables>) =>
  useLazyQuery(AccountPreferencesDocument, options);

export const useUpdateSettingsMutation = (options?: useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) =>
  useMutation(UpdateSettingsDocument, options);

export const useContactSupportMutation = (options?: useMutation.Options<ContactSupportMutation, ContactSupportMutationVariables>) =>
  useMutation(ContactSupportDocument, options);

type TestsQueryOptions = (useQuery.Options<TestsQuery, TestsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestsQuery = (options: TestsQueryOptions) => useQuery(TestsDocument, options);
export const useTestsLazyQuery = (options?: useLazyQuery.Options<TestsQuery, TestsQueryVariables>) =>
  useLazyQuery(TestsDocument, options);

export const useChangeTestStatusMutation = (options?: useMutation.Options<ChangeTestStatusMutation, ChangeTestStatusMutationVariables>) =>
  useMutation(ChangeTestStatusDocument, options);

export const useDuplicateTestMutation = (options?: useMutation.Options<DuplicateTestMutation, DuplicateTestMutationVariables>) =>
  useMutation(DuplicateTestDocument, options);

export const useDeleteTestMutation = (options?: useMutation.Options<DeleteTestMutation, DeleteTestMutationVariables>) =>
  useMutation(DeleteTestDocument, options);

export const usePublishTestMutation = (options?: useMutation.Options<PublishTestMutation, PublishTestMutationVariables>) =>
  useMutation(PublishTestDocument, options);

export const useWithdrawTestMutation = (options?: useMutation.Options<WithdrawTestMutation, WithdrawTestMutationVariables>) =>
  useMutation(WithdrawTestDocument, options);

type TestLibraryQueryOptions = (useQuery.Options<TestLibraryQuery, TestLibraryQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestLibraryQuery = (options: TestLibraryQueryOptions) => useQuery(TestLibraryDocument, options);
export const useTestLibraryLazyQuery = (options?: useLazyQuery.Options<TestLibraryQuery, TestLibraryQueryVariables>) =>
  useLazyQuery(TestLibraryDocument, options);

type TimeLedgerQueryOptions = (useQuery.Options<TimeLedgerQuery, TimeLedgerQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTimeLedgerQuery = (options: TimeLedgerQueryOptions) => useQuery(TimeLedgerDocument, options);
export const useTimeLedgerLazyQuery = (options?: useLazyQuery.Options<TimeLedgerQuery, TimeLedgerQueryVariables>) =>
  useLazyQuery(TimeLedgerDocument, options);

type WebhooksQueryOptions = (useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useWebhooksQuery = (options: WebhooksQueryOptions = {}) => useQuery(WebhooksDocument, options);
export const useWebhooksLazyQuery = (options?: useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>) =>
  useLazyQuery(WebhooksDocument, options);

type WebhookLogQueryOptions = (useQuery.Options<WebhookLogQuery, WebhookLogQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useWebhookLogQuery = (options: WebhookLogQueryOptions) => useQuery(WebhookLogDocument, options);
export const useWebhookLogLazyQuery = (options?: useLazyQuery.Options<WebhookLogQuery, WebhookLogQueryVariables>) =>
  useLazyQuery(WebhookLogDocument, options);

export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation(CreateWebhookDocument, options);

export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation(UpdateWebhookDocument, options);

export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) =>
  useMutation(DeleteWebhookDocument, options);

export const useRevealWebhookSecretMutation = (options?: useMutation.Options<RevealWebhookSecretMutation, RevealWebhookSecretMutationVariables>) =>
  useMutation(RevealWebhookSecretDocument, options);

export const useRotateWebhookSecretMutation = (options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) =>
  useMutation(RotateWebhookSecretDocument, options);

export const useTestWebhookMutation = (options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>) =>
  useMutation(TestWebhookDocument, options);

export const useReplayWebhookMutation = (options?: useMutation.Options<ReplayWebhookMutation, ReplayWebhookMutationVariables>) =>
  useMutation(ReplayWebhookDocument, options);