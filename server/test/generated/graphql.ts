/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** APPROVE makes an HR user and mails a link to set the password. DECLINE mails a refusal. */
export type AccessDecision =
  | 'APPROVE'
  | 'DECLINE';

export type AccessRequestFilter = {
  /** Words in name, e-mail, phone, company and message. */
  search?: string | null | undefined;
  status?: AccessRequestStatus | null | undefined;
};

export type AccessRequestSort =
  | 'COMPANY_NAME'
  | 'CREATED_AT'
  | 'NAME';

/** What became of a request for access. */
export type AccessRequestStatus =
  | 'APPROVED'
  | 'DECLINED'
  | 'OPEN';

/** Whether something can be used now. */
export type ActiveStatus =
  /** In use: candidates can be invited and exams begun. */
  | 'ACTIVE'
  /** Out of use: nobody is invited and no exam begins; those that run go on. */
  | 'INACTIVE';

export type AddAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Of which it is a copy: what that question says in the other language goes with it, as far as it fits. */
  copiedFromId?: string | null | undefined;
  /** Counted from 1 among its own questions; at the end when left out. */
  position?: number | null | undefined;
  question: QuestionInput;
};

export type AddPasskeyInput = {
  /** JSON, as the browser gave it. */
  answer: string;
  /** Of the question that it answers. */
  handle: string;
  /** Named after the browser when it is left out. */
  name?: string | null | undefined;
};

export type AddQuestionsFromBankInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  questionIds: Array<string>;
};

export type AddTestQuestionInput = {
  /** Of which it is a copy: what that question says in the other language goes with it, as far as it fits. */
  copiedFromId?: string | null | undefined;
  /** Counted from 1; at the end when left out. */
  position?: number | null | undefined;
  question: QuestionInput;
  testId: string;
};

export type AddTimeInput = {
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

/** What was written into a cell; row and column count from 1. */
export type AnswerCellInput = {
  column: number;
  row: number;
  text: string;
};

export type AnswerFeedbackInput = {
  /** The choice, the accepted answer or the number as it is written; `true` and `false`; `*` is whatever else was answered. Of several gaps, `[[2]] five` is five in the second. */
  answer: string;
  feedback: string;
};

/** What is answered, in the form that the type of the question asks for. */
export type AnswerValueInput =
  {   /** By the numbers of the markers; empty where nothing was typed. */
  blanks: Array<string>; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never;   /** Only what differs from the grid that was given; at most 26 by 100. */
  cells: Array<AnswerCellInput>; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never;   /** Of a ranking all of them, the first one first; otherwise in no order. */
  choiceIds: Array<string>; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never;   /** yyyy-mm-dd. */
  date: string; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never;   /** Files that were uploaded for this question. */
  fileIds: Array<string>; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never;   /** In no order; a prompt that has none yet is left out. */
  matches: Array<MatchInput>; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never;   /** On the scale of the question. */
  rating: number; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never;   /** As typed, numbers too; at most 20,000 characters. */
  text: string; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never;   /** Whether the statement was called true. */
  truth: boolean; };

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

export type ApplyRemarkingInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Instead of what the bank says now. Left out: every key whose question has a newer version, unless questions are set aside or count again. */
  corrections?: Array<KeyCorrectionInput> | null | undefined;
  /** Questions that were set aside and count again. */
  countAgain?: Array<string> | null | undefined;
  /** Why it is marked again; kept with every mark that changes. */
  reason: string;
  /** Questions that stop counting for everybody: still asked and marked, but no part of a score. */
  setAside?: Array<string> | null | undefined;
  /** Of the list of differences that was seen. */
  token: string;
};

export type ArchiveAssessmentInput = {
  id: string;
  /** False takes it back from the archive; it is then inactive. */
  isArchived: boolean;
};

export type AskForAccommodationInput = {
  /** Extra time in percent of each question. */
  percent?: number | null | undefined;
  /** What is needed, in words; at most 1,000 characters. */
  text: string;
};

export type AskForHelpInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** Of the answer by mail. */
  language: ContentLanguage;
  message: string;
  name: string;
};

export type AssessmentConfigurationInput = {
  /** Whether candidates may return to questions that have time left; a sitting keeps what held when it began. */
  allowBack?: boolean | null | undefined;
  /** Null removes it. */
  closesAt?: string | Date | null | undefined;
  /** 0 to 900. */
  extraTimePercent?: number | null | undefined;
  /** How candidates get the feedback on their result. */
  feedbackDelivery?: FeedbackDelivery | null | undefined;
  /** Other than OWN only where nothing is missing. */
  languages?: LanguageOffer | null | undefined;
  /** Null removes it. */
  opensAt?: string | Date | null | undefined;
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

export type AssessmentFilter = {
  /** False when left out: what is archived is out of the way. */
  isArchived?: boolean | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  status?: ActiveStatus | null | undefined;
};

export type AssessmentIdInput = {
  id: string;
};

export type AssessmentSort =
  | 'CREATED_AT'
  | 'TITLE'
  | 'UPDATED_AT';

/** What is left out stays as it is. */
export type AssessmentTranslationInput = {
  /** By the order of the bands, from low to high. */
  bandNames?: Array<string> | null | undefined;
  description?: string | null | undefined;
  jobRole?: string | null | undefined;
  title?: string | null | undefined;
  /** Starts with https://; null removes it. */
  welcomeVideoUrl?: string | null | undefined;
};

/** What the assessment mostly measures. */
export type AssessmentType =
  | 'COGNITIVE'
  | 'LANGUAGE'
  /** Of several kinds. */
  | 'MIXED'
  | 'PERSONALITY'
  | 'SITUATIONAL'
  | 'SKILLS';

/** A recording of the microphone, marked by a person. */
export type AudioQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 5 to 600. */
  recordSeconds: number;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type AuditFilter = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  /** This moment and later. */
  from?: string | Date | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  /** Words in the names of actor and object, and in the address. */
  search?: string | null | undefined;
  /** Before this moment. */
  until?: string | Date | null | undefined;
};

/** REFUSED: by a rule about rights. FAILED: tried and not managed, such as a wrong password. */
export type AuditOutcome =
  | 'DONE'
  /** It was tried and not managed, such as a wrong password. */
  | 'FAILED'
  /** A rule about rights forbade it. */
  | 'REFUSED';

export type BlankInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference. */
  acceptedAnswers: Array<string>;
  /** Of a gap with choices: the places of those that are right, from 1. */
  rightChoices?: Array<number> | null | undefined;
  /** Of a number: right is what lies within it of an accepted answer; 0 when left out. */
  tolerance?: string | null | undefined;
};

/** Which export to stop. */
export type CancelAssessmentExportInput = {
  /** An export that is waiting or running. */
  id: string;
};

/** Which import to stop. */
export type CancelQuestionImportInput = {
  /** An import that is waiting or running. */
  id: string;
};

/** Why a row of a list is a double. */
export type CandidateDuplicate =
  | 'ALREADY_INVITED'
  | 'IN_LIST';

/** What a list tells of a person. */
export type CandidateField =
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'LANGUAGE'
  | 'LAST_NAME'
  | 'NAME'
  | 'PHONE';

/** What is left out does not matter. Stage, dates and score are those of the row’s invitation. */
export type CandidateFilter = {
  /** Then a row is the invitation to this one. */
  assessmentId?: string | null | undefined;
  /** Not included. */
  completedBefore?: string | Date | null | undefined;
  /** Handed in at this moment or later. */
  completedFrom?: string | Date | null | undefined;
  /** Not included. */
  invitedBefore?: string | Date | null | undefined;
  /** Invited at this moment or later. */
  invitedFrom?: string | Date | null | undefined;
  /** Percent, included. */
  maxPercentage?: number | null | undefined;
  /** Percent, included. */
  minPercentage?: number | null | undefined;
  /** Only results of these states. */
  resultStatuses?: Array<ResultStatus> | null | undefined;
  /** Words in name, e-mail and phone, or the whole external id; Arabic spellings and digits count as equal. */
  search?: string | null | undefined;
  stages?: Array<Stage> | null | undefined;
};

export type CandidateInput = {
  /** At most 254 characters. Who is known by it already is invited as the same candidate. */
  email: string;
  /** At most 100 characters. */
  firstName: string;
  /** That of the assessment when left out. */
  language?: ContentLanguage | null | undefined;
  /** At most 100 characters; may be empty. */
  lastName: string;
  /** 8 to 15 digits; spaces, dashes and Arabic digits are fine. */
  phone: string;
};

/** What can be wrong with a field of a row. */
export type CandidateRowProblem =
  | 'INVALID_EMAIL'
  | 'INVALID_LANGUAGE'
  | 'INVALID_PHONE'
  | 'REQUIRED'
  | 'TOO_LONG';

/** PEOPLE: everybody once, with their newest invitation. INVITATIONS: every invitation. */
export type CandidateRows =
  | 'INVITATIONS'
  | 'PEOPLE';

export type CandidateSort =
  | 'COMPLETED_AT'
  | 'INVITED_AT'
  | 'NAME'
  | 'SCORE';

export type ChangeAssessmentStatusInput = {
  id: string;
  status: ActiveStatus;
};

export type ChangeExamLanguageInput = {
  language: ContentLanguage;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type ChangeNameInput = {
  name: string;
};

export type ChangePasswordInput = {
  /** The same once more. */
  confirmPassword: string;
  /** The password that holds until now. */
  currentPassword: string;
  password: string;
  /** Ends the viewer's API keys too; a mail names those that are left. */
  revokeApiKeys?: boolean | null | undefined;
};

export type ChangePublicLinkInput = {
  /** Not below the number of those who have joined. */
  cap: number;
  /** From this moment on it is closed; null when that is open. */
  closesAt?: string | Date | null | undefined;
  id: string;
};

export type ChangeQuestionStatusInput = {
  id: string;
  status: ActiveStatus;
};

export type ChangeStaffVerificationInput = {
  id: string;
  /** False ends their sessions at once. */
  isVerified: boolean;
};

export type ChangeTestStatusInput = {
  id: string;
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
  text: string;
};

export type ClosePublicLinkInput = {
  id: string;
};

/** Who or what closed a question, or handed the exam in. */
export type ClosedBy =
  | 'CANDIDATE'
  /** The exam was handed in after too many warnings. */
  | 'PROCTORING'
  /** The server, when the time of the whole exam was over. */
  | 'SERVER'
  /** Somebody of the staff, who ended the exam. */
  | 'STAFF'
  /** The time of the question was over. */
  | 'TIME';

export type ConfirmAuthenticatorInput = {
  /** The six digits that the app shows now. */
  code: string;
};

export type ConfirmJoinInput = {
  /** Out of the address that was mailed. */
  ticket: string;
};

/** A text whose translation was read against what the question says. */
export type ConfirmedTextInput = {
  /** As `QuestionTranslation.texts` names it. */
  path: string;
  /** What it was read against; when the question says something else by now, nothing is taken over. */
  source: string;
};

/** Which system, and how we call it back. */
export type ConnectTrackingSystemInput = {
  /** Another address to be told at than its usual one. */
  address?: string | null | undefined;
  /** The API key that the system gave you for calls back to it; stored sealed. */
  credential: string;
  system: TrackingSystem;
};

/** To what the candidate agreed, and in which language they read it. */
export type ConsentInput = {
  language: ContentLanguage;
  /** Counted from 1; every change makes the next. */
  version: string;
};

export type ContactSupportInput = {
  message: string;
  subject: string;
};

/** The language that people read. */
export type ContentLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

export type ContinueAttemptInput = {
  attemptId: string;
  note?: string | null | undefined;
};

/** What is right from now on, in the form that the type of the question asks for. */
export type CorrectedKeyInput =
  {   /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms do not matter. */
  acceptedAnswers: Array<string>; number?: never; rightChoiceIds?: never; truth?: never; }
  |  { acceptedAnswers?: never;   number: NumberKeyInput; rightChoiceIds?: never; truth?: never; }
  |  { acceptedAnswers?: never; number?: never;   /** All that are right, or acceptable in a qualifier. */
  rightChoiceIds: Array<string>; truth?: never; }
  |  { acceptedAnswers?: never; number?: never; rightChoiceIds?: never;   /** Whether the statement is true. */
  truth: boolean; };

export type CountLateAnswerInput = {
  /** False takes it back: what came in time counts again. */
  counts: boolean;
  /** The `id` of a ResultQuestion. */
  questionId: string;
};

export type CreateAdminInput = {
  /** E-mail address, in lower case. */
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  name: string;
};

/** What a new key is called, what it opens, and for how long. */
export type CreateApiKeyInput = {
  /** At most five years from now. Null: until it is revoked. */
  expiresAt?: string | Date | null | undefined;
  /** It belongs to no person and goes on when people leave; only a super-admin makes one. */
  forOrganization?: boolean | null | undefined;
  /** At most 60 characters; no two live keys of a user share a name. */
  name: string;
  /** At least one, and none beyond the role of the viewer. */
  scopes: Array<ApiScope>;
};

export type CreateAssessmentInput = {
  description?: string | null | undefined;
  jobRole: string;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  title: string;
  type?: AssessmentType | null | undefined;
  /** A video at YouTube or Vimeo that is shown before the start. */
  welcomeVideoUrl?: string | null | undefined;
};

export type CreateHrInput = {
  companyName: string;
  companySize: number;
  /** E-mail address, in lower case. */
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  /** Invitations granted; null: not limited. */
  maxRequests: number;
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

export type CreatePublicLinkInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** How many people can join, from 1 to 100,000. */
  cap: number;
  /** From this moment on nobody can join. */
  closesAt?: string | Date | null | undefined;
};

export type CreateQuestionInput = {
  question: QuestionInput;
};

export type CreateShareLinkInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  candidateId: string;
  /** After so many days it opens nothing, from 1 to 90. */
  days: number;
  /** Of the words around the result. */
  language: ContentLanguage;
};

export type CreateTestInput = {
  description?: string | null | undefined;
  jobRole: string;
  language: ContentLanguage;
  level: Level;
  title: string;
  /** What it says in the other language. */
  translation?: TestTranslationInput | null | undefined;
};

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
  | 'ANSWERS'
  | 'AUDIT'
  | 'RECORDINGS'
  | 'RESULTS'
  | 'SNAPSHOTS';

/** Days as yyyy-mm-dd; both ends are right answers too. */
export type DateKeyInput = {
  from: string;
  to: string;
};

/** A day of the calendar. */
export type DateQuestionInput = {
  dateKey: DateKeyInput;
  dateRange: DateRangeInput;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Days as yyyy-mm-dd, both included; null leaves that end open. */
export type DateRangeInput = {
  earliest?: string | null | undefined;
  latest?: string | null | undefined;
};

export type DecideAccessRequestInput = {
  decision: AccessDecision;
  id: string;
};

export type DecideOnInvitationsInput = {
  /** Those who stand elsewhere are skipped; null stands for no stage. Left out: from wherever they stand. */
  fromStageId?: string | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Kept with the decision and in the audit log. */
  reason?: string | null | undefined;
  /** Null takes them off every stage. */
  stageId?: string | null | undefined;
};

export type DecisionStageInput = {
  /** Left out of a new one. */
  id?: string | null | undefined;
  /** Left out of one of the first four that keeps its name. */
  name?: string | null | undefined;
};

export type DeclineAccommodationInput = {
  invitationId: string;
};

export type DeleteNoteInput = {
  id: string;
};

export type DeleteReplyInput = {
  id: string;
};

export type DeleteSsoProviderInput = {
  id: string;
};

export type DeleteStaffUserInput = {
  /** The e-mail of the user, typed; needed for DELETE. */
  confirmation?: string | null | undefined;
  id: string;
  /** Who gets the records; needed for HAND_OVER. */
  receiverId?: string | null | undefined;
  /** What becomes of the records of the user: handed over or deleted. */
  records: RecordsChoice;
};

export type DeleteViewInput = {
  id: string;
};

export type DemandSecondFactorInput = {
  /** Days until then: 0 to 90, counted for newcomers from their first day. */
  graceDays: number;
  /** Whether everybody needs one. */
  isDemanded: boolean;
};

/** How the points come about. */
export type DerivationRule =
  | 'ALL_OR_NOTHING'
  | 'EVERY_RATING'
  | 'NO_ANSWER'
  | 'PAIRS'
  | 'PERSON'
  | 'SHARES'
  | 'SHARES_LESS_WRONG'
  | 'SHARE_OF_VALUE';

/** Classes of the Educational Testing Service. */
export type DifferenceStrength =
  /** Negligible. */
  | 'A'
  /** Moderate. */
  | 'B'
  /** Large: look at both texts. */
  | 'C';

/** How hard a question is. */
export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

/** A document to hand in, marked by a person. */
export type DocumentQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** One choice out of a long list. */
export type DropdownQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type EndAttemptInput = {
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

export type EraseCandidateInput = {
  id: string;
};

/** Every value of `extensions.code`. */
export type ErrorCode =
  /** {decidedByName} has already decided this request. */
  | 'ACCESS_REQUEST_DECIDED'
  /** This request doesn’t exist. */
  | 'ACCESS_REQUEST_NOT_FOUND'
  /** The exam has begun. Ask the person who invited you instead. */
  | 'ACCOMMODATION_TOO_LATE'
  /** The answers to this exam are no longer kept, so it can’t be reopened. */
  | 'ANSWERS_FORGOTTEN'
  /** This answer came late, and another late answer to the question already takes its place. */
  | 'ANSWER_NOT_KEPT'
  /** This API key is wrong, has expired or was revoked. Use another one. */
  | 'API_KEY_INVALID'
  /** This API key doesn’t exist. */
  | 'API_KEY_NOT_FOUND'
  /** API keys can’t do this. It takes a person who is signed in. */
  | 'API_KEY_REFUSED'
  /** This assessment is archived. Restore it first. */
  | 'ASSESSMENT_ARCHIVED'
  /** Somebody else changed this in the meantime. Nothing you changed is lost: look at what is stored now, then decide. */
  | 'ASSESSMENT_CHANGED_MEANWHILE'
  /** This assessment is closed. Extend it before you invite candidates. */
  | 'ASSESSMENT_CLOSED'
  /** This export no longer exists, or it isn’t ready. */
  | 'ASSESSMENT_EXPORT_NOT_FOUND'
  /** You’re already exporting this assessment. */
  | 'ASSESSMENT_EXPORT_RUNNING'
  /** This assessment is inactive. Activate it before you invite candidates. */
  | 'ASSESSMENT_INACTIVE'
  /** Please add assessment job role first. */
  | 'ASSESSMENT_JOB_ROLE_REQUIRED'
  /** Please select language for assessment. */
  | 'ASSESSMENT_LANGUAGE_REQUIRED'
  /** Please select level for assessment. */
  | 'ASSESSMENT_LEVEL_REQUIRED'
  /** This assessment doesn’t exist, or you don’t have access to it. */
  | 'ASSESSMENT_NOT_FOUND'
  /** This assessment is still a draft. Publish it first. */
  | 'ASSESSMENT_NOT_PUBLISHED'
  /** {count} texts are missing or outdated in the other language. Translate them, then publish. */
  | 'ASSESSMENT_NOT_TRANSLATED'
  /** Somebody else changed the questions in the meantime. They stand as they are stored now: reorder them again if you still want to. */
  | 'ASSESSMENT_QUESTIONS_CHANGED'
  /** Please add at least 1 question. */
  | 'ASSESSMENT_QUESTION_REQUIRED'
  /** Please add assessment title first. */
  | 'ASSESSMENT_TITLE_REQUIRED'
  /** Please select type for assessment. */
  | 'ASSESSMENT_TYPE_REQUIRED'
  /** This exam has been submitted. Reopen it to change its time. */
  | 'ATTEMPT_ENDED'
  /** This attempt doesn’t exist, or you don’t have access to it. */
  | 'ATTEMPT_NOT_FOUND'
  /** This exam hasn’t started yet. */
  | 'ATTEMPT_NOT_STARTED'
  /** This question isn’t part of the exam, or it isn’t open yet. */
  | 'ATTEMPT_QUESTION_NOT_FOUND'
  /** Turn off the one-time codes you have first. */
  | 'AUTHENTICATOR_EXISTS'
  /** This candidate doesn’t exist, or you don’t have access to them. */
  | 'CANDIDATE_NOT_FOUND'
  /** You can only mention people who can see this candidate. */
  | 'COLLEAGUE_NOT_FOUND'
  /** Agree to be recorded before you start. */
  | 'CONSENT_REQUIRED'
  /** {count} candidates are on stages you’re removing. Move them first. */
  | 'DECISION_STAGE_IN_USE'
  /** This stage no longer exists in this assessment. */
  | 'DECISION_STAGE_NOT_FOUND'
  /** Incorrect email. */
  | 'EMAIL_INCORRECT'
  /** Already taken exam or inactive. */
  | 'EXAM_UNAVAILABLE'
  /** Add a second factor first. Your organization requires one. */
  | 'FACTOR_REQUIRED'
  /** The virus scanner found something in this file, so it can’t be opened. */
  | 'FILE_INFECTED'
  /** This file doesn’t exist, or you don’t have access to it. */
  | 'FILE_NOT_FOUND'
  /** Creating this file took too long. Choose fewer rows or columns, or export the whole assessment in the background. */
  | 'FILE_TOOK_TOO_LONG'
  /** File size exceeds the maximum limit of 250 KB. */
  | 'FILE_TOO_LARGE'
  /** Not allowed file type for upload. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** The file is still being checked for viruses. Try again in a moment. */
  | 'FILE_WAITING'
  /** Your role doesn’t allow this. */
  | 'FORBIDDEN'
  /** This was done, but the response was lost when the server stopped. Read the current state; don’t send it again. */
  | 'IDEMPOTENCY_ANSWER_LOST'
  /** The first request with this Idempotency-Key is still in progress. Try again shortly. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** This Idempotency-Key was used for a different request. Use a new key for a new request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is a problem and we are fixing it. */
  | 'INTERNAL'
  /** Check the marked fields. */
  | 'INVALID_INPUT'
  /** This invitation doesn’t exist, or you don’t have access to it. */
  | 'INVITATION_NOT_FOUND'
  /** This link has expired. Enter your details again. */
  | 'JOIN_TICKET_OVER'
  /** Your organization requires a second factor. Add another one before you remove this one. */
  | 'LAST_FACTOR'
  /** This is the last super-admin. Mizan needs at least one. */
  | 'LAST_SUPER_ADMIN'
  /** There is no late answer to this question, or it is no longer kept. */
  | 'LATE_ANSWER_MISSING'
  /** Another reviewer marked this answer while you had it open. Nothing you typed is lost: look at their mark, then decide. */
  | 'MARK_CHANGED'
  /** This note doesn’t exist, or someone else wrote it. */
  | 'NOTE_NOT_FOUND'
  /** Nothing to settle: the marks are already settled, or there is no second mark. */
  | 'NOTHING_TO_SETTLE'
  /** Credits needed: {asked}. Credits left: {remaining}. Invite fewer candidates, or ask an admin for more credits. */
  | 'NOT_ENOUGH_REQUESTS'
  /** No question is left to add time to. */
  | 'NO_QUESTION_LEFT'
  /** This request is too large. Ask for shorter lists or fewer details. */
  | 'OPERATION_TOO_COSTLY'
  /** You can’t disable or delete your own account. */
  | 'OWN_ACCOUNT'
  /** The exam is open in another page. Continue there, or take it over here. */
  | 'PAGE_TAKEN'
  /** This passkey no longer exists. */
  | 'PASSKEY_NOT_FOUND'
  /** That passkey isn’t accepted here. */
  | 'PASSKEY_REFUSED'
  /** A problem in the OTP, please resend it. */
  | 'PASSWORD_CODE_WRONG'
  /** This link has been used or has expired. Request a new one. */
  | 'PASSWORD_TICKET_INVALID'
  /** The picture has more than {megapixels} megapixels. Make it smaller, then send it again. */
  | 'PICTURE_TOO_LARGE'
  /** Not enough active questions for the skill “{skill}”. Needed per candidate: {drawCount}. Available: {available}. Add questions or draw fewer. */
  | 'POOL_TOO_SMALL'
  /** This incident doesn’t exist, or you don’t have access to it. */
  | 'PROCTOR_EVENT_NOT_FOUND'
  /** Notes can no longer be added. */
  | 'PROCTOR_NOTES_CLOSED'
  /** Confirm that it’s you, then try again. */
  | 'PROOF_REQUIRED'
  /** Nobody can join with this link at the moment. */
  | 'PUBLIC_LINK_CLOSED'
  /** This assessment already has an open public link. */
  | 'PUBLIC_LINK_EXISTS'
  /** This public link doesn’t exist, or it is closed. */
  | 'PUBLIC_LINK_NOT_FOUND'
  /** Somebody else has changed this question in the meantime. Your change isn’t saved yet. */
  | 'QUESTION_CHANGED_MEANWHILE'
  /** Mizan doesn’t recognise the format of this file. Choose the format yourself or check the file. */
  | 'QUESTION_FORMAT_UNKNOWN'
  /** This import no longer exists. */
  | 'QUESTION_IMPORT_NOT_FOUND'
  /** This file is already being imported. */
  | 'QUESTION_IMPORT_RUNNING'
  /** This question can’t be deleted. Tests that use it: {tests}. Assessments that use it: {assessments}. */
  | 'QUESTION_IN_USE'
  /** This question doesn’t exist, or you can’t edit it. */
  | 'QUESTION_NOT_FOUND'
  /** This version of the question doesn’t exist. */
  | 'QUESTION_VERSION_NOT_FOUND'
  /** Too many attempts. Wait {count} seconds, then try again. */
  | 'RATE_LIMITED'
  /** No saved answer has this code. Check it for typing mistakes. The code of an earlier version stops matching once the answer changes. */
  | 'RECEIPT_NOT_FOUND'
  /** Marks or keys have changed since this list was made. Nothing was applied: check the new list. */
  | 'REMARKING_CHANGED'
  /** No question has time left. Add time to reopen it. */
  | 'REOPENING_NEEDS_TIME'
  /** There is no result yet, or you don’t have access to it. */
  | 'RESULT_NOT_FOUND'
  /** This answer doesn’t exist, or you can’t mark it. */
  | 'RESULT_QUESTION_NOT_FOUND'
  /** This template no longer exists. */
  | 'ROLE_TEMPLATE_NOT_FOUND'
  /** This saved reply no longer exists. */
  | 'SAVED_REPLY_NOT_FOUND'
  /** This view no longer exists. */
  | 'SAVED_VIEW_NOT_FOUND'
  /** You gave the first mark. Another person has to give the second. */
  | 'SECOND_MARKER_IS_FIRST'
  /** Mizan is unavailable at the moment. Try again shortly. */
  | 'SERVICE_UNAVAILABLE'
  /** This session has already ended. */
  | 'SESSION_NOT_FOUND'
  /** This link is no longer valid. It may have been revoked or have expired. */
  | 'SHARE_LINK_NOT_FOUND'
  /** Incorrect code. */
  | 'SIGN_IN_CODE_WRONG'
  /** Incorrect password or email. */
  | 'SIGN_IN_FAILED'
  /** That took too long. Sign in again. */
  | 'SIGN_IN_STEP_OVER'
  /** No such snapshot was requested. */
  | 'SNAPSHOT_NOT_FOUND'
  /** The sign-in provider hasn’t confirmed this email address. Tell your administrator. */
  | 'SSO_EMAIL_REFUSED'
  /** The sign-in provider didn’t answer as expected. Try again, or tell your administrator. */
  | 'SSO_FAILED'
  /** At the sign-in provider you are someone else. Confirm with the account you sign in to Mizan with. */
  | 'SSO_NOT_YOU'
  /** You have no account here. Ask your administrator to invite you. */
  | 'SSO_NO_ACCOUNT'
  /** This email address belongs to someone else’s account here. Ask your administrator to delete that account or, if it’s yours, to remove its second factors. */
  | 'SSO_OTHER_PERSON'
  /** This way to sign in no longer exists. */
  | 'SSO_PROVIDER_NOT_FOUND'
  /** Your company signs in with {name}. */
  | 'SSO_REQUIRED'
  /** That sign-in is no longer valid. Start again. */
  | 'SSO_STEP_OVER'
  /** A user with the email {email} already exists. */
  | 'STAFF_EMAIL_TAKEN'
  /** This user doesn’t exist, or you can’t manage them. */
  | 'STAFF_USER_NOT_FOUND'
  /** There is no space left, so your file wasn’t saved. Tell your administrator, then try again. */
  | 'STORAGE_FULL'
  /** Not allowed file type for upload: .{kind}. Open the file in the program that made it and save it as .xlsx. */
  | 'TABLE_TO_CONVERT'
  /** This test is inactive. Activate it before you choose it. */
  | 'TEST_INACTIVE'
  /** This test can’t be deleted. Assessments that use it: {assessments}. */
  | 'TEST_IN_USE'
  /** Please add test job role first. */
  | 'TEST_JOB_ROLE_REQUIRED'
  /** This test doesn’t exist, or you don’t have access to it. */
  | 'TEST_NOT_FOUND'
  /** Somebody else changed the questions in the meantime. They stand as they are stored now: reorder them again if you still want to. */
  | 'TEST_QUESTIONS_CHANGED'
  /** A published test needs at least 1 question. */
  | 'TEST_QUESTION_REQUIRED'
  /** Please add test title first. */
  | 'TEST_TITLE_REQUIRED'
  /** Mizan is busy right now. Try again shortly. */
  | 'TOO_BUSY'
  /** You already have {limit} API keys. Revoke one you no longer use. */
  | 'TOO_MANY_API_KEYS'
  /** A list can contain at most {limit} candidates. Split it and try again. */
  | 'TOO_MANY_CANDIDATES'
  /** You already have several exports in progress. Wait until one is ready, then try again. */
  | 'TOO_MANY_EXPORTS'
  /** This question already has {limit} files and can’t take more. */
  | 'TOO_MANY_FILES'
  /** Too many files are being created right now. Try again in a minute. */
  | 'TOO_MANY_FILES_ASKED'
  /** A file can contain at most {limit} questions. Split it into smaller files. */
  | 'TOO_MANY_QUESTIONS'
  /** You already have {limit} templates. Delete one to save another. */
  | 'TOO_MANY_ROLE_TEMPLATES'
  /** You already have {limit} saved replies. Delete one to save another. */
  | 'TOO_MANY_SAVED_REPLIES'
  /** You already have {limit} views of this list. Delete one to save another. */
  | 'TOO_MANY_SAVED_VIEWS'
  /** {limit} systems are connected. Disconnect one first. */
  | 'TOO_MANY_TRACKING_CONNECTIONS'
  /** You already have {max} webhooks. Remove one first. */
  | 'TOO_MANY_WEBHOOKS'
  /** This connection no longer exists. */
  | 'TRACKING_CONNECTION_NOT_FOUND'
  /** Greenhouse says with each order where to report. Send one assessment from there first. */
  | 'TRACKING_NOTHING_TO_TEST'
  /** The exam has already been submitted and can’t be cancelled. */
  | 'TRACKING_ORDER_DONE'
  /** This order doesn’t exist. */
  | 'TRACKING_ORDER_NOT_FOUND'
  /** Your session has ended. Sign in again. */
  | 'UNAUTHENTICATED'
  /** This file was changed after it was downloaded, so it can’t be imported. Ask for the original. */
  | 'UNSENT_ANSWERS_CHANGED'
  /** This file was already imported. */
  | 'UNSENT_ANSWERS_IMPORTED'
  /** This file belongs to another exam, or to one you don’t have access to. */
  | 'UNSENT_ANSWERS_OTHER_SITTING'
  /** This isn’t a file of unsent answers. Choose the file that was downloaded from the exam page. */
  | 'UNSENT_ANSWERS_UNREADABLE'
  /** Parts of the file are still missing. Try again. */
  | 'UPLOAD_INCOMPLETE'
  /** The file is larger than {megabytes} MB. Use a smaller one. */
  | 'UPLOAD_TOO_LARGE'
  /** The upload is damaged or incomplete. Send the file again. */
  | 'UPLOAD_UNREADABLE'
  /** This delivery doesn’t exist. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** This webhook doesn’t exist. */
  | 'WEBHOOK_NOT_FOUND'
  /** This webhook is off. Turn it on first. */
  | 'WEBHOOK_SWITCHED_OFF'
  /** Callbacks have no single address: each invitation names one. */
  | 'WEBHOOK_WITHOUT_ADDRESS';

export type ExamPulseInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
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

/** As they were shown. */
export type ExpectedWordingInput = {
  subject: string;
  text: string;
};

/** Guessed on the candidate’s device; UNKNOWN where it could not look. */
export type FaceHint =
  | 'NONE'
  | 'ONE'
  | 'SEVERAL'
  | 'UNKNOWN';

/** Whether candidates learn what was written about their result. MAILED: shown as well. */
export type FeedbackDelivery =
  | 'MAILED'
  | 'NONE'
  | 'SHOWN';

/** Which kinds of files an answer can be. */
export type FileKind =
  | 'DOCUMENT'
  | 'IMAGE'
  | 'SLIDES'
  | 'SPREADSHEET'
  | 'TEXT';

/** What staff upload a file for. */
export type FilePurpose =
  | 'QUESTION_BANK'
  | 'QUESTION_IMAGE'
  | 'WELCOME_VIDEO';

/** Files of some kinds to hand in, marked by a person. */
export type FileUploadQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  fileKinds: Array<FileKind>;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** A text with gaps, each filled with words, a number or one of its choices. */
export type FillInTheBlankQuestionInput = {
  /** By the numbers of the markers in `gapText`. */
  blanks: Array<BlankInput>;
  /** What else makes no difference; left out: nothing. */
  comparison?: TextComparisonInput | null | undefined;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Plain text with `[[1]]`, `[[2]]`, … where the blanks are. */
  gapText: string;
  /** By the numbers of the markers; empty where words are typed into all of them. */
  gaps?: Array<GapInput> | null | undefined;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type FinishRecordingInput = {
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  parts: number;
  recordingId: string;
};

export type FinishUploadInput = {
  uploadId: string;
};

/** How a gap of a text is filled. */
export type GapInput = {
  /** To choose one from; empty where something is typed. */
  choices: Array<string>;
  /** Takes a number. */
  isNumeric?: boolean | null | undefined;
};

export type GiveAnswerFeedbackInput = {
  /** The `id` of a ResultQuestion. */
  questionId: string;
  /** Empty to take it back. The mark stays as it is. */
  text: string;
};

export type GiveFeedbackInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  candidateId: string;
  /** True when left out. Without effect where the assessment delivers no feedback. */
  shareWithCandidate?: boolean | null | undefined;
  text: string;
};

export type GiveQueuedMarkInput = {
  /** Points for each criterion, in their order; they add up to `score`. Left out: one judgement. */
  criteria?: Array<number> | null | undefined;
  /** The `revision` as it was seen; another one answers with `MarkChanged`. */
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
  text: string;
};

export type GoToQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Of the question to go to: one that was left, or the first that was never opened. */
  position: number;
  /** The open question, which is left. */
  questionId: string;
  /** Its `visit`: a call that was made during an earlier one changes nothing. */
  visit: number;
};

export type GradeBandInput = {
  /** `#RRGGBB` */
  color: string;
  /** The most, included. */
  max: number;
  /** The least, included. */
  min: number;
  name: string;
};

/** Row and column count from 1. */
export type GridCellInput = {
  column: number;
  /** Shown, but not for the candidate to change. */
  isLocked?: boolean | null | undefined;
  row: number;
  text: string;
};

/** At most 26 columns and 100 rows. */
export type GridInput = {
  /** Those that hold something from the start; every other cell is empty and free. */
  cells: Array<GridCellInput>;
  columns: number;
  rows: number;
};

/** A question as it was changed before it is taken over. */
export type ImportChangeInput = {
  /** Of `ImportedQuestion.place`. */
  place: number;
  question: QuestionInput;
};

/** Why something of a file was not taken over. */
export type ImportProblemCode =
  | 'ANSWER_MISSING'
  | 'ANSWER_NOT_A_CHOICE'
  | 'ANSWER_WITHOUT_QUESTION'
  | 'ARCHIVE_UNACCEPTABLE'
  | 'ARCHIVE_WITHOUT_MANIFEST'
  | 'BRACE_MISSING'
  | 'CASE_SENSITIVITY'
  | 'CATEGORY'
  | 'CHOICE_WITHOUT_QUESTION'
  | 'CODES_CHANGED'
  | 'COLUMNS_NOT_FOUND'
  | 'DESCRIPTION'
  | 'FEEDBACK'
  | 'FIELDS_NOT_HELD'
  | 'FILE_MISSING'
  | 'FORMATTING'
  | 'FORMULA_IN_PLAIN_TEXT'
  | 'FORMULA_UNREADABLE'
  | 'HINTS'
  | 'IMAGE'
  | 'IMAGE_UNACCEPTABLE'
  | 'INVALID_FIELD'
  | 'MEDIA_NOT_HELD'
  | 'NOT_TEXT'
  | 'NOT_UTF8'
  | 'NO_QUESTIONS'
  | 'NO_TRANSLATIONS'
  | 'NUMBER_UNREADABLE'
  | 'ONLY_PATTERNS'
  | 'OTHER_FILE'
  | 'OTHER_LANGUAGES'
  | 'PARTIAL_CREDIT'
  | 'PART_UNTRANSLATED'
  | 'PASSAGE_ELSEWHERE'
  | 'PATTERN'
  | 'PENALTY'
  | 'PICTURE_IN_PLAIN_TEXT'
  | 'PICTURE_MISSING'
  | 'QUESTION_UNKNOWN'
  | 'SETTING'
  | 'SEVERAL_NUMBERS'
  | 'SOURCE_CHANGED'
  | 'STILL_STALE'
  | 'STRAY_TEXT'
  | 'TAGS'
  | 'TEMPLATE_VARIABLES'
  | 'TEXT_MISSING'
  | 'TEXT_NOT_HELD'
  | 'TEXT_UNKNOWN'
  | 'TOO_FEW_CHOICES'
  | 'TOO_MANY_TEXTS'
  | 'TRANSLATION_COLUMNS'
  | 'TRANSLATION_UNEQUAL'
  | 'TWICE_IN_FILE'
  | 'TYPE_CHANGED'
  | 'TYPE_NOT_HELD'
  | 'UNKNOWN_COLUMN'
  | 'UNSUPPORTED_GAP'
  | 'UNSUPPORTED_SCORING'
  | 'UNSUPPORTED_TYPE'
  | 'VALUE_UNREADABLE'
  | 'WORKBOOK_UNREADABLE'
  | 'XLIFF_VERSION'
  | 'XML_DOCTYPE'
  | 'XML_NOT_WELL_FORMED'
  | 'XML_OTHER_KIND'
  | 'XML_TOO_COMPLEX';

/** The defaults are for questions of which the file does not say it. */
export type ImportQuestionsInput = {
  changes?: Array<ImportChangeInput> | null | undefined;
  /** MEDIUM when left out. */
  difficulty?: Difficulty | null | undefined;
  /** 60 when left out. */
  durationSeconds?: number | null | undefined;
  /** At most 250 KB (256,000 bytes); a larger one comes in parts. */
  file?: null | null | undefined;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
  /** Places of those to take over. Left out: all but those that the bank has already. */
  only?: Array<number> | null | undefined;
  /** 1 when left out. */
  score?: number | null | undefined;
  /** Needed when a question has neither a skill nor a category. */
  skill?: string | null | undefined;
  /** A test that they join at its end. */
  testId?: string | null | undefined;
  /** Instead of `file`: a finished upload in parts of the purpose QUESTION_BANK, at most 20 MB. */
  uploadId?: string | null | undefined;
};

/** Addresses of public hosts, starting with https://. What is left out stays; null removes it. */
export type IntegrationInput = {
  /** Where candidates go after handing in; https. */
  redirectUrl?: string | null | undefined;
};

export type InvitationFilter = {
  decisionStageIds?: Array<string> | null | undefined;
  /** Words in name, e-mail and phone, or the whole external id; Arabic spellings and digits count as equal. */
  search?: string | null | undefined;
  stages?: Array<Stage> | null | undefined;
  tags?: Array<string> | null | undefined;
};

export type InvitationSort =
  | 'COMPLETED_AT'
  | 'INVITED_AT'
  | 'NAME'
  | 'STAGE';

export type InvitationsInput = {
  /** At most 500. */
  invitationIds: Array<string>;
};

export type InviteCandidatesInput = {
  /** Of a published, active assessment in scope. */
  assessmentId: string;
  /** At most 5,000. */
  candidates: Array<InviteeInput>;
  /** To be begun before then; whenever it is open when left out. */
  expiresAt?: string | Date | null | undefined;
  /** From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out. */
  extraTimePercent?: number | null | undefined;
  /** What becomes of the list when somebody on it cannot be invited. */
  onProblem?: OnProblem;
  /** Not to be begun before then, nor before the assessment opens; as soon as that is open when left out. */
  opensAt?: string | Date | null | undefined;
  /** False: we write nothing to them until a person sends again or issues a new link; give them `examUrl` yourself. */
  sendMail?: boolean;
};

/** An e-mail and one name are enough for an API key; the console asks for a phone as well. */
export type InviteeInput = {
  /** Told of this invitation alone, like a webhook and with the secret of `prepareCallbacks`. */
  callbackUrl?: string | null | undefined;
  /** E-mail address, in lower case. */
  email: string;
  /** What you call this invitation, at most 200 characters: found by `invitationByExternalId`, and told with every webhook and result. Once among the invitations of a user that are not cancelled. */
  externalId?: string | null | undefined;
  /** Theirs, instead of the one for all on the list. */
  extraTimePercent?: number | null | undefined;
  firstName: string;
  /** Of the mail and of the exam page; that of the assessment when left out. */
  language?: ContentLanguage | null | undefined;
  /** Left out for people of one name. */
  lastName?: string | null | undefined;
  /** 8 to 15 digits; spaces, dashes and Arabic digits are fine. Left out only by an API key. */
  phone?: string | null | undefined;
  /** An https address to which the candidate goes after the exam, instead of that of the assessment. */
  returnUrl?: string | null | undefined;
};

export type JoinAssessmentInput = {
  /** The last part of the address of the link. */
  code: string;
  /** E-mail address, in lower case. */
  email: string;
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** 8 to 15 digits. */
  phone: string;
};

/** A key for papers already sat. */
export type KeyCorrectionInput = {
  /** Instead of the key that marked the papers. */
  key: CorrectedKeyInput;
  /** The question of the bank. */
  questionId: string;
};

/** How much the number of people can tell; by convention. */
export type LanguageCheckCertainty =
  /** From 200 in each language. */
  | 'FIRM'
  /** From 50 in each language. */
  | 'FIRST_SIGN'
  /** Fewer than 50 in either language: nothing is compared. */
  | 'NONE';

/** In which language candidates sit. OWN: that of the assessment. */
export type LanguageOffer =
  /** And may have the other language shown beside the question. */
  | 'BESIDE'
  /** Each chooses before the start. */
  | 'CHOICE'
  | 'OWN'
  /** And may change it during the exam. */
  | 'SWITCH';

/** What happened to the clock of a sitting. */
export type LedgerKind =
  | 'ADDED'
  | 'BASE'
  | 'CLOSED'
  | 'EXTRA_PERCENT'
  | 'LEFT'
  | 'OPENED'
  | 'PAUSED'
  | 'REOPENED'
  | 'RESUMED'
  | 'RETURNED'
  | 'SUBMITTED';

export type LetterInput = {
  /** Empty where nobody is written to in this language. */
  subject: string;
  /** `{name}` and `{assessment}` are filled in for each. */
  text: string;
};

export type LettersInput = {
  /** For exams in Arabic. */
  ar: LetterInput;
  /** For exams in English. */
  en: LetterInput;
};

/** How experienced the role is. */
export type Level =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'MID_LEVEL';

export type MailCandidatesInput = {
  /** At most 500. */
  invitationIds: Array<string>;
  /** Each is written to in the language of their exam. */
  letters: LettersInput;
};

/** The mails that an assessment may word itself. */
export type MailKind =
  | 'INVITATION'
  | 'REMINDER'
  | 'RESULT';

/** What became of a mail. KEPT: no mail server is configured, it stays in the outbox. LEFT_OUT: not asked for by the program that invited. */
export type MailStatus =
  | 'FAILED'
  /** No mail server is configured; it lies in the outbox. */
  | 'KEPT'
  | 'LEFT_OUT'
  /** Waits to be sent, perhaps again. */
  | 'QUEUED'
  | 'SENT';

export type MarkAnswerInput = {
  /** The `revision` of the mark as it was seen; another one answers with `MarkChanged`. Left out: overwrite. */
  expectedRevision?: number | null | undefined;
  feedback?: string | null | undefined;
  /** The `id` of a ResultQuestion. */
  questionId: string;
  /** From 0 to the question's points, at most two decimals. */
  score: number;
};

/** SECOND: another person’s mark beside the first, which stays until somebody settles the two. LATE_COUNTED: somebody decided whether what came late counts. */
export type MarkHistoryCause =
  | 'LATE_COUNTED'
  | 'PERSON'
  | 'REMARKING'
  | 'SECOND'
  | 'SETTLING';

/** AWAITING: only a person can tell. */
export type MarkOrigin =
  /** By the rule of the question type. */
  | 'AUTOMATIC'
  /** A person has to mark it. */
  | 'AWAITING'
  | 'PERSON';

/** What the queue can be in order of. */
export type MarkingOrder =
  | 'BY_CANDIDATE'
  | 'BY_QUESTION';

export type MarkingQueueFilter = {
  assessmentId?: string | null | undefined;
  /** Names and e-mails stay on the server. An assessment that is marked blind is always blind. */
  isBlind?: boolean | null | undefined;
  /** BY_CANDIDATE when left out. */
  order?: MarkingOrder | null | undefined;
  /** FIRST when left out. */
  round?: MarkingRound | null | undefined;
};

/** FIRST: waits for a mark, or came late and waits for a decision. SECOND: for another one. SETTLE: the two lie too far apart. MARKED: done. */
export type MarkingRound =
  | 'FIRST'
  | 'MARKED'
  | 'SECOND'
  | 'SETTLE';

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

/** A choice that was put to a prompt. */
export type MatchInput = {
  choiceId: string;
  /** Of the prompt that got a choice. */
  promptId: string;
};

/** Prompts and choices: to each prompt belongs one choice. Candidates see the choices shuffled. */
export type MatchingQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** In the order in which they are shown. */
  prompts: Array<PromptInput>;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type MessageCandidateInput = {
  attemptId: string;
  /** A UUID made for this wish: sent again with the same one, nothing more happens. */
  requestId: string;
  /** From 1 to 500 characters. */
  text: string;
};

/** Choices of which one is right, or several where the question allows it. */
export type MultipleChoiceQuestionInput = {
  allowsSeveral?: boolean | null | undefined;
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** In what an answer differs from an accepted one. */
export type NearMissReason =
  | 'ACCENTS'
  | 'ARTICLES'
  | 'SPACING'
  | 'SPELLING';

export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
};

export type NoteProctorEventInput = {
  /** UUID of a moment of the proctoring record. */
  eventId: string;
  note: string;
};

/** Right is what lies within `value` plus or minus `tolerance`; both are decimal strings, typed in either kind of digits. */
export type NumberKeyInput = {
  /** Further values that earn points. Of those that an answer meets the best counts. */
  others?: Array<NumberValueInput> | null | undefined;
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  value: string;
};

/** A number that may lie within a tolerance of a right one; further ones earn all points or a share. */
export type NumberQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  number: NumberKeyInput;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  /** Of a number, shown beside it. */
  unit?: string | null | undefined;
};

export type NumberValueInput = {
  /** Percent of the points, above 0 and up to 100, which it is when left out. */
  share?: string | null | undefined;
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  value: string;
};

/** REFUSE: nobody is invited. SKIP: the others are, and `skipped` says who was not and why. */
export type OnProblem =
  | 'REFUSE'
  | 'SKIP';

/** A text of any length, marked by a person. */
export type OpenEndedQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  /** Words; null for no limit. */
  wordLimit?: number | null | undefined;
};

/** MISSED: right, and not given. */
export type PartVerdict =
  | 'JUDGED'
  | 'MISSED'
  | 'RIGHT'
  | 'WRONG';

/** What a passkey answered to what it was asked. */
export type PasskeyAnswerInput = {
  /** JSON, as the browser gave it. */
  answer: string;
  /** Of the question that it answers. */
  handle: string;
};

export type PauseAttemptInput = {
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

export type PreviewAnswerInput = {
  questionId: string;
  value: AnswerValueInput;
};

export type PreviewCandidateRowsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  candidates: Array<CandidateInput>;
  /** As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out. */
  country?: string | null | undefined;
};

export type PreviewCandidateTextInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out. */
  country?: string | null | undefined;
  /** One candidate a line: name, e-mail and phone in any order. */
  text: string;
};

export type PreviewMarksInput = {
  /** A question without an answer may be left out. */
  answers: Array<PreviewAnswerInput>;
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Of the `previewPaper` that was answered. */
  seed: string;
};

export type PreviewQuestionImportInput = {
  /** At most 250 KB (256,000 bytes); a larger one comes in parts. */
  file?: null | null | undefined;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
  /** Instead of `file`: a finished upload in parts of the purpose QUESTION_BANK, at most 20 MB. */
  uploadId?: string | null | undefined;
};

/** What is excused never counts. PAUSED: it began while staff held the exam. */
export type ProctorExcuse =
  | 'FILE_PICKER'
  | 'OWN_DIALOG'
  | 'PAUSED'
  | 'PERMISSION';

/** NO_FACE and SEVERAL_FACES are guesses about a picture, made on the candidate’s device. */
export type ProctorSignal =
  | 'CAMERA_LOST'
  | 'COPY'
  | 'FULL_SCREEN_EXIT'
  | 'NO_FACE'
  | 'PASTE'
  | 'RELOAD_TRIED'
  | 'SECOND_PAGE'
  | 'SEVERAL_FACES'
  | 'SEVERAL_SCREENS'
  | 'TAB_HIDDEN'
  | 'WINDOW_BLUR';

export type ProctorSignalInput = {
  /** By the clock of the computer. */
  computerAt: string | Date;
  /** Why it does not count. */
  excuse?: ProctorExcuse | null | undefined;
  /** A UUID of the page’s choice; telling the same again only prolongs it. */
  id: string;
  /** Whether it has ended. */
  isOver: boolean;
  kind: ProctorSignal;
  /** For how long, in milliseconds. */
  lastedMs: number;
  /** By the server’s clock, as the page keeps it. */
  startedAt: string | Date;
  /** How many warnings the page had shown when it began. */
  warningsSeen: number;
};

/** What a person made of a moment. */
export type ProctorVerdict =
  | 'CONFIRMED'
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

/** A prompt of a matching question as its author sees it. */
export type PromptInput = {
  /** Of a prompt that stays; left out for a new one. */
  id?: string | null | undefined;
  /** The place of the choice that belongs to it, from 1; null where it is kept back. */
  match?: number | null | undefined;
  text: string;
};

/** One of the three: a password is enough for those alone who have no second factor. */
export type ProveIdentityInput = {
  /** A one-time code or a recovery code. */
  code?: string | null | undefined;
  /** The answer of a passkey. */
  passkey?: PasskeyAnswerInput | null | undefined;
  password?: string | null | undefined;
};

/** Whether a public link still lets people in. */
export type PublicLinkState =
  | 'CLOSED'
  | 'FULL'
  | 'OPEN';

/** Choices of which some are acceptable; any other rules the candidate out. */
export type QualifierQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type QuestionFilter = {
  difficulty?: Difficulty | null | undefined;
  /** True: the questions of tests that others published to all, instead of those of the own bank. */
  isShared?: boolean | null | undefined;
  /** In no test and no assessment; or, when false, in one at least. */
  isUnused?: boolean | null | undefined;
  language?: ContentLanguage | null | undefined;
  /** Words in text and skill; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** The whole skill, however it is spelt. */
  skill?: string | null | undefined;
  status?: ActiveStatus | null | undefined;
  translationStates?: Array<TranslationState> | null | undefined;
  types?: Array<QuestionType> | null | undefined;
};

/** Files that questions come and go in. */
export type QuestionFormat =
  | 'AIKEN'
  | 'GIFT'
  | 'MOODLE_XML'
  | 'QTI'
  | 'QTI_3'
  | 'SPREADSHEET';

export type QuestionIdInput = {
  id: string;
};

/** What a format may not carry. */
export type QuestionImportField =
  | 'DIFFICULTY'
  | 'DURATION'
  | 'SCORE'
  | 'SKILL';

/** The part of the work at hand; a preview ends with CHECKING. */
export type QuestionImportStage =
  /** Each question is held to the rules of its type and against the bank. */
  | 'CHECKING'
  /** The file is being understood. */
  | 'READING'
  /** The questions are being written into the bank. */
  | 'STORING';

/** How far an import of questions is. */
export type QuestionImportState =
  /** Somebody stopped it; nothing was taken over. */
  | 'CANCELLED'
  /** It is complete. */
  | 'DONE'
  /** Nothing was taken over; `failure` says why. */
  | 'FAILED'
  /** It is being worked on. */
  | 'RUNNING'
  /** It has not begun, or begins anew. */
  | 'WAITING';

/** A question with its answer key, by its type. Problems are named by paths within it: `choices.1.text`. */
export type QuestionInput =
  {   /** A recording of the microphone, marked by a person. */
  audio: AudioQuestionInput; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never;   /** A day of the calendar. */
  date: DateQuestionInput; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never;   /** A document to hand in, marked by a person. */
  document: DocumentQuestionInput; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never;   /** One choice out of a long list. */
  dropdown: DropdownQuestionInput; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never;   /** Files of some kinds to hand in, marked by a person. */
  fileUpload: FileUploadQuestionInput; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never;   /** A text with gaps, each filled with words, a number or one of its choices. */
  fillInTheBlank: FillInTheBlankQuestionInput; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never;   /** Prompts and choices: to each prompt belongs one choice. Candidates see the choices shuffled. */
  matching: MatchingQuestionInput; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never;   /** Choices of which one is right, or several where the question allows it. */
  multipleChoice: MultipleChoiceQuestionInput; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never;   /** A number that may lie within a tolerance of a right one; further ones earn all points or a share. */
  number: NumberQuestionInput; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never;   /** A text of any length, marked by a person. */
  openEnded: OpenEndedQuestionInput; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never;   /** Choices of which some are acceptable; any other rules the candidate out. */
  qualifier: QualifierQuestionInput; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never;   /** Choices to be put in order; candidates see them shuffled. */
  ranking: RankingQuestionInput; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never;   /** A whole step on a scale within 1 to 10. */
  rating: RatingQuestionInput; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never;   /** A word or a few, compared with the accepted ones. */
  shortAnswer: ShortAnswerQuestionInput; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never;   /** Slides to hand in, marked by a person. */
  slides: SlidesQuestionInput; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never;   /** A grid to fill in on the page, marked by a person. */
  spreadsheet: SpreadsheetQuestionInput; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never;   /** A statement to call true or false. */
  trueFalse: TrueFalseQuestionInput; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never;   /** A recording of camera and microphone, marked by a person. */
  video: VideoQuestionInput; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never;   /** An Excel file to hand in, marked by a person. */
  xlcx: XlcxQuestionInput; };

export type QuestionNotesInput = {
  answers?: Array<AnswerFeedbackInput> | null | undefined;
  /** For everybody, whatever they answered. */
  feedback?: string | null | undefined;
  hints?: Array<string> | null | undefined;
  partlyRightFeedback?: string | null | undefined;
  rightFeedback?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  wrongFeedback?: string | null | undefined;
};

export type QuestionPoolInput = {
  difficulty?: Difficulty | null | undefined;
  /** 1 to 100. */
  drawCount: number;
  /** Of a pool that stays; left out for a new one. */
  id?: string | null | undefined;
  language?: ContentLanguage | null | undefined;
  skill: string;
};

export type QuestionSort =
  | 'CREATED_AT'
  | 'SCORE'
  | 'SKILL'
  | 'TEXT'
  | 'UPDATED_AT';

/** How a question is answered and marked. See the guide to question types. */
export type QuestionType =
  | 'AUDIO'
  | 'DATE'
  | 'DOCUMENT'
  | 'DROPDOWN'
  | 'FILE_UPLOAD'
  | 'FILL_IN_THE_BLANK'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'NUMBER'
  | 'OPEN_ENDED'
  /** Screening; a wrong answer rules out and ends nothing. */
  | 'QUALIFIER'
  | 'RANKING'
  | 'RATING'
  | 'SHORT_ANSWER'
  | 'SLIDES'
  /** A grid that is filled in on the page. */
  | 'SPREADSHEET'
  | 'TRUE_FALSE'
  | 'VIDEO'
  /** An Excel file that is handed in. */
  | 'XLCX';

/** Choices to be put in order; candidates see them shuffled. */
export type RankingQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Both ends are right answers too. */
export type RatingKeyInput = {
  from: number;
  to: number;
};

/** A whole step on a scale within 1 to 10. */
export type RatingQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  rating: RatingScaleInput;
  /** Left out: every rating earns the full score. */
  ratingKey?: RatingKeyInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Whole steps, 1 ≤ min < max ≤ 10; the labels name the two ends. */
export type RatingScaleInput = {
  highLabel?: string | null | undefined;
  lowLabel?: string | null | undefined;
  max: number;
  min: number;
};

export type ReadExamMessageInput = {
  messageId: string;
};

/** Why staff stepped in. OTHER needs a note. */
export type ReasonCode =
  | 'CANDIDATE_BEHAVIOUR'
  | 'CANDIDATE_COMPLAINT'
  | 'CANDIDATE_IDENTITY'
  | 'CANDIDATE_ILLNESS'
  | 'CANDIDATE_LATE'
  | 'CANDIDATE_NAVIGATION'
  | 'CANDIDATE_NO_SHOW'
  | 'ENVIRONMENT_COMFORT'
  | 'ENVIRONMENT_DISTURBANCE'
  | 'ENVIRONMENT_NOISE'
  | 'ENVIRONMENT_POWER_OUTAGE'
  | 'ENVIRONMENT_WEATHER'
  | 'OTHER'
  | 'STAFF_BEHAVIOUR'
  | 'STAFF_COMPLIANCE'
  | 'STAFF_ERROR'
  | 'STAFF_LATE'
  | 'STAFF_NO_SHOW'
  | 'TECHNICAL_FREEZING'
  | 'TECHNICAL_LAUNCHING'
  | 'TECHNICAL_NETWORK'
  | 'TECHNICAL_PRINTING'
  | 'TECHNICAL_WORKSTATION';

/** What becomes of what belongs to a user. */
export type RecordsChoice =
  /** They are deleted with the user. */
  | 'DELETE'
  /** Somebody else takes them over. */
  | 'HAND_OVER';

export type ReissueInvitationsInput = {
  /** To be begun before then. Left out: as before if that is still to come, otherwise without a date. */
  expiresAt?: string | Date | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
};

export type RemarkingInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Instead of what the bank says now. Left out: every key whose question has a newer version, unless questions are set aside or count again. */
  corrections?: Array<KeyCorrectionInput> | null | undefined;
  /** Questions that were set aside and count again. */
  countAgain?: Array<string> | null | undefined;
  /** Questions that stop counting for everybody: still asked and marked, but no part of a score. */
  setAside?: Array<string> | null | undefined;
};

export type ReminderRuleInput = {
  /** 1 to 60; null or left out for none after the mail. */
  afterDays?: number | null | undefined;
  /** None, one or two, each 1 to 60, before the last moment to begin. */
  daysBefore: Array<number>;
};

export type RemoveAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  questionId: string;
};

export type RemovePasskeyInput = {
  /** One of the viewer. */
  id: string;
};

export type RemoveTestQuestionInput = {
  questionId: string;
  testId: string;
};

export type ReopenAttemptInput = {
  /** To the question that was on the screen last, on top of what it had left; 0 to 86,400. */
  addSeconds?: number | null | undefined;
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

export type ReorderAssessmentQuestionsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Their order when it was read: where it is another by now, it is refused with ASSESSMENT_QUESTIONS_CHANGED. Left out, whatever order is stored is replaced. */
  expectedQuestionIds?: Array<string> | null | undefined;
  /** All own questions, in the new order. */
  questionIds: Array<string>;
};

export type ReportOptionsInput = {
  showCandidateInformation?: boolean | null | undefined;
  /** Whether a report shows the right answers. */
  showCorrectAnswers?: boolean | null | undefined;
  showQuestions?: boolean | null | undefined;
};

/** QUESTIONS: what was asked, answered, and written about an answer. */
export type ReportPart =
  | 'CANDIDATE_INFORMATION'
  | 'CORRECT_ANSWERS'
  | 'QUESTIONS';

export type ReportProctorEventsInput = {
  events: Array<ProctorSignalInput>;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type RequestAccessInput = {
  companyName: string;
  companySize: number;
  /** E-mail address, in lower case. */
  email: string;
  /** Of the answer by mail. */
  language: ContentLanguage;
  message: string;
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

export type RequestPasswordCodeInput = {
  /** E-mail address, in lower case. */
  email: string;
  language: ContentLanguage;
};

export type ResetSecondFactorsInput = {
  /** Of the staff user. */
  id: string;
};

export type RestoreQuestionVersionInput = {
  /** The newest version as it was seen. If there is a newer one by now, which says something else, it answers with `QUESTION_CHANGED_MEANWHILE`. Left out: restore over it. */
  expectedVersion?: number | null | undefined;
  id: string;
  /** Counted from 1; every change makes the next. */
  version: number;
};

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  | 'FAILED'
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

export type ResumeAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Take the attempt from another page that still holds it. */
  takeOver: boolean;
};

export type ReviewProctorEventInput = {
  /** UUID of a moment of the proctoring record. */
  eventId: string;
  /** At most 1,000 characters. */
  note?: string | null | undefined;
  verdict: ProctorVerdict;
};

/** Which key ends. */
export type RevokeApiKeyInput = {
  /** Of a key that `apiKeys` lists. */
  id: string;
};

export type RevokeShareLinkInput = {
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

export type RoleTemplateIdInput = {
  id: string;
};

/** A new return secret for an assessment. */
export type RotateReturnSecretInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Hours for which the old secret signs as well, 0 to 168. */
  overlapHours?: number;
};

export type RotateWebhookSecretInput = {
  id: string;
  /** Hours for which the old secret signs as well, 0 to 168. */
  overlapHours?: number;
};

export type SaveAnswerInput = {
  /** In which the question was read. Left out: that of the sitting. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  questionId: string;
  /** Grows with every change of this answer; the newest wins, whatever arrives last. */
  revision: number;
  /** Null takes the answer back. */
  value?: AnswerValueInput | null | undefined;
};

export type SaveReplyInput = {
  /** One of the two may be empty. */
  letters: LettersInput;
  /** A name that is there already is given the new letter; `replaced` has the former one. */
  name: string;
};

export type SaveRoleTemplateInput = {
  /** The assessment that it is made from. Its own questions and pools stay there. */
  assessmentId: string;
  /** A title that is there already is given the new template; `replaced` has the former one. */
  title: string;
};

/** A provider of single sign-on; it is kept only when it answers. */
export type SaveSsoProviderInput = {
  /** Values of the claim that make an admin. */
  adminValues: Array<string>;
  /** As the provider calls this installation. */
  clientId: string;
  /** Left out, the one that there is stays. */
  clientSecret?: string | null | undefined;
  /** E-mail domains that it may vouch for. */
  domains: Array<string>;
  /** Values of the claim that make an HR user. */
  hrValues: Array<string>;
  /** Of the one that is changed; left out for a new one. */
  id?: string | null | undefined;
  /** False: nobody comes in by it. */
  isEnabled: boolean;
  /** Nobody of the domains signs in another way, but for the first super-admin. */
  isForced: boolean;
  /** Its issuer, such as https://login.microsoftonline.com/{tenant}/v2.0. */
  issuer: string;
  /** As the button on the sign-in page says it. */
  name: string;
  /** Claim that names roles; without one, only invited people come in. */
  roleClaim?: string | null | undefined;
};

export type SaveViewInput = {
  /** A name that is there already is given the new view; `replaced` has the former one. */
  name: string;
  query: string;
  /** Which list, such as `candidates`. */
  screen: string;
};

/** How a sign-in can be finished after the password. */
export type SecondStepWay =
  /** The code of an app, by `signInWithCode`. */
  | 'CODE'
  /** A passkey, by `startPasskeySignIn` and `signInWithPasskey`. */
  | 'PASSKEY'
  /** A recovery code, by `signInWithCode`. */
  | 'RECOVERY_CODE';

export type SetDecisionStagesInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Also for the viewer's own assessments that have no stages of their own, and for new ones. */
  isForAll?: boolean;
  /** In their order; one that is left out is removed. */
  stages: Array<DecisionStageInput>;
};

export type SetExtraTimeInput = {
  invitationId: string;
  /** From 0 to 900; 50 gives half as much time again. */
  percent: number;
};

export type SetInvitationWindowInput = {
  /** To be begun before then; null for no date. A moment that is over expires them at once. Left out: as before. */
  expiresAt?: string | Date | null | undefined;
  /** Those that end at another moment are skipped; null stands for no date. Left out: whenever they end. */
  fromExpiresAt?: string | Date | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Not to be begun before then, nor before the assessment opens; null for no date. Left out: as before. */
  opensAt?: string | Date | null | undefined;
};

export type SetPasswordInput = {
  /** The same once more. */
  confirmPassword: string;
  password: string;
  /** The one-time part of a mailed link. */
  ticket: string;
};

export type SetPoolsInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** The pools as they were when they were read: where they are others by now, it is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expectedPools?: Array<QuestionPoolInput> | null | undefined;
  /** All pools, in order; at most 20, and no two for the same questions. */
  pools: Array<QuestionPoolInput>;
};

export type SetRetentionInput = {
  dataClass: DataClass;
  /** 1 to 3650, for the audit log at least 30; null keeps it until somebody deletes it. */
  days?: number | null | undefined;
};

/** A word or a few, compared with the accepted ones. */
export type ShortAnswerQuestionInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference. */
  acceptedAnswers: Array<string>;
  /** What else makes no difference; left out: nothing. */
  comparison?: TextComparisonInput | null | undefined;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type SignInInput = {
  /** E-mail address, in lower case. */
  email: string;
  password: string;
};

export type SignInWithCodeInput = {
  /** Six digits of the app, or a recovery code; Arabic digits are fine. */
  code: string;
  /** As `signIn` answered it. */
  handle: string;
};

/** Slides to hand in, marked by a person. */
export type SlidesQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** LEFT: its clock stands still until the candidate comes back. CLOSED: for good. */
export type SlotState =
  | 'CLOSED'
  | 'LEFT'
  | 'OPEN'
  | 'UNSEEN';

/** Up or down. */
export type SortDirection =
  /** From low to high, from A, oldest first. */
  | 'ASC'
  /** From high to low, from Z, newest first. */
  | 'DESC';

/** A grid to fill in on the page, marked by a person. */
export type SpreadsheetQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  grid: GridInput;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type StaffUserFilter = {
  /** Whether the user can sign in. */
  isVerified?: boolean | null | undefined;
  /** Words in name, e-mail, phone and company. */
  search?: string | null | undefined;
};

export type StaffUserSort =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'LAST_SIGN_IN_AT'
  | 'NAME';

/** ENROLLED: has started the exam. */
export type Stage =
  /** Has handed in. */
  | 'COMPLETED'
  /** Has started the exam. */
  | 'ENROLLED'
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

export type StartAttemptInput = {
  /** CONSENT_REQUIRED where pictures are taken and it is missing or of another version. */
  consent?: ConsentInput | null | undefined;
  /** The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type StartPasskeySignInInput = {
  /** After a password: the handle that `signIn` answered. */
  handle?: string | null | undefined;
};

/** Which file to read, and what to take over of it. */
export type StartQuestionImportInput = {
  changes?: Array<ImportChangeInput> | null | undefined;
  /** MEDIUM when left out. */
  difficulty?: Difficulty | null | undefined;
  /** 60 when left out. */
  durationSeconds?: number | null | undefined;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
  /** Reads the file only and keeps nothing. */
  isPreview: boolean;
  /** Places of those to take over. Left out: all but those that the bank has already. */
  only?: Array<number> | null | undefined;
  /** 1 when left out. */
  score?: number | null | undefined;
  /** Needed when a question has neither a skill nor a category. */
  skill?: string | null | undefined;
  /** A test that they join at its end. */
  testId?: string | null | undefined;
  /** A finished upload in parts of the purpose QUESTION_BANK, at most 20 MB. */
  uploadId: string;
};

export type StartRecordingInput = {
  /** As the recorder names it, such as `video/webm;codecs=vp8,opus`. */
  contentType: string;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  questionId: string;
  /** A UUID of the page’s choice: starting the same recording again tells what is there. */
  recordingId?: string | null | undefined;
};

export type StartUploadInput = {
  /** All parts together. */
  byteSize: number;
  /** MIME type, found in the bytes. */
  contentType: string;
  name: string;
  purpose: FilePurpose;
  /** A UUID of the sender’s choice: starting the same upload again tells what is there. */
  uploadId?: string | null | undefined;
};

export type SubmitAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type TagInvitationsInput = {
  /** At most 30 characters each, and 20 on one person. */
  add?: Array<string>;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Those that somebody does not have change nothing. */
  remove?: Array<string>;
};

export type TestFilter = {
  /** Whether the viewer owns it. */
  isMine?: boolean | null | undefined;
  /** Whether everybody finds it in the library. */
  isPublished?: boolean | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** Asked in the test; the whole skill, however it is spelt. */
  skill?: string | null | undefined;
  status?: ActiveStatus | null | undefined;
};

export type TestIdInput = {
  id: string;
};

export type TestQuestionsInput = {
  /** Of `reorderTestQuestions`, the order when it was read: where it is another by now, it is refused with TEST_QUESTIONS_CHANGED. Left out, whatever order is stored is replaced. */
  expectedQuestionIds?: Array<string> | null | undefined;
  questionIds: Array<string>;
  testId: string;
};

export type TestSort =
  | 'TITLE'
  | 'UPDATED_AT';

/** What is left out stays as it is; an empty text takes one back. */
export type TestTranslationInput = {
  description?: string | null | undefined;
  jobRole?: string | null | undefined;
  title?: string | null | undefined;
};

/** What makes no difference in this question, beside what makes none in any. */
export type TextComparisonInput = {
  /** “cafe” counts as “café”. */
  ignoresAccents?: boolean | null | undefined;
  /** With or without ال, “the”, “a” and “an”. */
  ignoresArticles?: boolean | null | undefined;
  /** “e-mail”, “e mail” and “email” count as one. */
  ignoresSpacing?: boolean | null | undefined;
};

/** LIST has an item a line, RICH is formatted. */
export type TextForm =
  | 'LINE'
  | 'LINES'
  | 'LIST'
  | 'RICH';

/** SYSTEM: as the device has it. */
export type ThemeChoice =
  | 'DARK'
  | 'LIGHT'
  /** As the device has it. */
  | 'SYSTEM';

/** RESET: for a forgotten password. WELCOME: the first one of a new user. */
export type TicketPurpose =
  /** A forgotten password. */
  | 'RESET'
  /** The first password of a new user. */
  | 'WELCOME';

/** An applicant tracking system that can order assessments. */
export type TrackingSystem =
  /** By its Assessments framework. */
  | 'ASHBY'
  /** By its Assessment Partner API. */
  | 'GREENHOUSE';

/** Texts that are left out stay as they are. */
export type TranslateQuestionInput = {
  /** Stale texts that still hold, and others that were read. */
  confirmed?: Array<ConfirmedTextInput> | null | undefined;
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
  | 'CODE'
  | 'FORMULAS'
  | 'GAPS'
  | 'NUMBERS'
  | 'PICTURES';

/** What a translator sent back: XLIFF 2, or a spreadsheet with a column for each language. */
export type TranslationFileInput = {
  /** At most 250 KB (256,000 bytes); a larger one comes in parts. */
  file?: null | null | undefined;
  /** Instead of `file`: a finished upload in parts of the purpose QUESTION_BANK, at most 20 MB. */
  uploadId?: string | null | undefined;
};

/** What translators work in. */
export type TranslationFormat =
  | 'SPREADSHEET'
  | 'XLIFF';

/** What is missing in the other language. */
export type TranslationGapKind =
  | 'DESCRIPTION'
  | 'GRADE_BAND'
  | 'JOB_ROLE'
  | 'QUESTION'
  | 'TITLE';

/** How far a question is said in the other language. */
export type TranslationState =
  /** Something is missing. */
  | 'INCOMPLETE'
  | 'NONE'
  | 'REVIEWED'
  /** The question was changed since. */
  | 'STALE'
  /** Nobody has read it against the source yet. */
  | 'TRANSLATED';

/** A statement to call true or false. */
export type TrueFalseQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  truth: boolean;
};

/** Why an exam cannot be started now. */
export type UnavailableReason =
  | 'CLOSED'
  | 'EXPIRED'
  | 'INACTIVE'
  | 'NOT_OPEN_YET'
  | 'REVOKED';

/** What is left out stays as it is. */
export type UpdateAssessmentInput = {
  configuration?: AssessmentConfigurationInput | null | undefined;
  description?: string | null | undefined;
  /** The bands as they were when they were read: where they are others by now, `gradeBands` is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expectedGradeBands?: Array<GradeBandInput> | null | undefined;
  /** The tests as they were when they were read: where they are others by now, `testIds` is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expectedTestIds?: Array<string> | null | undefined;
  /** All those texts as they were when they were read: where they are others by now, `translation` is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expectedTranslation?: AssessmentTranslationInput | null | undefined;
  /** All bands; they have to cover 0 to 100 without gap or overlap. */
  gradeBands?: Array<GradeBandInput> | null | undefined;
  id: string;
  integration?: IntegrationInput | null | undefined;
  jobRole?: string | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  proctoring?: ProctoringInput | null | undefined;
  reportOptions?: ReportOptionsInput | null | undefined;
  /** All chosen library tests, in order. */
  testIds?: Array<string> | null | undefined;
  title?: string | null | undefined;
  /** Its texts in the other language. */
  translation?: AssessmentTranslationInput | null | undefined;
  type?: AssessmentType | null | undefined;
  /** What is said in the uploaded video, as WebVTT of up to 65,536 characters. They go with their video; null removes them. */
  welcomeVideoCaptions?: string | null | undefined;
  /** An uploaded WELCOME_VIDEO instead of an address: setting either removes the other. Null removes it. */
  welcomeVideoFileId?: string | null | undefined;
  /** A video at YouTube or Vimeo that is shown before the start. */
  welcomeVideoUrl?: string | null | undefined;
};

export type UpdateBrandInput = {
  /** `#` and six hexadecimal digits. */
  accent?: string | null | undefined;
  /** For the dark theme. png, jpeg, gif or webp, at most 250 KB (256,000 bytes). Left out: it stays. Null: it goes. */
  darkLogo?: null | null | undefined;
  /** An HR, for their company. Null: the installation's; super-admins. */
  hrId?: string | null | undefined;
  /** At most 500 characters. */
  imprint?: string | null | undefined;
  /** Where it is another in Arabic. */
  imprintAr?: string | null | undefined;
  /** png, jpeg, gif or webp, at most 250 KB (256,000 bytes). Left out: it stays. Null: it goes. */
  logo?: null | null | undefined;
  /** At most 60 characters. Null, as below: nothing of its own. */
  name?: string | null | undefined;
  /** Where it is another in Arabic. */
  nameAr?: string | null | undefined;
  /** An e-mail address. */
  supportAddress?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateHrInput = {
  companyName?: string | null | undefined;
  companySize?: number | null | undefined;
  id: string;
  /** Not below the number of requests already used. */
  maxRequests?: number | null | undefined;
  name?: string | null | undefined;
  /** 8 to 15 digits, with a leading plus if it was given; null or empty when there is none. */
  phone?: string | null | undefined;
};

export type UpdateQuestionInput = {
  /** The `version` as it was seen. If the question says something else by now, other than this, it answers with `QUESTION_CHANGED_MEANWHILE`. Left out: overwrite. */
  expectedVersion?: number | null | undefined;
  id: string;
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
  language?: ContentLanguage | null | undefined;
  /** Whether a mail comes when somebody asks for access. */
  notifyOnAccessRequest?: boolean | null | undefined;
  /** Whether a mail comes when an exam is handed in. */
  notifyOnSubmission?: boolean | null | undefined;
  theme?: ThemeChoice | null | undefined;
  /** Null removes it. */
  timeZone?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateTestInput = {
  description?: string | null | undefined;
  id: string;
  jobRole?: string | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  title?: string | null | undefined;
  /** What it says in the other language. */
  translation?: TestTranslationInput | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateWebhookInput = {
  /** The events from now on, in place of the ones before. */
  events?: Array<WebhookEvent> | null | undefined;
  id: string;
  /** Switching it on forgets past failures. */
  isEnabled?: boolean | null | undefined;
  /** By the same rules as a new one. */
  url?: string | null | undefined;
};

export type UploadAnswerFileInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  /** A UUID of the page’s choice: handing in the same file again gives the one that is there. */
  fileId?: string | null | undefined;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  questionId: string;
};

export type UploadFileInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  purpose: FilePurpose;
};

export type UploadPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  uploadId: string;
};

export type UploadRecordingPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  recordingId: string;
};

export type UploadSnapshotInput = {
  /** How many faces the page saw. */
  faces: FaceHint;
  /** A JPEG of at most 250 KB (256,000 bytes). */
  file: null;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** As the pulse named it; sending it again changes nothing. */
  snapshotId: string;
  /** By the server’s clock, as the page keeps it. */
  takenAt: string | Date;
};

export type VerifyPasswordCodeInput = {
  /** Six digits; Arabic digits are fine. */
  code: string;
  requestId: string;
};

/** A recording of camera and microphone, marked by a person. */
export type VideoQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 5 to 600. */
  recordSeconds: number;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** PENDING: tried again at `nextTryAt`. CANCELLED: switched off before it arrived. */
export type WebhookDeliveryStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

/** GONE: the receiver answered 410. FAILING: nothing has come through for a day. */
export type WebhookDisabledBecause =
  | 'FAILING'
  | 'GONE';

/** What a webhook can be told of; docs/webhooks.md names the `type` of each on the wire. */
export type WebhookEvent =
  | 'INTEGRITY_REVIEWED'
  | 'INVITATION_CANCELLED'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_REVOKED'
  | 'INVITATION_VIEWED'
  | 'INVITED'
  | 'MARKED'
  | 'RESULT_DELETED'
  | 'STARTED'
  | 'SUBMITTED';

/** Why nothing was answered. */
export type WebhookTryFailure =
  | 'CERTIFICATE_EXPIRED'
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
export type WebhookTryOutcome =
  | 'BLOCKED'
  | 'DELIVERED'
  | 'GONE'
  | 'INSECURE'
  | 'REDIRECTED'
  | 'REFUSED'
  | 'TIMED_OUT'
  | 'UNREACHABLE';

export type WhichMailInput = {
  assessmentId: string;
  /** The words as they were read: where they are others by now, a change of them is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expected?: ExpectedWordingInput | null | undefined;
  kind: MailKind;
  language: ContentLanguage;
};

/** What begins or ends: the window of a whole assessment, or that of invitations of its own. */
export type WindowMomentKind =
  /** From then on nobody can begin it. */
  | 'ASSESSMENT_CLOSES'
  /** From then on it can be begun. */
  | 'ASSESSMENT_OPENS'
  /** From then on their links open nothing, unless they have begun. */
  | 'INVITATIONS_END'
  /** From then on those who are invited can begin. */
  | 'INVITATIONS_OPEN';

export type WordMailInput = {
  assessmentId: string;
  /** The words as they were read: where they are others by now, a change of them is refused with ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced. */
  expected?: ExpectedWordingInput | null | undefined;
  kind: MailKind;
  language: ContentLanguage;
  /** One line. */
  subject: string;
  /** Paragraphs are parted by empty lines; a link stands on a line of its own. */
  text: string;
};

export type WriteNoteInput = {
  invitationId: string;
  /** Colleagues who are told by mail. At most 10. */
  mentionIds?: Array<string>;
  text: string;
};

/** An Excel file to hand in, marked by a person. */
export type XlcxQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type AccessRequestsGrant_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type AccessRequestsGrant_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type AccessRequestsGrant_AccessRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRequestsGrant_AccessRequestsQuery = { accessRequests: { edges: Array<{ node: { id: string } }> } };

export type AccessRequestsGrant_DecideAccessRequestMutationVariables = Exact<{
  id: string;
}>;


export type AccessRequestsGrant_DecideAccessRequestMutation = { decideAccessRequest: { accessRequest: { id: string } } };

export type AccessRequestsList_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type AccessRequestsList_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type AccessRequestsList_DecideAccessRequestMutationVariables = Exact<{
  input: DecideAccessRequestInput;
}>;


export type AccessRequestsList_DecideAccessRequestMutation = { decideAccessRequest: { accessRequest: { id: string } } };

export type AccessRequestsList_AccessRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AccessRequestFilter | null | undefined;
  sort?: AccessRequestSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AccessRequestsList_AccessRequestsQuery = { accessRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, email: string } }> } };

export type AccessRequestsList_OpenAccessRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRequestsList_OpenAccessRequestCountQuery = { openAccessRequestCount: number };

export type AccessRequests_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type AccessRequests_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type AccessRequests_DecideAccessRequestMutationVariables = Exact<{
  input: DecideAccessRequestInput;
}>;


export type AccessRequests_DecideAccessRequestMutation = { decideAccessRequest: { accessRequest: { id: string, status: AccessRequestStatus, decidedAt: string | null, decidedByName: string | null } } };

export type AccessRequests_AccessRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AccessRequestFilter | null | undefined;
  sort?: AccessRequestSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AccessRequests_AccessRequestsQuery = { accessRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, email: string, companyName: string, status: AccessRequestStatus } }> } };

export type AccessRequests_SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type AccessRequests_SetPasswordMutation = { setPassword: { confirmation: string } };

export type AccessRequests_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRequests_ViewerQuery = { viewer: { requestsForNewUsers: number } | null };

export type AccessRequests_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type AccessRequests_SignInMutation = { signIn: { outcome:
      | { handle: string, ways: Array<SecondStepWay>, expiresInSeconds: number }
      | { role: Role, credits: { maxRequests: number | null, remaining: number | null } }
     } };

export type AccessRequests_AskForHelpMutationVariables = Exact<{
  input: AskForHelpInput;
}>;


export type AccessRequests_AskForHelpMutation = { askForHelp: { answerWithinHours: number } };

export type AccessRequests_AccessRequests2QueryVariables = Exact<{
  filter?: AccessRequestFilter | null | undefined;
}>;


export type AccessRequests_AccessRequests2Query = { accessRequests: { edges: Array<{ node: { decidedByName: string | null } }> } };

export type Accommodation_AskForAccommodationMutationVariables = Exact<{
  input: AskForAccommodationInput;
}>;


export type Accommodation_AskForAccommodationMutation = { askForAccommodation: { outcome:
      | { text: string, percent: number | null, decidedAt: string | null, isGranted: boolean | null }
      | { code: ErrorCode }
     } };

export type Accommodation_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type Accommodation_ExamEntryQuery = { examEntry: { extraTimePercent: number, totalSeconds: number, accommodation: { text: string, percent: number | null, isGranted: boolean | null } | null } };

export type Accommodation_SetExtraTimeMutationVariables = Exact<{
  input: SetExtraTimeInput;
}>;


export type Accommodation_SetExtraTimeMutation = { setExtraTime: { invitation: { extraTimePercent: number } } };

export type Accommodation_DeclineAccommodationMutationVariables = Exact<{
  input: DeclineAccommodationInput;
}>;


export type Accommodation_DeclineAccommodationMutation = { declineAccommodation: { invitation: { accommodation: { isGranted: boolean | null } | null } } };

export type Accommodation_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Accommodation_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { accommodation: { text: string, percent: number | null, isGranted: boolean | null } | null } }> } } };

export type Accommodation_Assessment2QueryVariables = Exact<{
  id: string;
}>;


export type Accommodation_Assessment2Query = { assessment: { invitations: { edges: Array<{ node: { decisionStage: { id: string } | null, accommodation: { text: string } | null } }> } } };

export type Accommodation_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type Accommodation_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number } };

export type Accommodation_CancelInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type Accommodation_CancelInvitationsMutation = { cancelInvitations: { skippedCount: number } };

export type Accommodation_ExamEntry2QueryVariables = Exact<{ [key: string]: never; }>;


export type Accommodation_ExamEntry2Query = { examEntry: { types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null } };

export type AfterExam_AfterExamQueryVariables = Exact<{ [key: string]: never; }>;


export type AfterExam_AfterExamQuery = { afterExam: { submittedBy: ClosedBy, questionCount: number, answeredCount: number, personCount: number, isResultShown: boolean, delivery: FeedbackDelivery, organiser: string | null, recordedUntil: string | null, notesUntil: string | null, answersUntil: string | null, resultUntil: string | null } | null };

export type AfterExam_NoteProctorEventMutationVariables = Exact<{
  input: NoteProctorEventInput;
}>;


export type AfterExam_NoteProctorEventMutation = { noteProctorEvent: { proctorState: { events: Array<{ note: string | null }> } } };

export type AfterExam_CheckReceiptQueryVariables = Exact<{
  code: string;
}>;


export type AfterExam_CheckReceiptQuery = { checkReceipt: { candidateName: string, position: number | null } };

export type ApiKeys_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type ApiKeys_CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, hint: string, scopes: Array<ApiScope>, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, isOwn: boolean, ownerName: string } } };

export type ApiKeys_RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type ApiKeys_RevokeApiKeyMutation = { revokeApiKey: { apiKeys: Array<{ id: string }> } };

export type ApiKeys_ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, isOwn: boolean, isExpired: boolean, lastUsedAt: string | null, lastUsedIp: string | null, recentCalls: number, ownerName: string }> };

export type ApiKeys_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_AssessmentsQuery = { assessments: { totalCount: number } };

export type ApiKeys_PasswordWasSetQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_PasswordWasSetQuery = { passwordWasSet: boolean };

export type ApiKeys_ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type ApiKeys_ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { id: string } } };

export type ApiKeys_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_ViewerQuery = { viewer: { name: string, role: Role } | null };

export type ApiKeys_AssessmentQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_AssessmentQuery = { assessment: { id: string } };

export type ApiKeys_AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_AuditActionsQuery = { auditActions: Array<string> };

export type ApiKeys_HrsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_HrsQuery = { hrs: { totalCount: number } };

export type ApiKeys___SchemaQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys___SchemaQuery = { __schema: { queryType: { name: string | null } } };

export type ApiKeys_DeleteTestMutationVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_DeleteTestMutation = { deleteTest: { testId: string } };

export type ApiKeys_DeleteTest2MutationVariables = Exact<{ [key: string]: never; }>;


export type ApiKeys_DeleteTest2Mutation = { deleteTest: { testId: string } };

export type ApiKeys_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type ApiKeys_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type AssessmentAnalytics_AssessmentQueryVariables = Exact<{
  assessmentId: string;
}>;


export type AssessmentAnalytics_AssessmentQuery = { assessment: { analytics: { results: number, isSmallSample: boolean, averageSeconds: number | null, distribution: Array<{ from: number, to: number, count: number }>, bands: Array<{ count: number, band: { name: string } }>, paper: { mean: number | null, median: number | null, sd: number | null, alpha: number | null, standardError: number | null }, questions: Array<{ text: string, attempts: number, facility: number | null, discrimination: number | null, guessing: number | null, intendedWeight: number | null, effectiveWeight: number | null, isAgainstTotal: boolean, averageSeconds: number | null, choices: Array<{ text: string, isRight: boolean, count: number, meanPercentage: number | null }> }> } } };

export type AssessmentAnalytics_PercentagesQueryVariables = Exact<{
  assessmentId: string;
  language?: ContentLanguage | null | undefined;
}>;


export type AssessmentAnalytics_PercentagesQuery = { assessment: { analytics: { results: number, averagePercentage: number | null, averageTotalScore: number | null, paper: { mean: number | null }, questions: Array<{ questionId: string, text: string }> } } };

export type AssessmentAnalytics_PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type AssessmentAnalytics_PreviewRemarkingQuery = { previewRemarking: { token: string } };

export type AssessmentAnalytics_ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type AssessmentAnalytics_ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type AssessmentExports_FieldsFragment = { id: string, state: AssessmentExportState, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, expiresAt: string | null };

export type AssessmentExports_StartAssessmentExportMutationVariables = Exact<{
  input: StartAssessmentExportInput;
}>;


export type AssessmentExports_StartAssessmentExportMutation = { startAssessmentExport: { assessmentExport: { id: string, state: AssessmentExportState, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, expiresAt: string | null } } };

export type AssessmentExports_CancelAssessmentExportMutationVariables = Exact<{
  input: CancelAssessmentExportInput;
}>;


export type AssessmentExports_CancelAssessmentExportMutation = { cancelAssessmentExport: { assessmentExport: { id: string, state: AssessmentExportState, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, expiresAt: string | null } } };

export type AssessmentExports_AssessmentQueryVariables = Exact<{
  assessmentId: string;
}>;


export type AssessmentExports_AssessmentQuery = { assessment: { exports: Array<{ id: string, state: AssessmentExportState, progress: number, total: number, byteSize: number | null, failure: AssessmentExportFailure | null, expiresAt: string | null }> } };

export type AssessmentExports_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type AssessmentExports_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string } } };

export type AssessmentExports_AssessmentExportProgressedSubscriptionVariables = Exact<{
  id: string;
}>;


export type AssessmentExports_AssessmentExportProgressedSubscription = { assessmentExportProgressed: { state: AssessmentExportState } };

export type AssessmentExports_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type AssessmentExports_EraseCandidateMutation = { eraseCandidate: { erasure: { id: string } } };

export type AssessmentListActions_FieldsFragment = { id: string, title: string, jobRole: string, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, ownerName: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, allowBack: boolean, extraTimePercent: number }, reportOptions: { showCorrectAnswers: boolean }, proctoring: { fullScreen: boolean }, integration: { redirectUrl: string | null }, tests: Array<{ id: string }>, ownQuestions: Array<
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
    | { id: string, text: string, canEdit: boolean }
  >, pools: Array<{ id: string, skill: string, drawCount: number }> };

export type AssessmentListActions_DuplicateAssessmentMutationVariables = Exact<{
  input: AssessmentIdInput;
}>;


export type AssessmentListActions_DuplicateAssessmentMutation = { duplicateAssessment: { assessment: { id: string, title: string, jobRole: string, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, ownerName: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, allowBack: boolean, extraTimePercent: number }, reportOptions: { showCorrectAnswers: boolean }, proctoring: { fullScreen: boolean }, integration: { redirectUrl: string | null }, tests: Array<{ id: string }>, ownQuestions: Array<
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
      >, pools: Array<{ id: string, skill: string, drawCount: number }> } } };

export type AssessmentListActions_ArchiveAssessmentMutationVariables = Exact<{
  input: ArchiveAssessmentInput;
}>;


export type AssessmentListActions_ArchiveAssessmentMutation = { archiveAssessment: { assessment: { id: string, title: string, jobRole: string, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, ownerName: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, allowBack: boolean, extraTimePercent: number }, reportOptions: { showCorrectAnswers: boolean }, proctoring: { fullScreen: boolean }, integration: { redirectUrl: string | null }, tests: Array<{ id: string }>, ownQuestions: Array<
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
        | { id: string, text: string, canEdit: boolean }
      >, pools: Array<{ id: string, skill: string, drawCount: number }> } } };

export type AssessmentListActions_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentListActions_AssessmentQuery = { assessment: { id: string, title: string, jobRole: string, status: ActiveStatus, publishedAt: string | null, isArchived: boolean, ownerName: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, allowBack: boolean, extraTimePercent: number }, reportOptions: { showCorrectAnswers: boolean }, proctoring: { fullScreen: boolean }, integration: { redirectUrl: string | null }, tests: Array<{ id: string }>, ownQuestions: Array<
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
      | { id: string, text: string, canEdit: boolean }
    >, pools: Array<{ id: string, skill: string, drawCount: number }> } };

export type AssessmentListActions_AssessmentsQueryVariables = Exact<{
  filter?: AssessmentFilter | null | undefined;
}>;


export type AssessmentListActions_AssessmentsQuery = { assessments: { edges: Array<{ node: { title: string } }> } };

export type AssessmentListActions_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type AssessmentListActions_PublishAssessmentMutation = { publishAssessment: { assessment: { status: ActiveStatus } } };

export type AssessmentListActions_ChangeAssessmentStatusMutationVariables = Exact<{
  input: ChangeAssessmentStatusInput;
}>;


export type AssessmentListActions_ChangeAssessmentStatusMutation = { changeAssessmentStatus: { assessment: { status: ActiveStatus } } };

export type AssessmentListActions_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type AssessmentListActions_SetPoolsMutation = { setPools: { assessment: { id: string } } };

export type AssessmentListActions_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentListActions_ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null } };

export type AssessmentSettings_SettingsFragment = { configuration: { allowBack: boolean, extraTimePercent: number }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null } };

export type AssessmentSettings_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type AssessmentSettings_UpdateAssessmentMutation = { updateAssessment: { assessment: { configuration: { allowBack: boolean, extraTimePercent: number }, proctoring: { webcamSnapshots: boolean, snapshotsPerHour: number, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, cameraRequired: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, retentionDays: number }, integration: { redirectUrl: string | null } } } };

export type AssessmentSettings_UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type AssessmentSettings_UpdateSettingsMutation = { updateSettings: { settings: { defaultConfiguration: { allowBack: boolean, extraTimePercent: number } } } };

export type AssessmentsList_AssessmentsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AssessmentFilter | null | undefined;
  sort?: AssessmentSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AssessmentsList_AssessmentsQuery = { assessments: { totalCount: number, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null }, edges: Array<{ node: { title: string, ownerName: string, questionCount: number, durationSeconds: number, totalScore: number } }> } };

export type AssessmentsOwnQuestions_FieldsFragment = { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
    | { id: string, text: string, type: QuestionType, translationState: TranslationState }
  > };

export type AssessmentsOwnQuestions_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type AssessmentsOwnQuestions_AddAssessmentQuestionMutation = { done: { questionId: string, assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
      > } } };

export type AssessmentsOwnQuestions_RemoveAssessmentQuestionMutationVariables = Exact<{
  input: RemoveAssessmentQuestionInput;
}>;


export type AssessmentsOwnQuestions_RemoveAssessmentQuestionMutation = { done: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
      > } } };

export type AssessmentsOwnQuestions_ReorderAssessmentQuestionsMutationVariables = Exact<{
  input: ReorderAssessmentQuestionsInput;
}>;


export type AssessmentsOwnQuestions_ReorderAssessmentQuestionsMutation = { done: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
      > } } };

export type AssessmentsOwnQuestions_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentsOwnQuestions_QuestionQuery = { question:
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
    | { text: string, usage: { assessments: number } }
   };

export type AssessmentsOwnQuestions_AddQuestionsFromBankMutationVariables = Exact<{
  input: AddQuestionsFromBankInput;
}>;


export type AssessmentsOwnQuestions_AddQuestionsFromBankMutation = { done: { assessment: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState, choices: Array<{ text: string, isRight: boolean }> }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
        | { id: string, text: string, type: QuestionType, translationState: TranslationState }
      > } } };

export type AssessmentsOwnQuestions_Question2QueryVariables = Exact<{
  id: string;
}>;


export type AssessmentsOwnQuestions_Question2Query = { question:
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
    | { canEdit: boolean, version: number, ownerName: string }
   };

export type AssessmentsScope_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentsScope_AssessmentQuery = { assessment: { id: string } };

export type AssessmentsScope_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type AssessmentsScope_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type AssessmentsScope_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type AssessmentsScope_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string } } };

export type AssessmentsScope_ChangeAssessmentStatusMutationVariables = Exact<{
  input: ChangeAssessmentStatusInput;
}>;


export type AssessmentsScope_ChangeAssessmentStatusMutation = { changeAssessmentStatus: { assessment: { id: string } } };

export type AssessmentsScope_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type AssessmentsScope_AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { id: string } } };

export type AssessmentsScope_RemoveAssessmentQuestionMutationVariables = Exact<{
  input: RemoveAssessmentQuestionInput;
}>;


export type AssessmentsScope_RemoveAssessmentQuestionMutation = { removeAssessmentQuestion: { assessment: { id: string } } };

export type AssessmentsScope_ReorderAssessmentQuestionsMutationVariables = Exact<{
  input: ReorderAssessmentQuestionsInput;
}>;


export type AssessmentsScope_ReorderAssessmentQuestionsMutation = { reorderAssessmentQuestions: { assessment: { id: string } } };

export type Assessments_FieldsFragment = { id: string, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, welcomeVideoUrl: string | null, status: ActiveStatus, publishedAt: string | null, createdAt: string, updatedAt: string, ownerName: string, questionCount: number, durationSeconds: number, totalScore: number, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, tests: Array<{ id: string, title: string }>, ownQuestions: Array<
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
    | { text: string }
  > };

export type Assessments_CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type Assessments_CreateAssessmentMutation = { createAssessment: { assessment: { id: string, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, welcomeVideoUrl: string | null, status: ActiveStatus, publishedAt: string | null, createdAt: string, updatedAt: string, ownerName: string, questionCount: number, durationSeconds: number, totalScore: number, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, tests: Array<{ id: string, title: string }>, ownQuestions: Array<
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
      > } } };

export type Assessments_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type Assessments_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, welcomeVideoUrl: string | null, status: ActiveStatus, publishedAt: string | null, createdAt: string, updatedAt: string, ownerName: string, questionCount: number, durationSeconds: number, totalScore: number, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, tests: Array<{ id: string, title: string }>, ownQuestions: Array<
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
      > } } };

export type Assessments_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type Assessments_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string, status: ActiveStatus, publishedAt: string | null } } };

export type Assessments_ChangeAssessmentStatusMutationVariables = Exact<{
  input: ChangeAssessmentStatusInput;
}>;


export type Assessments_ChangeAssessmentStatusMutation = { changeAssessmentStatus: { assessment: { status: ActiveStatus } } };

export type AttemptProgress_FieldsFragment = { id: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, serverNow: string, candidate: { name: string }, assessment: { title: string }, invitation: { id: string } };

export type AttemptProgress_LiveAttemptsQueryVariables = Exact<{ [key: string]: never; }>;


export type AttemptProgress_LiveAttemptsQuery = { liveAttempts: { edges: Array<{ node: { id: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, serverNow: string, candidate: { name: string }, assessment: { title: string }, invitation: { id: string } } }> } };

export type AttemptProgress_AttemptProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AttemptProgress_AttemptProgressedSubscription = { attemptProgressed: { id: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, submittedAt: string | null, serverNow: string, candidate: { name: string }, assessment: { title: string }, invitation: { id: string } } };

export type AttemptProgress_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AttemptProgress_AssessmentQuery = { assessment: { attempts: { totalCount: number, edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type AttemptProgress_Assessment2QueryVariables = Exact<{
  id: string;
}>;


export type AttemptProgress_Assessment2Query = { assessment: { invitations: { edges: Array<{ node: { attempt: { position: number, state: ExamState } | null, result: { score: number } | null } }> } } };

export type Audit_AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type Audit_AuditEntriesQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { at: string, actorId: string | null, actorName: string | null, actorRole: Role | null, action: string, objectType: string | null, objectId: string | null, objectLabel: string | null, outcome: AuditOutcome, ip: string | null, userAgent: string | null, requestId: string | null } }> } };

export type Audit_CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type Audit_CreateHrMutation = { createHr: { staffUser: { id: string } } };

export type Audit_UpdateHrMutationVariables = Exact<{
  input: UpdateHrInput;
}>;


export type Audit_UpdateHrMutation = { updateHr: { staffUser: { id: string } } };

export type Audit_ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type Audit_ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { id: string } } };

export type Audit_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type Audit_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type Audit_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type Audit_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type Audit_DecideAccessRequestMutationVariables = Exact<{
  input: DecideAccessRequestInput;
}>;


export type Audit_DecideAccessRequestMutation = { decideAccessRequest: { accessRequest: { id: string } } };

export type Audit_ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type Audit_ChangePasswordMutation = { changePassword: { viewer: { id: string } } };

export type Audit_EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type Audit_EndOtherSessionsMutation = { endOtherSessions: { sessions: Array<{ id: string }> } };

export type Audit_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Audit_SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type Audit_OpenAccessRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type Audit_OpenAccessRequestCountQuery = { openAccessRequestCount: number };

export type Audit_OpenAccessRequestCount2QueryVariables = Exact<{ [key: string]: never; }>;


export type Audit_OpenAccessRequestCount2Query = { openAccessRequestCount: number };

export type Audit_OpenAccessRequestCount3QueryVariables = Exact<{ [key: string]: never; }>;


export type Audit_OpenAccessRequestCount3Query = { openAccessRequestCount: number };

export type Audit_AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type Audit_AuditActionsQuery = { auditActions: Array<string> };

export type Audit_OpenAccessRequestCount4QueryVariables = Exact<{ [key: string]: never; }>;


export type Audit_OpenAccessRequestCount4Query = { openAccessRequestCount: number };

export type AuthorizationKeys_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_ViewerQuery = { viewer: { id: string } | null };

export type AuthorizationKeys_AssessmentQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { examUrl: string } }> } } };

export type AuthorizationKeys_Assessment2QueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_Assessment2Query = { assessment: { invitations: { edges: Array<{ node: { result: { percentage: number } | null } }> } } };

export type AuthorizationKeys_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_AssessmentsQuery = { assessments: { edges: Array<{ node: { averagePercentage: number | null } }> } };

export type AuthorizationKeys_Assessment3QueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_Assessment3Query = { assessment: { ownQuestions: Array<
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
    > } };

export type AuthorizationKeys_TestQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationKeys_TestQuery = { test: { questions: Array<
      | { truth: boolean }
      | Record<PropertyKey, never>
    > } };

export type AuthorizationKeys_KeyFragment = { test: { questions: Array<
      | { truth: boolean }
      | Record<PropertyKey, never>
    > } };

export type Authorization_SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type Authorization_SessionsQuery = { sessions: Array<{ id: string }> };

export type Authorization_CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type Authorization_CreatePublicLinkMutation = { createPublicLink: { publicLink: { id: string } } };

export type Authorization_StartAssessmentExportMutationVariables = Exact<{
  input: StartAssessmentExportInput;
}>;


export type Authorization_StartAssessmentExportMutation = { startAssessmentExport: { assessmentExport: { id: string } } };

export type Authorization_StartQuestionImportMutationVariables = Exact<{
  input: StartQuestionImportInput;
}>;


export type Authorization_StartQuestionImportMutation = { startQuestionImport: { questionImportJob: { id: string } } };

export type Authorization_CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type Authorization_CreateShareLinkMutation = { createShareLink: { link: { id: string } } };

export type Brands_ShadesFragment = { brand: string, text: string, contrast: number };

export type Brands_ShownFragment = { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, text: string, contrast: number }, dark: { brand: string, text: string, contrast: number } } | null, imprint: { en: string, ar: string } | null };

export type Brands_UpdateBrandMutationVariables = Exact<{
  input: UpdateBrandInput;
}>;


export type Brands_UpdateBrandMutation = { updateBrand: { brand: { name: string | null, accent: string | null, logoPath: string | null, darkLogoPath: string | null, shown: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, text: string, contrast: number }, dark: { brand: string, text: string, contrast: number } } | null, imprint: { en: string, ar: string } | null } } } };

export type Brands_BrandSettingsQueryVariables = Exact<{
  hrId?: string | null | undefined;
}>;


export type Brands_BrandSettingsQuery = { brandSettings: { name: string | null, accent: string | null, logoPath: string | null, shown: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, text: string, contrast: number }, dark: { brand: string, text: string, contrast: number } } | null, imprint: { en: string, ar: string } | null } } };

export type Brands_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type Brands_ExamEntryQuery = { examEntry: { brand: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, text: string, contrast: number }, dark: { brand: string, text: string, contrast: number } } | null, imprint: { en: string, ar: string } | null } } };

export type BrokenLines_EntryQueryVariables = Exact<{ [key: string]: never; }>;


export type BrokenLines_EntryQuery = { examEntry: { state: ExamState } };

export type CandidateReport_CandidateReportQueryVariables = Exact<{
  id: string;
}>;


export type CandidateReport_CandidateReportQuery = { candidateReport: { completedAssessments: number, status: Stage, candidate: { name: string, email: string, phone: string | null }, results: { edges: Array<{ node: { assessmentId: string, assessmentTitle: string, assessmentDescription: string, score: number, totalScore: number, percentage: number, status: ResultStatus, stage: Stage, submittedAt: string, usedSeconds: number, allottedSeconds: number, overallFeedback: string, feedbackByName: string | null, isFeedbackShared: boolean, band: { name: string } | null, skillProfile: { groupSize: number, skills: Array<{ skill: string, percentage: number, average: number | null }> } } }> } } };

export type CandidatesBody_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidatesBody_ViewerQuery = { viewer: { id: string } | null };

export type CandidatesList_CandidatesQueryVariables = Exact<{
  filter?: CandidateFilter | null | undefined;
  rows?: CandidateRows | null | undefined;
  sort?: CandidateSort | null | undefined;
  direction?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CandidatesList_CandidatesQuery = { candidates: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, stage: Stage, invitedAt: string, completedAt: string | null, candidate: { name: string, invitationCount: number, completedCount: number }, assessment: { title: string }, result: { percentage: number, status: ResultStatus } | null } }> } };

export type CandidatesPreview_PreviewFragment = { hasHeader: boolean, recognisedColumns: Array<CandidateField>, readyCount: number, problemCount: number, duplicateCount: number, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> };

export type CandidatesPreview_PreviewMutationVariables = Exact<{
  input: PreviewCandidateTextInput;
}>;


export type CandidatesPreview_PreviewMutation = { preview: { preview: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, readyCount: number, problemCount: number, duplicateCount: number, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type CandidatesPreview_Preview2MutationVariables = Exact<{
  input: PreviewCandidateRowsInput;
}>;


export type CandidatesPreview_Preview2Mutation = { preview: { preview: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, readyCount: number, problemCount: number, duplicateCount: number, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type CandidatesPreview_Preview3MutationVariables = Exact<{
  assessmentId: string;
  file: null;
}>;


export type CandidatesPreview_Preview3Mutation = { preview: { preview: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, readyCount: number, problemCount: number, duplicateCount: number, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type Dashboard_DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_DashboardQuery = { dashboard: { totalInvites: number, totalCandidates: number, totalAssessments: number, activeAssessments: number, inactiveAssessments: number } };

export type Dashboard_Dashboard2QueryVariables = Exact<{
  range: DashboardRange;
  timeZone?: string | null | undefined;
}>;


export type Dashboard_Dashboard2Query = { dashboard: { attendance: Array<{ startsOn: string, invited: number, attended: number }> } };

export type Dashboard_Dashboard3QueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_Dashboard3Query = { dashboard: { lastSignInAt: string | null, totalInvites: number, lastAssessment: { id: string } | null, recentAssessments: Array<{ id: string }> } };

export type Dashboard_Dashboard4QueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_Dashboard4Query = { dashboard: { credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type Dashboard_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type Dashboard_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type Dashboard_Dashboard5QueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_Dashboard5Query = { dashboard: { lastAssessment: { title: string } | null, recentAssessments: Array<{ title: string }> } };

export type Dashboard_Dashboard6QueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_Dashboard6Query = { dashboard: { hasResults: boolean } };

export type Dashboard_Dashboard7QueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_Dashboard7Query = { dashboard: { lastPublishedAssessment: { title: string } | null } };

export type Dashboard_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Dashboard_AssessmentsQuery = { assessments: { edges: Array<{ node: { title: string, averagePercentage: number | null, bandShares: Array<{ count: number, band: { name: string } }> } }> } };

export type DeadLinks_StartRecordingMutationVariables = Exact<{
  input: StartRecordingInput;
}>;


export type DeadLinks_StartRecordingMutation = { startRecording: { recording: { id: string } } };

export type Deciding_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type Deciding_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number, changed: Array<{ id: string, decisionStage: { id: string, name: string | null } | null, decisions: { edges: Array<{ node: { reason: string | null, decidedByName: string, stage: { id: string, name: string | null } | null } }> } }>, before: Array<{ invitationId: string, decisionStageId: string | null }> } };

export type Deciding_TagInvitationsMutationVariables = Exact<{
  input: TagInvitationsInput;
}>;


export type Deciding_TagInvitationsMutation = { tagInvitations: { skippedCount: number, changed: Array<{ id: string, tags: Array<string> }>, before: Array<{ invitationId: string, tags: Array<string> }> } };

export type Deciding_SetDecisionStagesMutationVariables = Exact<{
  input: SetDecisionStagesInput;
}>;


export type Deciding_SetDecisionStagesMutation = { setDecisionStages: { assessment: { decisionStages: Array<{ id: string, name: string | null, count: number }> } } };

export type Deciding_WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type Deciding_WriteNoteMutation = { writeNote: { note: { id: string, text: string, writtenByName: string, isOwn: boolean, mentionedNames: Array<string> } } };

export type Deciding_DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type Deciding_DeleteNoteMutation = { deleteNote: { noteId: string } };

export type Deciding_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Deciding_AssessmentQuery = { assessment: { tags: Array<string>, decisionStages: Array<{ id: string, name: string | null, count: number }>, colleagues: { edges: Array<{ node: { id: string, name: string } }> } } };

export type Deciding_Assessment2QueryVariables = Exact<{
  id: string;
  filter?: InvitationFilter | null | undefined;
}>;


export type Deciding_Assessment2Query = { assessment: { invitations: { totalCount: number, edges: Array<{ node: { id: string, tags: Array<string>, notes: { edges: Array<{ node: { text: string } }> } } }> } } };

export type EditedByTwo_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type EditedByTwo_UpdateAssessmentMutation = { updateAssessment: { assessment: { language: ContentLanguage | null, tests: Array<{ id: string }>, gradeBands: Array<{ name: string, min: number, max: number, color: string }> } } };

export type EditedByTwo_TranslationQueryVariables = Exact<{
  id: string;
}>;


export type EditedByTwo_TranslationQuery = { assessment: { translation: { title: string, jobRole: string, bandNames: Array<string> } | null } };

export type EditedByTwo_RewordMailMutationVariables = Exact<{
  input: WordMailInput;
}>;


export type EditedByTwo_RewordMailMutation = { rewordMail: { wording: { subject: string, text: string } } };

export type EditedByTwo_ResetMailWordingMutationVariables = Exact<{
  input: WhichMailInput;
}>;


export type EditedByTwo_ResetMailWordingMutation = { resetMailWording: { wording: { subject: string, text: string } } };

export type EditedByTwo_MailWordingsQueryVariables = Exact<{
  id: string;
}>;


export type EditedByTwo_MailWordingsQuery = { assessment: { mailWordings: Array<{ kind: MailKind, language: ContentLanguage, subject: string, text: string, isReworded: boolean }> } };

export type EditedByTwo_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type EditedByTwo_SetPoolsMutation = { setPools: { assessment: { pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number }> } } };

export type EditedByTwo_ReorderAssessmentQuestionsMutationVariables = Exact<{
  input: ReorderAssessmentQuestionsInput;
}>;


export type EditedByTwo_ReorderAssessmentQuestionsMutation = { reorderAssessmentQuestions: { assessment: { ownQuestions: Array<
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
      > } } };

export type EditedByTwo_ReorderTestQuestionsMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type EditedByTwo_ReorderTestQuestionsMutation = { reorderTestQuestions: { test: { questions: Array<
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
      > } } };

export type EditedByTwo_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type EditedByTwo_AssessmentQuery = { assessment: { tests: Array<{ id: string }>, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, ownQuestions: Array<
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
    >, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number }> } };

export type EditedByTwo_TestQueryVariables = Exact<{
  id: string;
}>;


export type EditedByTwo_TestQuery = { test: { questions: Array<
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
    > } };

export type ExamNudges_PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type ExamNudges_PauseAttemptMutation = { pauseAttempt: { attempt: { pausedAt: string | null } } };

export type ExamNudges_MessageCandidateMutationVariables = Exact<{
  input: MessageCandidateInput;
}>;


export type ExamNudges_MessageCandidateMutation = { messageCandidate: { attempt: { id: string } } };

export type ExamPreview_AssessmentQueryVariables = Exact<{
  assessmentId: string;
}>;


export type ExamPreview_AssessmentQuery = { assessment: { paperPreview: { seed: string, entry: { state: ExamState, assessmentTitle: string, candidateFirstName: string, questionCount: number, totalSeconds: number, needsCamera: boolean, needsMicrophone: boolean }, questions: Array<
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, text: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, text: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
        | { id: string, position: number, type: QuestionType, text: string }
      > } } };

export type ExamPreview_PreviewMarksQueryVariables = Exact<{
  input: PreviewMarksInput;
}>;


export type ExamPreview_PreviewMarksQuery = { previewMarks: { score: number, totalScore: number, percentage: number, status: ResultStatus, band: { name: string } | null, marks: Array<{ questionId: string, position: number, score: number | null, maxScore: number, explanation: { code: string, params: Array<{ name: string, value: string }> } }> } };

export type ExamPreview_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type ExamPreview_SetPoolsMutation = { setPools: { assessment: { id: string } } };

export type Exam_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type Exam_ExamEntryQuery = { examEntry: { state: ExamState } };

export type Exam_StartAttemptMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_StartAttemptMutation = { startAttempt: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Exam_ResumeAttemptMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Exam_SaveAnswerMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_SaveAnswerMutation = { saveAnswer: { outcome:
      | { revision: number }
      | Record<PropertyKey, never>
     } };

export type Exam_NextQuestionMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_NextQuestionMutation = { nextQuestion: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Exam_GoToQuestionMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_GoToQuestionMutation = { goToQuestion: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Exam_SubmitAttemptMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_SubmitAttemptMutation = { submitAttempt: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Exam_ExamPulseMutationVariables = Exact<{ [key: string]: never; }>;


export type Exam_ExamPulseMutation = { examPulse: { state: ExamState } };

export type Exam_LiveAttemptsQueryVariables = Exact<{ [key: string]: never; }>;


export type Exam_LiveAttemptsQuery = { liveAttempts: { totalCount: number } };

export type Exam_AssessmentQueryVariables = Exact<{ [key: string]: never; }>;


export type Exam_AssessmentQuery = { assessment: { result: { score: number } } };

export type Exam_ExamEntry2QueryVariables = Exact<{ [key: string]: never; }>;


export type Exam_ExamEntry2Query = { examEntry: { state: ExamState, description: string, assessmentTitle: string } };

export type Feedback_GiveFeedbackMutationVariables = Exact<{
  input: GiveFeedbackInput;
}>;


export type Feedback_GiveFeedbackMutation = { giveFeedback: { feedback: { text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: FeedbackDelivery } } };

export type Feedback_GiveAnswerFeedbackMutationVariables = Exact<{
  input: GiveAnswerFeedbackInput;
}>;


export type Feedback_GiveAnswerFeedbackMutation = { giveAnswerFeedback: { feedback: string | null } };

export type Feedback_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type Feedback_MarkAnswerMutation = { markAnswer: { outcome:
      | { percentage: number }
      | Record<PropertyKey, never>
     } };

export type Feedback_ExamOutcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type Feedback_ExamOutcomeQuery = { examResult:
    | { __typename: 'ExamResultFeedback', assessmentTitle: string, feedback: string }
    | { __typename: 'PendingExamResult', assessmentTitle: string, note: string | null }
    | { __typename: 'ShownExamResult', assessmentTitle: string, score: number, totalScore: number, percentage: number, status: ResultStatus, note: string | null, band: { name: string } | null, questions: Array<{ score: number, feedback: string | null, question:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
        , answer:
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, rightAnswer:
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null }> }
   | null };

export type Files_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type Files_StartUploadMutation = { startUpload: { upload: { id: string, partBytes: number, receivedParts: Array<number> } } };

export type Files_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type Files_UploadPartMutation = { uploadPart: { upload: { receivedParts: Array<number> } } };

export type Files_FinishUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type Files_FinishUploadMutation = { finishUpload: { file: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type FindAssessments_FindAssessmentsQueryVariables = Exact<{
  search: string;
}>;


export type FindAssessments_FindAssessmentsQuery = { findAssessments: Array<{ title: string }> };

export type FindCandidates_FindCandidatesQueryVariables = Exact<{
  search: string;
}>;


export type FindCandidates_FindCandidatesQuery = { findCandidates: Array<{ name: string, email: string }> };

export type Floods_AuditEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type Floods_AuditEntriesQuery = { auditEntries: { totalCount: number } };

export type GrowingLists_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type GrowingLists_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number } };

export type GrowingLists_WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type GrowingLists_WriteNoteMutation = { writeNote: { note: { id: string } } };

export type GrowingLists_CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type GrowingLists_CreateShareLinkMutation = { createShareLink: { link: { id: string } } };

export type GrowingLists_AssessmentQueryVariables = Exact<{
  id: string;
  notesAfter?: string | null | undefined;
  decisionsAfter?: string | null | undefined;
}>;


export type GrowingLists_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { id: string, notes: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { text: string } }> }, decisions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { reason: string | null } }> } } }> } } };

export type GrowingLists_Assessment2QueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
  after?: string | null | undefined;
}>;


export type GrowingLists_Assessment2Query = { assessment: { result: { shareLinks: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string } }> } } } };

export type GrowingLists_CandidateReportQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type GrowingLists_CandidateReportQuery = { candidateReport: { completedAssessments: number, results: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { attemptId: string } }> } } };

export type GrowingLists_Assessment3QueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GrowingLists_Assessment3Query = { assessment: { colleagues: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { name: string } }> } } };

export type GrowingLists_ReceiversQueryVariables = Exact<{
  excludingId: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GrowingLists_ReceiversQuery = { receivers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string } }> } };

export type Http_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Http_ViewerQuery = { viewer: { id: string } | null };

export type Idempotency_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type Idempotency_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string, examUrl: string, candidate: { email: string } }>, credits: { numberOfRequests: number } } };

export type Identity_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type Identity_SignInMutation = { signIn: { outcome:
      | { handle: string, ways: Array<SecondStepWay>, expiresInSeconds: number }
      | { id: string, name: string, email: string, role: Role, lastSignInAt: string | null }
     } };

export type Identity_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_ViewerQuery = { viewer: { id: string } | null };

export type Identity_Viewer2QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer2Query = { viewer: { id: string } | null };

export type Identity_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Identity_SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type Identity_Viewer3QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer3Query = { viewer: { id: string } | null };

export type Identity_Viewer4QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer4Query = { viewer: { id: string } | null };

export type Identity_Viewer5QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer5Query = { viewer: { id: string } | null };

export type Identity_Viewer6QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer6Query = { viewer: { id: string } | null };

export type Identity_Viewer7QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer7Query = { viewer: { id: string } | null };

export type Identity_Viewer8QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer8Query = { viewer: { id: string } | null };

export type Identity_Viewer9QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer9Query = { viewer: { id: string } | null };

export type Identity_Viewer10QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer10Query = { viewer: { role: Role } | null };

export type Identity_Viewer11QueryVariables = Exact<{ [key: string]: never; }>;


export type Identity_Viewer11Query = { viewer: { id: string } | null };

export type InvitationLife_InvitationFragment = { id: string, examUrl: string, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, remindedAt: string | null };

export type InvitationLife_ResendInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type InvitationLife_ResendInvitationsMutation = { done: { skippedCount: number, changed: Array<{ id: string, examUrl: string, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, remindedAt: string | null }> } };

export type InvitationLife_RevokeInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type InvitationLife_RevokeInvitationsMutation = { done: { skippedCount: number, missingIds: Array<string>, changed: Array<{ id: string, examUrl: string, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, remindedAt: string | null }> } };

export type InvitationLife_ReissueInvitationsMutationVariables = Exact<{
  input: ReissueInvitationsInput;
}>;


export type InvitationLife_ReissueInvitationsMutation = { done: { skippedCount: number, changed: Array<{ id: string, examUrl: string, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, remindedAt: string | null }> } };

export type InvitationLife_SetInvitationWindowMutationVariables = Exact<{
  input: SetInvitationWindowInput;
}>;


export type InvitationLife_SetInvitationWindowMutation = { done: { skippedCount: number, changed: Array<{ id: string, examUrl: string, revokedAt: string | null, opensAt: string | null, expiresAt: string | null, expiredAt: string | null, remindedAt: string | null }>, before: Array<{ invitationId: string, opensAt: string | null, expiresAt: string | null }> } };

export type InvitationLife_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type InvitationLife_EraseCandidateMutation = { eraseCandidate: { __typename: 'EraseCandidatePayload' } };

export type InvitationLife_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationLife_ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null } };

export type InvitationLife_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InvitationLife_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ expiresAt: string | null }> } };

export type InvitationLife_InviteCandidates2MutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InvitationLife_InviteCandidates2Mutation = { inviteCandidates: { invitations: Array<{ opensAt: string | null }> } };

export type InvitationLife_WindowMomentsQueryVariables = Exact<{
  from: string | Date;
  until: string | Date;
  assessmentId?: string | null | undefined;
}>;


export type InvitationLife_WindowMomentsQuery = { windowMoments: Array<{ kind: WindowMomentKind, at: string, count: number, assessmentTitle: string }> };

export type InvitationLife_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type InvitationLife_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type InvitationsByProgram_InvitationFragment = { id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } };

export type InvitationsByProgram_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InvitationsByProgram_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } }>, skipped: Array<{ index: number, problems: Array<{ field: string, rule: string }> }>, credits: { numberOfRequests: number } } };

export type InvitationsByProgram_CancelInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type InvitationsByProgram_CancelInvitationsMutation = { done: { skippedCount: number, changed: Array<{ id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } }> } };

export type InvitationsByProgram_RevokeInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type InvitationsByProgram_RevokeInvitationsMutation = { done: { skippedCount: number, changed: Array<{ id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } }> } };

export type InvitationsByProgram_ReissueInvitationsMutationVariables = Exact<{
  input: ReissueInvitationsInput;
}>;


export type InvitationsByProgram_ReissueInvitationsMutation = { done: { skippedCount: number, changed: Array<{ id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } }> } };

export type InvitationsByProgram_InvitationByExternalIdQueryVariables = Exact<{
  externalId: string;
}>;


export type InvitationsByProgram_InvitationByExternalIdQuery = { invitationByExternalId: { id: string, stage: Stage, examUrl: string, externalId: string | null, mailStatus: MailStatus, extraTimePercent: number, viewedAt: string | null, cancelledAt: string | null, revokedAt: string | null, candidate: { id: string, name: string, phone: string | null } } };

export type InvitationsByProgram_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type InvitationsByProgram_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { candidate: { name: string, phone: string | null } } }> } } };

export type InvitationsByProgram_CandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsByProgram_CandidatesQuery = { candidates: { edges: Array<{ node: { id: string } }> } };

export type InvitationsByProgram_Assessment2QueryVariables = Exact<{
  id: string;
  search: string;
}>;


export type InvitationsByProgram_Assessment2Query = { assessment: { invitations: { edges: Array<{ node: { candidate: { name: string } } }> } }, candidates: { edges: Array<{ node: { candidate: { name: string } } }> } };

export type InvitationsByProgram_Candidates2QueryVariables = Exact<{
  search: string;
}>;


export type InvitationsByProgram_Candidates2Query = { candidates: { edges: Array<{ cursor: string }> } };

export type InvitationsByProgram_Assessment3QueryVariables = Exact<{
  id: string;
}>;


export type InvitationsByProgram_Assessment3Query = { assessment: { invitations: { edges: Array<{ node: { examUrl: string } }> } } };

export type InvitationsByProgram_Assessment4QueryVariables = Exact<{
  a: string;
  c: string;
}>;


export type InvitationsByProgram_Assessment4Query = { assessment: { result: { externalId: string | null } } };

export type InvitationsByProgram_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsByProgram_ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null } };

export type InvitationsByProgram_PrepareCallbacksMutationVariables = Exact<{ [key: string]: never; }>;


export type InvitationsByProgram_PrepareCallbacksMutation = { prepareCallbacks: { webhookEndpoint: { id: string, url: string | null } } };

export type InvitationsByProgram_TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type InvitationsByProgram_TestWebhookEndpointMutation = { testWebhookEndpoint: { delivery: { id: string } } };

export type InvitationsByProgram_UpdateWebhookEndpointMutationVariables = Exact<{
  id: string;
  url?: string | null | undefined;
}>;


export type InvitationsByProgram_UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { webhookEndpoint: { id: string } } };

export type InvitationsByProgram_ExamReturnQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsByProgram_ExamReturnQuery = { examReturn: { url: string, host: string } | null };

export type InvitationsList_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: InvitationFilter | null | undefined;
  sort?: InvitationSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type InvitationsList_AssessmentQuery = { assessment: { invitations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { stage: Stage, candidate: { firstName: string, name: string, email: string, phone: string | null } } }> } } };

export type InvitationsList_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsList_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } } }> } };

export type Invitations_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type Invitations_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string, stage: Stage, examUrl: string, extraTimePercent: number, mailStatus: MailStatus, invitedAt: string, candidate: { name: string, email: string, phone: string | null }, assessment: { id: string, title: string } }>, credits: { numberOfRequests: number, remaining: number | null } } };

export type Invitations_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Invitations_ViewerQuery = { viewer: { credits: { numberOfRequests: number } } | null };

export type Invitations_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Invitations_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { mailStatus: MailStatus } }> } } };

export type Invitations_ChangeAssessmentStatusMutationVariables = Exact<{
  id: string;
}>;


export type Invitations_ChangeAssessmentStatusMutation = { changeAssessmentStatus: { assessment: { id: string } } };

export type NextMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type NextMutation = { nextQuestion: { outcome:
      | { __typename: 'ExamSitting', state: ExamState }
      | { __typename: 'ExamUnavailable' }
      | { __typename: 'PageTaken' }
     } };

export type EntryQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryQuery = { examEntry: { state: ExamState, assessmentTitle: string, questionCount: number } };

export type NamedQueryVariables = Exact<{ [key: string]: never; }>;


export type NamedQuery = { examEntry: { state: ExamState } };

export type HalfQueryVariables = Exact<{ [key: string]: never; }>;


export type HalfQuery = { examEntry: { state: ExamState }, sessions: Array<{ __typename: 'StaffSession' }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { sessions: Array<{ __typename: 'StaffSession' }> };

export type RightQueryVariables = Exact<{ [key: string]: never; }>;


export type RightQuery = { examEntry: { state: ExamState } };

export type KnownOperations_SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type KnownOperations_SaveAnswerMutation = { saveAnswer: { outcome:
      | { __typename: 'ExamUnavailable', code: ErrorCode }
      | { __typename: 'PageTaken', code: ErrorCode }
      | { questionId: string, revision: number, savedAt: string, isLate: boolean, receipt: string, serverNow: string, closesAt: string }
     } };

export type KnownQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownQuery = { examEntry: { state: ExamState } };

export type StrangeQueryVariables = Exact<{ [key: string]: never; }>;


export type StrangeQuery = { __typename: 'Query' };

export type SchemaQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemaQuery = { __schema: { queryType: { name: string | null } } };

export type OneQueryVariables = Exact<{ [key: string]: never; }>;


export type OneQuery = { examEntry: { state: ExamState } };

export type TwoQueryVariables = Exact<{ [key: string]: never; }>;


export type TwoQuery = { examEntry: { state: ExamState } };

export type GuardedQueryVariables = Exact<{ [key: string]: never; }>;


export type GuardedQuery = { examEntry: { state: ExamState } };

export type LateAnswers_CountLateAnswerMutationVariables = Exact<{
  input: CountLateAnswerInput;
}>;


export type LateAnswers_CountLateAnswerMutation = { countLateAnswer: { result: { percentage: number, status: ResultStatus, questions: Array<
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
        | { lateCountedAt: string | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, origin: MarkOrigin, revision: number }, history: Array<{ cause: MarkHistoryCause, byName: string | null, before: number | null, after: number | null }> }
      > } } };

export type LateAnswers_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type LateAnswers_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string } } };

export type LateAnswers_ImportUnsentAnswersMutationVariables = Exact<{
  file: null;
}>;


export type LateAnswers_ImportUnsentAnswersMutation = { importUnsentAnswers: { importedAnswers: { inTimeCount: number, lateCount: number, skippedCount: number, leftOut: Array<{ position: number, lines: Array<string> }> } } };

export type LateAnswers_CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type LateAnswers_CreateShareLinkMutation = { createShareLink: { url: string } };

export type LateAnswers_SharedReportQueryVariables = Exact<{
  token: string;
}>;


export type LateAnswers_SharedReportQuery = { sharedReport: { questions: Array<{ answer: Array<string> | null }> } };

export type LateAnswers_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type LateAnswers_MarkAnswerMutation = { markAnswer: { outcome:
      | { percentage: number }
      | Record<PropertyKey, never>
     } };

export type LateAnswers_ExamReceiptsQueryVariables = Exact<{
  secret: string;
}>;


export type LateAnswers_ExamReceiptsQuery = { examReceipts: { sittingCode: string | null, receipts: Array<{ code: string | null, isLate: boolean, isCounted: boolean }> } };

export type LateAnswers_MarkingQueueQueryVariables = Exact<{
  filter: MarkingQueueFilter;
}>;


export type LateAnswers_MarkingQueueQuery = { markingQueue: { totalCount: number, edges: Array<{ node: { id: string, hasLateAnswer: boolean } }> } };

export type LateAnswers_MarkingTaskQueryVariables = Exact<{
  id: string;
}>;


export type LateAnswers_MarkingTaskQuery = { markingTask: { revision: number, question:
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
      | { lateAnswer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null }
     } };

export type LateAnswers_GiveQueuedMarkMutationVariables = Exact<{
  input: GiveQueuedMarkInput;
}>;


export type LateAnswers_GiveQueuedMarkMutation = { giveQueuedMark: { outcome:
      | { remainingCount: number }
      | Record<PropertyKey, never>
     } };

export type Letters_MailCandidatesMutationVariables = Exact<{
  input: MailCandidatesInput;
}>;


export type Letters_MailCandidatesMutation = { mailCandidates: { mailedCount: number } };

export type Letters_PreviewLettersMutationVariables = Exact<{
  input: MailCandidatesInput;
}>;


export type Letters_PreviewLettersMutation = { previewLetters: { letters: Array<{ to: string, language: ContentLanguage, subject: string, text: string }> } };

export type Letters_SaveReplyMutationVariables = Exact<{
  input: SaveReplyInput;
}>;


export type Letters_SaveReplyMutation = { saveReply: { savedReply: { id: string, name: string, en: { subject: string, text: string } }, replaced: { name: string, en: { subject: string, text: string }, ar: { subject: string, text: string } } | null } };

export type Letters_DeleteReplyMutationVariables = Exact<{
  input: DeleteReplyInput;
}>;


export type Letters_DeleteReplyMutation = { deleteReply: { savedReplyId: string } };

export type Letters_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Letters_ViewerQuery = { viewer: { savedReplies: Array<{ id: string, name: string, en: { subject: string }, ar: { subject: string } }> } | null };

export type Letters_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type Letters_EraseCandidateMutation = { eraseCandidate: { __typename: 'EraseCandidatePayload' } };

export type Limits_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Limits_SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type Limits_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Limits_ViewerQuery = { viewer: { id: string } | null };

export type Limits_ResendInvitationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Limits_ResendInvitationsMutation = { resendInvitations: { __typename: 'ResendInvitationsPayload' } };

export type Limits_QuestionExportReportQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Limits_QuestionExportReportQuery = { questionExportReport: Array<{ __typename: 'ImportProblem' }> };

export type Limits_SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type Limits_SaveViewMutation = { saveView: { savedView: { name: string } } };

export type Limits_RoleQueryVariables = Exact<{ [key: string]: never; }>;


export type Limits_RoleQuery = { viewer: { role: Role } | null };

export type Limits_SchemaQueryVariables = Exact<{ [key: string]: never; }>;


export type Limits_SchemaQuery = { __schema: { queryType: { name: string | null } } };

export type Limits_InFragmentQueryVariables = Exact<{ [key: string]: never; }>;


export type Limits_InFragmentQuery = { __type: { name: string | null } | null };

export type Limits_TypeFragment = { __type: { name: string | null } | null };

export type MailWordings_RewordMailMutationVariables = Exact<{
  input: WordMailInput;
}>;


export type MailWordings_RewordMailMutation = { rewordMail: { wording: { kind: MailKind, language: ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string } } };

export type MailWordings_ResetMailWordingMutationVariables = Exact<{
  input: WhichMailInput;
}>;


export type MailWordings_ResetMailWordingMutation = { resetMailWording: { wording: { kind: MailKind, language: ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string } } };

export type MailWordings_PreviewMailMutationVariables = Exact<{
  input: WordMailInput;
}>;


export type MailWordings_PreviewMailMutation = { previewMail: { mail: { subject: string, text: string, html: string } } };

export type MailWordings_SendTestMailMutationVariables = Exact<{
  input: WordMailInput;
}>;


export type MailWordings_SendTestMailMutation = { sendTestMail: { sentTo: string } };

export type MailWordings_DuplicateAssessmentMutationVariables = Exact<{
  input: AssessmentIdInput;
}>;


export type MailWordings_DuplicateAssessmentMutation = { duplicateAssessment: { assessment: { id: string } } };

export type MailWordings_SaveRoleTemplateMutationVariables = Exact<{
  input: SaveRoleTemplateInput;
}>;


export type MailWordings_SaveRoleTemplateMutation = { saveRoleTemplate: { roleTemplate: { id: string } } };

export type MailWordings_StartFromTemplateMutationVariables = Exact<{
  input: RoleTemplateIdInput;
}>;


export type MailWordings_StartFromTemplateMutation = { startFromTemplate: { assessment: { id: string } } };

export type MailWordings_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type MailWordings_AssessmentQuery = { assessment: { mailWordings: Array<{ kind: MailKind, language: ContentLanguage, subject: string, text: string, isReworded: boolean }> } };

export type MarkingWorkbench_MarkingQueueQueryVariables = Exact<{
  filter: MarkingQueueFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MarkingWorkbench_MarkingQueueQuery = { markingQueue: { totalCount: number, edges: Array<{ node: { id: string, alias: string, candidateName: string | null, score: number | null, maxScore: number, position: number, text: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarkingWorkbench_MarkingTaskQueryVariables = Exact<{
  id: string;
  round: MarkingRound;
  isBlind: boolean;
}>;


export type MarkingWorkbench_MarkingTaskQuery = { markingTask: { id: string, alias: string, candidateName: string | null, score: number | null, maxScore: number, position: number, text: string, isBlind: boolean, revision: number, criteria: Array<{ text: string, points: number }>, marks: Array<{ score: number, markedByName: string | null }>, overallFeedback: { text: string | null, isShared: boolean } | null, question:
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
      | { history: Array<{ cause: MarkHistoryCause, before: number | null, after: number | null, byName: string | null, reason: string | null }>, answer: { value:
            | { text: string }
            | Record<PropertyKey, never>
           | null } | null, mark: { score: number | null, origin: MarkOrigin, markedByName: string | null, feedback: string | null }, files: Array<{ name: string }> }
     } };

export type MarkingWorkbench_GiveTaskFeedbackMutationVariables = Exact<{
  input: GiveTaskFeedbackInput;
}>;


export type MarkingWorkbench_GiveTaskFeedbackMutation = { giveTaskFeedback: { feedback: { text: string | null, isShared: boolean } } };

export type MarkingWorkbench_GiveQueuedMarkMutationVariables = Exact<{
  input: GiveQueuedMarkInput;
}>;


export type MarkingWorkbench_GiveQueuedMarkMutation = { giveQueuedMark: { outcome:
      | { code: ErrorCode, revision: number, points: number | null }
      | { remainingCount: number }
     } };

export type MarkingWorkbench_SetMarkingRulesMutationVariables = Exact<{
  input: MarkingRulesInput;
}>;


export type MarkingWorkbench_SetMarkingRulesMutation = { setMarkingRules: { markingRules: { isBlind: boolean, needsSecondMark: boolean } } };

export type MarkingWorkbench_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  isBlind?: boolean | null | undefined;
}>;


export type MarkingWorkbench_AssessmentQuery = { assessment: { markDifferences: { compared: number, identical: number, withinTolerance: number, meanDistance: number | null, differences: Array<{ first: number, second: number, isWithinTolerance: boolean, settledScore: number | null, settledReason: string | null, firstByName: string | null, secondByName: string | null, item: { candidateName: string | null, alias: string } }> } } };

export type MineQueryVariables = Exact<{ [key: string]: never; }>;


export type MineQuery = { mine: { totalCount: number } };

export type Metrics_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Metrics_AssessmentsQuery = { assessments: { totalCount: number } };

export type Oauth_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type Oauth_CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string } } };

export type Oauth_RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type Oauth_RevokeApiKeyMutation = { revokeApiKey: { __typename: 'RevokeApiKeyPayload' } };

export type Oauth_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Oauth_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string } }> } };

export type Oauth_CreateAssessmentMutationVariables = Exact<{ [key: string]: never; }>;


export type Oauth_CreateAssessmentMutation = { createAssessment: { assessment: { ownerName: string } } };

export type OrganizationKeys_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type OrganizationKeys_CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, isOwn: boolean, isOfOrganization: boolean } } };

export type OrganizationKeys_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type OrganizationKeys_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type OrganizationKeys_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationKeys_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string } }> } };

export type OrganizationKeys_CreateAssessmentMutationVariables = Exact<{ [key: string]: never; }>;


export type OrganizationKeys_CreateAssessmentMutation = { createAssessment: { assessment: { ownerName: string } } };

export type OrganizationKeys_HrsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationKeys_HrsQuery = { hrs: { edges: Array<{ node: { id: string } }> } };

export type OrganizationKeys_ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationKeys_ApiKeysQuery = { apiKeys: Array<{ id: string }> };

export type OrganizationKeys_DeleteStaffUser2MutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type OrganizationKeys_DeleteStaffUser2Mutation = { deleteStaffUser: { staffUserId: string } };

export type PasswordTiming_RequestPasswordCodeMutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type PasswordTiming_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string } };

export type PasswordTiming_RequestPasswordCode2MutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type PasswordTiming_RequestPasswordCode2Mutation = { requestPasswordCode: { requestId: string } };

export type PasswordTiming_VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type PasswordTiming_VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string } };

export type Password_RequestPasswordCodeMutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type Password_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string, resendAfterSeconds: number, expiresInSeconds: number } };

export type Password_VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type Password_VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string, expiresAt: string } };

export type Password_SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type Password_SetPasswordMutation = { setPassword: { confirmation: string } };

export type Password_ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type Password_ChangePasswordMutation = { changePassword: { viewer: { id: string } } };

export type Password_PasswordTicketQueryVariables = Exact<{
  ticket: string;
}>;


export type Password_PasswordTicketQuery = { passwordTicket: { isValid: boolean, purpose: TicketPurpose | null, minimumLength: number } };

export type Password_PasswordWasSetQueryVariables = Exact<{
  id: string;
}>;


export type Password_PasswordWasSetQuery = { passwordWasSet: boolean };

export type Password_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Password_ViewerQuery = { viewer: { id: string } | null };

export type Password_Viewer2QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer2Query = { viewer: { id: string } | null };

export type Password_Viewer3QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer3Query = { viewer: { id: string } | null };

export type Password_Viewer4QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer4Query = { viewer: { id: string } | null };

export type Password_Viewer5QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer5Query = { viewer: { id: string } | null };

export type Password_Viewer6QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer6Query = { viewer: { id: string } | null };

export type Password_Viewer7QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer7Query = { viewer: { id: string } | null };

export type Password_EndStaffSessionsMutationVariables = Exact<{
  id: string;
}>;


export type Password_EndStaffSessionsMutation = { endStaffSessions: { endedSessions: number } };

export type Password_Viewer8QueryVariables = Exact<{ [key: string]: never; }>;


export type Password_Viewer8Query = { viewer: { id: string } | null };

export type PasswordsUnlogged_ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type PasswordsUnlogged_ChangePasswordMutation = { changePassword: { viewer: { id: string } } };

export type PasswordsUnlogged_RequestPasswordCodeMutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type PasswordsUnlogged_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string } };

export type PasswordsUnlogged_VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type PasswordsUnlogged_VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string } };

export type PasswordsUnlogged_SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type PasswordsUnlogged_SetPasswordMutation = { setPassword: { confirmation: string } };

export type PasswordsUnlogged_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordsUnlogged_ViewerQuery = { viewer: { id: string } | null };

export type PeopleDelete_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type PeopleDelete_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type PeopleDelete_StaffUserHoldingsQueryVariables = Exact<{
  id: string;
}>;


export type PeopleDelete_StaffUserHoldingsQuery = { staffUserHoldings: { assessments: number, tests: number, questions: number, candidates: number, invitations: number, results: number } };

export type PeopleDelete_SetDecisionStagesMutationVariables = Exact<{
  input: SetDecisionStagesInput;
}>;


export type PeopleDelete_SetDecisionStagesMutation = { setDecisionStages: { assessment: { decisionStages: Array<{ id: string, name: string | null }> } } };

export type PeopleDelete_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type PeopleDelete_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number } };

export type PeopleDelete_DecisionStagesQueryVariables = Exact<{
  id: string;
}>;


export type PeopleDelete_DecisionStagesQuery = { assessment: { decisionStages: Array<{ id: string, name: string | null, count: number }>, invitations: { edges: Array<{ node: { decisionStage: { id: string, name: string | null } | null } }> } } };

export type PeopleDelete_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleDelete_ViewerQuery = { viewer: { id: string } | null };

export type PeopleDelete_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type PeopleDelete_AssessmentQuery = { assessment: { questionCount: number, tests: Array<{ id: string }> } };

export type People_PersonFragment = { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } };

export type People_CreateAdminMutationVariables = Exact<{
  input: CreateAdminInput;
}>;


export type People_CreateAdminMutation = { createAdmin: { staffUser: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } } } };

export type People_CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type People_CreateHrMutation = { createHr: { staffUser: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } } } };

export type People_UpdateHrMutationVariables = Exact<{
  input: UpdateHrInput;
}>;


export type People_UpdateHrMutation = { updateHr: { staffUser: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } } } };

export type People_ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type People_ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { isVerified: boolean } } };

export type People_HrQueryVariables = Exact<{
  id: string;
}>;


export type People_HrQuery = { hr: { candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } } };

export type People_AdminQueryVariables = Exact<{
  id: string;
}>;


export type People_AdminQuery = { admin: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, credits: { maxRequests: number | null, remaining: number | null } } };

export type People_ReceiversQueryVariables = Exact<{
  id: string;
}>;


export type People_ReceiversQuery = { receivers: { edges: Array<{ node: { id: string } }> } };

export type People_HrsQueryVariables = Exact<{
  filter?: StaffUserFilter | null | undefined;
  sort?: StaffUserSort | null | undefined;
  direction?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type People_HrsQuery = { hrs: { totalCount: number, pageInfo: { endCursor: string | null }, edges: Array<{ node: { id: string, name: string } }> } };

export type People_AdminsQueryVariables = Exact<{
  filter?: StaffUserFilter | null | undefined;
}>;


export type People_AdminsQuery = { admins: { edges: Array<{ node: { id: string, role: Role } }> } };

export type People_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type People_ViewerQuery = { viewer: { id: string } | null };

export type People_PasswordTicketQueryVariables = Exact<{
  ticket: string;
}>;


export type People_PasswordTicketQuery = { passwordTicket: { isValid: boolean, purpose: TicketPurpose | null } };

export type Pictures_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type Pictures_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type Pictures_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type Pictures_UploadPartMutation = { uploadPart: { upload: { id: string } } };

export type Pictures_FinishUploadMutationVariables = Exact<{
  id: string;
}>;


export type Pictures_FinishUploadMutation = { finishUpload: { file: { byteSize: number, url: string } } };

export type Privacy_CandidateDataQueryVariables = Exact<{
  id: string;
}>;


export type Privacy_CandidateDataQuery = { candidateData: { fileCount: number, candidate: { email: string }, tables: Array<{ name: string, count: number, records: Array<{ fields: Array<{ name: string, value: string }> }> }> } };

export type Privacy_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type Privacy_EraseCandidateMutation = { eraseCandidate: { erasure: { id: string, erasedByName: string, fileCount: number, sha256: string, certificate: string, deleted: Array<{ name: string, count: number }> } } };

export type Privacy_SetRetentionMutationVariables = Exact<{
  input: SetRetentionInput;
}>;


export type Privacy_SetRetentionMutation = { setRetention: { retentionRules: Array<{ dataClass: DataClass, days: number | null }> } };

export type Privacy_AttemptQueryVariables = Exact<{
  id: string;
}>;


export type Privacy_AttemptQuery = { attempt: { answersForgottenAt: string | null } };

export type Privacy_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type Privacy_MarkAnswerMutation = { markAnswer: { outcome:
      | { percentage: number }
      | Record<PropertyKey, never>
     } };

export type Privacy_WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type Privacy_WriteNoteMutation = { writeNote: { note: { id: string } } };

export type Privacy_DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type Privacy_DeleteNoteMutation = { deleteNote: { noteId: string } };

export type PublicLinks_LinkFragment = { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null };

export type PublicLinks_CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type PublicLinks_CreatePublicLinkMutation = { createPublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null } } };

export type PublicLinks_ChangePublicLinkMutationVariables = Exact<{
  input: ChangePublicLinkInput;
}>;


export type PublicLinks_ChangePublicLinkMutation = { changePublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null } } };

export type PublicLinks_ClosePublicLinkMutationVariables = Exact<{
  input: ClosePublicLinkInput;
}>;


export type PublicLinks_ClosePublicLinkMutation = { closePublicLink: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null } } };

export type PublicLinks_JoinAssessmentMutationVariables = Exact<{
  input: JoinAssessmentInput;
}>;


export type PublicLinks_JoinAssessmentMutation = { joinAssessment: { outcome:
      | { resendAfterSeconds: number, isMailInOutbox: boolean }
      | { code: ErrorCode, reason: PublicLinkState }
     } };

export type PublicLinks_ConfirmJoinMutationVariables = Exact<{
  input: ConfirmJoinInput;
}>;


export type PublicLinks_ConfirmJoinMutation = { confirmJoin: { outcome:
      | { examUrl: string }
      | { code: ErrorCode, reason: PublicLinkState }
     } };

export type PublicLinks_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type PublicLinks_AssessmentQuery = { assessment: { publicLink: { id: string, url: string, state: PublicLinkState, cap: number, joinedCount: number, closesAt: string | null } | null } };

export type PublicLinks_PublicLinkEntryQueryVariables = Exact<{
  code: string;
}>;


export type PublicLinks_PublicLinkEntryQuery = { publicLinkEntry: { state: PublicLinkState, assessmentTitle: string } };

export type PublicLinks_PublicLinkEntry2QueryVariables = Exact<{
  code: string;
}>;


export type PublicLinks_PublicLinkEntry2Query = { publicLinkEntry: { language: ContentLanguage, assessmentTitle: string, jobRole: string, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string } | null } };

type QuestionBank_Fields_AudioQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_DateQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_DocumentQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_DropdownQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_FileUploadQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_FillInTheBlankQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_MatchingQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_MultipleChoiceQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_NumberQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_OpenEndedQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_QualifierQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_RankingQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_RatingQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_ShortAnswerQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_SlidesQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_SpreadsheetQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_TrueFalseQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_VideoQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

type QuestionBank_Fields_XlcxQuestion_Fragment = { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } };

export type QuestionBank_FieldsFragment =
  | QuestionBank_Fields_AudioQuestion_Fragment
  | QuestionBank_Fields_DateQuestion_Fragment
  | QuestionBank_Fields_DocumentQuestion_Fragment
  | QuestionBank_Fields_DropdownQuestion_Fragment
  | QuestionBank_Fields_FileUploadQuestion_Fragment
  | QuestionBank_Fields_FillInTheBlankQuestion_Fragment
  | QuestionBank_Fields_MatchingQuestion_Fragment
  | QuestionBank_Fields_MultipleChoiceQuestion_Fragment
  | QuestionBank_Fields_NumberQuestion_Fragment
  | QuestionBank_Fields_OpenEndedQuestion_Fragment
  | QuestionBank_Fields_QualifierQuestion_Fragment
  | QuestionBank_Fields_RankingQuestion_Fragment
  | QuestionBank_Fields_RatingQuestion_Fragment
  | QuestionBank_Fields_ShortAnswerQuestion_Fragment
  | QuestionBank_Fields_SlidesQuestion_Fragment
  | QuestionBank_Fields_SpreadsheetQuestion_Fragment
  | QuestionBank_Fields_TrueFalseQuestion_Fragment
  | QuestionBank_Fields_VideoQuestion_Fragment
  | QuestionBank_Fields_XlcxQuestion_Fragment
;

export type QuestionBank_QuestionsQueryVariables = Exact<{
  filter?: QuestionFilter | null | undefined;
  sort?: QuestionSort | null | undefined;
  direction?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuestionBank_QuestionsQuery = { questions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node:
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
        | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
       }> } };

export type QuestionBank_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type QuestionBank_QuestionQuery = { question:
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
    | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
   };

export type QuestionBank_CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type QuestionBank_CreateQuestionMutation = { done: { question:
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
     } };

export type QuestionBank_DuplicateQuestionMutationVariables = Exact<{
  input: QuestionIdInput;
}>;


export type QuestionBank_DuplicateQuestionMutation = { done: { question:
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
     } };

export type QuestionBank_ChangeQuestionStatusMutationVariables = Exact<{
  input: ChangeQuestionStatusInput;
}>;


export type QuestionBank_ChangeQuestionStatusMutation = { done: { statusBefore: ActiveStatus, question:
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, score: number, status: ActiveStatus, version: number, language: ContentLanguage, ownerName: string, canEdit: boolean, createdAt: string, updatedAt: string, usage: { tests: number, assessments: number, sittings: number } }
     } };

export type QuestionBank_DeleteQuestionMutationVariables = Exact<{
  input: QuestionIdInput;
}>;


export type QuestionBank_DeleteQuestionMutation = { deleteQuestion: { questionId: string } };

export type QuestionBank_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type QuestionBank_UpdateQuestionMutation = { updateQuestion: { question:
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
     } };

export type QuestionBank_AddQuestionsToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type QuestionBank_AddQuestionsToTestMutation = { addQuestionsToTest: { test: { id: string } } };

export type QuestionBank_TestQueryVariables = Exact<{
  id: string;
}>;


export type QuestionBank_TestQuery = { test: { questionCount: number } };

export type QuestionBank_AddToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type QuestionBank_AddToTestMutation = { addQuestionsToTest: { test: { id: string } } };

export type QuestionBank_AddToAssessmentMutationVariables = Exact<{
  input: AddQuestionsFromBankInput;
}>;


export type QuestionBank_AddToAssessmentMutation = { addQuestionsFromBank: { assessment: { id: string } } };

export type QuestionConflict_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type QuestionConflict_UpdateQuestionMutation = { updateQuestion: { question:
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number, choices: Array<{ id: string, text: string }> }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
     } };

export type QuestionConflict_RestoreQuestionVersionMutationVariables = Exact<{
  input: RestoreQuestionVersionInput;
}>;


export type QuestionConflict_RestoreQuestionVersionMutation = { restoreQuestionVersion: { question:
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
     } };

export type QuestionConflict_TranslateQuestionMutationVariables = Exact<{
  input: TranslateQuestionInput;
}>;


export type QuestionConflict_TranslateQuestionMutation = { translateQuestion: { question:
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
     } };

export type QuestionConflict_QuestionVersionsQueryVariables = Exact<{
  id: string;
}>;


export type QuestionConflict_QuestionVersionsQuery = { questionVersions: { edges: Array<{ node: { createdByName: string | null, question:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         } }> } };

export type QuestionImportImages_ResultFragment = { mediaCount: number, questionIds: Array<string>, understood: Array<{ place: number, question:
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
      | { id: string, text: string, textHtml: string | null, score: number }
     }>, problems: Array<{ code: ImportProblemCode, line: number | null, params: Array<{ value: string }> }> };

export type QuestionImportImages_PreviewQuestionImportMutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImportImages_PreviewQuestionImportMutation = { done: { questionImport: { mediaCount: number, questionIds: Array<string>, understood: Array<{ place: number, question:
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
         }>, problems: Array<{ code: ImportProblemCode, line: number | null, params: Array<{ value: string }> }> } } };

export type QuestionImportImages_ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type QuestionImportImages_ImportQuestionsMutation = { done: { questionImport: { mediaCount: number, questionIds: Array<string>, understood: Array<{ place: number, question:
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
          | { id: string, text: string, textHtml: string | null, score: number }
         }>, problems: Array<{ code: ImportProblemCode, line: number | null, params: Array<{ value: string }> }> } } };

export type QuestionImportJob_FieldsFragment = { id: string, isPreview: boolean, fileName: string, state: QuestionImportState, stage: QuestionImportStage, progress: number, total: number, storedCount: number, failure: string | null, failureParams: Array<{ name: string, value: string }>, result: { questionIds: Array<string>, problems: Array<{ code: ImportProblemCode }>, understood: Array<{ question:
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
        | { text: string }
       }> } | null };

export type QuestionImportJob_StartQuestionImportMutationVariables = Exact<{
  input: StartQuestionImportInput;
}>;


export type QuestionImportJob_StartQuestionImportMutation = { startQuestionImport: { questionImportJob: { id: string, isPreview: boolean, fileName: string, state: QuestionImportState, stage: QuestionImportStage, progress: number, total: number, storedCount: number, failure: string | null, failureParams: Array<{ name: string, value: string }>, result: { questionIds: Array<string>, problems: Array<{ code: ImportProblemCode }>, understood: Array<{ question:
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
           }> } | null } } };

export type QuestionImportJob_CancelQuestionImportMutationVariables = Exact<{
  input: CancelQuestionImportInput;
}>;


export type QuestionImportJob_CancelQuestionImportMutation = { cancelQuestionImport: { questionImportJob: { id: string, isPreview: boolean, fileName: string, state: QuestionImportState, stage: QuestionImportStage, progress: number, total: number, storedCount: number, failure: string | null, failureParams: Array<{ name: string, value: string }>, result: { questionIds: Array<string>, problems: Array<{ code: ImportProblemCode }>, understood: Array<{ question:
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
            | { text: string }
           }> } | null } } };

export type QuestionImportJob_QuestionImportJobQueryVariables = Exact<{
  id: string;
}>;


export type QuestionImportJob_QuestionImportJobQuery = { questionImportJob: { id: string, isPreview: boolean, fileName: string, state: QuestionImportState, stage: QuestionImportStage, progress: number, total: number, storedCount: number, failure: string | null, failureParams: Array<{ name: string, value: string }>, result: { questionIds: Array<string>, problems: Array<{ code: ImportProblemCode }>, understood: Array<{ question:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         }> } | null } };

export type QuestionImportJob_QuestionImportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionImportJob_QuestionImportJobsQuery = { questionImportJobs: Array<{ id: string, state: QuestionImportState }> };

export type QuestionImportJob_QuestionImportProgressedSubscriptionVariables = Exact<{
  id: string;
}>;


export type QuestionImportJob_QuestionImportProgressedSubscription = { questionImportProgressed: { state: QuestionImportState, stage: QuestionImportStage, progress: number, total: number } };

export type QuestionImportLarge_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type QuestionImportLarge_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type QuestionImportLarge_PreviewQuestionImportMutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImportLarge_PreviewQuestionImportMutation = { previewQuestionImport: { questionImport: { problems: Array<{ code: ImportProblemCode }>, understood: Array<{ question:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         }> } } };

export type QuestionImportLarge_ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type QuestionImportLarge_ImportQuestionsMutation = { importQuestions: { questionImport: { questionIds: Array<string> } } };

export type QuestionImport_ResultFragment = { format: QuestionFormat, mediaCount: number, questionIds: Array<string>, understood: Array<{ line: number | null, title: string, lacks: Array<QuestionImportField>, question:
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { truth: boolean, id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
      | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
     }>, problems: Array<{ line: number | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }>, ignored: Array<{ line: number | null, code: ImportProblemCode }> };

export type QuestionImport_PreviewQuestionImportMutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImport_PreviewQuestionImportMutation = { done: { questionImport: { format: QuestionFormat, mediaCount: number, questionIds: Array<string>, understood: Array<{ line: number | null, title: string, lacks: Array<QuestionImportField>, question:
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { truth: boolean, id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
         }>, problems: Array<{ line: number | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }>, ignored: Array<{ line: number | null, code: ImportProblemCode }> } } };

export type QuestionImport_ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type QuestionImport_ImportQuestionsMutation = { done: { questionImport: { format: QuestionFormat, mediaCount: number, questionIds: Array<string>, understood: Array<{ line: number | null, title: string, lacks: Array<QuestionImportField>, question:
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number, choices: Array<{ text: string, isRight: boolean }> }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { truth: boolean, id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
          | { id: string, type: QuestionType, text: string, skill: string, difficulty: Difficulty, durationSeconds: number, score: number }
         }>, problems: Array<{ line: number | null, title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }>, ignored: Array<{ line: number | null, code: ImportProblemCode }> } } };

export type QuestionImport_PreviewQuestionImport2MutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImport_PreviewQuestionImport2Mutation = { done: { questionImport: { knownCount: number, understood: Array<{ place: number, isKnown: boolean, category: string | null, leftBehind: Array<{ code: ImportProblemCode }> }> } } };

export type QuestionImport_PreviewQuestionImport3MutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImport_PreviewQuestionImport3Mutation = { done: { questionImport: { problems: Array<{ line: number | null, place: number | null, code: ImportProblemCode }>, mendable: Array<{ place: number, line: number | null, question:
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string, choices: Array<{ text: string, isRight: boolean }> }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string, choices: Array<{ text: string, isRight: boolean }> }
          | { type: QuestionType, text: string, choices: Array<{ text: string, isRight: boolean }> }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string, choices: Array<{ text: string, isRight: boolean }> }
          | { type: QuestionType, text: string, choices: Array<{ text: string, isRight: boolean }> }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
         }> } } };

export type QuestionImport_PreviewQuestionImport4MutationVariables = Exact<{
  input: PreviewQuestionImportInput;
}>;


export type QuestionImport_PreviewQuestionImport4Mutation = { done: { questionImport: { problems: Array<{ code: ImportProblemCode }>, mendable: Array<{ question:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         }> } } };

export type QuestionImport_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type QuestionImport_QuestionQuery = { question:
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
    | { text: string, skill: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
    | { text: string, skill: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
    | { text: string, skill: string, version: number }
   };

export type QuestionImport_QuestionExportReportQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type QuestionImport_QuestionExportReportQuery = { questionExportReport: Array<{ title: string, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> };

export type QuestionLines_MarkingQueueQueryVariables = Exact<{
  assessmentId: string;
}>;


export type QuestionLines_MarkingQueueQuery = { markingQueue: { edges: Array<{ node: { text: string, textHtml: string | null } }> } };

export type QuestionLines_AssessmentQueryVariables = Exact<{
  id: string;
  candidateIds: Array<string> | string;
}>;


export type QuestionLines_AssessmentQuery = { assessment: { analytics: { questions: Array<{ text: string, textHtml: string | null }> }, comparison: { questions: Array<{ text: string | null, textHtml: string | null }> } } };

export type QuestionLines_PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type QuestionLines_PreviewRemarkingQuery = { previewRemarking: { token: string, questions: Array<{ text: string, textHtml: string | null }> } };

export type QuestionLines_ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type QuestionLines_ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type QuestionLines_QuestionsQueryVariables = Exact<{
  id: string;
}>;


export type QuestionLines_QuestionsQuery = { assessment: { correctableKeys: Array<
      | { questionId: string, text: string, textHtml: string | null }
      | { questionId: string, text: string, textHtml: string | null }
      | { questionId: string, text: string, textHtml: string | null }
      | { questionId: string, text: string, textHtml: string | null }
      | { questionId: string, text: string, textHtml: string | null }
      | { questionId: string, text: string, textHtml: string | null }
    >, translationGaps: Array<{ kind: TranslationGapKind, text: string, textHtml: string | null }>, languageCheck: { questions: Array<{ text: string, textHtml: string | null, translated: string, translatedHtml: string | null }>, setAside: Array<{ text: string, textHtml: string | null }> } } };

export type QuestionLines_CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type QuestionLines_CreateShareLinkMutation = { createShareLink: { url: string } };

export type QuestionLines_SharedReportQueryVariables = Exact<{
  token: string;
}>;


export type QuestionLines_SharedReportQuery = { sharedReport: { questions: Array<{ text: string | null, textHtml: string | null }> } };

export type QuestionPools_FieldsFragment = { id: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }> };

export type QuestionPools_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type QuestionPools_SetPoolsMutation = { setPools: { assessment: { id: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }> } } };

export type QuestionPools_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type QuestionPools_AssessmentQuery = { assessment: { id: string, questionCount: number, durationSeconds: number, totalScore: number, durationIsApproximate: boolean, pools: Array<{ id: string, skill: string, difficulty: Difficulty | null, language: ContentLanguage | null, drawCount: number, available: number }> } };

export type QuestionPools_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type QuestionPools_PublishAssessmentMutation = { publishAssessment: { assessment: { status: ActiveStatus } } };

export type QuestionPools_AddQuestionsFromBankMutationVariables = Exact<{
  input: AddQuestionsFromBankInput;
}>;


export type QuestionPools_AddQuestionsFromBankMutation = { addQuestionsFromBank: { assessment: { id: string } } };

export type QuestionPools_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type QuestionPools_UpdateAssessmentMutation = { updateAssessment: { assessment: { title: string } } };

export type QuestionPools_AddQuestionsToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type QuestionPools_AddQuestionsToTestMutation = { addQuestionsToTest: { test: { id: string } } };

export type QuestionPools_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type QuestionPools_UpdateQuestionMutation = { updateQuestion: { question:
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
      | { version: number }
     } };

export type QuestionTranslation_TranslateQuestionMutationVariables = Exact<{
  input: TranslateQuestionInput;
}>;


export type QuestionTranslation_TranslateQuestionMutation = { translateQuestion: { question:
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
      | { id: string, version: number, text: string, language: ContentLanguage, translationState: TranslationState }
     } };

export type QuestionTranslation_QuestionTranslationQueryVariables = Exact<{
  id: string;
}>;


export type QuestionTranslation_QuestionTranslationQuery = { questionTranslation: { from: ContentLanguage, to: ContentLanguage, state: TranslationState, reviewedByName: string | null, texts: Array<{ path: string, form: TextForm, source: string, translated: string | null, staleSource: string | null, isMissing: boolean, faults: Array<TranslationFault> }> } };

export type QuestionTranslation_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type QuestionTranslation_UpdateQuestionMutation = { updateQuestion: { question:
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
      | { version: number, translationState: TranslationState }
     } };

export type QuestionTranslation_AssessmentQueryVariables = Exact<{
  assessmentId: string;
}>;


export type QuestionTranslation_AssessmentQuery = { assessment: { translationGaps: Array<{ kind: TranslationGapKind, text: string, state: TranslationState, questionId: string | null }> } };

export type QuestionTranslation_PublishAssessmentMutationVariables = Exact<{
  input: AssessmentIdInput;
}>;


export type QuestionTranslation_PublishAssessmentMutation = { publishAssessment: { assessment: { publishedAt: string | null } } };

export type QuestionTranslation_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type QuestionTranslation_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string, configuration: { languages: LanguageOffer }, translation: { title: string, bandNames: Array<string> } | null } } };

type QuestionTranslation_Asked_AudioExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_DateExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_DocumentExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_DropdownExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> };

type QuestionTranslation_Asked_FileUploadExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_FillInTheBlankExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_MatchingExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> };

type QuestionTranslation_Asked_MultipleChoiceExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> };

type QuestionTranslation_Asked_NumberExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_OpenEndedExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_QualifierExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> };

type QuestionTranslation_Asked_RankingExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> };

type QuestionTranslation_Asked_RatingExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_ShortAnswerExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_SlidesExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_SpreadsheetExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_TrueFalseExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_VideoExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

type QuestionTranslation_Asked_XlcxExamQuestion_Fragment = { id: string, text: string, language: ContentLanguage };

export type QuestionTranslation_AskedFragment =
  | QuestionTranslation_Asked_AudioExamQuestion_Fragment
  | QuestionTranslation_Asked_DateExamQuestion_Fragment
  | QuestionTranslation_Asked_DocumentExamQuestion_Fragment
  | QuestionTranslation_Asked_DropdownExamQuestion_Fragment
  | QuestionTranslation_Asked_FileUploadExamQuestion_Fragment
  | QuestionTranslation_Asked_FillInTheBlankExamQuestion_Fragment
  | QuestionTranslation_Asked_MatchingExamQuestion_Fragment
  | QuestionTranslation_Asked_MultipleChoiceExamQuestion_Fragment
  | QuestionTranslation_Asked_NumberExamQuestion_Fragment
  | QuestionTranslation_Asked_OpenEndedExamQuestion_Fragment
  | QuestionTranslation_Asked_QualifierExamQuestion_Fragment
  | QuestionTranslation_Asked_RankingExamQuestion_Fragment
  | QuestionTranslation_Asked_RatingExamQuestion_Fragment
  | QuestionTranslation_Asked_ShortAnswerExamQuestion_Fragment
  | QuestionTranslation_Asked_SlidesExamQuestion_Fragment
  | QuestionTranslation_Asked_SpreadsheetExamQuestion_Fragment
  | QuestionTranslation_Asked_TrueFalseExamQuestion_Fragment
  | QuestionTranslation_Asked_VideoExamQuestion_Fragment
  | QuestionTranslation_Asked_XlcxExamQuestion_Fragment
;

export type QuestionTranslation_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type QuestionTranslation_StartAttemptMutation = { startAttempt: { outcome:
      | { language: ContentLanguage, languages: Array<ContentLanguage>, assessmentTitle: string, question:
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
          | { id: string, text: string, language: ContentLanguage, inOtherLanguage:
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage, choices: Array<{ id: string, text: string }> }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
              | { id: string, text: string, language: ContentLanguage }
             | null }
         | null }
      | Record<PropertyKey, never>
     } };

export type QuestionTranslation_ExamResultQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionTranslation_ExamResultQuery = { examResult:
    | { __typename: 'ExamResultFeedback' }
    | { __typename: 'PendingExamResult' }
    | { __typename: 'ShownExamResult', questions: Array<{ question:
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
          | { language: ContentLanguage }
        , rightAnswer:
          | { blanks: Array<string> }
          | { text: string }
          | Record<PropertyKey, never>
         | null }> }
   | null };

export type QuestionTranslation_Assessment2QueryVariables = Exact<{
  assessmentId: string;
}>;


export type QuestionTranslation_Assessment2Query = { assessment: { languageCheck: { english: number, arabic: number, questions: Array<{ from: ContentLanguage, people: number, translatedPeople: number, facility: number | null, translatedFacility: number | null, certainty: LanguageCheckCertainty, strength: DifferenceStrength | null }> } } };

export type QuestionTranslation_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type QuestionTranslation_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ examUrl: string }> } };

export type QuestionTranslation_ChangeExamLanguageMutationVariables = Exact<{
  input: ChangeExamLanguageInput;
}>;


export type QuestionTranslation_ChangeExamLanguageMutation = { changeExamLanguage: { outcome:
      | { language: ContentLanguage, answer:
          | { text: string }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
          | { id: string, text: string, closesAt: string }
         | null }
      | Record<PropertyKey, never>
     } };

export type QuestionTranslation_Assessment3QueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type QuestionTranslation_Assessment3Query = { assessment: { result: { language: ContentLanguage, questions: Array<
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
        | { text: string, givenIn: ContentLanguage | null, inOtherLanguage: { language: ContentLanguage, text: string, acceptedAnswers: Array<string> } | null, answer: { value:
              | { text: string }
              | Record<PropertyKey, never>
             | null } | null }
      > } } };

export type QuestionTranslation_PreviewCandidateTextMutationVariables = Exact<{
  input: PreviewCandidateTextInput;
}>;


export type QuestionTranslation_PreviewCandidateTextMutation = { previewCandidateText: { preview: { recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, language: ContentLanguage | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } } };

export type QuestionTranslation_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionTranslation_ExamEntryQuery = { examEntry: { language: ContentLanguage, assessmentTitle: string, inOtherLanguage: { language: ContentLanguage } | null } };

type QuestionTypes_Value_BlanksAnswer_Fragment = { blanks: Array<string> };

type QuestionTypes_Value_CellsAnswer_Fragment = { cells: Array<{ row: number, column: number, text: string }> };

type QuestionTypes_Value_ChoicesAnswer_Fragment = { choiceIds: Array<string> };

type QuestionTypes_Value_DateAnswer_Fragment = { date: string };

type QuestionTypes_Value_FilesAnswer_Fragment = { fileIds: Array<string> };

type QuestionTypes_Value_MatchesAnswer_Fragment = { matches: Array<{ promptId: string, choiceId: string }> };

type QuestionTypes_Value_RatingAnswer_Fragment = { rating: number };

type QuestionTypes_Value_TextAnswer_Fragment = { text: string };

type QuestionTypes_Value_TruthAnswer_Fragment = { truth: boolean };

export type QuestionTypes_ValueFragment =
  | QuestionTypes_Value_BlanksAnswer_Fragment
  | QuestionTypes_Value_CellsAnswer_Fragment
  | QuestionTypes_Value_ChoicesAnswer_Fragment
  | QuestionTypes_Value_DateAnswer_Fragment
  | QuestionTypes_Value_FilesAnswer_Fragment
  | QuestionTypes_Value_MatchesAnswer_Fragment
  | QuestionTypes_Value_RatingAnswer_Fragment
  | QuestionTypes_Value_TextAnswer_Fragment
  | QuestionTypes_Value_TruthAnswer_Fragment
;

export type QuestionTypes_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type QuestionTypes_AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { ownQuestions: Array<
        | { recordSeconds: number, rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, dateRange: { earliest: string | null, latest: string | null }, dateKey: { from: string, to: string } }
        | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }> }
        | { fileKinds: Array<FileKind>, rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { gapText: string, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }>, blanks: Array<{ acceptedAnswers: Array<string> }> }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, prompts: Array<{ text: string, match: number | null }>, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }> }
        | { allowsSeveral: boolean, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }> }
        | { unit: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, number: { value: string, tolerance: string } }
        | { wordLimit: number | null, rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }> }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }> }
        | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null }, ratingKey: { from: number, to: number } | null }
        | { acceptedAnswers: Array<string>, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { truth: boolean, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { recordSeconds: number, rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
        | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, textHtml: string | null }
      > } } };

export type QuestionTypes_ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type QuestionTypes_ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { question:
          | { recordSeconds: number, id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, type: QuestionType, text: string, textHtml: string | null }
          | { gapText: string, id: string, type: QuestionType, text: string, textHtml: string | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, type: QuestionType, text: string, textHtml: string | null }
          | { wordLimit: number | null, id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, type: QuestionType, text: string, textHtml: string | null }
          | { recordSeconds: number, id: string, type: QuestionType, text: string, textHtml: string | null }
          | { id: string, type: QuestionType, text: string, textHtml: string | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null }
      | Record<PropertyKey, never>
     } };

export type QuestionTypes_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type QuestionTypes_AssessmentQuery = { assessment: { result: { isDisqualified: boolean, status: ResultStatus, awaitingCount: number, questions: Array<
        | { recordSeconds: number, rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, dateRange: { earliest: string | null, latest: string | null }, dateKey: { from: string, to: string } | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { fileKinds: Array<FileKind>, rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { gapText: string, type: QuestionType, text: string, textHtml: string | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }>, blanks: Array<{ acceptedAnswers: Array<string> }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, prompts: Array<{ text: string, match: number | null }>, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { allowsSeveral: boolean, type: QuestionType, text: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { unit: string | null, type: QuestionType, text: string, textHtml: string | null, number: { value: string, tolerance: string } | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { wordLimit: number | null, rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, choices: Array<{ text: string, isRight: boolean, isFixed: boolean }>, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { type: QuestionType, text: string, textHtml: string | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null }, ratingKey: { from: number, to: number } | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { acceptedAnswers: Array<string>, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { rubric: string | null, type: QuestionType, text: string, textHtml: string | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> }, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { truth: boolean | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { recordSeconds: number, rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
        | { rubric: string | null, type: QuestionType, text: string, textHtml: string | null, answer: { value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, explanation: { code: string } } }
      > } } };

export type QuestionTypes_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type QuestionTypes_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string } } };

export type QuestionTypes_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type QuestionTypes_MarkAnswerMutation = { markAnswer: { outcome:
      | { isDisqualified: boolean, questions: Array<
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
        > }
      | Record<PropertyKey, never>
     } };

export type QuestionVersions_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type QuestionVersions_UpdateQuestionMutation = { updateQuestion: { question:
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
      | { id: string, text: string, version: number, updatedAt: string }
     } };

export type QuestionVersions_RestoreQuestionVersionMutationVariables = Exact<{
  input: RestoreQuestionVersionInput;
}>;


export type QuestionVersions_RestoreQuestionVersionMutation = { restoreQuestionVersion: { question:
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, text: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, text: string, version: number, choices: Array<{ text: string, isRight: boolean }> }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { truth: boolean, id: string, text: string, version: number }
      | { id: string, text: string, version: number }
      | { id: string, text: string, version: number }
     } };

export type QuestionVersions_TakeNewestVersionsMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type QuestionVersions_TakeNewestVersionsMutation = { takeNewestVersions: { test: { outdatedQuestionIds: Array<string>, questions: Array<
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
        | { text: string, version: number }
      > } } };

export type QuestionVersions_QuestionVersionsQueryVariables = Exact<{
  id: string;
}>;


export type QuestionVersions_QuestionVersionsQuery = { questionVersions: { edges: Array<{ node: { version: number, createdAt: string, createdByName: string | null, question:
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
          | { text: string, version: number }
         } }> } };

export type QuestionVersions_QuestionVersions2QueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type QuestionVersions_QuestionVersions2Query = { questionVersions: { totalCount: number, edges: Array<{ node: { version: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type QuestionVersions_TestQueryVariables = Exact<{
  id: string;
}>;


export type QuestionVersions_TestQuery = { test: { durationSeconds: number, totalScore: number, skills: Array<string>, outdatedQuestionIds: Array<string>, questions: Array<
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
      | { text: string, version: number }
    > } };

export type QuestionVersions_AddQuestionsToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type QuestionVersions_AddQuestionsToTestMutation = { addQuestionsToTest: { test: { id: string } } };

export type QuestionVersions_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type QuestionVersions_AssessmentQuery = { assessment: { durationSeconds: number, totalScore: number, questionCount: number } };

export type Questions_UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type Questions_UpdateQuestionMutation = { updateQuestion: { question:
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, choices: Array<{ id: string, text: string, isRight: boolean }> }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, choices: Array<{ id: string, text: string, isRight: boolean }> }
      | { allowsSeveral: boolean, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, choices: Array<{ id: string, text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, number: { value: string, tolerance: string } }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, choices: Array<{ id: string, text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, choices: Array<{ id: string, text: string, isRight: boolean }> }
      | { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { acceptedAnswers: Array<string>, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { truth: boolean, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
      | { rubric: string | null, id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus }
     } };

export type Questions_UpdateTextMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type Questions_UpdateTextMutation = { updateQuestion: { question:
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
      | { text: string, textHtml: string | null }
     } };

export type Questions_TestQueryVariables = Exact<{
  id: string;
}>;


export type Questions_TestQuery = { test: { questions: Array<
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
    > } };

export type Receipts_ExamReceiptsQueryVariables = Exact<{
  secret: string;
}>;


export type Receipts_ExamReceiptsQuery = { examReceipts: { submittedAt: string | null, usedSeconds: number | null, sittingCode: string | null, receipts: Array<{ position: number, storedAt: string | null, code: string | null, isLate: boolean }> } };

export type Receipts_CheckReceiptQueryVariables = Exact<{
  code: string;
}>;


export type Receipts_CheckReceiptQuery = { checkReceipt: { code: string, position: number | null, questionCount: number, storedAt: string, isLate: boolean, assessmentTitle: string, candidateName: string } };

export type Receipts_ExamReceipts2QueryVariables = Exact<{ [key: string]: never; }>;


export type Receipts_ExamReceipts2Query = { examReceipts: { sittingCode: string | null } };

export type Receipts_ExamReceipts3QueryVariables = Exact<{ [key: string]: never; }>;


export type Receipts_ExamReceipts3Query = { examReceipts: { sittingCode: string | null } };

export type Remarking_PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type Remarking_PreviewRemarkingQuery = { previewRemarking: { token: string, unchanged: number, forgotten: number, questions: Array<{ questionId: string, papers: number, unfit: number, byPerson: number }>, changes: { edges: Array<{ node: { candidateId: string, before: { percentage: number, status: ResultStatus }, after: { percentage: number, status: ResultStatus } } }> } } };

export type Remarking_ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type Remarking_ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type Remarking_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateIds: Array<string> | string;
}>;


export type Remarking_AssessmentQuery = { assessment: { comparison: { results: Array<{ percentage: number, candidate: { id: string } | null }>, skills: Array<{ skill: string, percentages: Array<number | null> }>, questions: Array<{ text: string | null, marks: Array<{ score: number | null, maxScore: number } | null> }> } } };

export type Remarking_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type Remarking_SetPoolsMutation = { setPools: { assessment: { id: string } } };

export type Remarking_Assessment2QueryVariables = Exact<{
  id: string;
}>;


export type Remarking_Assessment2Query = { assessment: { languageCheck: { setAside: Array<{ questionId: string, text: string, reason: string, setAsideByName: string | null }> }, analytics: { questions: Array<{ questionId: string }> } } };

export type Remarking_Assessment3QueryVariables = Exact<{
  id: string;
}>;


export type Remarking_Assessment3Query = { assessment: { correctableKeys: Array<
      | { questionId: string, type: QuestionType, text: string, choices: Array<{ id: string }> }
      | { questionId: string, type: QuestionType, text: string, choices: Array<{ id: string }> }
      | { questionId: string, type: QuestionType, text: string }
      | { questionId: string, type: QuestionType, text: string, choices: Array<{ id: string }> }
      | { questionId: string, type: QuestionType, text: string }
      | { truth: boolean, questionId: string, type: QuestionType, text: string }
    > } };

export type Remarking_Assessment4QueryVariables = Exact<{
  id: string;
}>;


export type Remarking_Assessment4Query = { assessment: { correctableKeys: Array<
      | { questionId: string }
      | { questionId: string }
      | { questionId: string }
      | { questionId: string }
      | { acceptedAnswers: Array<string>, questionId: string, nearMisses: Array<{ answer: string, accepted: string, reason: NearMissReason, count: number }> }
      | { questionId: string }
    > } };

export type ReportHiding_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ReportHiding_AssessmentQuery = { assessment: { result: { reference: string, percentage: number, hiding: { parts: Array<ReportPart>, revealedUntil: string | null }, attempt: { id: string } | null, candidate: { name: string, email: string, phone: string | null } | null, questions: Array<
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, number: { value: string } | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { acceptedAnswers: Array<string>, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { truth: boolean | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
        | { rubric: string | null, position: number, skill: string, text: string, textHtml: string | null, files: Array<{ name: string }>, answer: { value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, feedback: string | null, explanation: { code: string, params: Array<{ value: string }> }, derivation: { rule: DerivationRule, parts: Array<{ given: string | null, expected: Array<string>, label: string | null }> } } }
      > } } };

export type ReportHiding_Assessment2QueryVariables = Exact<{
  assessmentId: string;
  candidateIds: Array<string> | string;
}>;


export type ReportHiding_Assessment2Query = { assessment: { comparison: { results: Array<{ percentage: number, candidate: { name: string } | null }>, questions: Array<{ text: string | null, marks: Array<{ score: number | null } | null> }> } } };

export type ReportHiding_Assessment3QueryVariables = Exact<{
  assessmentId: string;
}>;


export type ReportHiding_Assessment3Query = { assessment: { comparableResults: { edges: Array<{ node: { candidateId: string, reference: string, name: string | null, percentage: number, status: ResultStatus } }> } } };

export type ReportHiding_RevealResultsMutationVariables = Exact<{
  id: string;
}>;


export type ReportHiding_RevealResultsMutation = { revealResults: { hiding: { parts: Array<ReportPart>, revealedUntil: string | null } } };

export type ReportHiding_HideResultsMutationVariables = Exact<{
  id: string;
}>;


export type ReportHiding_HideResultsMutation = { hideResults: { hiding: { revealedUntil: string | null } } };

export type ReportHiding_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type ReportHiding_MarkAnswerMutation = { markAnswer: { outcome:
      | { percentage: number, questions: Array<
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
          | { text: string, answer: { revision: number } | null }
        > }
      | Record<PropertyKey, never>
     } };

export type RequestLimit_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestLimit_ViewerQuery = { viewer: { id: string } | null };

export type RequestLimit_OwnViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestLimit_OwnViewerQuery = { viewer: { id: string } | null };

export type Rest_HrReportQueryVariables = Exact<{
  id: string;
}>;


export type Rest_HrReportQuery = { hrReport: { numberOfCandidates: number, numberOfAssessments: number, hr: { id: string, credits: { maxRequests: number | null, numberOfRequests: number } }, assessments: { edges: Array<{ node: { id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string } }> }, candidates: { edges: Array<{ node: { id: string, name: string, email: string, phone: string, status: Stage } }> } } };

export type Rest_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Rest_AssessmentQuery = { assessment: { averagePercentage: number | null } };

export type Rest_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type Rest_ExamEntryQuery = { examEntry: { state: ExamState } };

export type ResultStanding_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ResultStanding_AssessmentQuery = { assessment: { result: { percentage: number, passMark: number, language: ContentLanguage, standardError: number | null, isTooCloseToCall: boolean, percentile: { rank: number, groupSize: number, groupName: string, language: ContentLanguage | null } | null, inLanguage: { rank: number, groupSize: number, groupName: string, language: ContentLanguage | null } | null, questions: Array<
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
        | { questionId: string, mark: { score: number | null, derivation: { rule: DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, expected: Array<string>, verdict: PartVerdict, score: number }> } } }
      > } } };

export type Results_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type Results_MarkAnswerMutation = { markAnswer: { outcome:
      | { percentage: number, status: ResultStatus }
      | Record<PropertyKey, never>
     } };

export type Results_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Results_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { result: { score: number, totalScore: number, percentage: number, status: ResultStatus, band: { name: string } | null } | null } }> } } };

export type ReturnPath_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type ReturnPath_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type ReturnPath_ExamReturnQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type ReturnPath_ExamReturnQuery = { examReturn: { url: string, host: string } | null };

export type ReturnPath_RevealReturnSecretMutationVariables = Exact<{
  id: string;
}>;


export type ReturnPath_RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type ReturnPath_RotateReturnSecretMutationVariables = Exact<{
  input: RotateReturnSecretInput;
}>;


export type ReturnPath_RotateReturnSecretMutation = { rotateReturnSecret: { returnPath: { previousSecretUntil: string | null } } };

export type ReturnPath_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ReturnPath_AssessmentQuery = { assessment: { returnPath: { previousSecretUntil: string | null } } };

export type RoleTemplates_RoleTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleTemplates_RoleTemplatesQuery = { roleTemplates: Array<{ id: string, isReady: boolean, title: string, jobRole: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, passMark: number, gradeBands: Array<{ name: string }>, tests: Array<{ id: string, title: string }> }> };

export type RoleTemplates_SaveRoleTemplateMutationVariables = Exact<{
  input: SaveRoleTemplateInput;
}>;


export type RoleTemplates_SaveRoleTemplateMutation = { saveRoleTemplate: { roleTemplate: { id: string, title: string, passMark: number, tests: Array<{ id: string }> }, replaced: { title: string, passMark: number, tests: Array<{ title: string }> } | null } };

export type RoleTemplates_DeleteRoleTemplateMutationVariables = Exact<{
  input: RoleTemplateIdInput;
}>;


export type RoleTemplates_DeleteRoleTemplateMutation = { deleteRoleTemplate: { roleTemplateId: string } };

export type RoleTemplates_StartFromTemplateMutationVariables = Exact<{
  input: RoleTemplateIdInput;
}>;


export type RoleTemplates_StartFromTemplateMutation = { startFromTemplate: { assessment: { id: string, title: string, jobRole: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, status: ActiveStatus, publishedAt: string | null, configuration: { passMark: number, extraTimePercent: number, opensAt: string | null, allowBack: boolean }, gradeBands: Array<{ name: string, max: number }>, tests: Array<{ id: string }>, ownQuestions: Array<
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
        | { id: string }
      > } } };

export type RoleTemplates_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type RoleTemplates_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type RoleTemplates_PublishAssessmentMutationVariables = Exact<{
  input: AssessmentIdInput;
}>;


export type RoleTemplates_PublishAssessmentMutation = { publishAssessment: { assessment: { status: ActiveStatus } } };

export type SavedViews_SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViews_SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string }> };

export type SavedViews_SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SavedViews_SaveViewMutation = { saveView: { savedView: { id: string, name: string, query: string }, replaced: { name: string, query: string } | null } };

export type SavedViews_DeleteViewMutationVariables = Exact<{
  input: DeleteViewInput;
}>;


export type SavedViews_DeleteViewMutation = { deleteView: { savedViewId: string } };

export type Scanner_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type Scanner_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string, url: string } } };

export type SecondFactors_SignInWithCodeMutationVariables = Exact<{
  input: SignInWithCodeInput;
}>;


export type SecondFactors_SignInWithCodeMutation = { signInWithCode: { viewer: { id: string, mustAddFactor: boolean } } };

export type SecondFactors_StartPasskeySignInMutationVariables = Exact<{
  input: StartPasskeySignInInput;
}>;


export type SecondFactors_StartPasskeySignInMutation = { startPasskeySignIn: { question: { handle: string, options: string } } };

export type SecondFactors_SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAnswerInput;
}>;


export type SecondFactors_SignInWithPasskeyMutation = { signInWithPasskey: { viewer: { id: string } } };

export type SecondFactors_StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_StartAuthenticatorMutation = { startAuthenticator: { authenticator: { secret: string, uri: string, qrCode: string } } };

export type SecondFactors_ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type SecondFactors_ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string> | null } };

export type SecondFactors_StartPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_StartPasskeyProofMutation = { startPasskeyProof: { question: { handle: string, options: string } } };

export type SecondFactors_StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_StartPasskeyMutation = { startPasskey: { question: { handle: string, options: string } } };

export type SecondFactors_AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type SecondFactors_AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null } };

export type SecondFactors_SignInSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_SignInSecurityQuery = { signInSecurity: { hasPassword: boolean, oneTimeCodesSince: string | null, recoveryCodesLeft: number, addFactorBy: string | null, passkeys: Array<{ id: string, name: string, lastUsedAt: string | null }> } };

export type SecondFactors_DemandSecondFactorMutationVariables = Exact<{
  input: DemandSecondFactorInput;
}>;


export type SecondFactors_DemandSecondFactorMutation = { demandSecondFactor: { demand: { isDemanded: boolean, graceDays: number } } };

export type SecondFactors_ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type SecondFactors_ChangePasswordMutation = { changePassword: { viewer: { id: string } } };

export type SecondFactors_ProveIdentityMutationVariables = Exact<{
  input: ProveIdentityInput;
}>;


export type SecondFactors_ProveIdentityMutation = { proveIdentity: { holdsUntil: string } };

export type SecondFactors_RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_RemoveAuthenticatorMutation = { removeAuthenticator: { security: { recoveryCodesLeft: number } } };

export type SecondFactors_RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type SecondFactors_RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type SecondFactors_RemovePasskeyMutation = { removePasskey: { security: { hasPassword: boolean } } };

export type SecondFactors_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_AssessmentsQuery = { assessments: { totalCount: number } };

export type SecondFactors_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_ViewerQuery = { viewer: { mustAddFactor: boolean } | null };

export type SecondFactors_RemoveAuthenticator2MutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_RemoveAuthenticator2Mutation = { removeAuthenticator: { security: { hasPassword: boolean } } };

export type SecondFactors_ResetSecondFactorsMutationVariables = Exact<{
  input: ResetSecondFactorsInput;
}>;


export type SecondFactors_ResetSecondFactorsMutation = { resetSecondFactors: { staffUser: { id: string } } };

export type SecondFactors_Viewer2QueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactors_Viewer2Query = { viewer: { id: string } | null };

export type SecondFactors_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type SecondFactors_CreateApiKeyMutation = { createApiKey: { secret: string } };

export type SecondFactors_ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type SecondFactors_ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { id: string } } };

export type SecretRotation_RequestPasswordCodeMutationVariables = Exact<{
  input: RequestPasswordCodeInput;
}>;


export type SecretRotation_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string } };

export type SecretRotation_VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type SecretRotation_VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string } };

export type SecretRotation_SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type SecretRotation_SetPasswordMutation = { setPassword: { confirmation: string } };

export type SecretRotation_PasswordWasSetQueryVariables = Exact<{
  id: string;
}>;


export type SecretRotation_PasswordWasSetQuery = { passwordWasSet: boolean };

export type SecretRotation_CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type SecretRotation_CreateHrMutation = { createHr: { staffUser: { email: string } } };

export type SecretRotation_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretRotation_ViewerQuery = { viewer: { id: string } | null };

export type SecretRotation_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretRotation_ExamEntryQuery = { examEntry: { assessmentTitle: string } };

export type SecretRotation_ExamReceiptsQueryVariables = Exact<{
  secret: string;
}>;


export type SecretRotation_ExamReceiptsQuery = { examReceipts: { sittingCode: string | null, receipts: Array<{ code: string | null }> } };

export type SecretRotation_CheckReceiptQueryVariables = Exact<{
  code: string;
}>;


export type SecretRotation_CheckReceiptQuery = { checkReceipt: { position: number | null, candidateName: string } };

export type SecretRotation_ImportUnsentAnswersMutationVariables = Exact<{
  file: null;
}>;


export type SecretRotation_ImportUnsentAnswersMutation = { importUnsentAnswers: { importedAnswers: { inTimeCount: number } } };

export type SecretRotation_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type SecretRotation_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { url: string } } };

export type SecretRotation_CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type SecretRotation_CreatePublicLinkMutation = { createPublicLink: { publicLink: { url: string } } };

export type SecretRotation_JoinAssessmentMutationVariables = Exact<{
  input: JoinAssessmentInput;
}>;


export type SecretRotation_JoinAssessmentMutation = { joinAssessment: { outcome:
      | { __typename: 'AskedToJoin' }
      | { __typename: 'PublicLinkClosed' }
     } };

export type SecretRotation_ConfirmJoinMutationVariables = Exact<{
  input: ConfirmJoinInput;
}>;


export type SecretRotation_ConfirmJoinMutation = { confirmJoin: { outcome:
      | { examUrl: string }
      | Record<PropertyKey, never>
     } };

export type SecretRotation_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type SecretRotation_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type SecretRotation_RevealReturnSecretMutationVariables = Exact<{
  id: string;
}>;


export type SecretRotation_RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type SecretRotation_ExamReturnQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretRotation_ExamReturnQuery = { examReturn: { url: string } | null };

export type SecretRotation_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type SecretRotation_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ examUrl: string }> } };

export type SecretRotation_StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type SecretRotation_StartAuthenticatorMutation = { startAuthenticator: { authenticator: { secret: string } } };

export type SecretRotation_ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type SecretRotation_ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string> | null } };

export type SecretRotation_ProveIdentityMutationVariables = Exact<{
  input: ProveIdentityInput;
}>;


export type SecretRotation_ProveIdentityMutation = { proveIdentity: { holdsUntil: string } };

export type Sessions_FieldsFragment = { id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type Sessions_SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type Sessions_SessionsQuery = { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type Sessions_EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type Sessions_EndSessionMutation = { endSession: { sessions: Array<{ id: string }> } };

export type Sessions_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Sessions_ViewerQuery = { viewer: { id: string } | null };

export type Sessions_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Sessions_SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type Sessions_EndOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type Sessions_EndOthersMutation = { endOtherSessions: { sessions: Array<{ id: string }> } };

export type Sessions_EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type Sessions_EndOtherSessionsMutation = { endOtherSessions: { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type Sessions_SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type Sessions_SettingsQuery = { settings: { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, resultVisibility: ResultVisibility, opensAt: string | null }, defaultReportOptions: { showCorrectAnswers: boolean, showQuestions: boolean } } };

export type Sessions_UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type Sessions_UpdateSettingsMutation = { updateSettings: { settings: { language: ContentLanguage } } };

export type Sessions_CreateAssessmentMutationVariables = Exact<{ [key: string]: never; }>;


export type Sessions_CreateAssessmentMutation = { createAssessment: { assessment: { configuration: { passMark: number, resultVisibility: ResultVisibility } } } };

export type Sessions_ChangeNameMutationVariables = Exact<{
  input: ChangeNameInput;
}>;


export type Sessions_ChangeNameMutation = { changeName: { viewer: { name: string } } };

export type Sessions_Viewer2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sessions_Viewer2Query = { viewer: { name: string } | null };

export type Sessions_ContactSupportMutationVariables = Exact<{
  input: ContactSupportInput;
}>;


export type Sessions_ContactSupportMutation = { contactSupport: { answerWithinHours: number } };

export type ShareLinks_CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type ShareLinks_CreateShareLinkMutation = { createShareLink: { url: string, link: { id: string, expiresAt: string } } };

export type ShareLinks_RevokeShareLinkMutationVariables = Exact<{
  input: RevokeShareLinkInput;
}>;


export type ShareLinks_RevokeShareLinkMutation = { revokeShareLink: { shareLink: { id: string, revokedAt: string | null } } };

export type ShareLinks_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ShareLinks_AssessmentQuery = { assessment: { result: { shareLinks: { edges: Array<{ node: { id: string, revokedAt: string | null, lastUsedAt: string | null, useCount: number } }> } } } };

export type ShareLinks_SharedReportQueryVariables = Exact<{
  token: string;
}>;


export type ShareLinks_SharedReportQuery = { sharedReport: { language: ContentLanguage, reference: string, assessmentTitle: string, percentage: number, status: ResultStatus, candidate: { name: string, email: string, phone: string | null } | null, questions: Array<{ number: number, text: string | null, answer: Array<string> | null, correct: Array<string> | null, feedback: string | null, score: number | null, maxScore: number }> } };

export type SingleSignOn_SaveSsoProviderMutationVariables = Exact<{
  input: SaveSsoProviderInput;
}>;


export type SingleSignOn_SaveSsoProviderMutation = { saveSsoProvider: { settings: { callbackUrl: string, providers: Array<{ id: string, name: string, issuer: string }> } } };

export type SingleSignOn_DeleteSsoProviderMutationVariables = Exact<{
  input: DeleteSsoProviderInput;
}>;


export type SingleSignOn_DeleteSsoProviderMutation = { deleteSsoProvider: { settings: { providers: Array<{ id: string }> } } };

export type SingleSignOn_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOn_SignOutMutation = { signOut: { wasSignedIn: boolean, providerUrl: string | null } };

export type SingleSignOn_SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOn_SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string }> };

export type SingleSignOn_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOn_ViewerQuery = { viewer: { id: string, email: string, role: Role, name: string } | null };

export type SingleSignOn_ResetSecondFactorsMutationVariables = Exact<{
  input: ResetSecondFactorsInput;
}>;


export type SingleSignOn_ResetSecondFactorsMutation = { resetSecondFactors: { staffUser: { id: string } } };

export type SingleSignOn_CreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOn_CreditsQuery = { viewer: { role: Role, requestsForNewUsers: number, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } | null };

export type SingleSignOn_CreateApiKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOn_CreateApiKeyMutation = { createApiKey: { secret: string } };

export type TestLibrary_TestsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: TestFilter | null | undefined;
}>;


export type TestLibrary_TestsQuery = { tests: { totalCount: number, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string } }> } };

export type TestLibrary_TestQueryVariables = Exact<{
  id: string;
}>;


export type TestLibrary_TestQuery = { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, status: ActiveStatus, isPublished: boolean, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, questions: Array<
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
      | { text: string }
    > } };

export type TestLibrary_SkillsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TestLibrary_SkillsQuery = { skills: Array<string> };

export type TestsManage_FieldsFragment = { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
    | { id: string, text: string, version: number, canEdit: boolean }
  > };

export type TestsManage_CreateTestMutationVariables = Exact<{
  input: CreateTestInput;
}>;


export type TestsManage_CreateTestMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_UpdateTestMutationVariables = Exact<{
  input: UpdateTestInput;
}>;


export type TestsManage_UpdateTestMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_ChangeTestStatusMutationVariables = Exact<{
  input: ChangeTestStatusInput;
}>;


export type TestsManage_ChangeTestStatusMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_PublishTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type TestsManage_PublishTestMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_WithdrawTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type TestsManage_WithdrawTestMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_DuplicateTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type TestsManage_DuplicateTestMutation = { done: { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
        | { id: string, text: string, version: number, canEdit: boolean }
      > } } };

export type TestsManage_DeleteTestMutationVariables = Exact<{
  input: TestIdInput;
}>;


export type TestsManage_DeleteTestMutation = { deleteTest: { testId: string } };

export type TestsManage_TestQueryVariables = Exact<{
  id: string;
}>;


export type TestsManage_TestQuery = { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, languages: Array<ContentLanguage>, status: ActiveStatus, isPublished: boolean, isMine: boolean, canEdit: boolean, ownerName: string, createdAt: string, updatedAt: string, questionCount: number, usedByAssessments: number, outdatedQuestionIds: Array<string>, translation: { title: string, jobRole: string, description: string } | null, questions: Array<
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
      | { id: string, text: string, version: number, canEdit: boolean }
    > } };

export type TestsManage_TestsQueryVariables = Exact<{
  filter?: TestFilter | null | undefined;
  sort?: TestSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type TestsManage_TestsQuery = { tests: { edges: Array<{ node: { title: string, isMine: boolean, canEdit: boolean, ownerName: string } }> } };

export type TestsManage_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type TestsManage_QuestionQuery = { question:
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
    | { usage: { tests: number } }
   };

export type TestsQuestions_FieldsFragment = { id: string, questionCount: number, updatedAt: string, questions: Array<
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
  > };

export type TestsQuestions_AddTestQuestionMutationVariables = Exact<{
  input: AddTestQuestionInput;
}>;


export type TestsQuestions_AddTestQuestionMutation = { done: { questionId: string, test: { id: string, questionCount: number, updatedAt: string, questions: Array<
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      > } } };

export type TestsQuestions_AddQuestionsToTestMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type TestsQuestions_AddQuestionsToTestMutation = { done: { test: { id: string, questionCount: number, updatedAt: string, questions: Array<
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      > } } };

export type TestsQuestions_RemoveTestQuestionMutationVariables = Exact<{
  input: RemoveTestQuestionInput;
}>;


export type TestsQuestions_RemoveTestQuestionMutation = { done: { test: { id: string, questionCount: number, updatedAt: string, questions: Array<
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      > } } };

export type TestsQuestions_ReorderTestQuestionsMutationVariables = Exact<{
  input: TestQuestionsInput;
}>;


export type TestsQuestions_ReorderTestQuestionsMutation = { done: { test: { id: string, questionCount: number, updatedAt: string, questions: Array<
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
        | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      > } } };

export type TestsQuestions_TestQueryVariables = Exact<{
  id: string;
}>;


export type TestsQuestions_TestQuery = { test: { id: string, questionCount: number, updatedAt: string, questions: Array<
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
      | { id: string, text: string, version: number, ownerName: string, canEdit: boolean, translationState: TranslationState }
    > } };

export type TestsQuestions_DeleteQuestionMutationVariables = Exact<{
  input: QuestionIdInput;
}>;


export type TestsQuestions_DeleteQuestionMutation = { deleteQuestion: { questionId: string } };

export type TestsQuestions_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type TestsQuestions_QuestionQuery = { question:
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
    | { text: string, usage: { tests: number } }
   };

export type TranslationFiles_TakenFragment = { format: TranslationFormat, unchangedCount: number, untranslatedCount: number, questions: Array<{ questionId: string, to: ContentLanguage, textCount: number, confirmedCount: number }>, problems: Array<{ line: number | null, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> };

export type TranslationFiles_PreviewTranslationImportMutationVariables = Exact<{
  input: TranslationFileInput;
}>;


export type TranslationFiles_PreviewTranslationImportMutation = { done: { translationImport: { format: TranslationFormat, unchangedCount: number, untranslatedCount: number, questions: Array<{ questionId: string, to: ContentLanguage, textCount: number, confirmedCount: number }>, problems: Array<{ line: number | null, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> } } };

export type TranslationFiles_ImportTranslationsMutationVariables = Exact<{
  input: TranslationFileInput;
}>;


export type TranslationFiles_ImportTranslationsMutation = { done: { translationImport: { format: TranslationFormat, unchangedCount: number, untranslatedCount: number, questions: Array<{ questionId: string, to: ContentLanguage, textCount: number, confirmedCount: number }>, problems: Array<{ line: number | null, code: ImportProblemCode, params: Array<{ name: string, value: string }> }> } } };

export type TranslationFiles_TranslationWorkQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type TranslationFiles_TranslationWorkQuery = { translationWork: Array<{ from: ContentLanguage, questionCount: number, textCount: number, openCount: number }> };

export type TranslationFiles_QuestionQueryVariables = Exact<{
  id: string;
}>;


export type TranslationFiles_QuestionQuery = { question:
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
    | { version: number, translationState: TranslationState }
   };

export type TranslationFiles_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type TranslationFiles_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type UnsentAnswers_ImportMutationVariables = Exact<{
  file: null;
}>;


export type UnsentAnswers_ImportMutation = { brought: { importedAnswers: { candidateName: string, assessmentTitle: string, inTimeCount: number, lateCount: number, skippedCount: number } } };

export type UnsentAnswers_SubmitMutationVariables = Exact<{
  file: null;
}>;


export type UnsentAnswers_SubmitMutation = { brought: { importedAnswers: { candidateName: string, assessmentTitle: string, inTimeCount: number, lateCount: number, skippedCount: number } } };

export type UnsentAnswers_ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type UnsentAnswers_ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { answersSecret: string }
      | Record<PropertyKey, never>
     } };

export type UploadForms_UploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type UploadForms_UploadFileMutation = { uploadFile: { file: { name: string, byteSize: number } } };

export type Webhooks_WebhookEndpointsQueryVariables = Exact<{
  a?: string | null | undefined;
}>;


export type Webhooks_WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string }> };

export type Webhooks_UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type Webhooks_UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { webhookEndpoint: { id: string } } };

export type Webhooks_DeleteWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type Webhooks_DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { webhookEndpointId: string } };

export type Webhooks_WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type Webhooks_WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { createdAt: string } }> } };

export type Webhooks_TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type Webhooks_TestWebhookEndpointMutation = { testWebhookEndpoint: { delivery: { id: string } } };

export type Websocket_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Websocket_ViewerQuery = { viewer: { id: string } | null };

export type Websocket_SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Websocket_SignOutMutation = { signOut: { wasSignedIn: boolean } };

export type Websocket_SignOut2MutationVariables = Exact<{ [key: string]: never; }>;


export type Websocket_SignOut2Mutation = { signOut: { wasSignedIn: boolean } };

export type WelcomeCaptions_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type WelcomeCaptions_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type WelcomeCaptions_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type WelcomeCaptions_UploadPartMutation = { uploadPart: { upload: { id: string } } };

export type WelcomeCaptions_FinishUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type WelcomeCaptions_FinishUploadMutation = { finishUpload: { file: { id: string } } };

export type WelcomeCaptions_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type WelcomeCaptions_UpdateAssessmentMutation = { updateAssessment: { assessment: { welcomeVideoCaptions: string | null } } };

export type WelcomeCaptions_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeCaptions_ExamEntryQuery = { examEntry: { welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null } };

export type WelcomeCaptions_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type WelcomeCaptions_AssessmentQuery = { assessment: { paperPreview: { entry: { welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null } } } };

export type FaultsApi_CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type FaultsApi_CreateAssessmentMutation = { createAssessment: { assessment: { id: string } } };

export type FaultsApi_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type FaultsApi_AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { id: string } } };

export type FaultsApi_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type FaultsApi_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string } } };

export type FaultsApi_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type FaultsApi_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ examUrl: string }> } };

export type FaultsClock_ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type FaultsClock_ExamPulseMutation = { examPulse: { serverNow: string, closesAt: string | null } };

export type FaultsPacked_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type FaultsPacked_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type FaultsRestarts_StartAssessmentExportMutationVariables = Exact<{
  input: StartAssessmentExportInput;
}>;


export type FaultsRestarts_StartAssessmentExportMutation = { startAssessmentExport: { assessmentExport: { id: string, state: AssessmentExportState } } };

export type FaultsRestarts_AssessmentQueryVariables = Exact<{
  a: string;
}>;


export type FaultsRestarts_AssessmentQuery = { assessment: { exports: Array<{ id: string, state: AssessmentExportState, byteSize: number | null, failure: AssessmentExportFailure | null }> } };

export type FaultsRestarts_ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type FaultsRestarts_ImportQuestionsMutation = { importQuestions: { questionImport: { questionIds: Array<string> } } };

export type FaultsRestarts_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type FaultsRestarts_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type FaultsRestarts_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type FaultsRestarts_UploadPartMutation = { uploadPart: { upload: { id: string } } };

export type FaultsRestarts_FinishUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type FaultsRestarts_FinishUploadMutation = { finishUpload: { file: { id: string } } };

export type FaultsRestarts_StartQuestionImportMutationVariables = Exact<{
  input: StartQuestionImportInput;
}>;


export type FaultsRestarts_StartQuestionImportMutation = { startQuestionImport: { questionImportJob: { id: string } } };

export type FaultsRestarts_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type FaultsRestarts_CreateApiKeyMutation = { createApiKey: { secret: string } };

export type FaultsWebhooks_CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type FaultsWebhooks_CreateWebhookEndpointMutation = { createWebhookEndpoint: { webhookEndpoint: { id: string } } };

export type FaultsWebhooks_RevealWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type FaultsWebhooks_RevealWebhookSecretMutation = { revealWebhookSecret: { secret: string } };

export type FaultsWriter_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type FaultsWriter_StartAttemptMutation = { startAttempt: { outcome:
      | { attemptId: string, question:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
      | Record<PropertyKey, never>
     } };

export type FaultsWriter_SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type FaultsWriter_SaveAnswerMutation = { saveAnswer: { outcome:
      | { code: ErrorCode }
      | { code: ErrorCode }
      | { revision: number }
     } };

export type FaultsWriter_SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type FaultsWriter_SubmitAttemptMutation = { submitAttempt: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type AnswerFiles_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type AnswerFiles_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type AnswerFiles_StartRecordingMutationVariables = Exact<{
  input: StartRecordingInput;
}>;


export type AnswerFiles_StartRecordingMutation = { startRecording: { recording: { id: string, receivedParts: Array<number> } } };

export type AnswerFiles_UploadRecordingPartMutationVariables = Exact<{
  input: UploadRecordingPartInput;
}>;


export type AnswerFiles_UploadRecordingPartMutation = { uploadRecordingPart: { recording: { id: string, receivedParts: Array<number> } } };

export type AnswerFiles_FinishRecordingMutationVariables = Exact<{
  input: FinishRecordingInput;
}>;


export type AnswerFiles_FinishRecordingMutation = { finishRecording: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type AnswerFiles_ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type AnswerFiles_ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { answerFiles: Array<{ id: string, name: string }> }
      | Record<PropertyKey, never>
     } };

export type AnswerFiles_AssessmentQueryVariables = Exact<{
  a: string;
  c: string;
}>;


export type AnswerFiles_AssessmentQuery = { assessment: { result: { questions: Array<
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
        | { answer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { value:
              | { fileIds: Array<string> }
              | Record<PropertyKey, never>
             | null } | null, files: Array<{ id: string, name: string, url: string }> }
      > } } };

export type AnswerFiles_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type AnswerFiles_StartAttemptMutation = { startAttempt: { outcome:
      | { attemptId: string, question:
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
          | { id: string, textHtml: string | null }
         | null }
      | Record<PropertyKey, never>
     } };

export type AssessmentCounts_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type AssessmentCounts_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number } };

export type AssessmentCounts_TagInvitationsMutationVariables = Exact<{
  input: TagInvitationsInput;
}>;


export type AssessmentCounts_TagInvitationsMutation = { tagInvitations: { skippedCount: number } };

export type AssessmentCounts_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type AssessmentCounts_EraseCandidateMutation = { eraseCandidate: { erasure: { id: string } } };

export type AssessmentCounts_AssessmentQueryVariables = Exact<{
  id: string;
  filter?: InvitationFilter | null | undefined;
  sort?: InvitationSort | null | undefined;
  direction?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AssessmentCounts_AssessmentQuery = { assessment: { averagePercentage: number | null, funnel: { invited: number, notStarted: number, enrolled: number, completed: number }, invitations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, stage: Stage } }> } } };

export type AssessmentsDemo_TestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentsDemo_TestsQuery = { tests: { edges: Array<{ node: { title: string, language: ContentLanguage, isPublished: boolean, questionCount: number, skills: Array<string>, questions: Array<
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
          | { type: QuestionType, text: string }
        > } }> } };

export type AssessmentsDemo_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentsDemo_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string, title: string, language: ContentLanguage | null, status: ActiveStatus, publishedAt: string | null, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
          | { type: QuestionType }
        > } }> } };

export type ExamEntry_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamEntry_ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, language: ContentLanguage, candidateFirstName: string, questionCount: number, totalSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean } };

export type ExamEntry_WhoseQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamEntry_WhoseQuery = { examEntry: { candidateFirstName: string, extraTimePercent: number, accommodation: { text: string } | null } };

export type ExamEntry_AskForAccommodationMutationVariables = Exact<{
  input: AskForAccommodationInput;
}>;


export type ExamEntry_AskForAccommodationMutation = { askForAccommodation: { outcome:
      | { text: string }
      | Record<PropertyKey, never>
     } };

export type GoingBack_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type GoingBack_AssessmentQuery = { assessment: { analytics: { averageSeconds: number | null, questions: Array<{ averageSeconds: number | null }> } } };

export type GradingByPerson_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type GradingByPerson_MarkAnswerMutation = { markAnswer: { outcome:
      | { id: string, score: number, totalScore: number, percentage: number, status: ResultStatus, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, awaitingCount: number, overallFeedback: string | null, attempt: { id: string } | null, band: { name: string } | null, gradeBands: Array<{ min: number, max: number }>, candidate: { email: string } | null, assessment: { title: string }, questions: Array<
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { acceptedAnswers: Array<string>, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { truth: boolean | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
          | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, lateAnswer: { savedAt: string, revision: number, value:
                | { choiceIds: Array<string> }
                | { text: string }
                | { truth: boolean }
                | Record<PropertyKey, never>
               | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        > }
      | Record<PropertyKey, never>
     } };

export type GradingDemo_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type GradingDemo_AssessmentQuery = { assessment: { languageCheck: { english: number, arabic: number, questions: Array<{ strength: DifferenceStrength | null, certainty: LanguageCheckCertainty, delta: number | null, text: string, translated: string, choices: Array<{ translated: string, isRight: boolean, standsOut: boolean }> }> } } };

export type GradingDemo_LiveAttemptsQueryVariables = Exact<{ [key: string]: never; }>;


export type GradingDemo_LiveAttemptsQuery = { liveAttempts: { edges: Array<{ node: { questionClosesAt: string | null } }> } };

export type InvitationsRaces_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InvitationsRaces_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string }> } };

export type KeptCounts_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type KeptCounts_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type KeptCounts_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type KeptCounts_EraseCandidateMutation = { eraseCandidate: { erasure: { id: string } } };

export type KeptMails_RequestPasswordCodeMutationVariables = Exact<{
  email: string;
}>;


export type KeptMails_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string } };

export type KeptMails_VerifyPasswordCodeMutationVariables = Exact<{
  input: VerifyPasswordCodeInput;
}>;


export type KeptMails_VerifyPasswordCodeMutation = { verifyPasswordCode: { ticket: string } };

export type LockOrder_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type LockOrder_EraseCandidateMutation = { eraseCandidate: { erasure: { sha256: string } } };

export type LockOrder_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type LockOrder_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type LockRaces_PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type LockRaces_PreviewRemarkingQuery = { previewRemarking: { token: string } };

export type LockRaces_ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type LockRaces_ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type LockRaces_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type LockRaces_MarkAnswerMutation = { markAnswer: { outcome:
      | { id: string }
      | Record<PropertyKey, never>
     } };

export type LockRaces_DecideOnInvitationsMutationVariables = Exact<{
  input: DecideOnInvitationsInput;
}>;


export type LockRaces_DecideOnInvitationsMutation = { decideOnInvitations: { skippedCount: number } };

export type LockRaces_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type LockRaces_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type ProctorSignals_ReopenAttemptMutationVariables = Exact<{
  input: ReopenAttemptInput;
}>;


export type ProctorSignals_ReopenAttemptMutation = { reopenAttempt: { attempt: { id: string } } };

export type ProctorSnapshots_UploadSnapshotMutationVariables = Exact<{
  input: UploadSnapshotInput;
}>;


export type ProctorSnapshots_UploadSnapshotMutation = { uploadSnapshot: { id: string } };

export type ProctorTimeline_FieldsFragment = { warnings: number, consent: { version: string, language: ContentLanguage } | null, questions: Array<{ position: number }>, snapshots: Array<{ id: string, url: string | null }>, events: Array<{ id: string, kind: ProctorSignal, position: number | null, countedAs: number | null, awaySeconds: number, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, signals: Array<{ kind: ProctorSignal, excuse: ProctorExcuse | null, lastedMs: number }> }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> };

export type ProctorTimeline_AttemptQueryVariables = Exact<{
  attemptId: string;
}>;


export type ProctorTimeline_AttemptQuery = { attempt: { proctorTimeline: { warnings: number, consent: { version: string, language: ContentLanguage } | null, questions: Array<{ position: number }>, snapshots: Array<{ id: string, url: string | null }>, events: Array<{ id: string, kind: ProctorSignal, position: number | null, countedAs: number | null, awaySeconds: number, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, signals: Array<{ kind: ProctorSignal, excuse: ProctorExcuse | null, lastedMs: number }> }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> } } };

export type ProctorTimeline_ReviewProctorEventMutationVariables = Exact<{
  input: ReviewProctorEventInput;
}>;


export type ProctorTimeline_ReviewProctorEventMutation = { reviewProctorEvent: { attempt: { proctorTimeline: { warnings: number, consent: { version: string, language: ContentLanguage } | null, questions: Array<{ position: number }>, snapshots: Array<{ id: string, url: string | null }>, events: Array<{ id: string, kind: ProctorSignal, position: number | null, countedAs: number | null, awaySeconds: number, candidateNote: string | null, verdict: ProctorVerdict | null, verdictNote: string | null, reviewedByName: string | null, signals: Array<{ kind: ProctorSignal, excuse: ProctorExcuse | null, lastedMs: number }> }>, rates: Array<{ kind: ProctorSignal, count: number, sittingCount: number, sittingsWith: number }> } } } };

export type ReadyLibrary_TestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadyLibrary_TestsQuery = { tests: { totalCount: number, edges: Array<{ node: { id: string, title: string, language: ContentLanguage, status: ActiveStatus, isPublished: boolean, languages: Array<ContentLanguage>, questionCount: number, translation: { title: string } | null, questions: Array<
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
        > } }> } };

export type RemarkingRaces_PreviewRemarkingQueryVariables = Exact<{
  input: RemarkingInput;
}>;


export type RemarkingRaces_PreviewRemarkingQuery = { previewRemarking: { token: string } };

export type RemarkingRaces_ApplyRemarkingMutationVariables = Exact<{
  input: ApplyRemarkingInput;
}>;


export type RemarkingRaces_ApplyRemarkingMutation = { applyRemarking: { changedResultCount: number } };

export type RemarkingRaces_SetPoolsMutationVariables = Exact<{
  input: SetPoolsInput;
}>;


export type RemarkingRaces_SetPoolsMutation = { setPools: { assessment: { id: string } } };

export type RemarkingRaces_MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type RemarkingRaces_MarkAnswerMutation = { markAnswer: { outcome:
      | { id: string }
      | Record<PropertyKey, never>
     } };

export type RemarkingRaces_CountLateAnswerMutationVariables = Exact<{
  input: CountLateAnswerInput;
}>;


export type RemarkingRaces_CountLateAnswerMutation = { countLateAnswer: { result: { id: string } } };

export type SeveralServers_AttemptProgressedSubscriptionVariables = Exact<{
  id: string;
}>;


export type SeveralServers_AttemptProgressedSubscription = { attemptProgressed: { id: string, state: ExamState } };

export type Startup_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type Startup_SignInMutation = { signIn: { outcome:
      | { handle: string, ways: Array<SecondStepWay>, expiresInSeconds: number }
      | { email: string }
     } };

export type TimeControl_ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeControl_ExamEntryQuery = { examEntry: { state: ExamState } };

export type TrackingSystems_ConnectionFragment = { id: string, webhookEndpointId: string, isKeyLive: boolean, addresses: Array<{ name: string, url: string }>, calls: Array<{ name: string, status: number, problem: string | null }> };

export type TrackingSystems_ConnectTrackingSystemMutationVariables = Exact<{
  input: ConnectTrackingSystemInput;
}>;


export type TrackingSystems_ConnectTrackingSystemMutation = { connectTrackingSystem: { secret: string } };

export type TrackingSystems_TrackingConnectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackingSystems_TrackingConnectionsQuery = { trackingConnections: Array<{ id: string, webhookEndpointId: string, isKeyLive: boolean, addresses: Array<{ name: string, url: string }>, calls: Array<{ name: string, status: number, problem: string | null }> }> };

export type TrackingSystems_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type TrackingSystems_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { id: string } }> } } };

export type TrackingSystems_CancelInvitationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrackingSystems_CancelInvitationsMutation = { cancelInvitations: { skippedCount: number } };

export type TrackingSystems_TestTrackingSystemMutationVariables = Exact<{
  id: string;
}>;


export type TrackingSystems_TestTrackingSystemMutation = { testTrackingSystem: { trackingConnections: Array<{ id: string }> } };

export type TrackingSystems_DisconnectTrackingSystemMutationVariables = Exact<{
  id: string;
}>;


export type TrackingSystems_DisconnectTrackingSystemMutation = { disconnectTrackingSystem: { trackingConnections: Array<{ id: string }> } };

export type TrackingSystems_TestTrackingSystem2MutationVariables = Exact<{
  id: string;
}>;


export type TrackingSystems_TestTrackingSystem2Mutation = { testTrackingSystem: { trackingConnections: Array<{ id: string }> } };

export type TrackingSystems_DisconnectTrackingSystem2MutationVariables = Exact<{
  id: string;
}>;


export type TrackingSystems_DisconnectTrackingSystem2Mutation = { disconnectTrackingSystem: { trackingConnections: Array<{ id: string }> } };

export type Upgrade_AssessmentQueryVariables = Exact<{
  a: string;
}>;


export type Upgrade_AssessmentQuery = { assessment: { title: string }, candidates: { edges: Array<{ node: { candidate: { firstName: string, email: string } } }> } };

export type WebhookDeliveries_EraseCandidateMutationVariables = Exact<{
  input: EraseCandidateInput;
}>;


export type WebhookDeliveries_EraseCandidateMutation = { eraseCandidate: { erasure: { deleted: Array<{ name: string, count: number }> } } };

export type WebhookDeliveries_CandidateDataQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveries_CandidateDataQuery = { candidateData: { tables: Array<{ name: string, count: number }> } };

export type WebhookDeliveries_RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type WebhookDeliveries_RotateWebhookSecretMutation = { rotateWebhookSecret: { webhookEndpoint: { id: string } } };

export type WebhookDeliveries_ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveries_ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { delivery: { id: string } } };

export type WebhookDocs_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type WebhookDocs_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type WebhookDocs_RevealReturnSecretMutationVariables = Exact<{
  id: string;
}>;


export type WebhookDocs_RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type WebhookDocs_ExamReturnQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookDocs_ExamReturnQuery = { examReturn: { url: string } | null };

export type WebhookDocs_RotateReturnSecretMutationVariables = Exact<{
  id: string;
}>;


export type WebhookDocs_RotateReturnSecretMutation = { rotateReturnSecret: { returnPath: { __typename: 'ReturnPath' } } };

export type WebhookOutbox_DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type WebhookOutbox_DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type KitAttempts_ProctorStateFragment = { warnings: number, warningsLeft: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> };

export type KitAttempts_SittingFragment = { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
    | { choiceIds: Array<string> }
    | { text: string }
    | { truth: boolean }
    | Record<PropertyKey, never>
   | null, question:
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
    | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
   | null };

export type KitAttempts_SavedFragment = { questionId: string, revision: number, savedAt: string, isLate: boolean, receipt: string, closesAt: string };

type KitAttempts_Refused_AccommodationTooLate_Fragment = { code: ErrorCode };

type KitAttempts_Refused_ConsentRequired_Fragment = { version: string, code: ErrorCode };

type KitAttempts_Refused_ExamUnavailable_Fragment = { reason: UnavailableReason, code: ErrorCode };

type KitAttempts_Refused_MarkChanged_Fragment = { code: ErrorCode };

type KitAttempts_Refused_PageTaken_Fragment = { code: ErrorCode };

type KitAttempts_Refused_PublicLinkClosed_Fragment = { code: ErrorCode };

export type KitAttempts_RefusedFragment =
  | KitAttempts_Refused_AccommodationTooLate_Fragment
  | KitAttempts_Refused_ConsentRequired_Fragment
  | KitAttempts_Refused_ExamUnavailable_Fragment
  | KitAttempts_Refused_MarkChanged_Fragment
  | KitAttempts_Refused_PageTaken_Fragment
  | KitAttempts_Refused_PublicLinkClosed_Fragment
;

export type KitAttempts_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type KitAttempts_StartAttemptMutation = { done: { outcome:
      | { version: string, code: ErrorCode }
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
         | null }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type KitAttempts_ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type KitAttempts_ResumeAttemptMutation = { done: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
         | null }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type KitAttempts_NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type KitAttempts_NextQuestionMutation = { done: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
         | null }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type KitAttempts_GoToQuestionMutationVariables = Exact<{
  input: GoToQuestionInput;
}>;


export type KitAttempts_GoToQuestionMutation = { done: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
         | null }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type KitAttempts_SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type KitAttempts_SubmitAttemptMutation = { done: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, assessmentTitle: string, showProgress: boolean, isPaused: boolean, mayGoBack: boolean, visit: number, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, answer:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null, question:
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, prompts: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, text: string, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
         | null }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type KitAttempts_SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type KitAttempts_SaveAnswerMutation = { done: { outcome:
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
      | { questionId: string, revision: number, savedAt: string, isLate: boolean, receipt: string, closesAt: string }
     } };

export type KitAttempts_ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type KitAttempts_ExamPulseMutation = { examPulse: { state: ExamState, isLivePage: boolean, questionId: string | null, closesAt: string | null, snapshotDue: string | null, durationSeconds: number, addedSeconds: number, isPaused: boolean, sittingEndsAt: string | null, message: { id: string, text: string, at: string } | null } };

export type KitAttempts_ReadExamMessageMutationVariables = Exact<{
  input: ReadExamMessageInput;
}>;


export type KitAttempts_ReadExamMessageMutation = { readExamMessage: { messageId: string } };

export type KitAttempts_ReportProctorEventsMutationVariables = Exact<{
  input: ReportProctorEventsInput;
}>;


export type KitAttempts_ReportProctorEventsMutation = { reportProctorEvents: { proctorState: { warnings: number, warningsLeft: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

export type KitAttempts_NoteProctorEventMutationVariables = Exact<{
  input: NoteProctorEventInput;
}>;


export type KitAttempts_NoteProctorEventMutation = { noteProctorEvent: { proctorState: { warnings: number, warningsLeft: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

export type KitAttempts_ProctorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type KitAttempts_ProctorStateQuery = { proctorState: { warnings: number, warningsLeft: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } };

export type KitBanks_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type KitBanks_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type KitBanks_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type KitBanks_UploadPartMutation = { uploadPart: { upload: { receivedParts: Array<number> } } };

export type KitBanks_FinishUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type KitBanks_FinishUploadMutation = { finishUpload: { file: { id: string } } };

export type KitControls_MonitoredFragment = { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number };

export type KitControls_PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type KitControls_PauseAttemptMutation = { pauseAttempt: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_ContinueAttemptMutationVariables = Exact<{
  input: ContinueAttemptInput;
}>;


export type KitControls_ContinueAttemptMutation = { continueAttempt: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_EndAttemptMutationVariables = Exact<{
  input: EndAttemptInput;
}>;


export type KitControls_EndAttemptMutation = { endAttempt: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_AddTimeMutationVariables = Exact<{
  input: AddTimeInput;
}>;


export type KitControls_AddTimeMutation = { addTime: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_ReopenAttemptMutationVariables = Exact<{
  input: ReopenAttemptInput;
}>;


export type KitControls_ReopenAttemptMutation = { reopenAttempt: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_MessageCandidateMutationVariables = Exact<{
  input: MessageCandidateInput;
}>;


export type KitControls_MessageCandidateMutation = { messageCandidate: { attempt: { id: string, state: ExamState, pausedAt: string | null, addedSeconds: number, resumesOnReturn: boolean, submittedBy: ClosedBy | null, wasReopened: boolean, unreadMessages: number } } };

export type KitControls_SetExtraTimeMutationVariables = Exact<{
  input: SetExtraTimeInput;
}>;


export type KitControls_SetExtraTimeMutation = { setExtraTime: { invitation: { id: string, extraTimePercent: number } } };

export type KitControls_TimeLedgerQueryVariables = Exact<{
  attemptId: string;
}>;


export type KitControls_TimeLedgerQuery = { attempt: { timeLedger: { entries: Array<{ number: number, kind: LedgerKind, at: string, position: number | null, seconds: number | null, percent: number | null, closedBy: ClosedBy | null, reasonCode: ReasonCode | null, note: string | null, actorName: string | null }>, questions: Array<{ position: number, baseSeconds: number | null, grantedSeconds: number, addedSeconds: number, stoppedSeconds: number, usedSeconds: number, openedAt: string | null, closesAt: string | null, closedAt: string | null }> } } };

export type KitFiles_UploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type KitFiles_UploadFileMutation = { uploadFile: { file: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

type KitResults_Value_ChoicesAnswer_Fragment = { choiceIds: Array<string> };

type KitResults_Value_TextAnswer_Fragment = { text: string };

type KitResults_Value_TruthAnswer_Fragment = { truth: boolean };

export type KitResults_ValueFragment =
  | KitResults_Value_ChoicesAnswer_Fragment
  | KitResults_Value_TextAnswer_Fragment
  | KitResults_Value_TruthAnswer_Fragment
;

export type KitResults_ResultFragment = { id: string, score: number, totalScore: number, percentage: number, status: ResultStatus, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, awaitingCount: number, overallFeedback: string | null, attempt: { id: string } | null, band: { name: string } | null, gradeBands: Array<{ min: number, max: number }>, candidate: { email: string } | null, assessment: { title: string }, questions: Array<
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { acceptedAnswers: Array<string>, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { truth: boolean | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
    | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { choiceIds: Array<string> }
          | { text: string }
          | { truth: boolean }
          | Record<PropertyKey, never>
         | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
  > };

export type KitResults_AssessmentQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type KitResults_AssessmentQuery = { assessment: { result: { id: string, score: number, totalScore: number, percentage: number, status: ResultStatus, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, awaitingCount: number, overallFeedback: string | null, attempt: { id: string } | null, band: { name: string } | null, gradeBands: Array<{ min: number, max: number }>, candidate: { email: string } | null, assessment: { title: string }, questions: Array<
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, choices: Array<{ text: string, isRight: boolean }>, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { acceptedAnswers: Array<string>, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { truth: boolean | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
        | { rubric: string | null, id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, allottedSeconds: number, usedSeconds: number | null, closedBy: ClosedBy | null, answer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, lateAnswer: { savedAt: string, revision: number, value:
              | { choiceIds: Array<string> }
              | { text: string }
              | { truth: boolean }
              | Record<PropertyKey, never>
             | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } }
      > } } };

export type KitWebhooks_EndpointFieldsFragment = { id: string, assessmentId: string | null, url: string | null, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null };

export type KitWebhooks_DeliveryFieldsFragment = { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, nextTryAt: string | null, tryCount: number, tries: Array<{ number: number, at: string, durationMs: number, outcome: WebhookTryOutcome, failure: WebhookTryFailure | null, responseStatus: number | null, url: string, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> };

export type KitWebhooks_CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type KitWebhooks_CreateWebhookEndpointMutation = { createWebhookEndpoint: { webhookEndpoint: { id: string, assessmentId: string | null, url: string | null, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } } };

export type KitWebhooks_UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type KitWebhooks_UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { webhookEndpoint: { id: string, assessmentId: string | null, url: string | null, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } } };

export type KitWebhooks_WebhookEndpointQueryVariables = Exact<{
  id: string;
}>;


export type KitWebhooks_WebhookEndpointQuery = { webhookEndpoint: { id: string, assessmentId: string | null, url: string | null, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null, lastDeliveredAt: string | null, previousSecretUntil: string | null } };

export type KitWebhooks_WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  status?: WebhookDeliveryStatus | null | undefined;
}>;


export type KitWebhooks_WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, edges: Array<{ node: { id: string, messageId: string, type: string, body: string, status: WebhookDeliveryStatus, nextTryAt: string | null, tryCount: number, tries: Array<{ number: number, at: string, durationMs: number, outcome: WebhookTryOutcome, failure: WebhookTryFailure | null, responseStatus: number | null, url: string, responseBody: string | null, isResponseCut: boolean, requestHeaders: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> }> } }> } };

export type KitWebhooks_RevealWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type KitWebhooks_RevealWebhookSecretMutation = { revealWebhookSecret: { secret: string } };

export type KitWebhooks_TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type KitWebhooks_TestWebhookEndpointMutation = { testWebhookEndpoint: { delivery: { id: string, status: WebhookDeliveryStatus } } };

export type KitWebhooks_ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type KitWebhooks_ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { delivery: { id: string, status: WebhookDeliveryStatus } } };

export type KitSignIn_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type KitSignIn_SignInMutation = { signIn: { outcome:
      | { handle: string, ways: Array<SecondStepWay>, expiresInSeconds: number }
      | { id: string }
     } };

export type KitViewers_CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type KitViewers_CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AssessmentExports_FieldsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentExports_fields on AssessmentExport {
  id
  state
  progress
  total
  byteSize
  failure
  expiresAt
}
    `, {"fragmentName":"AssessmentExports_fields"}) as unknown as TypedDocumentString<AssessmentExports_FieldsFragment, unknown>;
export const AssessmentListActions_FieldsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentListActions_fields on Assessment {
  id
  title
  jobRole
  status
  publishedAt
  isArchived
  ownerName
  gradeBands {
    name
    min
    max
    color
  }
  configuration {
    passMark
    opensAt
    closesAt
    allowBack
    extraTimePercent
  }
  reportOptions {
    showCorrectAnswers
  }
  proctoring {
    fullScreen
  }
  integration {
    redirectUrl
  }
  tests {
    id
  }
  ownQuestions {
    id
    text
    canEdit
  }
  pools {
    id
    skill
    drawCount
  }
}
    `, {"fragmentName":"AssessmentListActions_fields"}) as unknown as TypedDocumentString<AssessmentListActions_FieldsFragment, unknown>;
export const AssessmentSettings_SettingsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentSettings_settings on Assessment {
  configuration {
    allowBack
    extraTimePercent
  }
  proctoring {
    webcamSnapshots
    snapshotsPerHour
    fullScreen
    tabLeaving
    copyPaste
    cameraRequired
    minimumSeconds
    submitsWhenLeft
    warningsBeforeSubmit
    retentionDays
  }
  integration {
    redirectUrl
  }
}
    `, {"fragmentName":"AssessmentSettings_settings"}) as unknown as TypedDocumentString<AssessmentSettings_SettingsFragment, unknown>;
export const AssessmentsOwnQuestions_FieldsFragmentDoc = new TypedDocumentString(`
    fragment AssessmentsOwnQuestions_fields on Assessment {
  id
  updatedAt
  questionCount
  durationSeconds
  totalScore
  ownQuestions {
    id
    text
    type
    translationState
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}
    `, {"fragmentName":"AssessmentsOwnQuestions_fields"}) as unknown as TypedDocumentString<AssessmentsOwnQuestions_FieldsFragment, unknown>;
export const Assessments_FieldsFragmentDoc = new TypedDocumentString(`
    fragment Assessments_fields on Assessment {
  id
  title
  jobRole
  description
  level
  language
  type
  welcomeVideoUrl
  status
  publishedAt
  createdAt
  updatedAt
  ownerName
  configuration {
    passMark
    opensAt
    closesAt
    showProgress
    shuffleQuestions
    shuffleChoices
    resultVisibility
  }
  reportOptions {
    showCandidateInformation
    showQuestions
    showCorrectAnswers
  }
  gradeBands {
    name
    min
    max
    color
  }
  questionCount
  durationSeconds
  totalScore
  tests {
    id
    title
  }
  ownQuestions {
    text
  }
}
    `, {"fragmentName":"Assessments_fields"}) as unknown as TypedDocumentString<Assessments_FieldsFragment, unknown>;
export const AttemptProgress_FieldsFragmentDoc = new TypedDocumentString(`
    fragment AttemptProgress_fields on Attempt {
  id
  candidate {
    name
  }
  assessment {
    title
  }
  invitation {
    id
  }
  state
  position
  questionCount
  startedAt
  questionClosesAt
  expiresAt
  lastSeenAt
  submittedAt
  serverNow
}
    `, {"fragmentName":"AttemptProgress_fields"}) as unknown as TypedDocumentString<AttemptProgress_FieldsFragment, unknown>;
export const AuthorizationKeys_KeyFragmentDoc = new TypedDocumentString(`
    fragment AuthorizationKeys_key on Query {
  test(id: "x") {
    questions {
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
}
    `, {"fragmentName":"AuthorizationKeys_key"}) as unknown as TypedDocumentString<AuthorizationKeys_KeyFragment, unknown>;
export const Brands_ShadesFragmentDoc = new TypedDocumentString(`
    fragment Brands_shades on AccentShades {
  brand
  text
  contrast
}
    `, {"fragmentName":"Brands_shades"}) as unknown as TypedDocumentString<Brands_ShadesFragment, unknown>;
export const Brands_ShownFragmentDoc = new TypedDocumentString(`
    fragment Brands_shown on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...Brands_shades
    }
    dark {
      ...Brands_shades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}
    fragment Brands_shades on AccentShades {
  brand
  text
  contrast
}`, {"fragmentName":"Brands_shown"}) as unknown as TypedDocumentString<Brands_ShownFragment, unknown>;
export const CandidatesPreview_PreviewFragmentDoc = new TypedDocumentString(`
    fragment CandidatesPreview_PREVIEW on CandidateListPreview {
  hasHeader
  recognisedColumns
  readyCount
  problemCount
  duplicateCount
  rows {
    line
    firstName
    lastName
    email
    phone
    problems {
      field
      problem
    }
    duplicate
    firstLine
    invitedAt
  }
}
    `, {"fragmentName":"CandidatesPreview_PREVIEW"}) as unknown as TypedDocumentString<CandidatesPreview_PreviewFragment, unknown>;
export const InvitationLife_InvitationFragmentDoc = new TypedDocumentString(`
    fragment InvitationLife_invitation on Invitation {
  id
  examUrl
  revokedAt
  opensAt
  expiresAt
  expiredAt
  remindedAt
}
    `, {"fragmentName":"InvitationLife_invitation"}) as unknown as TypedDocumentString<InvitationLife_InvitationFragment, unknown>;
export const InvitationsByProgram_InvitationFragmentDoc = new TypedDocumentString(`
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}
    `, {"fragmentName":"InvitationsByProgram_INVITATION"}) as unknown as TypedDocumentString<InvitationsByProgram_InvitationFragment, unknown>;
export const Limits_TypeFragmentDoc = new TypedDocumentString(`
    fragment Limits_type on Query {
  __type(name: "Query") {
    name
  }
}
    `, {"fragmentName":"Limits_type"}) as unknown as TypedDocumentString<Limits_TypeFragment, unknown>;
export const People_PersonFragmentDoc = new TypedDocumentString(`
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}
    `, {"fragmentName":"People_person"}) as unknown as TypedDocumentString<People_PersonFragment, unknown>;
export const PublicLinks_LinkFragmentDoc = new TypedDocumentString(`
    fragment PublicLinks_link on PublicLink {
  id
  url
  state
  cap
  joinedCount
  closesAt
}
    `, {"fragmentName":"PublicLinks_link"}) as unknown as TypedDocumentString<PublicLinks_LinkFragment, unknown>;
export const QuestionBank_FieldsFragmentDoc = new TypedDocumentString(`
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}
    `, {"fragmentName":"QuestionBank_fields"}) as unknown as TypedDocumentString<QuestionBank_FieldsFragment, unknown>;
export const QuestionImportImages_ResultFragmentDoc = new TypedDocumentString(`
    fragment QuestionImportImages_RESULT on QuestionImport {
  mediaCount
  questionIds
  understood {
    place
    question {
      id
      text
      textHtml
      score
    }
  }
  problems {
    code
    line
    params {
      value
    }
  }
}
    `, {"fragmentName":"QuestionImportImages_RESULT"}) as unknown as TypedDocumentString<QuestionImportImages_ResultFragment, unknown>;
export const QuestionImportJob_FieldsFragmentDoc = new TypedDocumentString(`
    fragment QuestionImportJob_fields on QuestionImportJob {
  id
  isPreview
  fileName
  state
  stage
  progress
  total
  storedCount
  failure
  failureParams {
    name
    value
  }
  result {
    questionIds
    problems {
      code
    }
    understood {
      question {
        text
      }
    }
  }
}
    `, {"fragmentName":"QuestionImportJob_fields"}) as unknown as TypedDocumentString<QuestionImportJob_FieldsFragment, unknown>;
export const QuestionImport_ResultFragmentDoc = new TypedDocumentString(`
    fragment QuestionImport_RESULT on QuestionImport {
  format
  mediaCount
  questionIds
  understood {
    line
    title
    lacks
    question {
      id
      type
      text
      skill
      difficulty
      durationSeconds
      score
      ... on DropdownQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MatchingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MultipleChoiceQuestion {
        choices {
          text
          isRight
        }
      }
      ... on QualifierQuestion {
        choices {
          text
          isRight
        }
      }
      ... on RankingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
  problems {
    line
    title
    code
    params {
      name
      value
    }
  }
  ignored {
    line
    code
  }
}
    `, {"fragmentName":"QuestionImport_RESULT"}) as unknown as TypedDocumentString<QuestionImport_ResultFragment, unknown>;
export const QuestionPools_FieldsFragmentDoc = new TypedDocumentString(`
    fragment QuestionPools_fields on Assessment {
  id
  questionCount
  durationSeconds
  totalScore
  durationIsApproximate
  pools {
    id
    skill
    difficulty
    language
    drawCount
    available
  }
}
    `, {"fragmentName":"QuestionPools_fields"}) as unknown as TypedDocumentString<QuestionPools_FieldsFragment, unknown>;
export const QuestionTranslation_AskedFragmentDoc = new TypedDocumentString(`
    fragment QuestionTranslation_asked on ExamQuestion {
  id
  text
  language
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
}
    `, {"fragmentName":"QuestionTranslation_asked"}) as unknown as TypedDocumentString<QuestionTranslation_AskedFragment, unknown>;
export const QuestionTypes_ValueFragmentDoc = new TypedDocumentString(`
    fragment QuestionTypes_value on AnswerValue {
  ... on BlanksAnswer {
    blanks
  }
  ... on CellsAnswer {
    cells {
      row
      column
      text
    }
  }
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on DateAnswer {
    date
  }
  ... on FilesAnswer {
    fileIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on RatingAnswer {
    rating
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}
    `, {"fragmentName":"QuestionTypes_value"}) as unknown as TypedDocumentString<QuestionTypes_ValueFragment, unknown>;
export const Sessions_FieldsFragmentDoc = new TypedDocumentString(`
    fragment Sessions_fields on StaffSession {
  id
  device
  ip
  createdAt
  lastUsedAt
  isCurrent
}
    `, {"fragmentName":"Sessions_fields"}) as unknown as TypedDocumentString<Sessions_FieldsFragment, unknown>;
export const TestsManage_FieldsFragmentDoc = new TypedDocumentString(`
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}
    `, {"fragmentName":"TestsManage_fields"}) as unknown as TypedDocumentString<TestsManage_FieldsFragment, unknown>;
export const TestsQuestions_FieldsFragmentDoc = new TypedDocumentString(`
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}
    `, {"fragmentName":"TestsQuestions_fields"}) as unknown as TypedDocumentString<TestsQuestions_FieldsFragment, unknown>;
export const TranslationFiles_TakenFragmentDoc = new TypedDocumentString(`
    fragment TranslationFiles_taken on TranslationImport {
  format
  unchangedCount
  untranslatedCount
  questions {
    questionId
    to
    textCount
    confirmedCount
  }
  problems {
    line
    code
    params {
      name
      value
    }
  }
}
    `, {"fragmentName":"TranslationFiles_taken"}) as unknown as TypedDocumentString<TranslationFiles_TakenFragment, unknown>;
export const ProctorTimeline_FieldsFragmentDoc = new TypedDocumentString(`
    fragment ProctorTimeline_fields on ProctorTimeline {
  warnings
  consent {
    version
    language
  }
  questions {
    position
  }
  snapshots {
    id
    url
  }
  events {
    id
    kind
    position
    countedAs
    awaySeconds
    candidateNote
    verdict
    verdictNote
    reviewedByName
    signals {
      kind
      excuse
      lastedMs
    }
  }
  rates {
    kind
    count
    sittingCount
    sittingsWith
  }
}
    `, {"fragmentName":"ProctorTimeline_fields"}) as unknown as TypedDocumentString<ProctorTimeline_FieldsFragment, unknown>;
export const TrackingSystems_ConnectionFragmentDoc = new TypedDocumentString(`
    fragment TrackingSystems_CONNECTION on TrackingConnection {
  id
  webhookEndpointId
  isKeyLive
  addresses {
    name
    url
  }
  calls {
    name
    status
    problem
  }
}
    `, {"fragmentName":"TrackingSystems_CONNECTION"}) as unknown as TypedDocumentString<TrackingSystems_ConnectionFragment, unknown>;
export const KitAttempts_ProctorStateFragmentDoc = new TypedDocumentString(`
    fragment KitAttempts_proctorState on ProctorState {
  warnings
  warningsLeft
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}
    `, {"fragmentName":"KitAttempts_proctorState"}) as unknown as TypedDocumentString<KitAttempts_ProctorStateFragment, unknown>;
export const KitAttempts_SittingFragmentDoc = new TypedDocumentString(`
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
    `, {"fragmentName":"KitAttempts_sitting"}) as unknown as TypedDocumentString<KitAttempts_SittingFragment, unknown>;
export const KitAttempts_SavedFragmentDoc = new TypedDocumentString(`
    fragment KitAttempts_saved on SavedAnswer {
  questionId
  revision
  savedAt
  isLate
  receipt
  closesAt
}
    `, {"fragmentName":"KitAttempts_saved"}) as unknown as TypedDocumentString<KitAttempts_SavedFragment, unknown>;
export const KitAttempts_RefusedFragmentDoc = new TypedDocumentString(`
    fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}
    `, {"fragmentName":"KitAttempts_refused"}) as unknown as TypedDocumentString<KitAttempts_RefusedFragment, unknown>;
export const KitControls_MonitoredFragmentDoc = new TypedDocumentString(`
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}
    `, {"fragmentName":"KitControls_monitored"}) as unknown as TypedDocumentString<KitControls_MonitoredFragment, unknown>;
export const KitResults_ValueFragmentDoc = new TypedDocumentString(`
    fragment KitResults_value on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}
    `, {"fragmentName":"KitResults_value"}) as unknown as TypedDocumentString<KitResults_ValueFragment, unknown>;
export const KitResults_ResultFragmentDoc = new TypedDocumentString(`
    fragment KitResults_result on Result {
  id
  attempt {
    id
  }
  score
  totalScore
  percentage
  status
  band {
    name
  }
  gradeBands {
    min
    max
  }
  startedAt
  submittedAt
  submittedBy
  usedSeconds
  allottedSeconds
  awaitingCount
  overallFeedback
  candidate {
    email
  }
  assessment {
    title
  }
  questions {
    id
    position
    type
    text
    skill
    difficulty
    isAdditional
    ... on DropdownResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on ShortAnswerResultQuestion {
      acceptedAnswers
    }
    ... on TrueFalseResultQuestion {
      truth
    }
    allottedSeconds
    usedSeconds
    closedBy
    ... on AudioResultQuestion {
      rubric
    }
    ... on DocumentResultQuestion {
      rubric
    }
    ... on FileUploadResultQuestion {
      rubric
    }
    ... on NumberResultQuestion {
      number {
        value
        tolerance
      }
    }
    ... on OpenEndedResultQuestion {
      rubric
    }
    ... on SlidesResultQuestion {
      rubric
    }
    ... on SpreadsheetResultQuestion {
      rubric
    }
    ... on VideoResultQuestion {
      rubric
    }
    ... on XlcxResultQuestion {
      rubric
    }
    answer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    lateAnswer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    mark {
      score
      maxScore
      origin
      explanation {
        code
        params {
          name
          value
        }
      }
      feedback
      markedByName
      markedAt
    }
  }
}
    fragment KitResults_value on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}`, {"fragmentName":"KitResults_result"}) as unknown as TypedDocumentString<KitResults_ResultFragment, unknown>;
export const KitWebhooks_EndpointFieldsFragmentDoc = new TypedDocumentString(`
    fragment KitWebhooks_endpointFields on WebhookEndpoint {
  id
  assessmentId
  url
  events
  isEnabled
  disabledBecause
  failingSince
  lastDeliveredAt
  previousSecretUntil
}
    `, {"fragmentName":"KitWebhooks_endpointFields"}) as unknown as TypedDocumentString<KitWebhooks_EndpointFieldsFragment, unknown>;
export const KitWebhooks_DeliveryFieldsFragmentDoc = new TypedDocumentString(`
    fragment KitWebhooks_deliveryFields on WebhookDelivery {
  id
  messageId
  type
  body
  status
  nextTryAt
  tryCount
  tries {
    number
    at
    durationMs
    outcome
    failure
    responseStatus
    url
    requestHeaders {
      name
      value
    }
    responseHeaders {
      name
      value
    }
    responseBody
    isResponseCut
  }
}
    `, {"fragmentName":"KitWebhooks_deliveryFields"}) as unknown as TypedDocumentString<KitWebhooks_DeliveryFieldsFragment, unknown>;
export const AccessRequestsGrant_RequestAccessDocument = new TypedDocumentString(`
    mutation AccessRequestsGrant_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsGrant_RequestAccessMutation, AccessRequestsGrant_RequestAccessMutationVariables>;
export const AccessRequestsGrant_AccessRequestsDocument = new TypedDocumentString(`
    query AccessRequestsGrant_accessRequests {
  accessRequests {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsGrant_AccessRequestsQuery, AccessRequestsGrant_AccessRequestsQueryVariables>;
export const AccessRequestsGrant_DecideAccessRequestDocument = new TypedDocumentString(`
    mutation AccessRequestsGrant_decideAccessRequest($id: ID!) {
  decideAccessRequest(input: {id: $id, decision: APPROVE}) {
    accessRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsGrant_DecideAccessRequestMutation, AccessRequestsGrant_DecideAccessRequestMutationVariables>;
export const AccessRequestsList_RequestAccessDocument = new TypedDocumentString(`
    mutation AccessRequestsList_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsList_RequestAccessMutation, AccessRequestsList_RequestAccessMutationVariables>;
export const AccessRequestsList_DecideAccessRequestDocument = new TypedDocumentString(`
    mutation AccessRequestsList_decideAccessRequest($input: DecideAccessRequestInput!) {
  decideAccessRequest(input: $input) {
    accessRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsList_DecideAccessRequestMutation, AccessRequestsList_DecideAccessRequestMutationVariables>;
export const AccessRequestsList_AccessRequestsDocument = new TypedDocumentString(`
    query AccessRequestsList_accessRequests($first: Int, $after: String, $filter: AccessRequestFilter, $sort: AccessRequestSort, $direction: SortDirection) {
  accessRequests(
    first: $first
    after: $after
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequestsList_AccessRequestsQuery, AccessRequestsList_AccessRequestsQueryVariables>;
export const AccessRequestsList_OpenAccessRequestCountDocument = new TypedDocumentString(`
    query AccessRequestsList_openAccessRequestCount {
  openAccessRequestCount
}
    `) as unknown as TypedDocumentString<AccessRequestsList_OpenAccessRequestCountQuery, AccessRequestsList_OpenAccessRequestCountQueryVariables>;
export const AccessRequests_RequestAccessDocument = new TypedDocumentString(`
    mutation AccessRequests_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_RequestAccessMutation, AccessRequests_RequestAccessMutationVariables>;
export const AccessRequests_DecideAccessRequestDocument = new TypedDocumentString(`
    mutation AccessRequests_decideAccessRequest($input: DecideAccessRequestInput!) {
  decideAccessRequest(input: $input) {
    accessRequest {
      id
      status
      decidedAt
      decidedByName
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_DecideAccessRequestMutation, AccessRequests_DecideAccessRequestMutationVariables>;
export const AccessRequests_AccessRequestsDocument = new TypedDocumentString(`
    query AccessRequests_accessRequests($first: Int, $after: String, $filter: AccessRequestFilter, $sort: AccessRequestSort, $direction: SortDirection) {
  accessRequests(
    first: $first
    after: $after
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        email
        companyName
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_AccessRequestsQuery, AccessRequests_AccessRequestsQueryVariables>;
export const AccessRequests_SetPasswordDocument = new TypedDocumentString(`
    mutation AccessRequests_setPassword($input: SetPasswordInput!) {
  setPassword(input: $input) {
    confirmation
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_SetPasswordMutation, AccessRequests_SetPasswordMutationVariables>;
export const AccessRequests_ViewerDocument = new TypedDocumentString(`
    query AccessRequests_viewer {
  viewer {
    requestsForNewUsers
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_ViewerQuery, AccessRequests_ViewerQueryVariables>;
export const AccessRequests_SignInDocument = new TypedDocumentString(`
    mutation AccessRequests_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        role
        credits {
          maxRequests
          remaining
        }
      }
      ... on SecondStep {
        handle
        ways
        expiresInSeconds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_SignInMutation, AccessRequests_SignInMutationVariables>;
export const AccessRequests_AskForHelpDocument = new TypedDocumentString(`
    mutation AccessRequests_askForHelp($input: AskForHelpInput!) {
  askForHelp(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_AskForHelpMutation, AccessRequests_AskForHelpMutationVariables>;
export const AccessRequests_AccessRequests2Document = new TypedDocumentString(`
    query AccessRequests_accessRequests2($filter: AccessRequestFilter) {
  accessRequests(filter: $filter) {
    edges {
      node {
        decidedByName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccessRequests_AccessRequests2Query, AccessRequests_AccessRequests2QueryVariables>;
export const Accommodation_AskForAccommodationDocument = new TypedDocumentString(`
    mutation Accommodation_askForAccommodation($input: AskForAccommodationInput!) {
  askForAccommodation(input: $input) {
    outcome {
      ... on AccommodationRequest {
        text
        percent
        decidedAt
        isGranted
      }
      ... on AccommodationTooLate {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_AskForAccommodationMutation, Accommodation_AskForAccommodationMutationVariables>;
export const Accommodation_ExamEntryDocument = new TypedDocumentString(`
    query Accommodation_examEntry {
  examEntry {
    extraTimePercent
    totalSeconds
    accommodation {
      text
      percent
      isGranted
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_ExamEntryQuery, Accommodation_ExamEntryQueryVariables>;
export const Accommodation_SetExtraTimeDocument = new TypedDocumentString(`
    mutation Accommodation_setExtraTime($input: SetExtraTimeInput!) {
  setExtraTime(input: $input) {
    invitation {
      extraTimePercent
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_SetExtraTimeMutation, Accommodation_SetExtraTimeMutationVariables>;
export const Accommodation_DeclineAccommodationDocument = new TypedDocumentString(`
    mutation Accommodation_declineAccommodation($input: DeclineAccommodationInput!) {
  declineAccommodation(input: $input) {
    invitation {
      accommodation {
        isGranted
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_DeclineAccommodationMutation, Accommodation_DeclineAccommodationMutationVariables>;
export const Accommodation_AssessmentDocument = new TypedDocumentString(`
    query Accommodation_assessment($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          accommodation {
            text
            percent
            isGranted
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_AssessmentQuery, Accommodation_AssessmentQueryVariables>;
export const Accommodation_Assessment2Document = new TypedDocumentString(`
    query Accommodation_assessment2($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          decisionStage {
            id
          }
          accommodation {
            text
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Accommodation_Assessment2Query, Accommodation_Assessment2QueryVariables>;
export const Accommodation_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation Accommodation_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<Accommodation_DecideOnInvitationsMutation, Accommodation_DecideOnInvitationsMutationVariables>;
export const Accommodation_CancelInvitationsDocument = new TypedDocumentString(`
    mutation Accommodation_cancelInvitations($input: InvitationsInput!) {
  cancelInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<Accommodation_CancelInvitationsMutation, Accommodation_CancelInvitationsMutationVariables>;
export const Accommodation_ExamEntry2Document = new TypedDocumentString(`
    query Accommodation_examEntry2 {
  examEntry {
    types
    takesBack
    shortestSeconds
    longestSeconds
    organiser
  }
}
    `) as unknown as TypedDocumentString<Accommodation_ExamEntry2Query, Accommodation_ExamEntry2QueryVariables>;
export const AfterExam_AfterExamDocument = new TypedDocumentString(`
    query AfterExam_afterExam {
  afterExam {
    submittedBy
    questionCount
    answeredCount
    personCount
    isResultShown
    delivery
    organiser
    recordedUntil
    notesUntil
    answersUntil
    resultUntil
  }
}
    `) as unknown as TypedDocumentString<AfterExam_AfterExamQuery, AfterExam_AfterExamQueryVariables>;
export const AfterExam_NoteProctorEventDocument = new TypedDocumentString(`
    mutation AfterExam_noteProctorEvent($input: NoteProctorEventInput!) {
  noteProctorEvent(input: $input) {
    proctorState {
      events {
        note
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AfterExam_NoteProctorEventMutation, AfterExam_NoteProctorEventMutationVariables>;
export const AfterExam_CheckReceiptDocument = new TypedDocumentString(`
    query AfterExam_checkReceipt($code: String!) {
  checkReceipt(code: $code) {
    candidateName
    position
  }
}
    `) as unknown as TypedDocumentString<AfterExam_CheckReceiptQuery, AfterExam_CheckReceiptQueryVariables>;
export const ApiKeys_CreateApiKeyDocument = new TypedDocumentString(`
    mutation ApiKeys_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    apiKey {
      id
      name
      hint
      scopes
      expiresAt
      isExpired
      lastUsedAt
      isOwn
      ownerName
    }
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_CreateApiKeyMutation, ApiKeys_CreateApiKeyMutationVariables>;
export const ApiKeys_RevokeApiKeyDocument = new TypedDocumentString(`
    mutation ApiKeys_revokeApiKey($id: ID!) {
  revokeApiKey(input: {id: $id}) {
    apiKeys {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_RevokeApiKeyMutation, ApiKeys_RevokeApiKeyMutationVariables>;
export const ApiKeys_ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys_apiKeys {
  apiKeys {
    id
    name
    isOwn
    isExpired
    lastUsedAt
    lastUsedIp
    recentCalls
    ownerName
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_ApiKeysQuery, ApiKeys_ApiKeysQueryVariables>;
export const ApiKeys_AssessmentsDocument = new TypedDocumentString(`
    query ApiKeys_assessments {
  assessments {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_AssessmentsQuery, ApiKeys_AssessmentsQueryVariables>;
export const ApiKeys_PasswordWasSetDocument = new TypedDocumentString(`
    query ApiKeys_passwordWasSet {
  passwordWasSet(confirmation: "x")
}
    `) as unknown as TypedDocumentString<ApiKeys_PasswordWasSetQuery, ApiKeys_PasswordWasSetQueryVariables>;
export const ApiKeys_ChangeStaffVerificationDocument = new TypedDocumentString(`
    mutation ApiKeys_changeStaffVerification($input: ChangeStaffVerificationInput!) {
  changeStaffVerification(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_ChangeStaffVerificationMutation, ApiKeys_ChangeStaffVerificationMutationVariables>;
export const ApiKeys_ViewerDocument = new TypedDocumentString(`
    query ApiKeys_viewer {
  viewer {
    name
    role
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_ViewerQuery, ApiKeys_ViewerQueryVariables>;
export const ApiKeys_AssessmentDocument = new TypedDocumentString(`
    query ApiKeys_assessment {
  assessment(id: "00000000-0000-4000-8000-000000000000") {
    id
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_AssessmentQuery, ApiKeys_AssessmentQueryVariables>;
export const ApiKeys_AuditActionsDocument = new TypedDocumentString(`
    query ApiKeys_auditActions {
  auditActions
}
    `) as unknown as TypedDocumentString<ApiKeys_AuditActionsQuery, ApiKeys_AuditActionsQueryVariables>;
export const ApiKeys_HrsDocument = new TypedDocumentString(`
    query ApiKeys_hrs {
  hrs {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_HrsQuery, ApiKeys_HrsQueryVariables>;
export const ApiKeys___SchemaDocument = new TypedDocumentString(`
    query ApiKeys___schema {
  __schema {
    queryType {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ApiKeys___SchemaQuery, ApiKeys___SchemaQueryVariables>;
export const ApiKeys_DeleteTestDocument = new TypedDocumentString(`
    mutation ApiKeys_deleteTest {
  deleteTest(input: {id: "x"}) {
    testId
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_DeleteTestMutation, ApiKeys_DeleteTestMutationVariables>;
export const ApiKeys_DeleteTest2Document = new TypedDocumentString(`
    mutation ApiKeys_deleteTest2 {
  deleteTest(input: {id: "x"}) {
    testId
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_DeleteTest2Mutation, ApiKeys_DeleteTest2MutationVariables>;
export const ApiKeys_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation ApiKeys_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<ApiKeys_DeleteStaffUserMutation, ApiKeys_DeleteStaffUserMutationVariables>;
export const AssessmentAnalytics_AssessmentDocument = new TypedDocumentString(`
    query AssessmentAnalytics_assessment($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    analytics {
      results
      isSmallSample
      averageSeconds
      distribution {
        from
        to
        count
      }
      bands {
        band {
          name
        }
        count
      }
      paper {
        mean
        median
        sd
        alpha
        standardError
      }
      questions {
        text
        attempts
        facility
        discrimination
        guessing
        intendedWeight
        effectiveWeight
        isAgainstTotal
        averageSeconds
        choices {
          text
          isRight
          count
          meanPercentage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentAnalytics_AssessmentQuery, AssessmentAnalytics_AssessmentQueryVariables>;
export const AssessmentAnalytics_PercentagesDocument = new TypedDocumentString(`
    query AssessmentAnalytics_percentages($assessmentId: ID!, $language: ContentLanguage) {
  assessment(id: $assessmentId) {
    analytics(language: $language) {
      results
      averagePercentage
      averageTotalScore
      paper {
        mean
      }
      questions {
        questionId
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentAnalytics_PercentagesQuery, AssessmentAnalytics_PercentagesQueryVariables>;
export const AssessmentAnalytics_PreviewRemarkingDocument = new TypedDocumentString(`
    query AssessmentAnalytics_previewRemarking($input: RemarkingInput!) {
  previewRemarking(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<AssessmentAnalytics_PreviewRemarkingQuery, AssessmentAnalytics_PreviewRemarkingQueryVariables>;
export const AssessmentAnalytics_ApplyRemarkingDocument = new TypedDocumentString(`
    mutation AssessmentAnalytics_applyRemarking($input: ApplyRemarkingInput!) {
  applyRemarking(input: $input) {
    changedResultCount
  }
}
    `) as unknown as TypedDocumentString<AssessmentAnalytics_ApplyRemarkingMutation, AssessmentAnalytics_ApplyRemarkingMutationVariables>;
export const AssessmentExports_StartAssessmentExportDocument = new TypedDocumentString(`
    mutation AssessmentExports_startAssessmentExport($input: StartAssessmentExportInput!) {
  startAssessmentExport(input: $input) {
    assessmentExport {
      ...AssessmentExports_fields
    }
  }
}
    fragment AssessmentExports_fields on AssessmentExport {
  id
  state
  progress
  total
  byteSize
  failure
  expiresAt
}`) as unknown as TypedDocumentString<AssessmentExports_StartAssessmentExportMutation, AssessmentExports_StartAssessmentExportMutationVariables>;
export const AssessmentExports_CancelAssessmentExportDocument = new TypedDocumentString(`
    mutation AssessmentExports_cancelAssessmentExport($input: CancelAssessmentExportInput!) {
  cancelAssessmentExport(input: $input) {
    assessmentExport {
      ...AssessmentExports_fields
    }
  }
}
    fragment AssessmentExports_fields on AssessmentExport {
  id
  state
  progress
  total
  byteSize
  failure
  expiresAt
}`) as unknown as TypedDocumentString<AssessmentExports_CancelAssessmentExportMutation, AssessmentExports_CancelAssessmentExportMutationVariables>;
export const AssessmentExports_AssessmentDocument = new TypedDocumentString(`
    query AssessmentExports_assessment($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    exports {
      ...AssessmentExports_fields
    }
  }
}
    fragment AssessmentExports_fields on AssessmentExport {
  id
  state
  progress
  total
  byteSize
  failure
  expiresAt
}`) as unknown as TypedDocumentString<AssessmentExports_AssessmentQuery, AssessmentExports_AssessmentQueryVariables>;
export const AssessmentExports_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation AssessmentExports_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentExports_UploadAnswerFileMutation, AssessmentExports_UploadAnswerFileMutationVariables>;
export const AssessmentExports_AssessmentExportProgressedDocument = new TypedDocumentString(`
    subscription AssessmentExports_assessmentExportProgressed($id: ID!) {
  assessmentExportProgressed(id: $id) {
    state
  }
}
    `) as unknown as TypedDocumentString<AssessmentExports_AssessmentExportProgressedSubscription, AssessmentExports_AssessmentExportProgressedSubscriptionVariables>;
export const AssessmentExports_EraseCandidateDocument = new TypedDocumentString(`
    mutation AssessmentExports_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentExports_EraseCandidateMutation, AssessmentExports_EraseCandidateMutationVariables>;
export const AssessmentListActions_DuplicateAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentListActions_duplicateAssessment($input: AssessmentIdInput!) {
  duplicateAssessment(input: $input) {
    assessment {
      ...AssessmentListActions_fields
    }
  }
}
    fragment AssessmentListActions_fields on Assessment {
  id
  title
  jobRole
  status
  publishedAt
  isArchived
  ownerName
  gradeBands {
    name
    min
    max
    color
  }
  configuration {
    passMark
    opensAt
    closesAt
    allowBack
    extraTimePercent
  }
  reportOptions {
    showCorrectAnswers
  }
  proctoring {
    fullScreen
  }
  integration {
    redirectUrl
  }
  tests {
    id
  }
  ownQuestions {
    id
    text
    canEdit
  }
  pools {
    id
    skill
    drawCount
  }
}`) as unknown as TypedDocumentString<AssessmentListActions_DuplicateAssessmentMutation, AssessmentListActions_DuplicateAssessmentMutationVariables>;
export const AssessmentListActions_ArchiveAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentListActions_archiveAssessment($input: ArchiveAssessmentInput!) {
  archiveAssessment(input: $input) {
    assessment {
      ...AssessmentListActions_fields
    }
  }
}
    fragment AssessmentListActions_fields on Assessment {
  id
  title
  jobRole
  status
  publishedAt
  isArchived
  ownerName
  gradeBands {
    name
    min
    max
    color
  }
  configuration {
    passMark
    opensAt
    closesAt
    allowBack
    extraTimePercent
  }
  reportOptions {
    showCorrectAnswers
  }
  proctoring {
    fullScreen
  }
  integration {
    redirectUrl
  }
  tests {
    id
  }
  ownQuestions {
    id
    text
    canEdit
  }
  pools {
    id
    skill
    drawCount
  }
}`) as unknown as TypedDocumentString<AssessmentListActions_ArchiveAssessmentMutation, AssessmentListActions_ArchiveAssessmentMutationVariables>;
export const AssessmentListActions_AssessmentDocument = new TypedDocumentString(`
    query AssessmentListActions_assessment($id: ID!) {
  assessment(id: $id) {
    ...AssessmentListActions_fields
  }
}
    fragment AssessmentListActions_fields on Assessment {
  id
  title
  jobRole
  status
  publishedAt
  isArchived
  ownerName
  gradeBands {
    name
    min
    max
    color
  }
  configuration {
    passMark
    opensAt
    closesAt
    allowBack
    extraTimePercent
  }
  reportOptions {
    showCorrectAnswers
  }
  proctoring {
    fullScreen
  }
  integration {
    redirectUrl
  }
  tests {
    id
  }
  ownQuestions {
    id
    text
    canEdit
  }
  pools {
    id
    skill
    drawCount
  }
}`) as unknown as TypedDocumentString<AssessmentListActions_AssessmentQuery, AssessmentListActions_AssessmentQueryVariables>;
export const AssessmentListActions_AssessmentsDocument = new TypedDocumentString(`
    query AssessmentListActions_assessments($filter: AssessmentFilter) {
  assessments(filter: $filter) {
    edges {
      node {
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentListActions_AssessmentsQuery, AssessmentListActions_AssessmentsQueryVariables>;
export const AssessmentListActions_PublishAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentListActions_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentListActions_PublishAssessmentMutation, AssessmentListActions_PublishAssessmentMutationVariables>;
export const AssessmentListActions_ChangeAssessmentStatusDocument = new TypedDocumentString(`
    mutation AssessmentListActions_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
  changeAssessmentStatus(input: $input) {
    assessment {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentListActions_ChangeAssessmentStatusMutation, AssessmentListActions_ChangeAssessmentStatusMutationVariables>;
export const AssessmentListActions_SetPoolsDocument = new TypedDocumentString(`
    mutation AssessmentListActions_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentListActions_SetPoolsMutation, AssessmentListActions_SetPoolsMutationVariables>;
export const AssessmentListActions_ExamEntryDocument = new TypedDocumentString(`
    query AssessmentListActions_examEntry {
  examEntry {
    state
    unavailableReason
  }
}
    `) as unknown as TypedDocumentString<AssessmentListActions_ExamEntryQuery, AssessmentListActions_ExamEntryQueryVariables>;
export const AssessmentSettings_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentSettings_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      ...AssessmentSettings_settings
    }
  }
}
    fragment AssessmentSettings_settings on Assessment {
  configuration {
    allowBack
    extraTimePercent
  }
  proctoring {
    webcamSnapshots
    snapshotsPerHour
    fullScreen
    tabLeaving
    copyPaste
    cameraRequired
    minimumSeconds
    submitsWhenLeft
    warningsBeforeSubmit
    retentionDays
  }
  integration {
    redirectUrl
  }
}`) as unknown as TypedDocumentString<AssessmentSettings_UpdateAssessmentMutation, AssessmentSettings_UpdateAssessmentMutationVariables>;
export const AssessmentSettings_UpdateSettingsDocument = new TypedDocumentString(`
    mutation AssessmentSettings_updateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    settings {
      defaultConfiguration {
        allowBack
        extraTimePercent
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentSettings_UpdateSettingsMutation, AssessmentSettings_UpdateSettingsMutationVariables>;
export const AssessmentsList_AssessmentsDocument = new TypedDocumentString(`
    query AssessmentsList_assessments($first: Int, $after: String, $filter: AssessmentFilter, $sort: AssessmentSort, $direction: SortDirection) {
  assessments(
    first: $first
    after: $after
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      endCursor
    }
    edges {
      node {
        title
        ownerName
        questionCount
        durationSeconds
        totalScore
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsList_AssessmentsQuery, AssessmentsList_AssessmentsQueryVariables>;
export const AssessmentsOwnQuestions_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation AssessmentsOwnQuestions_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  done: addAssessmentQuestion(input: $input) {
    questionId
    assessment {
      ...AssessmentsOwnQuestions_fields
    }
  }
}
    fragment AssessmentsOwnQuestions_fields on Assessment {
  id
  updatedAt
  questionCount
  durationSeconds
  totalScore
  ownQuestions {
    id
    text
    type
    translationState
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}`) as unknown as TypedDocumentString<AssessmentsOwnQuestions_AddAssessmentQuestionMutation, AssessmentsOwnQuestions_AddAssessmentQuestionMutationVariables>;
export const AssessmentsOwnQuestions_RemoveAssessmentQuestionDocument = new TypedDocumentString(`
    mutation AssessmentsOwnQuestions_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {
  done: removeAssessmentQuestion(input: $input) {
    assessment {
      ...AssessmentsOwnQuestions_fields
    }
  }
}
    fragment AssessmentsOwnQuestions_fields on Assessment {
  id
  updatedAt
  questionCount
  durationSeconds
  totalScore
  ownQuestions {
    id
    text
    type
    translationState
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}`) as unknown as TypedDocumentString<AssessmentsOwnQuestions_RemoveAssessmentQuestionMutation, AssessmentsOwnQuestions_RemoveAssessmentQuestionMutationVariables>;
export const AssessmentsOwnQuestions_ReorderAssessmentQuestionsDocument = new TypedDocumentString(`
    mutation AssessmentsOwnQuestions_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
  done: reorderAssessmentQuestions(input: $input) {
    assessment {
      ...AssessmentsOwnQuestions_fields
    }
  }
}
    fragment AssessmentsOwnQuestions_fields on Assessment {
  id
  updatedAt
  questionCount
  durationSeconds
  totalScore
  ownQuestions {
    id
    text
    type
    translationState
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}`) as unknown as TypedDocumentString<AssessmentsOwnQuestions_ReorderAssessmentQuestionsMutation, AssessmentsOwnQuestions_ReorderAssessmentQuestionsMutationVariables>;
export const AssessmentsOwnQuestions_QuestionDocument = new TypedDocumentString(`
    query AssessmentsOwnQuestions_question($id: ID!) {
  question(id: $id) {
    text
    usage {
      assessments
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsOwnQuestions_QuestionQuery, AssessmentsOwnQuestions_QuestionQueryVariables>;
export const AssessmentsOwnQuestions_AddQuestionsFromBankDocument = new TypedDocumentString(`
    mutation AssessmentsOwnQuestions_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {
  done: addQuestionsFromBank(input: $input) {
    assessment {
      ...AssessmentsOwnQuestions_fields
    }
  }
}
    fragment AssessmentsOwnQuestions_fields on Assessment {
  id
  updatedAt
  questionCount
  durationSeconds
  totalScore
  ownQuestions {
    id
    text
    type
    translationState
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}`) as unknown as TypedDocumentString<AssessmentsOwnQuestions_AddQuestionsFromBankMutation, AssessmentsOwnQuestions_AddQuestionsFromBankMutationVariables>;
export const AssessmentsOwnQuestions_Question2Document = new TypedDocumentString(`
    query AssessmentsOwnQuestions_question2($id: ID!) {
  question(id: $id) {
    canEdit
    version
    ownerName
  }
}
    `) as unknown as TypedDocumentString<AssessmentsOwnQuestions_Question2Query, AssessmentsOwnQuestions_Question2QueryVariables>;
export const AssessmentsScope_AssessmentDocument = new TypedDocumentString(`
    query AssessmentsScope_assessment($id: ID!) {
  assessment(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_AssessmentQuery, AssessmentsScope_AssessmentQueryVariables>;
export const AssessmentsScope_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentsScope_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_UpdateAssessmentMutation, AssessmentsScope_UpdateAssessmentMutationVariables>;
export const AssessmentsScope_PublishAssessmentDocument = new TypedDocumentString(`
    mutation AssessmentsScope_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_PublishAssessmentMutation, AssessmentsScope_PublishAssessmentMutationVariables>;
export const AssessmentsScope_ChangeAssessmentStatusDocument = new TypedDocumentString(`
    mutation AssessmentsScope_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
  changeAssessmentStatus(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_ChangeAssessmentStatusMutation, AssessmentsScope_ChangeAssessmentStatusMutationVariables>;
export const AssessmentsScope_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation AssessmentsScope_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  addAssessmentQuestion(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_AddAssessmentQuestionMutation, AssessmentsScope_AddAssessmentQuestionMutationVariables>;
export const AssessmentsScope_RemoveAssessmentQuestionDocument = new TypedDocumentString(`
    mutation AssessmentsScope_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {
  removeAssessmentQuestion(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_RemoveAssessmentQuestionMutation, AssessmentsScope_RemoveAssessmentQuestionMutationVariables>;
export const AssessmentsScope_ReorderAssessmentQuestionsDocument = new TypedDocumentString(`
    mutation AssessmentsScope_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
  reorderAssessmentQuestions(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsScope_ReorderAssessmentQuestionsMutation, AssessmentsScope_ReorderAssessmentQuestionsMutationVariables>;
export const Assessments_CreateAssessmentDocument = new TypedDocumentString(`
    mutation Assessments_createAssessment($input: CreateAssessmentInput!) {
  createAssessment(input: $input) {
    assessment {
      ...Assessments_fields
    }
  }
}
    fragment Assessments_fields on Assessment {
  id
  title
  jobRole
  description
  level
  language
  type
  welcomeVideoUrl
  status
  publishedAt
  createdAt
  updatedAt
  ownerName
  configuration {
    passMark
    opensAt
    closesAt
    showProgress
    shuffleQuestions
    shuffleChoices
    resultVisibility
  }
  reportOptions {
    showCandidateInformation
    showQuestions
    showCorrectAnswers
  }
  gradeBands {
    name
    min
    max
    color
  }
  questionCount
  durationSeconds
  totalScore
  tests {
    id
    title
  }
  ownQuestions {
    text
  }
}`) as unknown as TypedDocumentString<Assessments_CreateAssessmentMutation, Assessments_CreateAssessmentMutationVariables>;
export const Assessments_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation Assessments_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      ...Assessments_fields
    }
  }
}
    fragment Assessments_fields on Assessment {
  id
  title
  jobRole
  description
  level
  language
  type
  welcomeVideoUrl
  status
  publishedAt
  createdAt
  updatedAt
  ownerName
  configuration {
    passMark
    opensAt
    closesAt
    showProgress
    shuffleQuestions
    shuffleChoices
    resultVisibility
  }
  reportOptions {
    showCandidateInformation
    showQuestions
    showCorrectAnswers
  }
  gradeBands {
    name
    min
    max
    color
  }
  questionCount
  durationSeconds
  totalScore
  tests {
    id
    title
  }
  ownQuestions {
    text
  }
}`) as unknown as TypedDocumentString<Assessments_UpdateAssessmentMutation, Assessments_UpdateAssessmentMutationVariables>;
export const Assessments_PublishAssessmentDocument = new TypedDocumentString(`
    mutation Assessments_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
      status
      publishedAt
    }
  }
}
    `) as unknown as TypedDocumentString<Assessments_PublishAssessmentMutation, Assessments_PublishAssessmentMutationVariables>;
export const Assessments_ChangeAssessmentStatusDocument = new TypedDocumentString(`
    mutation Assessments_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
  changeAssessmentStatus(input: $input) {
    assessment {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<Assessments_ChangeAssessmentStatusMutation, Assessments_ChangeAssessmentStatusMutationVariables>;
export const AttemptProgress_LiveAttemptsDocument = new TypedDocumentString(`
    query AttemptProgress_liveAttempts {
  liveAttempts(first: 100) {
    edges {
      node {
        ...AttemptProgress_fields
      }
    }
  }
}
    fragment AttemptProgress_fields on Attempt {
  id
  candidate {
    name
  }
  assessment {
    title
  }
  invitation {
    id
  }
  state
  position
  questionCount
  startedAt
  questionClosesAt
  expiresAt
  lastSeenAt
  submittedAt
  serverNow
}`) as unknown as TypedDocumentString<AttemptProgress_LiveAttemptsQuery, AttemptProgress_LiveAttemptsQueryVariables>;
export const AttemptProgress_AttemptProgressedDocument = new TypedDocumentString(`
    subscription AttemptProgress_attemptProgressed {
  attemptProgressed {
    ...AttemptProgress_fields
  }
}
    fragment AttemptProgress_fields on Attempt {
  id
  candidate {
    name
  }
  assessment {
    title
  }
  invitation {
    id
  }
  state
  position
  questionCount
  startedAt
  questionClosesAt
  expiresAt
  lastSeenAt
  submittedAt
  serverNow
}`) as unknown as TypedDocumentString<AttemptProgress_AttemptProgressedSubscription, AttemptProgress_AttemptProgressedSubscriptionVariables>;
export const AttemptProgress_AssessmentDocument = new TypedDocumentString(`
    query AttemptProgress_assessment($assessmentId: ID!, $first: Int, $after: String) {
  assessment(id: $assessmentId) {
    attempts(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttemptProgress_AssessmentQuery, AttemptProgress_AssessmentQueryVariables>;
export const AttemptProgress_Assessment2Document = new TypedDocumentString(`
    query AttemptProgress_assessment2($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          attempt {
            position
            state
          }
          result {
            score
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttemptProgress_Assessment2Query, AttemptProgress_Assessment2QueryVariables>;
export const Audit_AuditEntriesDocument = new TypedDocumentString(`
    query Audit_auditEntries($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        at
        actorId
        actorName
        actorRole
        action
        objectType
        objectId
        objectLabel
        outcome
        ip
        userAgent
        requestId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_AuditEntriesQuery, Audit_AuditEntriesQueryVariables>;
export const Audit_CreateHrDocument = new TypedDocumentString(`
    mutation Audit_createHr($input: CreateHrInput!) {
  createHr(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_CreateHrMutation, Audit_CreateHrMutationVariables>;
export const Audit_UpdateHrDocument = new TypedDocumentString(`
    mutation Audit_updateHr($input: UpdateHrInput!) {
  updateHr(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_UpdateHrMutation, Audit_UpdateHrMutationVariables>;
export const Audit_ChangeStaffVerificationDocument = new TypedDocumentString(`
    mutation Audit_changeStaffVerification($input: ChangeStaffVerificationInput!) {
  changeStaffVerification(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_ChangeStaffVerificationMutation, Audit_ChangeStaffVerificationMutationVariables>;
export const Audit_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation Audit_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<Audit_DeleteStaffUserMutation, Audit_DeleteStaffUserMutationVariables>;
export const Audit_RequestAccessDocument = new TypedDocumentString(`
    mutation Audit_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<Audit_RequestAccessMutation, Audit_RequestAccessMutationVariables>;
export const Audit_DecideAccessRequestDocument = new TypedDocumentString(`
    mutation Audit_decideAccessRequest($input: DecideAccessRequestInput!) {
  decideAccessRequest(input: $input) {
    accessRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_DecideAccessRequestMutation, Audit_DecideAccessRequestMutationVariables>;
export const Audit_ChangePasswordDocument = new TypedDocumentString(`
    mutation Audit_changePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_ChangePasswordMutation, Audit_ChangePasswordMutationVariables>;
export const Audit_EndOtherSessionsDocument = new TypedDocumentString(`
    mutation Audit_endOtherSessions {
  endOtherSessions {
    sessions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Audit_EndOtherSessionsMutation, Audit_EndOtherSessionsMutationVariables>;
export const Audit_SignOutDocument = new TypedDocumentString(`
    mutation Audit_signOut {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Audit_SignOutMutation, Audit_SignOutMutationVariables>;
export const Audit_OpenAccessRequestCountDocument = new TypedDocumentString(`
    query Audit_openAccessRequestCount {
  openAccessRequestCount
}
    `) as unknown as TypedDocumentString<Audit_OpenAccessRequestCountQuery, Audit_OpenAccessRequestCountQueryVariables>;
export const Audit_OpenAccessRequestCount2Document = new TypedDocumentString(`
    query Audit_openAccessRequestCount2 {
  openAccessRequestCount
}
    `) as unknown as TypedDocumentString<Audit_OpenAccessRequestCount2Query, Audit_OpenAccessRequestCount2QueryVariables>;
export const Audit_OpenAccessRequestCount3Document = new TypedDocumentString(`
    query Audit_openAccessRequestCount3 {
  openAccessRequestCount
}
    `) as unknown as TypedDocumentString<Audit_OpenAccessRequestCount3Query, Audit_OpenAccessRequestCount3QueryVariables>;
export const Audit_AuditActionsDocument = new TypedDocumentString(`
    query Audit_auditActions {
  auditActions
}
    `) as unknown as TypedDocumentString<Audit_AuditActionsQuery, Audit_AuditActionsQueryVariables>;
export const Audit_OpenAccessRequestCount4Document = new TypedDocumentString(`
    query Audit_openAccessRequestCount4 {
  openAccessRequestCount
}
    `) as unknown as TypedDocumentString<Audit_OpenAccessRequestCount4Query, Audit_OpenAccessRequestCount4QueryVariables>;
export const AuthorizationKeys_ViewerDocument = new TypedDocumentString(`
    query AuthorizationKeys_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<AuthorizationKeys_ViewerQuery, AuthorizationKeys_ViewerQueryVariables>;
export const AuthorizationKeys_AssessmentDocument = new TypedDocumentString(`
    query AuthorizationKeys_assessment {
  assessment(id: "x") {
    invitations {
      edges {
        node {
          examUrl
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorizationKeys_AssessmentQuery, AuthorizationKeys_AssessmentQueryVariables>;
export const AuthorizationKeys_Assessment2Document = new TypedDocumentString(`
    query AuthorizationKeys_assessment2 {
  assessment(id: "x") {
    invitations {
      edges {
        node {
          result {
            percentage
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorizationKeys_Assessment2Query, AuthorizationKeys_Assessment2QueryVariables>;
export const AuthorizationKeys_AssessmentsDocument = new TypedDocumentString(`
    query AuthorizationKeys_assessments {
  assessments {
    edges {
      node {
        averagePercentage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorizationKeys_AssessmentsQuery, AuthorizationKeys_AssessmentsQueryVariables>;
export const AuthorizationKeys_Assessment3Document = new TypedDocumentString(`
    query AuthorizationKeys_assessment3 {
  assessment(id: "x") {
    ownQuestions {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorizationKeys_Assessment3Query, AuthorizationKeys_Assessment3QueryVariables>;
export const AuthorizationKeys_TestDocument = new TypedDocumentString(`
    query AuthorizationKeys_test {
  ...AuthorizationKeys_key
}
    fragment AuthorizationKeys_key on Query {
  test(id: "x") {
    questions {
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
}`) as unknown as TypedDocumentString<AuthorizationKeys_TestQuery, AuthorizationKeys_TestQueryVariables>;
export const Authorization_SessionsDocument = new TypedDocumentString(`
    query Authorization_sessions {
  sessions {
    id
  }
}
    `) as unknown as TypedDocumentString<Authorization_SessionsQuery, Authorization_SessionsQueryVariables>;
export const Authorization_CreatePublicLinkDocument = new TypedDocumentString(`
    mutation Authorization_createPublicLink($input: CreatePublicLinkInput!) {
  createPublicLink(input: $input) {
    publicLink {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Authorization_CreatePublicLinkMutation, Authorization_CreatePublicLinkMutationVariables>;
export const Authorization_StartAssessmentExportDocument = new TypedDocumentString(`
    mutation Authorization_startAssessmentExport($input: StartAssessmentExportInput!) {
  startAssessmentExport(input: $input) {
    assessmentExport {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Authorization_StartAssessmentExportMutation, Authorization_StartAssessmentExportMutationVariables>;
export const Authorization_StartQuestionImportDocument = new TypedDocumentString(`
    mutation Authorization_startQuestionImport($input: StartQuestionImportInput!) {
  startQuestionImport(input: $input) {
    questionImportJob {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Authorization_StartQuestionImportMutation, Authorization_StartQuestionImportMutationVariables>;
export const Authorization_CreateShareLinkDocument = new TypedDocumentString(`
    mutation Authorization_createShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    link {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Authorization_CreateShareLinkMutation, Authorization_CreateShareLinkMutationVariables>;
export const Brands_UpdateBrandDocument = new TypedDocumentString(`
    mutation Brands_updateBrand($input: UpdateBrandInput!) {
  updateBrand(input: $input) {
    brand {
      name
      accent
      logoPath
      darkLogoPath
      shown {
        ...Brands_shown
      }
    }
  }
}
    fragment Brands_shades on AccentShades {
  brand
  text
  contrast
}
fragment Brands_shown on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...Brands_shades
    }
    dark {
      ...Brands_shades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}`) as unknown as TypedDocumentString<Brands_UpdateBrandMutation, Brands_UpdateBrandMutationVariables>;
export const Brands_BrandSettingsDocument = new TypedDocumentString(`
    query Brands_brandSettings($hrId: ID) {
  brandSettings(hrId: $hrId) {
    name
    accent
    logoPath
    shown {
      ...Brands_shown
    }
  }
}
    fragment Brands_shades on AccentShades {
  brand
  text
  contrast
}
fragment Brands_shown on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...Brands_shades
    }
    dark {
      ...Brands_shades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}`) as unknown as TypedDocumentString<Brands_BrandSettingsQuery, Brands_BrandSettingsQueryVariables>;
export const Brands_ExamEntryDocument = new TypedDocumentString(`
    query Brands_examEntry {
  examEntry {
    brand {
      ...Brands_shown
    }
  }
}
    fragment Brands_shades on AccentShades {
  brand
  text
  contrast
}
fragment Brands_shown on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...Brands_shades
    }
    dark {
      ...Brands_shades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}`) as unknown as TypedDocumentString<Brands_ExamEntryQuery, Brands_ExamEntryQueryVariables>;
export const BrokenLines_EntryDocument = new TypedDocumentString(`
    query BrokenLines_entry {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<BrokenLines_EntryQuery, BrokenLines_EntryQueryVariables>;
export const CandidateReport_CandidateReportDocument = new TypedDocumentString(`
    query CandidateReport_candidateReport($id: ID!) {
  candidateReport(id: $id) {
    completedAssessments
    status
    candidate {
      name
      email
      phone
    }
    results {
      edges {
        node {
          assessmentId
          assessmentTitle
          assessmentDescription
          score
          totalScore
          percentage
          status
          stage
          band {
            name
          }
          submittedAt
          usedSeconds
          allottedSeconds
          overallFeedback
          feedbackByName
          isFeedbackShared
          skillProfile {
            groupSize
            skills {
              skill
              percentage
              average
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CandidateReport_CandidateReportQuery, CandidateReport_CandidateReportQueryVariables>;
export const CandidatesBody_ViewerDocument = new TypedDocumentString(`
    query CandidatesBody_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<CandidatesBody_ViewerQuery, CandidatesBody_ViewerQueryVariables>;
export const CandidatesList_CandidatesDocument = new TypedDocumentString(`
    query CandidatesList_candidates($filter: CandidateFilter, $rows: CandidateRows, $sort: CandidateSort, $direction: SortDirection, $first: Int, $after: String) {
  candidates(
    filter: $filter
    rows: $rows
    sort: $sort
    direction: $direction
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        stage
        invitedAt
        completedAt
        candidate {
          name
          invitationCount
          completedCount
        }
        assessment {
          title
        }
        result {
          percentage
          status
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CandidatesList_CandidatesQuery, CandidatesList_CandidatesQueryVariables>;
export const CandidatesPreview_PreviewDocument = new TypedDocumentString(`
    mutation CandidatesPreview_preview($input: PreviewCandidateTextInput!) {
  preview: previewCandidateText(input: $input) {
    preview {
      ...CandidatesPreview_PREVIEW
    }
  }
}
    fragment CandidatesPreview_PREVIEW on CandidateListPreview {
  hasHeader
  recognisedColumns
  readyCount
  problemCount
  duplicateCount
  rows {
    line
    firstName
    lastName
    email
    phone
    problems {
      field
      problem
    }
    duplicate
    firstLine
    invitedAt
  }
}`) as unknown as TypedDocumentString<CandidatesPreview_PreviewMutation, CandidatesPreview_PreviewMutationVariables>;
export const CandidatesPreview_Preview2Document = new TypedDocumentString(`
    mutation CandidatesPreview_preview2($input: PreviewCandidateRowsInput!) {
  preview: previewCandidateRows(input: $input) {
    preview {
      ...CandidatesPreview_PREVIEW
    }
  }
}
    fragment CandidatesPreview_PREVIEW on CandidateListPreview {
  hasHeader
  recognisedColumns
  readyCount
  problemCount
  duplicateCount
  rows {
    line
    firstName
    lastName
    email
    phone
    problems {
      field
      problem
    }
    duplicate
    firstLine
    invitedAt
  }
}`) as unknown as TypedDocumentString<CandidatesPreview_Preview2Mutation, CandidatesPreview_Preview2MutationVariables>;
export const CandidatesPreview_Preview3Document = new TypedDocumentString(`
    mutation CandidatesPreview_preview3($assessmentId: ID!, $file: Upload!) {
  preview: previewCandidateFile(input: {assessmentId: $assessmentId, file: $file}) {
    preview {
      ...CandidatesPreview_PREVIEW
    }
  }
}
    fragment CandidatesPreview_PREVIEW on CandidateListPreview {
  hasHeader
  recognisedColumns
  readyCount
  problemCount
  duplicateCount
  rows {
    line
    firstName
    lastName
    email
    phone
    problems {
      field
      problem
    }
    duplicate
    firstLine
    invitedAt
  }
}`) as unknown as TypedDocumentString<CandidatesPreview_Preview3Mutation, CandidatesPreview_Preview3MutationVariables>;
export const Dashboard_DashboardDocument = new TypedDocumentString(`
    query Dashboard_dashboard {
  dashboard {
    totalInvites
    totalCandidates
    totalAssessments
    activeAssessments
    inactiveAssessments
  }
}
    `) as unknown as TypedDocumentString<Dashboard_DashboardQuery, Dashboard_DashboardQueryVariables>;
export const Dashboard_Dashboard2Document = new TypedDocumentString(`
    query Dashboard_dashboard2($range: DashboardRange!, $timeZone: String) {
  dashboard {
    attendance(range: $range, timeZone: $timeZone) {
      startsOn
      invited
      attended
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard2Query, Dashboard_Dashboard2QueryVariables>;
export const Dashboard_Dashboard3Document = new TypedDocumentString(`
    query Dashboard_dashboard3 {
  dashboard {
    lastSignInAt
    lastAssessment {
      id
    }
    totalInvites
    recentAssessments {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard3Query, Dashboard_Dashboard3QueryVariables>;
export const Dashboard_Dashboard4Document = new TypedDocumentString(`
    query Dashboard_dashboard4 {
  dashboard {
    credits {
      numberOfRequests
      maxRequests
      remaining
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard4Query, Dashboard_Dashboard4QueryVariables>;
export const Dashboard_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation Dashboard_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_UpdateAssessmentMutation, Dashboard_UpdateAssessmentMutationVariables>;
export const Dashboard_Dashboard5Document = new TypedDocumentString(`
    query Dashboard_dashboard5 {
  dashboard {
    lastAssessment {
      title
    }
    recentAssessments {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard5Query, Dashboard_Dashboard5QueryVariables>;
export const Dashboard_Dashboard6Document = new TypedDocumentString(`
    query Dashboard_dashboard6 {
  dashboard {
    hasResults
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard6Query, Dashboard_Dashboard6QueryVariables>;
export const Dashboard_Dashboard7Document = new TypedDocumentString(`
    query Dashboard_dashboard7 {
  dashboard {
    lastPublishedAssessment {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_Dashboard7Query, Dashboard_Dashboard7QueryVariables>;
export const Dashboard_AssessmentsDocument = new TypedDocumentString(`
    query Dashboard_assessments {
  assessments(sort: TITLE) {
    edges {
      node {
        title
        averagePercentage
        bandShares {
          count
          band {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Dashboard_AssessmentsQuery, Dashboard_AssessmentsQueryVariables>;
export const DeadLinks_StartRecordingDocument = new TypedDocumentString(`
    mutation DeadLinks_startRecording($input: StartRecordingInput!) {
  startRecording(input: $input) {
    recording {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeadLinks_StartRecordingMutation, DeadLinks_StartRecordingMutationVariables>;
export const Deciding_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation Deciding_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    changed {
      id
      decisionStage {
        id
        name
      }
      decisions {
        edges {
          node {
            stage {
              id
              name
            }
            reason
            decidedByName
          }
        }
      }
    }
    before {
      invitationId
      decisionStageId
    }
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<Deciding_DecideOnInvitationsMutation, Deciding_DecideOnInvitationsMutationVariables>;
export const Deciding_TagInvitationsDocument = new TypedDocumentString(`
    mutation Deciding_tagInvitations($input: TagInvitationsInput!) {
  tagInvitations(input: $input) {
    changed {
      id
      tags
    }
    before {
      invitationId
      tags
    }
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<Deciding_TagInvitationsMutation, Deciding_TagInvitationsMutationVariables>;
export const Deciding_SetDecisionStagesDocument = new TypedDocumentString(`
    mutation Deciding_setDecisionStages($input: SetDecisionStagesInput!) {
  setDecisionStages(input: $input) {
    assessment {
      decisionStages {
        id
        name
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Deciding_SetDecisionStagesMutation, Deciding_SetDecisionStagesMutationVariables>;
export const Deciding_WriteNoteDocument = new TypedDocumentString(`
    mutation Deciding_writeNote($input: WriteNoteInput!) {
  writeNote(input: $input) {
    note {
      id
      text
      writtenByName
      isOwn
      mentionedNames
    }
  }
}
    `) as unknown as TypedDocumentString<Deciding_WriteNoteMutation, Deciding_WriteNoteMutationVariables>;
export const Deciding_DeleteNoteDocument = new TypedDocumentString(`
    mutation Deciding_deleteNote($input: DeleteNoteInput!) {
  deleteNote(input: $input) {
    noteId
  }
}
    `) as unknown as TypedDocumentString<Deciding_DeleteNoteMutation, Deciding_DeleteNoteMutationVariables>;
export const Deciding_AssessmentDocument = new TypedDocumentString(`
    query Deciding_assessment($id: ID!) {
  assessment(id: $id) {
    tags
    decisionStages {
      id
      name
      count
    }
    colleagues {
      edges {
        node {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Deciding_AssessmentQuery, Deciding_AssessmentQueryVariables>;
export const Deciding_Assessment2Document = new TypedDocumentString(`
    query Deciding_assessment2($id: ID!, $filter: InvitationFilter) {
  assessment(id: $id) {
    invitations(filter: $filter) {
      totalCount
      edges {
        node {
          id
          tags
          notes {
            edges {
              node {
                text
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Deciding_Assessment2Query, Deciding_Assessment2QueryVariables>;
export const EditedByTwo_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation EditedByTwo_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      language
      tests {
        id
      }
      gradeBands {
        name
        min
        max
        color
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_UpdateAssessmentMutation, EditedByTwo_UpdateAssessmentMutationVariables>;
export const EditedByTwo_TranslationDocument = new TypedDocumentString(`
    query EditedByTwo_translation($id: ID!) {
  assessment(id: $id) {
    translation {
      title
      jobRole
      bandNames
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_TranslationQuery, EditedByTwo_TranslationQueryVariables>;
export const EditedByTwo_RewordMailDocument = new TypedDocumentString(`
    mutation EditedByTwo_rewordMail($input: WordMailInput!) {
  rewordMail(input: $input) {
    wording {
      subject
      text
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_RewordMailMutation, EditedByTwo_RewordMailMutationVariables>;
export const EditedByTwo_ResetMailWordingDocument = new TypedDocumentString(`
    mutation EditedByTwo_resetMailWording($input: WhichMailInput!) {
  resetMailWording(input: $input) {
    wording {
      subject
      text
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_ResetMailWordingMutation, EditedByTwo_ResetMailWordingMutationVariables>;
export const EditedByTwo_MailWordingsDocument = new TypedDocumentString(`
    query EditedByTwo_mailWordings($id: ID!) {
  assessment(id: $id) {
    mailWordings {
      kind
      language
      subject
      text
      isReworded
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_MailWordingsQuery, EditedByTwo_MailWordingsQueryVariables>;
export const EditedByTwo_SetPoolsDocument = new TypedDocumentString(`
    mutation EditedByTwo_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      pools {
        id
        skill
        difficulty
        language
        drawCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_SetPoolsMutation, EditedByTwo_SetPoolsMutationVariables>;
export const EditedByTwo_ReorderAssessmentQuestionsDocument = new TypedDocumentString(`
    mutation EditedByTwo_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
  reorderAssessmentQuestions(input: $input) {
    assessment {
      ownQuestions {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_ReorderAssessmentQuestionsMutation, EditedByTwo_ReorderAssessmentQuestionsMutationVariables>;
export const EditedByTwo_ReorderTestQuestionsDocument = new TypedDocumentString(`
    mutation EditedByTwo_reorderTestQuestions($input: TestQuestionsInput!) {
  reorderTestQuestions(input: $input) {
    test {
      questions {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_ReorderTestQuestionsMutation, EditedByTwo_ReorderTestQuestionsMutationVariables>;
export const EditedByTwo_AssessmentDocument = new TypedDocumentString(`
    query EditedByTwo_assessment($id: ID!) {
  assessment(id: $id) {
    tests {
      id
    }
    gradeBands {
      name
      min
      max
      color
    }
    ownQuestions {
      id
    }
    pools {
      id
      skill
      difficulty
      language
      drawCount
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_AssessmentQuery, EditedByTwo_AssessmentQueryVariables>;
export const EditedByTwo_TestDocument = new TypedDocumentString(`
    query EditedByTwo_test($id: ID!) {
  test(id: $id) {
    questions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EditedByTwo_TestQuery, EditedByTwo_TestQueryVariables>;
export const ExamNudges_PauseAttemptDocument = new TypedDocumentString(`
    mutation ExamNudges_pauseAttempt($input: PauseAttemptInput!) {
  pauseAttempt(input: $input) {
    attempt {
      pausedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ExamNudges_PauseAttemptMutation, ExamNudges_PauseAttemptMutationVariables>;
export const ExamNudges_MessageCandidateDocument = new TypedDocumentString(`
    mutation ExamNudges_messageCandidate($input: MessageCandidateInput!) {
  messageCandidate(input: $input) {
    attempt {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ExamNudges_MessageCandidateMutation, ExamNudges_MessageCandidateMutationVariables>;
export const ExamPreview_AssessmentDocument = new TypedDocumentString(`
    query ExamPreview_assessment($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    paperPreview {
      seed
      entry {
        state
        assessmentTitle
        candidateFirstName
        questionCount
        totalSeconds
        needsCamera
        needsMicrophone
      }
      questions {
        id
        position
        type
        text
        ... on DropdownExamQuestion {
          choices {
            id
            text
          }
        }
        ... on MatchingExamQuestion {
          choices {
            id
            text
          }
        }
        ... on MultipleChoiceExamQuestion {
          choices {
            id
            text
          }
        }
        ... on QualifierExamQuestion {
          choices {
            id
            text
          }
        }
        ... on RankingExamQuestion {
          choices {
            id
            text
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPreview_AssessmentQuery, ExamPreview_AssessmentQueryVariables>;
export const ExamPreview_PreviewMarksDocument = new TypedDocumentString(`
    query ExamPreview_previewMarks($input: PreviewMarksInput!) {
  previewMarks(input: $input) {
    score
    totalScore
    percentage
    status
    band {
      name
    }
    marks {
      questionId
      position
      score
      maxScore
      explanation {
        code
        params {
          name
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPreview_PreviewMarksQuery, ExamPreview_PreviewMarksQueryVariables>;
export const ExamPreview_SetPoolsDocument = new TypedDocumentString(`
    mutation ExamPreview_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPreview_SetPoolsMutation, ExamPreview_SetPoolsMutationVariables>;
export const Exam_ExamEntryDocument = new TypedDocumentString(`
    query Exam_examEntry {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<Exam_ExamEntryQuery, Exam_ExamEntryQueryVariables>;
export const Exam_StartAttemptDocument = new TypedDocumentString(`
    mutation Exam_startAttempt {
  startAttempt(input: {pageId: "x"}) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_StartAttemptMutation, Exam_StartAttemptMutationVariables>;
export const Exam_ResumeAttemptDocument = new TypedDocumentString(`
    mutation Exam_resumeAttempt {
  resumeAttempt(input: {pageId: "x", takeOver: true}) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_ResumeAttemptMutation, Exam_ResumeAttemptMutationVariables>;
export const Exam_SaveAnswerDocument = new TypedDocumentString(`
    mutation Exam_saveAnswer {
  saveAnswer(
    input: {pageId: "x", questionId: "x", revision: 1, value: {text: ""}}
  ) {
    outcome {
      ... on SavedAnswer {
        revision
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_SaveAnswerMutation, Exam_SaveAnswerMutationVariables>;
export const Exam_NextQuestionDocument = new TypedDocumentString(`
    mutation Exam_nextQuestion {
  nextQuestion(input: {pageId: "x", questionId: "x"}) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_NextQuestionMutation, Exam_NextQuestionMutationVariables>;
export const Exam_GoToQuestionDocument = new TypedDocumentString(`
    mutation Exam_goToQuestion {
  goToQuestion(input: {pageId: "x", questionId: "x", visit: 1, position: 1}) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_GoToQuestionMutation, Exam_GoToQuestionMutationVariables>;
export const Exam_SubmitAttemptDocument = new TypedDocumentString(`
    mutation Exam_submitAttempt {
  submitAttempt(input: {pageId: "x"}) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_SubmitAttemptMutation, Exam_SubmitAttemptMutationVariables>;
export const Exam_ExamPulseDocument = new TypedDocumentString(`
    mutation Exam_examPulse {
  examPulse(input: {pageId: "x"}) {
    state
  }
}
    `) as unknown as TypedDocumentString<Exam_ExamPulseMutation, Exam_ExamPulseMutationVariables>;
export const Exam_LiveAttemptsDocument = new TypedDocumentString(`
    query Exam_liveAttempts {
  liveAttempts {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Exam_LiveAttemptsQuery, Exam_LiveAttemptsQueryVariables>;
export const Exam_AssessmentDocument = new TypedDocumentString(`
    query Exam_assessment {
  assessment(id: "x") {
    result(candidateId: "x") {
      score
    }
  }
}
    `) as unknown as TypedDocumentString<Exam_AssessmentQuery, Exam_AssessmentQueryVariables>;
export const Exam_ExamEntry2Document = new TypedDocumentString(`
    query Exam_examEntry2 {
  examEntry {
    state
    description
    assessmentTitle
  }
}
    `) as unknown as TypedDocumentString<Exam_ExamEntry2Query, Exam_ExamEntry2QueryVariables>;
export const Feedback_GiveFeedbackDocument = new TypedDocumentString(`
    mutation Feedback_giveFeedback($input: GiveFeedbackInput!) {
  giveFeedback(input: $input) {
    feedback {
      text
      byName
      at
      isShared
      delivery
    }
  }
}
    `) as unknown as TypedDocumentString<Feedback_GiveFeedbackMutation, Feedback_GiveFeedbackMutationVariables>;
export const Feedback_GiveAnswerFeedbackDocument = new TypedDocumentString(`
    mutation Feedback_giveAnswerFeedback($input: GiveAnswerFeedbackInput!) {
  giveAnswerFeedback(input: $input) {
    feedback
  }
}
    `) as unknown as TypedDocumentString<Feedback_GiveAnswerFeedbackMutation, Feedback_GiveAnswerFeedbackMutationVariables>;
export const Feedback_MarkAnswerDocument = new TypedDocumentString(`
    mutation Feedback_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        percentage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Feedback_MarkAnswerMutation, Feedback_MarkAnswerMutationVariables>;
export const Feedback_ExamOutcomeDocument = new TypedDocumentString(`
    query Feedback_examOutcome {
  examResult {
    __typename
    ... on PendingExamResult {
      assessmentTitle
      note: feedback
    }
    ... on ExamResultFeedback {
      assessmentTitle
      feedback
    }
    ... on ShownExamResult {
      assessmentTitle
      score
      totalScore
      percentage
      status
      band {
        name
      }
      note: feedback
      questions {
        question {
          text
        }
        answer {
          ... on TextAnswer {
            text
          }
          ... on TruthAnswer {
            truth
          }
        }
        score
        rightAnswer {
          ... on TruthAnswer {
            truth
          }
        }
        feedback
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Feedback_ExamOutcomeQuery, Feedback_ExamOutcomeQueryVariables>;
export const Files_StartUploadDocument = new TypedDocumentString(`
    mutation Files_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
      partBytes
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<Files_StartUploadMutation, Files_StartUploadMutationVariables>;
export const Files_UploadPartDocument = new TypedDocumentString(`
    mutation Files_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<Files_UploadPartMutation, Files_UploadPartMutationVariables>;
export const Files_FinishUploadDocument = new TypedDocumentString(`
    mutation Files_finishUpload($input: FinishUploadInput!) {
  finishUpload(input: $input) {
    file {
      id
      name
      contentType
      byteSize
      url
    }
  }
}
    `) as unknown as TypedDocumentString<Files_FinishUploadMutation, Files_FinishUploadMutationVariables>;
export const FindAssessments_FindAssessmentsDocument = new TypedDocumentString(`
    query FindAssessments_findAssessments($search: String!) {
  findAssessments(search: $search) {
    title
  }
}
    `) as unknown as TypedDocumentString<FindAssessments_FindAssessmentsQuery, FindAssessments_FindAssessmentsQueryVariables>;
export const FindCandidates_FindCandidatesDocument = new TypedDocumentString(`
    query FindCandidates_findCandidates($search: String!) {
  findCandidates(search: $search) {
    name
    email
  }
}
    `) as unknown as TypedDocumentString<FindCandidates_FindCandidatesQuery, FindCandidates_FindCandidatesQueryVariables>;
export const Floods_AuditEntriesDocument = new TypedDocumentString(`
    query Floods_auditEntries {
  auditEntries {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Floods_AuditEntriesQuery, Floods_AuditEntriesQueryVariables>;
export const GrowingLists_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation GrowingLists_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_DecideOnInvitationsMutation, GrowingLists_DecideOnInvitationsMutationVariables>;
export const GrowingLists_WriteNoteDocument = new TypedDocumentString(`
    mutation GrowingLists_writeNote($input: WriteNoteInput!) {
  writeNote(input: $input) {
    note {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_WriteNoteMutation, GrowingLists_WriteNoteMutationVariables>;
export const GrowingLists_CreateShareLinkDocument = new TypedDocumentString(`
    mutation GrowingLists_createShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    link {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_CreateShareLinkMutation, GrowingLists_CreateShareLinkMutationVariables>;
export const GrowingLists_AssessmentDocument = new TypedDocumentString(`
    query GrowingLists_assessment($id: ID!, $notesAfter: String, $decisionsAfter: String) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          id
          notes(first: 2, after: $notesAfter) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                text
              }
            }
          }
          decisions(first: 2, after: $decisionsAfter) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                reason
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_AssessmentQuery, GrowingLists_AssessmentQueryVariables>;
export const GrowingLists_Assessment2Document = new TypedDocumentString(`
    query GrowingLists_assessment2($assessmentId: ID!, $candidateId: ID!, $after: String) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      shareLinks(first: 2, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_Assessment2Query, GrowingLists_Assessment2QueryVariables>;
export const GrowingLists_CandidateReportDocument = new TypedDocumentString(`
    query GrowingLists_candidateReport($id: ID!, $after: String) {
  candidateReport(id: $id) {
    completedAssessments
    results(first: 1, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          attemptId
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_CandidateReportQuery, GrowingLists_CandidateReportQueryVariables>;
export const GrowingLists_Assessment3Document = new TypedDocumentString(`
    query GrowingLists_assessment3($id: ID!, $search: String, $after: String) {
  assessment(id: $id) {
    colleagues(first: 2, search: $search, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_Assessment3Query, GrowingLists_Assessment3QueryVariables>;
export const GrowingLists_ReceiversDocument = new TypedDocumentString(`
    query GrowingLists_receivers($excludingId: ID!, $search: String, $after: String) {
  receivers(excludingId: $excludingId, search: $search, first: 2, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GrowingLists_ReceiversQuery, GrowingLists_ReceiversQueryVariables>;
export const Http_ViewerDocument = new TypedDocumentString(`
    query Http_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Http_ViewerQuery, Http_ViewerQueryVariables>;
export const Idempotency_InviteCandidatesDocument = new TypedDocumentString(`
    mutation Idempotency_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      id
      examUrl
      candidate {
        email
      }
    }
    credits {
      numberOfRequests
    }
  }
}
    `) as unknown as TypedDocumentString<Idempotency_InviteCandidatesMutation, Idempotency_InviteCandidatesMutationVariables>;
export const Identity_SignInDocument = new TypedDocumentString(`
    mutation Identity_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        id
        name
        email
        role
        lastSignInAt
      }
      ... on SecondStep {
        handle
        ways
        expiresInSeconds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Identity_SignInMutation, Identity_SignInMutationVariables>;
export const Identity_ViewerDocument = new TypedDocumentString(`
    query Identity_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_ViewerQuery, Identity_ViewerQueryVariables>;
export const Identity_Viewer2Document = new TypedDocumentString(`
    query Identity_viewer2 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer2Query, Identity_Viewer2QueryVariables>;
export const Identity_SignOutDocument = new TypedDocumentString(`
    mutation Identity_signOut {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Identity_SignOutMutation, Identity_SignOutMutationVariables>;
export const Identity_Viewer3Document = new TypedDocumentString(`
    query Identity_viewer3 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer3Query, Identity_Viewer3QueryVariables>;
export const Identity_Viewer4Document = new TypedDocumentString(`
    query Identity_viewer4 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer4Query, Identity_Viewer4QueryVariables>;
export const Identity_Viewer5Document = new TypedDocumentString(`
    query Identity_viewer5 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer5Query, Identity_Viewer5QueryVariables>;
export const Identity_Viewer6Document = new TypedDocumentString(`
    query Identity_viewer6 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer6Query, Identity_Viewer6QueryVariables>;
export const Identity_Viewer7Document = new TypedDocumentString(`
    query Identity_viewer7 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer7Query, Identity_Viewer7QueryVariables>;
export const Identity_Viewer8Document = new TypedDocumentString(`
    query Identity_viewer8 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer8Query, Identity_Viewer8QueryVariables>;
export const Identity_Viewer9Document = new TypedDocumentString(`
    query Identity_viewer9 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer9Query, Identity_Viewer9QueryVariables>;
export const Identity_Viewer10Document = new TypedDocumentString(`
    query Identity_viewer10 {
  viewer {
    role
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer10Query, Identity_Viewer10QueryVariables>;
export const Identity_Viewer11Document = new TypedDocumentString(`
    query Identity_viewer11 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Identity_Viewer11Query, Identity_Viewer11QueryVariables>;
export const InvitationLife_ResendInvitationsDocument = new TypedDocumentString(`
    mutation InvitationLife_resendInvitations($input: InvitationsInput!) {
  done: resendInvitations(input: $input) {
    changed {
      ...InvitationLife_invitation
    }
    skippedCount
  }
}
    fragment InvitationLife_invitation on Invitation {
  id
  examUrl
  revokedAt
  opensAt
  expiresAt
  expiredAt
  remindedAt
}`) as unknown as TypedDocumentString<InvitationLife_ResendInvitationsMutation, InvitationLife_ResendInvitationsMutationVariables>;
export const InvitationLife_RevokeInvitationsDocument = new TypedDocumentString(`
    mutation InvitationLife_revokeInvitations($input: InvitationsInput!) {
  done: revokeInvitations(input: $input) {
    changed {
      ...InvitationLife_invitation
    }
    skippedCount
    missingIds
  }
}
    fragment InvitationLife_invitation on Invitation {
  id
  examUrl
  revokedAt
  opensAt
  expiresAt
  expiredAt
  remindedAt
}`) as unknown as TypedDocumentString<InvitationLife_RevokeInvitationsMutation, InvitationLife_RevokeInvitationsMutationVariables>;
export const InvitationLife_ReissueInvitationsDocument = new TypedDocumentString(`
    mutation InvitationLife_reissueInvitations($input: ReissueInvitationsInput!) {
  done: reissueInvitations(input: $input) {
    changed {
      ...InvitationLife_invitation
    }
    skippedCount
  }
}
    fragment InvitationLife_invitation on Invitation {
  id
  examUrl
  revokedAt
  opensAt
  expiresAt
  expiredAt
  remindedAt
}`) as unknown as TypedDocumentString<InvitationLife_ReissueInvitationsMutation, InvitationLife_ReissueInvitationsMutationVariables>;
export const InvitationLife_SetInvitationWindowDocument = new TypedDocumentString(`
    mutation InvitationLife_setInvitationWindow($input: SetInvitationWindowInput!) {
  done: setInvitationWindow(input: $input) {
    changed {
      ...InvitationLife_invitation
    }
    before {
      invitationId
      opensAt
      expiresAt
    }
    skippedCount
  }
}
    fragment InvitationLife_invitation on Invitation {
  id
  examUrl
  revokedAt
  opensAt
  expiresAt
  expiredAt
  remindedAt
}`) as unknown as TypedDocumentString<InvitationLife_SetInvitationWindowMutation, InvitationLife_SetInvitationWindowMutationVariables>;
export const InvitationLife_EraseCandidateDocument = new TypedDocumentString(`
    mutation InvitationLife_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_EraseCandidateMutation, InvitationLife_EraseCandidateMutationVariables>;
export const InvitationLife_ExamEntryDocument = new TypedDocumentString(`
    query InvitationLife_examEntry {
  examEntry {
    state
    unavailableReason
    opensAt
    closesAt
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_ExamEntryQuery, InvitationLife_ExamEntryQueryVariables>;
export const InvitationLife_InviteCandidatesDocument = new TypedDocumentString(`
    mutation InvitationLife_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_InviteCandidatesMutation, InvitationLife_InviteCandidatesMutationVariables>;
export const InvitationLife_InviteCandidates2Document = new TypedDocumentString(`
    mutation InvitationLife_inviteCandidates2($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      opensAt
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_InviteCandidates2Mutation, InvitationLife_InviteCandidates2MutationVariables>;
export const InvitationLife_WindowMomentsDocument = new TypedDocumentString(`
    query InvitationLife_windowMoments($from: DateTime!, $until: DateTime!, $assessmentId: ID) {
  windowMoments(from: $from, until: $until, assessmentId: $assessmentId) {
    kind
    at
    count
    assessmentTitle
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_WindowMomentsQuery, InvitationLife_WindowMomentsQueryVariables>;
export const InvitationLife_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation InvitationLife_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationLife_UpdateAssessmentMutation, InvitationLife_UpdateAssessmentMutationVariables>;
export const InvitationsByProgram_InviteCandidatesDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      ...InvitationsByProgram_INVITATION
    }
    skipped {
      index
      problems {
        field
        rule
      }
    }
    credits {
      numberOfRequests
    }
  }
}
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}`) as unknown as TypedDocumentString<InvitationsByProgram_InviteCandidatesMutation, InvitationsByProgram_InviteCandidatesMutationVariables>;
export const InvitationsByProgram_CancelInvitationsDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_cancelInvitations($input: InvitationsInput!) {
  done: cancelInvitations(input: $input) {
    changed {
      ...InvitationsByProgram_INVITATION
    }
    skippedCount
  }
}
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}`) as unknown as TypedDocumentString<InvitationsByProgram_CancelInvitationsMutation, InvitationsByProgram_CancelInvitationsMutationVariables>;
export const InvitationsByProgram_RevokeInvitationsDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_revokeInvitations($input: InvitationsInput!) {
  done: revokeInvitations(input: $input) {
    changed {
      ...InvitationsByProgram_INVITATION
    }
    skippedCount
  }
}
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}`) as unknown as TypedDocumentString<InvitationsByProgram_RevokeInvitationsMutation, InvitationsByProgram_RevokeInvitationsMutationVariables>;
export const InvitationsByProgram_ReissueInvitationsDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_reissueInvitations($input: ReissueInvitationsInput!) {
  done: reissueInvitations(input: $input) {
    changed {
      ...InvitationsByProgram_INVITATION
    }
    skippedCount
  }
}
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}`) as unknown as TypedDocumentString<InvitationsByProgram_ReissueInvitationsMutation, InvitationsByProgram_ReissueInvitationsMutationVariables>;
export const InvitationsByProgram_InvitationByExternalIdDocument = new TypedDocumentString(`
    query InvitationsByProgram_invitationByExternalId($externalId: String!) {
  invitationByExternalId(externalId: $externalId) {
    ...InvitationsByProgram_INVITATION
  }
}
    fragment InvitationsByProgram_INVITATION on Invitation {
  id
  stage
  examUrl
  externalId
  mailStatus
  extraTimePercent
  viewedAt
  cancelledAt
  revokedAt
  candidate {
    id
    name
    phone
  }
}`) as unknown as TypedDocumentString<InvitationsByProgram_InvitationByExternalIdQuery, InvitationsByProgram_InvitationByExternalIdQueryVariables>;
export const InvitationsByProgram_AssessmentDocument = new TypedDocumentString(`
    query InvitationsByProgram_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(filter: {search: "zubayd"}) {
      edges {
        node {
          candidate {
            name
            phone
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_AssessmentQuery, InvitationsByProgram_AssessmentQueryVariables>;
export const InvitationsByProgram_CandidatesDocument = new TypedDocumentString(`
    query InvitationsByProgram_candidates {
  candidates(filter: {search: "zubaydah"}) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_CandidatesQuery, InvitationsByProgram_CandidatesQueryVariables>;
export const InvitationsByProgram_Assessment2Document = new TypedDocumentString(`
    query InvitationsByProgram_assessment2($id: ID!, $search: String!) {
  assessment(id: $id) {
    invitations(filter: {search: $search}) {
      edges {
        node {
          candidate {
            name
          }
        }
      }
    }
  }
  candidates(filter: {search: $search}) {
    edges {
      node {
        candidate {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_Assessment2Query, InvitationsByProgram_Assessment2QueryVariables>;
export const InvitationsByProgram_Candidates2Document = new TypedDocumentString(`
    query InvitationsByProgram_candidates2($search: String!) {
  candidates(filter: {search: $search}) {
    edges {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_Candidates2Query, InvitationsByProgram_Candidates2QueryVariables>;
export const InvitationsByProgram_Assessment3Document = new TypedDocumentString(`
    query InvitationsByProgram_assessment3($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          examUrl
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_Assessment3Query, InvitationsByProgram_Assessment3QueryVariables>;
export const InvitationsByProgram_Assessment4Document = new TypedDocumentString(`
    query InvitationsByProgram_assessment4($a: ID!, $c: ID!) {
  assessment(id: $a) {
    result(candidateId: $c) {
      externalId
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_Assessment4Query, InvitationsByProgram_Assessment4QueryVariables>;
export const InvitationsByProgram_ExamEntryDocument = new TypedDocumentString(`
    query InvitationsByProgram_examEntry {
  examEntry {
    state
    unavailableReason
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_ExamEntryQuery, InvitationsByProgram_ExamEntryQueryVariables>;
export const InvitationsByProgram_PrepareCallbacksDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_prepareCallbacks {
  prepareCallbacks {
    webhookEndpoint {
      id
      url
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_PrepareCallbacksMutation, InvitationsByProgram_PrepareCallbacksMutationVariables>;
export const InvitationsByProgram_TestWebhookEndpointDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_testWebhookEndpoint($id: ID!) {
  testWebhookEndpoint(input: {id: $id}) {
    delivery {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_TestWebhookEndpointMutation, InvitationsByProgram_TestWebhookEndpointMutationVariables>;
export const InvitationsByProgram_UpdateWebhookEndpointDocument = new TypedDocumentString(`
    mutation InvitationsByProgram_updateWebhookEndpoint($id: ID!, $url: URL) {
  updateWebhookEndpoint(input: {id: $id, url: $url}) {
    webhookEndpoint {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_UpdateWebhookEndpointMutation, InvitationsByProgram_UpdateWebhookEndpointMutationVariables>;
export const InvitationsByProgram_ExamReturnDocument = new TypedDocumentString(`
    query InvitationsByProgram_examReturn {
  examReturn {
    url
    host
  }
}
    `) as unknown as TypedDocumentString<InvitationsByProgram_ExamReturnQuery, InvitationsByProgram_ExamReturnQueryVariables>;
export const InvitationsList_AssessmentDocument = new TypedDocumentString(`
    query InvitationsList_assessment($assessmentId: ID!, $first: Int, $after: String, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection) {
  assessment(id: $assessmentId) {
    invitations(
      first: $first
      after: $after
      filter: $filter
      sort: $sort
      direction: $direction
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          candidate {
            firstName
            name
            email
            phone
          }
          stage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsList_AssessmentQuery, InvitationsList_AssessmentQueryVariables>;
export const InvitationsList_AssessmentsDocument = new TypedDocumentString(`
    query InvitationsList_assessments {
  assessments(sort: CREATED_AT, direction: ASC) {
    edges {
      node {
        id
        funnel {
          invited
          notStarted
          enrolled
          completed
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsList_AssessmentsQuery, InvitationsList_AssessmentsQueryVariables>;
export const Invitations_InviteCandidatesDocument = new TypedDocumentString(`
    mutation Invitations_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      id
      stage
      examUrl
      extraTimePercent
      mailStatus
      invitedAt
      candidate {
        name
        email
        phone
      }
      assessment {
        id
        title
      }
    }
    credits {
      numberOfRequests
      remaining
    }
  }
}
    `) as unknown as TypedDocumentString<Invitations_InviteCandidatesMutation, Invitations_InviteCandidatesMutationVariables>;
export const Invitations_ViewerDocument = new TypedDocumentString(`
    query Invitations_viewer {
  viewer {
    credits {
      numberOfRequests
    }
  }
}
    `) as unknown as TypedDocumentString<Invitations_ViewerQuery, Invitations_ViewerQueryVariables>;
export const Invitations_AssessmentDocument = new TypedDocumentString(`
    query Invitations_assessment($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          mailStatus
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Invitations_AssessmentQuery, Invitations_AssessmentQueryVariables>;
export const Invitations_ChangeAssessmentStatusDocument = new TypedDocumentString(`
    mutation Invitations_changeAssessmentStatus($id: ID!) {
  changeAssessmentStatus(input: {id: $id, status: INACTIVE}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Invitations_ChangeAssessmentStatusMutation, Invitations_ChangeAssessmentStatusMutationVariables>;
export const NextDocument = new TypedDocumentString(`
    mutation Next($input: NextQuestionInput!) {
  nextQuestion(input: $input) {
    outcome {
      __typename
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NextMutation, NextMutationVariables>;
export const EntryDocument = new TypedDocumentString(`
    query Entry {
  examEntry {
    state
    assessmentTitle
    questionCount
  }
}
    `) as unknown as TypedDocumentString<EntryQuery, EntryQueryVariables>;
export const NamedDocument = new TypedDocumentString(`
    query Named {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<NamedQuery, NamedQueryVariables>;
export const HalfDocument = new TypedDocumentString(`
    query Half {
  examEntry {
    state
  }
  sessions {
    __typename
  }
}
    `) as unknown as TypedDocumentString<HalfQuery, HalfQueryVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  sessions {
    __typename
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const RightDocument = new TypedDocumentString(`
    query Right {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<RightQuery, RightQueryVariables>;
export const KnownOperations_SaveAnswerDocument = new TypedDocumentString(`
    mutation KnownOperations_SaveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    outcome {
      ... on SavedAnswer {
        questionId
        revision
        savedAt
        isLate
        receipt
        serverNow
        closesAt
      }
      ... on Refusal {
        __typename
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<KnownOperations_SaveAnswerMutation, KnownOperations_SaveAnswerMutationVariables>;
export const KnownDocument = new TypedDocumentString(`
    query Known {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<KnownQuery, KnownQueryVariables>;
export const StrangeDocument = new TypedDocumentString(`
    query Strange {
  __typename
}
    `) as unknown as TypedDocumentString<StrangeQuery, StrangeQueryVariables>;
export const SchemaDocument = new TypedDocumentString(`
    query Schema {
  __schema {
    queryType {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SchemaQuery, SchemaQueryVariables>;
export const OneDocument = new TypedDocumentString(`
    query One {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<OneQuery, OneQueryVariables>;
export const TwoDocument = new TypedDocumentString(`
    query Two {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<TwoQuery, TwoQueryVariables>;
export const GuardedDocument = new TypedDocumentString(`
    query Guarded {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<GuardedQuery, GuardedQueryVariables>;
export const LateAnswers_CountLateAnswerDocument = new TypedDocumentString(`
    mutation LateAnswers_countLateAnswer($input: CountLateAnswerInput!) {
  countLateAnswer(input: $input) {
    result {
      percentage
      status
      questions {
        lateCountedAt
        answer {
          value {
            ... on TextAnswer {
              text
            }
          }
        }
        lateAnswer {
          value {
            ... on TextAnswer {
              text
            }
          }
        }
        mark {
          score
          origin
          revision
        }
        history {
          cause
          byName
          before
          after
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_CountLateAnswerMutation, LateAnswers_CountLateAnswerMutationVariables>;
export const LateAnswers_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation LateAnswers_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_UploadAnswerFileMutation, LateAnswers_UploadAnswerFileMutationVariables>;
export const LateAnswers_ImportUnsentAnswersDocument = new TypedDocumentString(`
    mutation LateAnswers_importUnsentAnswers($file: Upload!) {
  importUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      inTimeCount
      lateCount
      skippedCount
      leftOut {
        position
        lines
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_ImportUnsentAnswersMutation, LateAnswers_ImportUnsentAnswersMutationVariables>;
export const LateAnswers_CreateShareLinkDocument = new TypedDocumentString(`
    mutation LateAnswers_createShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    url
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_CreateShareLinkMutation, LateAnswers_CreateShareLinkMutationVariables>;
export const LateAnswers_SharedReportDocument = new TypedDocumentString(`
    query LateAnswers_sharedReport($token: String!) {
  sharedReport(token: $token) {
    questions {
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_SharedReportQuery, LateAnswers_SharedReportQueryVariables>;
export const LateAnswers_MarkAnswerDocument = new TypedDocumentString(`
    mutation LateAnswers_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        percentage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_MarkAnswerMutation, LateAnswers_MarkAnswerMutationVariables>;
export const LateAnswers_ExamReceiptsDocument = new TypedDocumentString(`
    query LateAnswers_examReceipts($secret: String!) {
  examReceipts(secret: $secret) {
    sittingCode
    receipts {
      code
      isLate
      isCounted
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_ExamReceiptsQuery, LateAnswers_ExamReceiptsQueryVariables>;
export const LateAnswers_MarkingQueueDocument = new TypedDocumentString(`
    query LateAnswers_markingQueue($filter: MarkingQueueFilter!) {
  markingQueue(filter: $filter) {
    totalCount
    edges {
      node {
        id
        hasLateAnswer
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_MarkingQueueQuery, LateAnswers_MarkingQueueQueryVariables>;
export const LateAnswers_MarkingTaskDocument = new TypedDocumentString(`
    query LateAnswers_markingTask($id: ID!) {
  markingTask(id: $id, round: FIRST, isBlind: false) {
    revision
    question {
      lateAnswer {
        value {
          ... on TextAnswer {
            text
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_MarkingTaskQuery, LateAnswers_MarkingTaskQueryVariables>;
export const LateAnswers_GiveQueuedMarkDocument = new TypedDocumentString(`
    mutation LateAnswers_giveQueuedMark($input: GiveQueuedMarkInput!) {
  giveQueuedMark(input: $input) {
    outcome {
      ... on QueuedMark {
        remainingCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LateAnswers_GiveQueuedMarkMutation, LateAnswers_GiveQueuedMarkMutationVariables>;
export const Letters_MailCandidatesDocument = new TypedDocumentString(`
    mutation Letters_mailCandidates($input: MailCandidatesInput!) {
  mailCandidates(input: $input) {
    mailedCount
  }
}
    `) as unknown as TypedDocumentString<Letters_MailCandidatesMutation, Letters_MailCandidatesMutationVariables>;
export const Letters_PreviewLettersDocument = new TypedDocumentString(`
    mutation Letters_previewLetters($input: MailCandidatesInput!) {
  previewLetters(input: $input) {
    letters {
      to
      language
      subject
      text
    }
  }
}
    `) as unknown as TypedDocumentString<Letters_PreviewLettersMutation, Letters_PreviewLettersMutationVariables>;
export const Letters_SaveReplyDocument = new TypedDocumentString(`
    mutation Letters_saveReply($input: SaveReplyInput!) {
  saveReply(input: $input) {
    savedReply {
      id
      name
      en {
        subject
        text
      }
    }
    replaced {
      name
      en {
        subject
        text
      }
      ar {
        subject
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Letters_SaveReplyMutation, Letters_SaveReplyMutationVariables>;
export const Letters_DeleteReplyDocument = new TypedDocumentString(`
    mutation Letters_deleteReply($input: DeleteReplyInput!) {
  deleteReply(input: $input) {
    savedReplyId
  }
}
    `) as unknown as TypedDocumentString<Letters_DeleteReplyMutation, Letters_DeleteReplyMutationVariables>;
export const Letters_ViewerDocument = new TypedDocumentString(`
    query Letters_viewer {
  viewer {
    savedReplies {
      id
      name
      en {
        subject
      }
      ar {
        subject
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Letters_ViewerQuery, Letters_ViewerQueryVariables>;
export const Letters_EraseCandidateDocument = new TypedDocumentString(`
    mutation Letters_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Letters_EraseCandidateMutation, Letters_EraseCandidateMutationVariables>;
export const Limits_SignOutDocument = new TypedDocumentString(`
    mutation Limits_signOut {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Limits_SignOutMutation, Limits_SignOutMutationVariables>;
export const Limits_ViewerDocument = new TypedDocumentString(`
    query Limits_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Limits_ViewerQuery, Limits_ViewerQueryVariables>;
export const Limits_ResendInvitationsDocument = new TypedDocumentString(`
    mutation Limits_resendInvitations($ids: [ID!]!) {
  resendInvitations(input: {invitationIds: $ids}) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Limits_ResendInvitationsMutation, Limits_ResendInvitationsMutationVariables>;
export const Limits_QuestionExportReportDocument = new TypedDocumentString(`
    query Limits_questionExportReport($ids: [ID!]!) {
  questionExportReport(format: GIFT, ids: $ids) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Limits_QuestionExportReportQuery, Limits_QuestionExportReportQueryVariables>;
export const Limits_SaveViewDocument = new TypedDocumentString(`
    mutation Limits_saveView($input: SaveViewInput!) {
  saveView(input: $input) {
    savedView {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<Limits_SaveViewMutation, Limits_SaveViewMutationVariables>;
export const Limits_RoleDocument = new TypedDocumentString(`
    query Limits_role {
  viewer {
    role
  }
}
    `) as unknown as TypedDocumentString<Limits_RoleQuery, Limits_RoleQueryVariables>;
export const Limits_SchemaDocument = new TypedDocumentString(`
    query Limits_schema {
  __schema {
    queryType {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<Limits_SchemaQuery, Limits_SchemaQueryVariables>;
export const Limits_InFragmentDocument = new TypedDocumentString(`
    query Limits_inFragment {
  ...Limits_type
}
    fragment Limits_type on Query {
  __type(name: "Query") {
    name
  }
}`) as unknown as TypedDocumentString<Limits_InFragmentQuery, Limits_InFragmentQueryVariables>;
export const MailWordings_RewordMailDocument = new TypedDocumentString(`
    mutation MailWordings_rewordMail($input: WordMailInput!) {
  rewordMail(input: $input) {
    wording {
      kind
      language
      subject
      text
      isReworded
      placeholders
      necessary
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_RewordMailMutation, MailWordings_RewordMailMutationVariables>;
export const MailWordings_ResetMailWordingDocument = new TypedDocumentString(`
    mutation MailWordings_resetMailWording($input: WhichMailInput!) {
  resetMailWording(input: $input) {
    wording {
      kind
      language
      subject
      text
      isReworded
      placeholders
      necessary
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_ResetMailWordingMutation, MailWordings_ResetMailWordingMutationVariables>;
export const MailWordings_PreviewMailDocument = new TypedDocumentString(`
    mutation MailWordings_previewMail($input: WordMailInput!) {
  previewMail(input: $input) {
    mail {
      subject
      text
      html
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_PreviewMailMutation, MailWordings_PreviewMailMutationVariables>;
export const MailWordings_SendTestMailDocument = new TypedDocumentString(`
    mutation MailWordings_sendTestMail($input: WordMailInput!) {
  sendTestMail(input: $input) {
    sentTo
  }
}
    `) as unknown as TypedDocumentString<MailWordings_SendTestMailMutation, MailWordings_SendTestMailMutationVariables>;
export const MailWordings_DuplicateAssessmentDocument = new TypedDocumentString(`
    mutation MailWordings_duplicateAssessment($input: AssessmentIdInput!) {
  duplicateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_DuplicateAssessmentMutation, MailWordings_DuplicateAssessmentMutationVariables>;
export const MailWordings_SaveRoleTemplateDocument = new TypedDocumentString(`
    mutation MailWordings_saveRoleTemplate($input: SaveRoleTemplateInput!) {
  saveRoleTemplate(input: $input) {
    roleTemplate {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_SaveRoleTemplateMutation, MailWordings_SaveRoleTemplateMutationVariables>;
export const MailWordings_StartFromTemplateDocument = new TypedDocumentString(`
    mutation MailWordings_startFromTemplate($input: RoleTemplateIdInput!) {
  startFromTemplate(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_StartFromTemplateMutation, MailWordings_StartFromTemplateMutationVariables>;
export const MailWordings_AssessmentDocument = new TypedDocumentString(`
    query MailWordings_assessment($id: ID!) {
  assessment(id: $id) {
    mailWordings {
      kind
      language
      subject
      text
      isReworded
    }
  }
}
    `) as unknown as TypedDocumentString<MailWordings_AssessmentQuery, MailWordings_AssessmentQueryVariables>;
export const MarkingWorkbench_MarkingQueueDocument = new TypedDocumentString(`
    query MarkingWorkbench_markingQueue($filter: MarkingQueueFilter!, $first: Int, $after: String) {
  markingQueue(filter: $filter, first: $first, after: $after) {
    totalCount
    edges {
      node {
        id
        alias
        candidateName
        score
        maxScore
        position
        text
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_MarkingQueueQuery, MarkingWorkbench_MarkingQueueQueryVariables>;
export const MarkingWorkbench_MarkingTaskDocument = new TypedDocumentString(`
    query MarkingWorkbench_markingTask($id: ID!, $round: MarkingRound!, $isBlind: Boolean!) {
  markingTask(id: $id, round: $round, isBlind: $isBlind) {
    id
    alias
    candidateName
    score
    maxScore
    position
    text
    isBlind
    revision
    criteria {
      text
      points
    }
    marks {
      score
      markedByName
    }
    overallFeedback {
      text
      isShared
    }
    question {
      history {
        cause
        before
        after
        byName
        reason
      }
      answer {
        value {
          ... on TextAnswer {
            text
          }
        }
      }
      mark {
        score
        origin
        markedByName
        feedback
      }
      files {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_MarkingTaskQuery, MarkingWorkbench_MarkingTaskQueryVariables>;
export const MarkingWorkbench_GiveTaskFeedbackDocument = new TypedDocumentString(`
    mutation MarkingWorkbench_giveTaskFeedback($input: GiveTaskFeedbackInput!) {
  giveTaskFeedback(input: $input) {
    feedback {
      text
      isShared
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_GiveTaskFeedbackMutation, MarkingWorkbench_GiveTaskFeedbackMutationVariables>;
export const MarkingWorkbench_GiveQueuedMarkDocument = new TypedDocumentString(`
    mutation MarkingWorkbench_giveQueuedMark($input: GiveQueuedMarkInput!) {
  giveQueuedMark(input: $input) {
    outcome {
      ... on QueuedMark {
        remainingCount
      }
      ... on MarkChanged {
        code
        revision
        points
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_GiveQueuedMarkMutation, MarkingWorkbench_GiveQueuedMarkMutationVariables>;
export const MarkingWorkbench_SetMarkingRulesDocument = new TypedDocumentString(`
    mutation MarkingWorkbench_setMarkingRules($input: MarkingRulesInput!) {
  setMarkingRules(input: $input) {
    markingRules {
      isBlind
      needsSecondMark
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_SetMarkingRulesMutation, MarkingWorkbench_SetMarkingRulesMutationVariables>;
export const MarkingWorkbench_AssessmentDocument = new TypedDocumentString(`
    query MarkingWorkbench_assessment($assessmentId: ID!, $isBlind: Boolean) {
  assessment(id: $assessmentId) {
    markDifferences(isBlind: $isBlind) {
      compared
      identical
      withinTolerance
      meanDistance
      differences {
        first
        second
        isWithinTolerance
        settledScore
        settledReason
        firstByName
        secondByName
        item {
          candidateName
          alias
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MarkingWorkbench_AssessmentQuery, MarkingWorkbench_AssessmentQueryVariables>;
export const MineDocument = new TypedDocumentString(`
    query Mine {
  mine: assessments {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<MineQuery, MineQueryVariables>;
export const Metrics_AssessmentsDocument = new TypedDocumentString(`
    query Metrics_assessments {
  assessments {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Metrics_AssessmentsQuery, Metrics_AssessmentsQueryVariables>;
export const Oauth_CreateApiKeyDocument = new TypedDocumentString(`
    mutation Oauth_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    apiKey {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Oauth_CreateApiKeyMutation, Oauth_CreateApiKeyMutationVariables>;
export const Oauth_RevokeApiKeyDocument = new TypedDocumentString(`
    mutation Oauth_revokeApiKey($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Oauth_RevokeApiKeyMutation, Oauth_RevokeApiKeyMutationVariables>;
export const Oauth_AssessmentsDocument = new TypedDocumentString(`
    query Oauth_assessments {
  assessments {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Oauth_AssessmentsQuery, Oauth_AssessmentsQueryVariables>;
export const Oauth_CreateAssessmentDocument = new TypedDocumentString(`
    mutation Oauth_createAssessment {
  createAssessment(input: {title: "T", jobRole: "J"}) {
    assessment {
      ownerName
    }
  }
}
    `) as unknown as TypedDocumentString<Oauth_CreateAssessmentMutation, Oauth_CreateAssessmentMutationVariables>;
export const OrganizationKeys_CreateApiKeyDocument = new TypedDocumentString(`
    mutation OrganizationKeys_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    apiKey {
      id
      isOwn
      isOfOrganization
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_CreateApiKeyMutation, OrganizationKeys_CreateApiKeyMutationVariables>;
export const OrganizationKeys_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation OrganizationKeys_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_DeleteStaffUserMutation, OrganizationKeys_DeleteStaffUserMutationVariables>;
export const OrganizationKeys_AssessmentsDocument = new TypedDocumentString(`
    query OrganizationKeys_assessments {
  assessments {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_AssessmentsQuery, OrganizationKeys_AssessmentsQueryVariables>;
export const OrganizationKeys_CreateAssessmentDocument = new TypedDocumentString(`
    mutation OrganizationKeys_createAssessment {
  createAssessment(input: {title: "T", jobRole: "J"}) {
    assessment {
      ownerName
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_CreateAssessmentMutation, OrganizationKeys_CreateAssessmentMutationVariables>;
export const OrganizationKeys_HrsDocument = new TypedDocumentString(`
    query OrganizationKeys_hrs {
  hrs {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_HrsQuery, OrganizationKeys_HrsQueryVariables>;
export const OrganizationKeys_ApiKeysDocument = new TypedDocumentString(`
    query OrganizationKeys_apiKeys {
  apiKeys {
    id
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_ApiKeysQuery, OrganizationKeys_ApiKeysQueryVariables>;
export const OrganizationKeys_DeleteStaffUser2Document = new TypedDocumentString(`
    mutation OrganizationKeys_deleteStaffUser2($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<OrganizationKeys_DeleteStaffUser2Mutation, OrganizationKeys_DeleteStaffUser2MutationVariables>;
export const PasswordTiming_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation PasswordTiming_requestPasswordCode($input: RequestPasswordCodeInput!) {
  requestPasswordCode(input: $input) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<PasswordTiming_RequestPasswordCodeMutation, PasswordTiming_RequestPasswordCodeMutationVariables>;
export const PasswordTiming_RequestPasswordCode2Document = new TypedDocumentString(`
    mutation PasswordTiming_requestPasswordCode2($input: RequestPasswordCodeInput!) {
  requestPasswordCode(input: $input) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<PasswordTiming_RequestPasswordCode2Mutation, PasswordTiming_RequestPasswordCode2MutationVariables>;
export const PasswordTiming_VerifyPasswordCodeDocument = new TypedDocumentString(`
    mutation PasswordTiming_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
  verifyPasswordCode(input: $input) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<PasswordTiming_VerifyPasswordCodeMutation, PasswordTiming_VerifyPasswordCodeMutationVariables>;
export const Password_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation Password_requestPasswordCode($input: RequestPasswordCodeInput!) {
  requestPasswordCode(input: $input) {
    requestId
    resendAfterSeconds
    expiresInSeconds
  }
}
    `) as unknown as TypedDocumentString<Password_RequestPasswordCodeMutation, Password_RequestPasswordCodeMutationVariables>;
export const Password_VerifyPasswordCodeDocument = new TypedDocumentString(`
    mutation Password_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
  verifyPasswordCode(input: $input) {
    ticket
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<Password_VerifyPasswordCodeMutation, Password_VerifyPasswordCodeMutationVariables>;
export const Password_SetPasswordDocument = new TypedDocumentString(`
    mutation Password_setPassword($input: SetPasswordInput!) {
  setPassword(input: $input) {
    confirmation
  }
}
    `) as unknown as TypedDocumentString<Password_SetPasswordMutation, Password_SetPasswordMutationVariables>;
export const Password_ChangePasswordDocument = new TypedDocumentString(`
    mutation Password_changePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Password_ChangePasswordMutation, Password_ChangePasswordMutationVariables>;
export const Password_PasswordTicketDocument = new TypedDocumentString(`
    query Password_passwordTicket($ticket: String!) {
  passwordTicket(ticket: $ticket) {
    isValid
    purpose
    minimumLength
  }
}
    `) as unknown as TypedDocumentString<Password_PasswordTicketQuery, Password_PasswordTicketQueryVariables>;
export const Password_PasswordWasSetDocument = new TypedDocumentString(`
    query Password_passwordWasSet($id: ID!) {
  passwordWasSet(confirmation: $id)
}
    `) as unknown as TypedDocumentString<Password_PasswordWasSetQuery, Password_PasswordWasSetQueryVariables>;
export const Password_ViewerDocument = new TypedDocumentString(`
    query Password_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_ViewerQuery, Password_ViewerQueryVariables>;
export const Password_Viewer2Document = new TypedDocumentString(`
    query Password_viewer2 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer2Query, Password_Viewer2QueryVariables>;
export const Password_Viewer3Document = new TypedDocumentString(`
    query Password_viewer3 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer3Query, Password_Viewer3QueryVariables>;
export const Password_Viewer4Document = new TypedDocumentString(`
    query Password_viewer4 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer4Query, Password_Viewer4QueryVariables>;
export const Password_Viewer5Document = new TypedDocumentString(`
    query Password_viewer5 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer5Query, Password_Viewer5QueryVariables>;
export const Password_Viewer6Document = new TypedDocumentString(`
    query Password_viewer6 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer6Query, Password_Viewer6QueryVariables>;
export const Password_Viewer7Document = new TypedDocumentString(`
    query Password_viewer7 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer7Query, Password_Viewer7QueryVariables>;
export const Password_EndStaffSessionsDocument = new TypedDocumentString(`
    mutation Password_endStaffSessions($id: ID!) {
  endStaffSessions(input: {id: $id}) {
    endedSessions
  }
}
    `) as unknown as TypedDocumentString<Password_EndStaffSessionsMutation, Password_EndStaffSessionsMutationVariables>;
export const Password_Viewer8Document = new TypedDocumentString(`
    query Password_viewer8 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Password_Viewer8Query, Password_Viewer8QueryVariables>;
export const PasswordsUnlogged_ChangePasswordDocument = new TypedDocumentString(`
    mutation PasswordsUnlogged_changePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PasswordsUnlogged_ChangePasswordMutation, PasswordsUnlogged_ChangePasswordMutationVariables>;
export const PasswordsUnlogged_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation PasswordsUnlogged_requestPasswordCode($input: RequestPasswordCodeInput!) {
  requestPasswordCode(input: $input) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<PasswordsUnlogged_RequestPasswordCodeMutation, PasswordsUnlogged_RequestPasswordCodeMutationVariables>;
export const PasswordsUnlogged_VerifyPasswordCodeDocument = new TypedDocumentString(`
    mutation PasswordsUnlogged_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
  verifyPasswordCode(input: $input) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<PasswordsUnlogged_VerifyPasswordCodeMutation, PasswordsUnlogged_VerifyPasswordCodeMutationVariables>;
export const PasswordsUnlogged_SetPasswordDocument = new TypedDocumentString(`
    mutation PasswordsUnlogged_setPassword($input: SetPasswordInput!) {
  setPassword(input: $input) {
    confirmation
  }
}
    `) as unknown as TypedDocumentString<PasswordsUnlogged_SetPasswordMutation, PasswordsUnlogged_SetPasswordMutationVariables>;
export const PasswordsUnlogged_ViewerDocument = new TypedDocumentString(`
    query PasswordsUnlogged_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<PasswordsUnlogged_ViewerQuery, PasswordsUnlogged_ViewerQueryVariables>;
export const PeopleDelete_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation PeopleDelete_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_DeleteStaffUserMutation, PeopleDelete_DeleteStaffUserMutationVariables>;
export const PeopleDelete_StaffUserHoldingsDocument = new TypedDocumentString(`
    query PeopleDelete_staffUserHoldings($id: ID!) {
  staffUserHoldings(id: $id) {
    assessments
    tests
    questions
    candidates
    invitations
    results
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_StaffUserHoldingsQuery, PeopleDelete_StaffUserHoldingsQueryVariables>;
export const PeopleDelete_SetDecisionStagesDocument = new TypedDocumentString(`
    mutation PeopleDelete_setDecisionStages($input: SetDecisionStagesInput!) {
  setDecisionStages(input: $input) {
    assessment {
      decisionStages {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_SetDecisionStagesMutation, PeopleDelete_SetDecisionStagesMutationVariables>;
export const PeopleDelete_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation PeopleDelete_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_DecideOnInvitationsMutation, PeopleDelete_DecideOnInvitationsMutationVariables>;
export const PeopleDelete_DecisionStagesDocument = new TypedDocumentString(`
    query PeopleDelete_decisionStages($id: ID!) {
  assessment(id: $id) {
    decisionStages {
      id
      name
      count
    }
    invitations {
      edges {
        node {
          decisionStage {
            id
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_DecisionStagesQuery, PeopleDelete_DecisionStagesQueryVariables>;
export const PeopleDelete_ViewerDocument = new TypedDocumentString(`
    query PeopleDelete_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_ViewerQuery, PeopleDelete_ViewerQueryVariables>;
export const PeopleDelete_AssessmentDocument = new TypedDocumentString(`
    query PeopleDelete_assessment($id: ID!) {
  assessment(id: $id) {
    questionCount
    tests {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleDelete_AssessmentQuery, PeopleDelete_AssessmentQueryVariables>;
export const People_CreateAdminDocument = new TypedDocumentString(`
    mutation People_createAdmin($input: CreateAdminInput!) {
  createAdmin(input: $input) {
    staffUser {
      ...People_person
    }
  }
}
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}`) as unknown as TypedDocumentString<People_CreateAdminMutation, People_CreateAdminMutationVariables>;
export const People_CreateHrDocument = new TypedDocumentString(`
    mutation People_createHr($input: CreateHrInput!) {
  createHr(input: $input) {
    staffUser {
      ...People_person
    }
  }
}
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}`) as unknown as TypedDocumentString<People_CreateHrMutation, People_CreateHrMutationVariables>;
export const People_UpdateHrDocument = new TypedDocumentString(`
    mutation People_updateHr($input: UpdateHrInput!) {
  updateHr(input: $input) {
    staffUser {
      ...People_person
    }
  }
}
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}`) as unknown as TypedDocumentString<People_UpdateHrMutation, People_UpdateHrMutationVariables>;
export const People_ChangeStaffVerificationDocument = new TypedDocumentString(`
    mutation People_changeStaffVerification($input: ChangeStaffVerificationInput!) {
  changeStaffVerification(input: $input) {
    staffUser {
      isVerified
    }
  }
}
    `) as unknown as TypedDocumentString<People_ChangeStaffVerificationMutation, People_ChangeStaffVerificationMutationVariables>;
export const People_HrDocument = new TypedDocumentString(`
    query People_hr($id: ID!) {
  hr(id: $id) {
    ...People_person
    candidateCount
    assessmentCount
    lastSignInAt
    createdAt
  }
}
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}`) as unknown as TypedDocumentString<People_HrQuery, People_HrQueryVariables>;
export const People_AdminDocument = new TypedDocumentString(`
    query People_admin($id: ID!) {
  admin(id: $id) {
    ...People_person
  }
}
    fragment People_person on StaffUser {
  id
  role
  name
  email
  phone
  companyName
  companySize
  isVerified
  hasPassword
  credits {
    maxRequests
    remaining
  }
}`) as unknown as TypedDocumentString<People_AdminQuery, People_AdminQueryVariables>;
export const People_ReceiversDocument = new TypedDocumentString(`
    query People_receivers($id: ID!) {
  receivers(excludingId: $id) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<People_ReceiversQuery, People_ReceiversQueryVariables>;
export const People_HrsDocument = new TypedDocumentString(`
    query People_hrs($filter: StaffUserFilter, $sort: StaffUserSort, $direction: SortDirection, $first: Int, $after: String) {
  hrs(
    filter: $filter
    sort: $sort
    direction: $direction
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<People_HrsQuery, People_HrsQueryVariables>;
export const People_AdminsDocument = new TypedDocumentString(`
    query People_admins($filter: StaffUserFilter) {
  admins(filter: $filter) {
    edges {
      node {
        id
        role
      }
    }
  }
}
    `) as unknown as TypedDocumentString<People_AdminsQuery, People_AdminsQueryVariables>;
export const People_ViewerDocument = new TypedDocumentString(`
    query People_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<People_ViewerQuery, People_ViewerQueryVariables>;
export const People_PasswordTicketDocument = new TypedDocumentString(`
    query People_passwordTicket($ticket: String!) {
  passwordTicket(ticket: $ticket) {
    isValid
    purpose
  }
}
    `) as unknown as TypedDocumentString<People_PasswordTicketQuery, People_PasswordTicketQueryVariables>;
export const Pictures_StartUploadDocument = new TypedDocumentString(`
    mutation Pictures_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Pictures_StartUploadMutation, Pictures_StartUploadMutationVariables>;
export const Pictures_UploadPartDocument = new TypedDocumentString(`
    mutation Pictures_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Pictures_UploadPartMutation, Pictures_UploadPartMutationVariables>;
export const Pictures_FinishUploadDocument = new TypedDocumentString(`
    mutation Pictures_finishUpload($id: ID!) {
  finishUpload(input: {uploadId: $id}) {
    file {
      byteSize
      url
    }
  }
}
    `) as unknown as TypedDocumentString<Pictures_FinishUploadMutation, Pictures_FinishUploadMutationVariables>;
export const Privacy_CandidateDataDocument = new TypedDocumentString(`
    query Privacy_candidateData($id: ID!) {
  candidateData(id: $id) {
    candidate {
      email
    }
    fileCount
    tables {
      name
      count
      records {
        fields {
          name
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Privacy_CandidateDataQuery, Privacy_CandidateDataQueryVariables>;
export const Privacy_EraseCandidateDocument = new TypedDocumentString(`
    mutation Privacy_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      id
      erasedByName
      fileCount
      sha256
      certificate
      deleted {
        name
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Privacy_EraseCandidateMutation, Privacy_EraseCandidateMutationVariables>;
export const Privacy_SetRetentionDocument = new TypedDocumentString(`
    mutation Privacy_setRetention($input: SetRetentionInput!) {
  setRetention(input: $input) {
    retentionRules {
      dataClass
      days
    }
  }
}
    `) as unknown as TypedDocumentString<Privacy_SetRetentionMutation, Privacy_SetRetentionMutationVariables>;
export const Privacy_AttemptDocument = new TypedDocumentString(`
    query Privacy_attempt($id: ID!) {
  attempt(id: $id) {
    answersForgottenAt
  }
}
    `) as unknown as TypedDocumentString<Privacy_AttemptQuery, Privacy_AttemptQueryVariables>;
export const Privacy_MarkAnswerDocument = new TypedDocumentString(`
    mutation Privacy_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        percentage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Privacy_MarkAnswerMutation, Privacy_MarkAnswerMutationVariables>;
export const Privacy_WriteNoteDocument = new TypedDocumentString(`
    mutation Privacy_writeNote($input: WriteNoteInput!) {
  writeNote(input: $input) {
    note {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Privacy_WriteNoteMutation, Privacy_WriteNoteMutationVariables>;
export const Privacy_DeleteNoteDocument = new TypedDocumentString(`
    mutation Privacy_deleteNote($input: DeleteNoteInput!) {
  deleteNote(input: $input) {
    noteId
  }
}
    `) as unknown as TypedDocumentString<Privacy_DeleteNoteMutation, Privacy_DeleteNoteMutationVariables>;
export const PublicLinks_CreatePublicLinkDocument = new TypedDocumentString(`
    mutation PublicLinks_createPublicLink($input: CreatePublicLinkInput!) {
  createPublicLink(input: $input) {
    publicLink {
      ...PublicLinks_link
    }
  }
}
    fragment PublicLinks_link on PublicLink {
  id
  url
  state
  cap
  joinedCount
  closesAt
}`) as unknown as TypedDocumentString<PublicLinks_CreatePublicLinkMutation, PublicLinks_CreatePublicLinkMutationVariables>;
export const PublicLinks_ChangePublicLinkDocument = new TypedDocumentString(`
    mutation PublicLinks_changePublicLink($input: ChangePublicLinkInput!) {
  changePublicLink(input: $input) {
    publicLink {
      ...PublicLinks_link
    }
  }
}
    fragment PublicLinks_link on PublicLink {
  id
  url
  state
  cap
  joinedCount
  closesAt
}`) as unknown as TypedDocumentString<PublicLinks_ChangePublicLinkMutation, PublicLinks_ChangePublicLinkMutationVariables>;
export const PublicLinks_ClosePublicLinkDocument = new TypedDocumentString(`
    mutation PublicLinks_closePublicLink($input: ClosePublicLinkInput!) {
  closePublicLink(input: $input) {
    publicLink {
      ...PublicLinks_link
    }
  }
}
    fragment PublicLinks_link on PublicLink {
  id
  url
  state
  cap
  joinedCount
  closesAt
}`) as unknown as TypedDocumentString<PublicLinks_ClosePublicLinkMutation, PublicLinks_ClosePublicLinkMutationVariables>;
export const PublicLinks_JoinAssessmentDocument = new TypedDocumentString(`
    mutation PublicLinks_joinAssessment($input: JoinAssessmentInput!) {
  joinAssessment(input: $input) {
    outcome {
      ... on AskedToJoin {
        resendAfterSeconds
        isMailInOutbox
      }
      ... on PublicLinkClosed {
        code
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublicLinks_JoinAssessmentMutation, PublicLinks_JoinAssessmentMutationVariables>;
export const PublicLinks_ConfirmJoinDocument = new TypedDocumentString(`
    mutation PublicLinks_confirmJoin($input: ConfirmJoinInput!) {
  confirmJoin(input: $input) {
    outcome {
      ... on ConfirmedJoin {
        examUrl
      }
      ... on PublicLinkClosed {
        code
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublicLinks_ConfirmJoinMutation, PublicLinks_ConfirmJoinMutationVariables>;
export const PublicLinks_AssessmentDocument = new TypedDocumentString(`
    query PublicLinks_assessment($id: ID!) {
  assessment(id: $id) {
    publicLink {
      ...PublicLinks_link
    }
  }
}
    fragment PublicLinks_link on PublicLink {
  id
  url
  state
  cap
  joinedCount
  closesAt
}`) as unknown as TypedDocumentString<PublicLinks_AssessmentQuery, PublicLinks_AssessmentQueryVariables>;
export const PublicLinks_PublicLinkEntryDocument = new TypedDocumentString(`
    query PublicLinks_publicLinkEntry($code: String!) {
  publicLinkEntry(code: $code) {
    state
    assessmentTitle
  }
}
    `) as unknown as TypedDocumentString<PublicLinks_PublicLinkEntryQuery, PublicLinks_PublicLinkEntryQueryVariables>;
export const PublicLinks_PublicLinkEntry2Document = new TypedDocumentString(`
    query PublicLinks_publicLinkEntry2($code: String!) {
  publicLinkEntry(code: $code) {
    language
    assessmentTitle
    jobRole
    inOtherLanguage {
      language
      assessmentTitle
      jobRole
    }
  }
}
    `) as unknown as TypedDocumentString<PublicLinks_PublicLinkEntry2Query, PublicLinks_PublicLinkEntry2QueryVariables>;
export const QuestionBank_QuestionsDocument = new TypedDocumentString(`
    query QuestionBank_questions($filter: QuestionFilter, $sort: QuestionSort, $direction: SortDirection, $first: Int, $after: String) {
  questions(
    filter: $filter
    sort: $sort
    direction: $direction
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...QuestionBank_fields
      }
    }
  }
}
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}`) as unknown as TypedDocumentString<QuestionBank_QuestionsQuery, QuestionBank_QuestionsQueryVariables>;
export const QuestionBank_QuestionDocument = new TypedDocumentString(`
    query QuestionBank_question($id: ID!) {
  question(id: $id) {
    ...QuestionBank_fields
  }
}
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}`) as unknown as TypedDocumentString<QuestionBank_QuestionQuery, QuestionBank_QuestionQueryVariables>;
export const QuestionBank_CreateQuestionDocument = new TypedDocumentString(`
    mutation QuestionBank_createQuestion($input: CreateQuestionInput!) {
  done: createQuestion(input: $input) {
    question {
      ...QuestionBank_fields
    }
  }
}
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}`) as unknown as TypedDocumentString<QuestionBank_CreateQuestionMutation, QuestionBank_CreateQuestionMutationVariables>;
export const QuestionBank_DuplicateQuestionDocument = new TypedDocumentString(`
    mutation QuestionBank_duplicateQuestion($input: QuestionIdInput!) {
  done: duplicateQuestion(input: $input) {
    question {
      ...QuestionBank_fields
    }
  }
}
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}`) as unknown as TypedDocumentString<QuestionBank_DuplicateQuestionMutation, QuestionBank_DuplicateQuestionMutationVariables>;
export const QuestionBank_ChangeQuestionStatusDocument = new TypedDocumentString(`
    mutation QuestionBank_changeQuestionStatus($input: ChangeQuestionStatusInput!) {
  done: changeQuestionStatus(input: $input) {
    question {
      ...QuestionBank_fields
    }
    statusBefore
  }
}
    fragment QuestionBank_fields on Question {
  id
  type
  text
  skill
  difficulty
  score
  status
  version
  language
  ownerName
  canEdit
  createdAt
  updatedAt
  usage {
    tests
    assessments
    sittings
  }
}`) as unknown as TypedDocumentString<QuestionBank_ChangeQuestionStatusMutation, QuestionBank_ChangeQuestionStatusMutationVariables>;
export const QuestionBank_DeleteQuestionDocument = new TypedDocumentString(`
    mutation QuestionBank_deleteQuestion($input: QuestionIdInput!) {
  deleteQuestion(input: $input) {
    questionId
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_DeleteQuestionMutation, QuestionBank_DeleteQuestionMutationVariables>;
export const QuestionBank_UpdateQuestionDocument = new TypedDocumentString(`
    mutation QuestionBank_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_UpdateQuestionMutation, QuestionBank_UpdateQuestionMutationVariables>;
export const QuestionBank_AddQuestionsToTestDocument = new TypedDocumentString(`
    mutation QuestionBank_addQuestionsToTest($input: TestQuestionsInput!) {
  addQuestionsToTest(input: $input) {
    test {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_AddQuestionsToTestMutation, QuestionBank_AddQuestionsToTestMutationVariables>;
export const QuestionBank_TestDocument = new TypedDocumentString(`
    query QuestionBank_test($id: ID!) {
  test(id: $id) {
    questionCount
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_TestQuery, QuestionBank_TestQueryVariables>;
export const QuestionBank_AddToTestDocument = new TypedDocumentString(`
    mutation QuestionBank_addToTest($input: TestQuestionsInput!) {
  addQuestionsToTest(input: $input) {
    test {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_AddToTestMutation, QuestionBank_AddToTestMutationVariables>;
export const QuestionBank_AddToAssessmentDocument = new TypedDocumentString(`
    mutation QuestionBank_addToAssessment($input: AddQuestionsFromBankInput!) {
  addQuestionsFromBank(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionBank_AddToAssessmentMutation, QuestionBank_AddToAssessmentMutationVariables>;
export const QuestionConflict_UpdateQuestionDocument = new TypedDocumentString(`
    mutation QuestionConflict_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      text
      version
      ... on MultipleChoiceQuestion {
        choices {
          id
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionConflict_UpdateQuestionMutation, QuestionConflict_UpdateQuestionMutationVariables>;
export const QuestionConflict_RestoreQuestionVersionDocument = new TypedDocumentString(`
    mutation QuestionConflict_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {
  restoreQuestionVersion(input: $input) {
    question {
      text
      version
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionConflict_RestoreQuestionVersionMutation, QuestionConflict_RestoreQuestionVersionMutationVariables>;
export const QuestionConflict_TranslateQuestionDocument = new TypedDocumentString(`
    mutation QuestionConflict_translateQuestion($input: TranslateQuestionInput!) {
  translateQuestion(input: $input) {
    question {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionConflict_TranslateQuestionMutation, QuestionConflict_TranslateQuestionMutationVariables>;
export const QuestionConflict_QuestionVersionsDocument = new TypedDocumentString(`
    query QuestionConflict_questionVersions($id: ID!) {
  questionVersions(id: $id) {
    edges {
      node {
        createdByName
        question {
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionConflict_QuestionVersionsQuery, QuestionConflict_QuestionVersionsQueryVariables>;
export const QuestionImportImages_PreviewQuestionImportDocument = new TypedDocumentString(`
    mutation QuestionImportImages_previewQuestionImport($input: PreviewQuestionImportInput!) {
  done: previewQuestionImport(input: $input) {
    questionImport {
      ...QuestionImportImages_RESULT
    }
  }
}
    fragment QuestionImportImages_RESULT on QuestionImport {
  mediaCount
  questionIds
  understood {
    place
    question {
      id
      text
      textHtml
      score
    }
  }
  problems {
    code
    line
    params {
      value
    }
  }
}`) as unknown as TypedDocumentString<QuestionImportImages_PreviewQuestionImportMutation, QuestionImportImages_PreviewQuestionImportMutationVariables>;
export const QuestionImportImages_ImportQuestionsDocument = new TypedDocumentString(`
    mutation QuestionImportImages_importQuestions($input: ImportQuestionsInput!) {
  done: importQuestions(input: $input) {
    questionImport {
      ...QuestionImportImages_RESULT
    }
  }
}
    fragment QuestionImportImages_RESULT on QuestionImport {
  mediaCount
  questionIds
  understood {
    place
    question {
      id
      text
      textHtml
      score
    }
  }
  problems {
    code
    line
    params {
      value
    }
  }
}`) as unknown as TypedDocumentString<QuestionImportImages_ImportQuestionsMutation, QuestionImportImages_ImportQuestionsMutationVariables>;
export const QuestionImportJob_StartQuestionImportDocument = new TypedDocumentString(`
    mutation QuestionImportJob_startQuestionImport($input: StartQuestionImportInput!) {
  startQuestionImport(input: $input) {
    questionImportJob {
      ...QuestionImportJob_fields
    }
  }
}
    fragment QuestionImportJob_fields on QuestionImportJob {
  id
  isPreview
  fileName
  state
  stage
  progress
  total
  storedCount
  failure
  failureParams {
    name
    value
  }
  result {
    questionIds
    problems {
      code
    }
    understood {
      question {
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<QuestionImportJob_StartQuestionImportMutation, QuestionImportJob_StartQuestionImportMutationVariables>;
export const QuestionImportJob_CancelQuestionImportDocument = new TypedDocumentString(`
    mutation QuestionImportJob_cancelQuestionImport($input: CancelQuestionImportInput!) {
  cancelQuestionImport(input: $input) {
    questionImportJob {
      ...QuestionImportJob_fields
    }
  }
}
    fragment QuestionImportJob_fields on QuestionImportJob {
  id
  isPreview
  fileName
  state
  stage
  progress
  total
  storedCount
  failure
  failureParams {
    name
    value
  }
  result {
    questionIds
    problems {
      code
    }
    understood {
      question {
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<QuestionImportJob_CancelQuestionImportMutation, QuestionImportJob_CancelQuestionImportMutationVariables>;
export const QuestionImportJob_QuestionImportJobDocument = new TypedDocumentString(`
    query QuestionImportJob_questionImportJob($id: ID!) {
  questionImportJob(id: $id) {
    ...QuestionImportJob_fields
  }
}
    fragment QuestionImportJob_fields on QuestionImportJob {
  id
  isPreview
  fileName
  state
  stage
  progress
  total
  storedCount
  failure
  failureParams {
    name
    value
  }
  result {
    questionIds
    problems {
      code
    }
    understood {
      question {
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<QuestionImportJob_QuestionImportJobQuery, QuestionImportJob_QuestionImportJobQueryVariables>;
export const QuestionImportJob_QuestionImportJobsDocument = new TypedDocumentString(`
    query QuestionImportJob_questionImportJobs {
  questionImportJobs {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<QuestionImportJob_QuestionImportJobsQuery, QuestionImportJob_QuestionImportJobsQueryVariables>;
export const QuestionImportJob_QuestionImportProgressedDocument = new TypedDocumentString(`
    subscription QuestionImportJob_questionImportProgressed($id: ID!) {
  questionImportProgressed(id: $id) {
    state
    stage
    progress
    total
  }
}
    `) as unknown as TypedDocumentString<QuestionImportJob_QuestionImportProgressedSubscription, QuestionImportJob_QuestionImportProgressedSubscriptionVariables>;
export const QuestionImportLarge_StartUploadDocument = new TypedDocumentString(`
    mutation QuestionImportLarge_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImportLarge_StartUploadMutation, QuestionImportLarge_StartUploadMutationVariables>;
export const QuestionImportLarge_PreviewQuestionImportDocument = new TypedDocumentString(`
    mutation QuestionImportLarge_previewQuestionImport($input: PreviewQuestionImportInput!) {
  previewQuestionImport(input: $input) {
    questionImport {
      problems {
        code
      }
      understood {
        question {
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImportLarge_PreviewQuestionImportMutation, QuestionImportLarge_PreviewQuestionImportMutationVariables>;
export const QuestionImportLarge_ImportQuestionsDocument = new TypedDocumentString(`
    mutation QuestionImportLarge_importQuestions($input: ImportQuestionsInput!) {
  importQuestions(input: $input) {
    questionImport {
      questionIds
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImportLarge_ImportQuestionsMutation, QuestionImportLarge_ImportQuestionsMutationVariables>;
export const QuestionImport_PreviewQuestionImportDocument = new TypedDocumentString(`
    mutation QuestionImport_previewQuestionImport($input: PreviewQuestionImportInput!) {
  done: previewQuestionImport(input: $input) {
    questionImport {
      ...QuestionImport_RESULT
    }
  }
}
    fragment QuestionImport_RESULT on QuestionImport {
  format
  mediaCount
  questionIds
  understood {
    line
    title
    lacks
    question {
      id
      type
      text
      skill
      difficulty
      durationSeconds
      score
      ... on DropdownQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MatchingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MultipleChoiceQuestion {
        choices {
          text
          isRight
        }
      }
      ... on QualifierQuestion {
        choices {
          text
          isRight
        }
      }
      ... on RankingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
  problems {
    line
    title
    code
    params {
      name
      value
    }
  }
  ignored {
    line
    code
  }
}`) as unknown as TypedDocumentString<QuestionImport_PreviewQuestionImportMutation, QuestionImport_PreviewQuestionImportMutationVariables>;
export const QuestionImport_ImportQuestionsDocument = new TypedDocumentString(`
    mutation QuestionImport_importQuestions($input: ImportQuestionsInput!) {
  done: importQuestions(input: $input) {
    questionImport {
      ...QuestionImport_RESULT
    }
  }
}
    fragment QuestionImport_RESULT on QuestionImport {
  format
  mediaCount
  questionIds
  understood {
    line
    title
    lacks
    question {
      id
      type
      text
      skill
      difficulty
      durationSeconds
      score
      ... on DropdownQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MatchingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MultipleChoiceQuestion {
        choices {
          text
          isRight
        }
      }
      ... on QualifierQuestion {
        choices {
          text
          isRight
        }
      }
      ... on RankingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
  problems {
    line
    title
    code
    params {
      name
      value
    }
  }
  ignored {
    line
    code
  }
}`) as unknown as TypedDocumentString<QuestionImport_ImportQuestionsMutation, QuestionImport_ImportQuestionsMutationVariables>;
export const QuestionImport_PreviewQuestionImport2Document = new TypedDocumentString(`
    mutation QuestionImport_previewQuestionImport2($input: PreviewQuestionImportInput!) {
  done: previewQuestionImport(input: $input) {
    questionImport {
      knownCount
      understood {
        place
        isKnown
        category
        leftBehind {
          code
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImport_PreviewQuestionImport2Mutation, QuestionImport_PreviewQuestionImport2MutationVariables>;
export const QuestionImport_PreviewQuestionImport3Document = new TypedDocumentString(`
    mutation QuestionImport_previewQuestionImport3($input: PreviewQuestionImportInput!) {
  done: previewQuestionImport(input: $input) {
    questionImport {
      problems {
        line
        place
        code
      }
      mendable {
        place
        line
        question {
          type
          text
          ... on DropdownQuestion {
            choices {
              text
              isRight
            }
          }
          ... on MatchingQuestion {
            choices {
              text
              isRight
            }
          }
          ... on MultipleChoiceQuestion {
            choices {
              text
              isRight
            }
          }
          ... on QualifierQuestion {
            choices {
              text
              isRight
            }
          }
          ... on RankingQuestion {
            choices {
              text
              isRight
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImport_PreviewQuestionImport3Mutation, QuestionImport_PreviewQuestionImport3MutationVariables>;
export const QuestionImport_PreviewQuestionImport4Document = new TypedDocumentString(`
    mutation QuestionImport_previewQuestionImport4($input: PreviewQuestionImportInput!) {
  done: previewQuestionImport(input: $input) {
    questionImport {
      problems {
        code
      }
      mendable {
        question {
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImport_PreviewQuestionImport4Mutation, QuestionImport_PreviewQuestionImport4MutationVariables>;
export const QuestionImport_QuestionDocument = new TypedDocumentString(`
    query QuestionImport_question($id: ID!) {
  question(id: $id) {
    text
    skill
    version
    ... on DropdownQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingQuestion {
      choices {
        text
        isRight
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImport_QuestionQuery, QuestionImport_QuestionQueryVariables>;
export const QuestionImport_QuestionExportReportDocument = new TypedDocumentString(`
    query QuestionImport_questionExportReport($ids: [ID!]) {
  questionExportReport(format: AIKEN, ids: $ids) {
    title
    code
    params {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionImport_QuestionExportReportQuery, QuestionImport_QuestionExportReportQueryVariables>;
export const QuestionLines_MarkingQueueDocument = new TypedDocumentString(`
    query QuestionLines_markingQueue($assessmentId: ID!) {
  markingQueue(filter: {round: FIRST, assessmentId: $assessmentId}) {
    edges {
      node {
        text
        textHtml
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_MarkingQueueQuery, QuestionLines_MarkingQueueQueryVariables>;
export const QuestionLines_AssessmentDocument = new TypedDocumentString(`
    query QuestionLines_assessment($id: ID!, $candidateIds: [ID!]!) {
  assessment(id: $id) {
    analytics {
      questions {
        text
        textHtml
      }
    }
    comparison(candidateIds: $candidateIds) {
      questions {
        text
        textHtml
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_AssessmentQuery, QuestionLines_AssessmentQueryVariables>;
export const QuestionLines_PreviewRemarkingDocument = new TypedDocumentString(`
    query QuestionLines_previewRemarking($input: RemarkingInput!) {
  previewRemarking(input: $input) {
    token
    questions {
      text
      textHtml
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_PreviewRemarkingQuery, QuestionLines_PreviewRemarkingQueryVariables>;
export const QuestionLines_ApplyRemarkingDocument = new TypedDocumentString(`
    mutation QuestionLines_applyRemarking($input: ApplyRemarkingInput!) {
  applyRemarking(input: $input) {
    changedResultCount
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_ApplyRemarkingMutation, QuestionLines_ApplyRemarkingMutationVariables>;
export const QuestionLines_QuestionsDocument = new TypedDocumentString(`
    query QuestionLines_questions($id: ID!) {
  assessment(id: $id) {
    correctableKeys {
      questionId
      text
      textHtml
    }
    translationGaps {
      kind
      text
      textHtml
    }
    languageCheck {
      questions {
        text
        textHtml
        translated
        translatedHtml
      }
      setAside {
        text
        textHtml
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_QuestionsQuery, QuestionLines_QuestionsQueryVariables>;
export const QuestionLines_CreateShareLinkDocument = new TypedDocumentString(`
    mutation QuestionLines_createShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    url
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_CreateShareLinkMutation, QuestionLines_CreateShareLinkMutationVariables>;
export const QuestionLines_SharedReportDocument = new TypedDocumentString(`
    query QuestionLines_sharedReport($token: String!) {
  sharedReport(token: $token) {
    questions {
      text
      textHtml
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionLines_SharedReportQuery, QuestionLines_SharedReportQueryVariables>;
export const QuestionPools_SetPoolsDocument = new TypedDocumentString(`
    mutation QuestionPools_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      ...QuestionPools_fields
    }
  }
}
    fragment QuestionPools_fields on Assessment {
  id
  questionCount
  durationSeconds
  totalScore
  durationIsApproximate
  pools {
    id
    skill
    difficulty
    language
    drawCount
    available
  }
}`) as unknown as TypedDocumentString<QuestionPools_SetPoolsMutation, QuestionPools_SetPoolsMutationVariables>;
export const QuestionPools_AssessmentDocument = new TypedDocumentString(`
    query QuestionPools_assessment($id: ID!) {
  assessment(id: $id) {
    ...QuestionPools_fields
  }
}
    fragment QuestionPools_fields on Assessment {
  id
  questionCount
  durationSeconds
  totalScore
  durationIsApproximate
  pools {
    id
    skill
    difficulty
    language
    drawCount
    available
  }
}`) as unknown as TypedDocumentString<QuestionPools_AssessmentQuery, QuestionPools_AssessmentQueryVariables>;
export const QuestionPools_PublishAssessmentDocument = new TypedDocumentString(`
    mutation QuestionPools_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionPools_PublishAssessmentMutation, QuestionPools_PublishAssessmentMutationVariables>;
export const QuestionPools_AddQuestionsFromBankDocument = new TypedDocumentString(`
    mutation QuestionPools_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {
  addQuestionsFromBank(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionPools_AddQuestionsFromBankMutation, QuestionPools_AddQuestionsFromBankMutationVariables>;
export const QuestionPools_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation QuestionPools_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionPools_UpdateAssessmentMutation, QuestionPools_UpdateAssessmentMutationVariables>;
export const QuestionPools_AddQuestionsToTestDocument = new TypedDocumentString(`
    mutation QuestionPools_addQuestionsToTest($input: TestQuestionsInput!) {
  addQuestionsToTest(input: $input) {
    test {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionPools_AddQuestionsToTestMutation, QuestionPools_AddQuestionsToTestMutationVariables>;
export const QuestionPools_UpdateQuestionDocument = new TypedDocumentString(`
    mutation QuestionPools_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionPools_UpdateQuestionMutation, QuestionPools_UpdateQuestionMutationVariables>;
export const QuestionTranslation_TranslateQuestionDocument = new TypedDocumentString(`
    mutation QuestionTranslation_translateQuestion($input: TranslateQuestionInput!) {
  translateQuestion(input: $input) {
    question {
      id
      version
      text
      language
      translationState
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_TranslateQuestionMutation, QuestionTranslation_TranslateQuestionMutationVariables>;
export const QuestionTranslation_QuestionTranslationDocument = new TypedDocumentString(`
    query QuestionTranslation_questionTranslation($id: ID!) {
  questionTranslation(id: $id) {
    from
    to
    state
    reviewedByName
    texts {
      path
      form
      source
      translated
      staleSource
      isMissing
      faults
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_QuestionTranslationQuery, QuestionTranslation_QuestionTranslationQueryVariables>;
export const QuestionTranslation_UpdateQuestionDocument = new TypedDocumentString(`
    mutation QuestionTranslation_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      version
      translationState
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_UpdateQuestionMutation, QuestionTranslation_UpdateQuestionMutationVariables>;
export const QuestionTranslation_AssessmentDocument = new TypedDocumentString(`
    query QuestionTranslation_assessment($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    translationGaps {
      kind
      text
      state
      questionId
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_AssessmentQuery, QuestionTranslation_AssessmentQueryVariables>;
export const QuestionTranslation_PublishAssessmentDocument = new TypedDocumentString(`
    mutation QuestionTranslation_publishAssessment($input: AssessmentIdInput!) {
  publishAssessment(input: $input) {
    assessment {
      publishedAt
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_PublishAssessmentMutation, QuestionTranslation_PublishAssessmentMutationVariables>;
export const QuestionTranslation_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation QuestionTranslation_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
      configuration {
        languages
      }
      translation {
        title
        bandNames
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_UpdateAssessmentMutation, QuestionTranslation_UpdateAssessmentMutationVariables>;
export const QuestionTranslation_StartAttemptDocument = new TypedDocumentString(`
    mutation QuestionTranslation_startAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        language
        languages
        assessmentTitle
        question {
          ...QuestionTranslation_asked
          inOtherLanguage {
            ...QuestionTranslation_asked
          }
        }
      }
    }
  }
}
    fragment QuestionTranslation_asked on ExamQuestion {
  id
  text
  language
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
}`) as unknown as TypedDocumentString<QuestionTranslation_StartAttemptMutation, QuestionTranslation_StartAttemptMutationVariables>;
export const QuestionTranslation_ExamResultDocument = new TypedDocumentString(`
    query QuestionTranslation_examResult {
  examResult {
    __typename
    ... on ShownExamResult {
      questions {
        question {
          language
        }
        rightAnswer {
          ... on BlanksAnswer {
            blanks
          }
          ... on TextAnswer {
            text
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_ExamResultQuery, QuestionTranslation_ExamResultQueryVariables>;
export const QuestionTranslation_Assessment2Document = new TypedDocumentString(`
    query QuestionTranslation_assessment2($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    languageCheck {
      english
      arabic
      questions {
        from
        people
        translatedPeople
        facility
        translatedFacility
        certainty
        strength
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_Assessment2Query, QuestionTranslation_Assessment2QueryVariables>;
export const QuestionTranslation_InviteCandidatesDocument = new TypedDocumentString(`
    mutation QuestionTranslation_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      examUrl
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_InviteCandidatesMutation, QuestionTranslation_InviteCandidatesMutationVariables>;
export const QuestionTranslation_ChangeExamLanguageDocument = new TypedDocumentString(`
    mutation QuestionTranslation_changeExamLanguage($input: ChangeExamLanguageInput!) {
  changeExamLanguage(input: $input) {
    outcome {
      ... on ExamSitting {
        language
        answer {
          ... on TextAnswer {
            text
          }
        }
        question {
          id
          text
          closesAt
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_ChangeExamLanguageMutation, QuestionTranslation_ChangeExamLanguageMutationVariables>;
export const QuestionTranslation_Assessment3Document = new TypedDocumentString(`
    query QuestionTranslation_assessment3($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      language
      questions {
        text
        givenIn
        inOtherLanguage {
          language
          text
          acceptedAnswers
        }
        answer {
          value {
            ... on TextAnswer {
              text
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_Assessment3Query, QuestionTranslation_Assessment3QueryVariables>;
export const QuestionTranslation_PreviewCandidateTextDocument = new TypedDocumentString(`
    mutation QuestionTranslation_previewCandidateText($input: PreviewCandidateTextInput!) {
  previewCandidateText(input: $input) {
    preview {
      recognisedColumns
      rows {
        line
        language
        problems {
          field
          problem
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_PreviewCandidateTextMutation, QuestionTranslation_PreviewCandidateTextMutationVariables>;
export const QuestionTranslation_ExamEntryDocument = new TypedDocumentString(`
    query QuestionTranslation_examEntry {
  examEntry {
    language
    assessmentTitle
    inOtherLanguage {
      language
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTranslation_ExamEntryQuery, QuestionTranslation_ExamEntryQueryVariables>;
export const QuestionTypes_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation QuestionTypes_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  addAssessmentQuestion(input: $input) {
    assessment {
      ownQuestions {
        id
        type
        text
        durationSeconds
        score
        difficulty
        skill
        textHtml
        ... on AudioQuestion {
          recordSeconds
          rubric
        }
        ... on DateQuestion {
          dateRange {
            earliest
            latest
          }
          dateKey {
            from
            to
          }
        }
        ... on DocumentQuestion {
          rubric
        }
        ... on DropdownQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on FileUploadQuestion {
          fileKinds
          rubric
        }
        ... on FillInTheBlankQuestion {
          gapText
          gaps {
            isNumeric
            choices
          }
          blanks {
            acceptedAnswers
          }
        }
        ... on MatchingQuestion {
          prompts {
            text
            match
          }
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on MultipleChoiceQuestion {
          allowsSeveral
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on NumberQuestion {
          unit
          number {
            value
            tolerance
          }
        }
        ... on OpenEndedQuestion {
          wordLimit
          rubric
        }
        ... on QualifierQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on RankingQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on RatingQuestion {
          rating {
            min
            max
            lowLabel
            highLabel
          }
          ratingKey {
            from
            to
          }
        }
        ... on ShortAnswerQuestion {
          acceptedAnswers
        }
        ... on SlidesQuestion {
          rubric
        }
        ... on SpreadsheetQuestion {
          grid {
            columns
            rows
            cells {
              row
              column
              text
              isLocked
            }
          }
          rubric
        }
        ... on TrueFalseQuestion {
          truth
        }
        ... on VideoQuestion {
          recordSeconds
          rubric
        }
        ... on XlcxQuestion {
          rubric
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTypes_AddAssessmentQuestionMutation, QuestionTypes_AddAssessmentQuestionMutationVariables>;
export const QuestionTypes_ResumeAttemptDocument = new TypedDocumentString(`
    mutation QuestionTypes_resumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        question {
          id
          type
          text
          textHtml
          ... on AudioExamQuestion {
            recordSeconds
          }
          ... on DateExamQuestion {
            dateRange {
              earliest
              latest
            }
          }
          ... on DropdownExamQuestion {
            choices {
              id
              text
            }
          }
          ... on FileUploadExamQuestion {
            fileKinds
          }
          ... on FillInTheBlankExamQuestion {
            gapText
            gaps {
              isNumeric
              choices
            }
          }
          ... on MatchingExamQuestion {
            choices {
              id
              text
            }
            prompts {
              id
              text
            }
          }
          ... on MultipleChoiceExamQuestion {
            choices {
              id
              text
            }
            allowsSeveral
          }
          ... on NumberExamQuestion {
            unit
          }
          ... on OpenEndedExamQuestion {
            wordLimit
          }
          ... on QualifierExamQuestion {
            choices {
              id
              text
            }
          }
          ... on RankingExamQuestion {
            choices {
              id
              text
            }
          }
          ... on RatingExamQuestion {
            rating {
              min
              max
              lowLabel
              highLabel
            }
          }
          ... on SpreadsheetExamQuestion {
            grid {
              columns
              rows
              cells {
                row
                column
                text
                isLocked
              }
            }
          }
          ... on VideoExamQuestion {
            recordSeconds
          }
        }
        answer {
          ...QuestionTypes_value
        }
      }
    }
  }
}
    fragment QuestionTypes_value on AnswerValue {
  ... on BlanksAnswer {
    blanks
  }
  ... on CellsAnswer {
    cells {
      row
      column
      text
    }
  }
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on DateAnswer {
    date
  }
  ... on FilesAnswer {
    fileIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on RatingAnswer {
    rating
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}`) as unknown as TypedDocumentString<QuestionTypes_ResumeAttemptMutation, QuestionTypes_ResumeAttemptMutationVariables>;
export const QuestionTypes_AssessmentDocument = new TypedDocumentString(`
    query QuestionTypes_assessment($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      isDisqualified
      status
      awaitingCount
      questions {
        type
        text
        textHtml
        ... on AudioResultQuestion {
          recordSeconds
          rubric
        }
        ... on DateResultQuestion {
          dateRange {
            earliest
            latest
          }
          dateKey {
            from
            to
          }
        }
        ... on DocumentResultQuestion {
          rubric
        }
        ... on DropdownResultQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on FileUploadResultQuestion {
          fileKinds
          rubric
        }
        ... on FillInTheBlankResultQuestion {
          gapText
          gaps {
            isNumeric
            choices
          }
          blanks {
            acceptedAnswers
          }
        }
        ... on MatchingResultQuestion {
          prompts {
            text
            match
          }
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on MultipleChoiceResultQuestion {
          allowsSeveral
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on NumberResultQuestion {
          unit
          number {
            value
            tolerance
          }
        }
        ... on OpenEndedResultQuestion {
          wordLimit
          rubric
        }
        ... on QualifierResultQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on RankingResultQuestion {
          choices {
            text
            isRight
            isFixed
          }
        }
        ... on RatingResultQuestion {
          rating {
            min
            max
            lowLabel
            highLabel
          }
          ratingKey {
            from
            to
          }
        }
        ... on ShortAnswerResultQuestion {
          acceptedAnswers
        }
        ... on SlidesResultQuestion {
          rubric
        }
        ... on SpreadsheetResultQuestion {
          grid {
            columns
            rows
            cells {
              row
              column
              text
              isLocked
            }
          }
          rubric
        }
        ... on TrueFalseResultQuestion {
          truth
        }
        ... on VideoResultQuestion {
          recordSeconds
          rubric
        }
        ... on XlcxResultQuestion {
          rubric
        }
        answer {
          value {
            ...QuestionTypes_value
          }
        }
        mark {
          score
          maxScore
          origin
          explanation {
            code
          }
        }
      }
    }
  }
}
    fragment QuestionTypes_value on AnswerValue {
  ... on BlanksAnswer {
    blanks
  }
  ... on CellsAnswer {
    cells {
      row
      column
      text
    }
  }
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on DateAnswer {
    date
  }
  ... on FilesAnswer {
    fileIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on RatingAnswer {
    rating
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}`) as unknown as TypedDocumentString<QuestionTypes_AssessmentQuery, QuestionTypes_AssessmentQueryVariables>;
export const QuestionTypes_PublishAssessmentDocument = new TypedDocumentString(`
    mutation QuestionTypes_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTypes_PublishAssessmentMutation, QuestionTypes_PublishAssessmentMutationVariables>;
export const QuestionTypes_MarkAnswerDocument = new TypedDocumentString(`
    mutation QuestionTypes_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        isDisqualified
        questions {
          id
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionTypes_MarkAnswerMutation, QuestionTypes_MarkAnswerMutationVariables>;
export const QuestionVersions_UpdateQuestionDocument = new TypedDocumentString(`
    mutation QuestionVersions_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      id
      text
      version
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_UpdateQuestionMutation, QuestionVersions_UpdateQuestionMutationVariables>;
export const QuestionVersions_RestoreQuestionVersionDocument = new TypedDocumentString(`
    mutation QuestionVersions_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {
  restoreQuestionVersion(input: $input) {
    question {
      id
      text
      version
      ... on DropdownQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MatchingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on MultipleChoiceQuestion {
        choices {
          text
          isRight
        }
      }
      ... on QualifierQuestion {
        choices {
          text
          isRight
        }
      }
      ... on RankingQuestion {
        choices {
          text
          isRight
        }
      }
      ... on TrueFalseQuestion {
        truth
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_RestoreQuestionVersionMutation, QuestionVersions_RestoreQuestionVersionMutationVariables>;
export const QuestionVersions_TakeNewestVersionsDocument = new TypedDocumentString(`
    mutation QuestionVersions_takeNewestVersions($input: TestQuestionsInput!) {
  takeNewestVersions(input: $input) {
    test {
      outdatedQuestionIds
      questions {
        text
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_TakeNewestVersionsMutation, QuestionVersions_TakeNewestVersionsMutationVariables>;
export const QuestionVersions_QuestionVersionsDocument = new TypedDocumentString(`
    query QuestionVersions_questionVersions($id: ID!) {
  questionVersions(id: $id) {
    edges {
      node {
        version
        createdAt
        createdByName
        question {
          text
          version
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_QuestionVersionsQuery, QuestionVersions_QuestionVersionsQueryVariables>;
export const QuestionVersions_QuestionVersions2Document = new TypedDocumentString(`
    query QuestionVersions_questionVersions2($id: ID!, $after: String) {
  questionVersions(id: $id, first: 2, after: $after) {
    totalCount
    edges {
      node {
        version
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_QuestionVersions2Query, QuestionVersions_QuestionVersions2QueryVariables>;
export const QuestionVersions_TestDocument = new TypedDocumentString(`
    query QuestionVersions_test($id: ID!) {
  test(id: $id) {
    durationSeconds
    totalScore
    skills
    outdatedQuestionIds
    questions {
      text
      version
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_TestQuery, QuestionVersions_TestQueryVariables>;
export const QuestionVersions_AddQuestionsToTestDocument = new TypedDocumentString(`
    mutation QuestionVersions_addQuestionsToTest($input: TestQuestionsInput!) {
  addQuestionsToTest(input: $input) {
    test {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_AddQuestionsToTestMutation, QuestionVersions_AddQuestionsToTestMutationVariables>;
export const QuestionVersions_AssessmentDocument = new TypedDocumentString(`
    query QuestionVersions_assessment($id: ID!) {
  assessment(id: $id) {
    durationSeconds
    totalScore
    questionCount
  }
}
    `) as unknown as TypedDocumentString<QuestionVersions_AssessmentQuery, QuestionVersions_AssessmentQueryVariables>;
export const Questions_UpdateQuestionDocument = new TypedDocumentString(`
    mutation Questions_updateQuestion($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      id
      type
      text
      durationSeconds
      score
      difficulty
      skill
      isAdditional
      status
      ... on AudioQuestion {
        rubric
      }
      ... on DocumentQuestion {
        rubric
      }
      ... on DropdownQuestion {
        choices {
          id
          text
          isRight
        }
      }
      ... on FileUploadQuestion {
        rubric
      }
      ... on MatchingQuestion {
        choices {
          id
          text
          isRight
        }
      }
      ... on MultipleChoiceQuestion {
        allowsSeveral
        choices {
          id
          text
          isRight
        }
      }
      ... on NumberQuestion {
        number {
          value
          tolerance
        }
      }
      ... on OpenEndedQuestion {
        rubric
      }
      ... on QualifierQuestion {
        choices {
          id
          text
          isRight
        }
      }
      ... on RankingQuestion {
        choices {
          id
          text
          isRight
        }
      }
      ... on ShortAnswerQuestion {
        acceptedAnswers
      }
      ... on SlidesQuestion {
        rubric
      }
      ... on SpreadsheetQuestion {
        rubric
      }
      ... on TrueFalseQuestion {
        truth
      }
      ... on VideoQuestion {
        rubric
      }
      ... on XlcxQuestion {
        rubric
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Questions_UpdateQuestionMutation, Questions_UpdateQuestionMutationVariables>;
export const Questions_UpdateTextDocument = new TypedDocumentString(`
    mutation Questions_updateText($input: UpdateQuestionInput!) {
  updateQuestion(input: $input) {
    question {
      text
      textHtml
    }
  }
}
    `) as unknown as TypedDocumentString<Questions_UpdateTextMutation, Questions_UpdateTextMutationVariables>;
export const Questions_TestDocument = new TypedDocumentString(`
    query Questions_test($id: ID!) {
  test(id: $id) {
    questions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Questions_TestQuery, Questions_TestQueryVariables>;
export const Receipts_ExamReceiptsDocument = new TypedDocumentString(`
    query Receipts_examReceipts($secret: String!) {
  examReceipts(secret: $secret) {
    submittedAt
    usedSeconds
    sittingCode
    receipts {
      position
      storedAt
      code
      isLate
    }
  }
}
    `) as unknown as TypedDocumentString<Receipts_ExamReceiptsQuery, Receipts_ExamReceiptsQueryVariables>;
export const Receipts_CheckReceiptDocument = new TypedDocumentString(`
    query Receipts_checkReceipt($code: String!) {
  checkReceipt(code: $code) {
    code
    position
    questionCount
    storedAt
    isLate
    assessmentTitle
    candidateName
  }
}
    `) as unknown as TypedDocumentString<Receipts_CheckReceiptQuery, Receipts_CheckReceiptQueryVariables>;
export const Receipts_ExamReceipts2Document = new TypedDocumentString(`
    query Receipts_examReceipts2 {
  examReceipts(secret: "") {
    sittingCode
  }
}
    `) as unknown as TypedDocumentString<Receipts_ExamReceipts2Query, Receipts_ExamReceipts2QueryVariables>;
export const Receipts_ExamReceipts3Document = new TypedDocumentString(`
    query Receipts_examReceipts3 {
  examReceipts(secret: "x") {
    sittingCode
  }
}
    `) as unknown as TypedDocumentString<Receipts_ExamReceipts3Query, Receipts_ExamReceipts3QueryVariables>;
export const Remarking_PreviewRemarkingDocument = new TypedDocumentString(`
    query Remarking_previewRemarking($input: RemarkingInput!) {
  previewRemarking(input: $input) {
    token
    unchanged
    forgotten
    questions {
      questionId
      papers
      unfit
      byPerson
    }
    changes {
      edges {
        node {
          candidateId
          before {
            percentage
            status
          }
          after {
            percentage
            status
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_PreviewRemarkingQuery, Remarking_PreviewRemarkingQueryVariables>;
export const Remarking_ApplyRemarkingDocument = new TypedDocumentString(`
    mutation Remarking_applyRemarking($input: ApplyRemarkingInput!) {
  applyRemarking(input: $input) {
    changedResultCount
  }
}
    `) as unknown as TypedDocumentString<Remarking_ApplyRemarkingMutation, Remarking_ApplyRemarkingMutationVariables>;
export const Remarking_AssessmentDocument = new TypedDocumentString(`
    query Remarking_assessment($assessmentId: ID!, $candidateIds: [ID!]!) {
  assessment(id: $assessmentId) {
    comparison(candidateIds: $candidateIds) {
      results {
        percentage
        candidate {
          id
        }
      }
      skills {
        skill
        percentages
      }
      questions {
        text
        marks {
          score
          maxScore
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_AssessmentQuery, Remarking_AssessmentQueryVariables>;
export const Remarking_SetPoolsDocument = new TypedDocumentString(`
    mutation Remarking_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_SetPoolsMutation, Remarking_SetPoolsMutationVariables>;
export const Remarking_Assessment2Document = new TypedDocumentString(`
    query Remarking_assessment2($id: ID!) {
  assessment(id: $id) {
    languageCheck {
      setAside {
        questionId
        text
        reason
        setAsideByName
      }
    }
    analytics {
      questions {
        questionId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_Assessment2Query, Remarking_Assessment2QueryVariables>;
export const Remarking_Assessment3Document = new TypedDocumentString(`
    query Remarking_assessment3($id: ID!) {
  assessment(id: $id) {
    correctableKeys {
      questionId
      type
      text
      ... on DropdownCorrectableKey {
        choices {
          id
        }
      }
      ... on MultipleChoiceCorrectableKey {
        choices {
          id
        }
      }
      ... on QualifierCorrectableKey {
        choices {
          id
        }
      }
      ... on TrueFalseCorrectableKey {
        truth
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_Assessment3Query, Remarking_Assessment3QueryVariables>;
export const Remarking_Assessment4Document = new TypedDocumentString(`
    query Remarking_assessment4($id: ID!) {
  assessment(id: $id) {
    correctableKeys {
      questionId
      ... on ShortAnswerCorrectableKey {
        acceptedAnswers
        nearMisses {
          answer
          accepted
          reason
          count
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Remarking_Assessment4Query, Remarking_Assessment4QueryVariables>;
export const ReportHiding_AssessmentDocument = new TypedDocumentString(`
    query ReportHiding_assessment($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      reference
      percentage
      hiding {
        parts
        revealedUntil
      }
      attempt {
        id
      }
      candidate {
        name
        email
        phone
      }
      questions {
        position
        skill
        text
        textHtml
        files {
          name
        }
        ... on AudioResultQuestion {
          rubric
        }
        ... on DocumentResultQuestion {
          rubric
        }
        ... on DropdownResultQuestion {
          choices {
            id
            text
            isRight
          }
        }
        ... on FileUploadResultQuestion {
          rubric
        }
        ... on MatchingResultQuestion {
          choices {
            id
            text
            isRight
          }
        }
        ... on MultipleChoiceResultQuestion {
          choices {
            id
            text
            isRight
          }
        }
        ... on NumberResultQuestion {
          number {
            value
          }
        }
        ... on OpenEndedResultQuestion {
          rubric
        }
        ... on QualifierResultQuestion {
          choices {
            id
            text
            isRight
          }
        }
        ... on RankingResultQuestion {
          choices {
            id
            text
            isRight
          }
        }
        ... on ShortAnswerResultQuestion {
          acceptedAnswers
        }
        ... on SlidesResultQuestion {
          rubric
        }
        ... on SpreadsheetResultQuestion {
          rubric
        }
        ... on TrueFalseResultQuestion {
          truth
        }
        ... on VideoResultQuestion {
          rubric
        }
        ... on XlcxResultQuestion {
          rubric
        }
        answer {
          value {
            ... on ChoicesAnswer {
              choiceIds
            }
            ... on TextAnswer {
              text
            }
            ... on TruthAnswer {
              truth
            }
          }
        }
        lateAnswer {
          revision
        }
        mark {
          score
          maxScore
          feedback
          explanation {
            code
            params {
              value
            }
          }
          derivation {
            rule
            parts {
              given
              expected
              label
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_AssessmentQuery, ReportHiding_AssessmentQueryVariables>;
export const ReportHiding_Assessment2Document = new TypedDocumentString(`
    query ReportHiding_assessment2($assessmentId: ID!, $candidateIds: [ID!]!) {
  assessment(id: $assessmentId) {
    comparison(candidateIds: $candidateIds) {
      results {
        percentage
        candidate {
          name
        }
      }
      questions {
        text
        marks {
          score
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_Assessment2Query, ReportHiding_Assessment2QueryVariables>;
export const ReportHiding_Assessment3Document = new TypedDocumentString(`
    query ReportHiding_assessment3($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    comparableResults {
      edges {
        node {
          candidateId
          reference
          name
          percentage
          status
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_Assessment3Query, ReportHiding_Assessment3QueryVariables>;
export const ReportHiding_RevealResultsDocument = new TypedDocumentString(`
    mutation ReportHiding_revealResults($id: ID!) {
  revealResults(input: {assessmentId: $id}) {
    hiding {
      parts
      revealedUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_RevealResultsMutation, ReportHiding_RevealResultsMutationVariables>;
export const ReportHiding_HideResultsDocument = new TypedDocumentString(`
    mutation ReportHiding_hideResults($id: ID!) {
  hideResults(input: {assessmentId: $id}) {
    hiding {
      revealedUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_HideResultsMutation, ReportHiding_HideResultsMutationVariables>;
export const ReportHiding_MarkAnswerDocument = new TypedDocumentString(`
    mutation ReportHiding_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        percentage
        questions {
          text
          answer {
            revision
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportHiding_MarkAnswerMutation, ReportHiding_MarkAnswerMutationVariables>;
export const RequestLimit_ViewerDocument = new TypedDocumentString(`
    query RequestLimit_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestLimit_ViewerQuery, RequestLimit_ViewerQueryVariables>;
export const RequestLimit_OwnViewerDocument = new TypedDocumentString(`
    query RequestLimit_ownViewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestLimit_OwnViewerQuery, RequestLimit_OwnViewerQueryVariables>;
export const Rest_HrReportDocument = new TypedDocumentString(`
    query Rest_hrReport($id: ID!) {
  hrReport(id: $id) {
    numberOfCandidates
    numberOfAssessments
    hr {
      id
      credits {
        maxRequests
        numberOfRequests
      }
    }
    assessments {
      edges {
        node {
          id
          title
          duration
          candidateLevel
          totalCandidates
          totalCompletedCandidates
          jobRole
        }
      }
    }
    candidates {
      edges {
        node {
          id
          name
          email
          phone
          status
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Rest_HrReportQuery, Rest_HrReportQueryVariables>;
export const Rest_AssessmentDocument = new TypedDocumentString(`
    query Rest_assessment($id: ID!) {
  assessment(id: $id) {
    averagePercentage
  }
}
    `) as unknown as TypedDocumentString<Rest_AssessmentQuery, Rest_AssessmentQueryVariables>;
export const Rest_ExamEntryDocument = new TypedDocumentString(`
    query Rest_examEntry {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<Rest_ExamEntryQuery, Rest_ExamEntryQueryVariables>;
export const ResultStanding_AssessmentDocument = new TypedDocumentString(`
    query ResultStanding_assessment($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      percentage
      passMark
      language
      standardError
      isTooCloseToCall
      percentile {
        rank
        groupSize
        groupName
        language
      }
      inLanguage: percentile(inSameLanguage: true) {
        rank
        groupSize
        groupName
        language
      }
      questions {
        questionId
        mark {
          score
          derivation {
            rule
            floor
            rounding
            parts {
              label
              given
              expected
              verdict
              score
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ResultStanding_AssessmentQuery, ResultStanding_AssessmentQueryVariables>;
export const Results_MarkAnswerDocument = new TypedDocumentString(`
    mutation Results_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        percentage
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Results_MarkAnswerMutation, Results_MarkAnswerMutationVariables>;
export const Results_AssessmentDocument = new TypedDocumentString(`
    query Results_assessment($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          result {
            score
            totalScore
            percentage
            status
            band {
              name
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Results_AssessmentQuery, Results_AssessmentQueryVariables>;
export const ReturnPath_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation ReturnPath_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnPath_UpdateAssessmentMutation, ReturnPath_UpdateAssessmentMutationVariables>;
export const ReturnPath_ExamReturnDocument = new TypedDocumentString(`
    query ReturnPath_examReturn($state: String) {
  examReturn(state: $state) {
    url
    host
  }
}
    `) as unknown as TypedDocumentString<ReturnPath_ExamReturnQuery, ReturnPath_ExamReturnQueryVariables>;
export const ReturnPath_RevealReturnSecretDocument = new TypedDocumentString(`
    mutation ReturnPath_revealReturnSecret($id: ID!) {
  revealReturnSecret(input: {assessmentId: $id}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<ReturnPath_RevealReturnSecretMutation, ReturnPath_RevealReturnSecretMutationVariables>;
export const ReturnPath_RotateReturnSecretDocument = new TypedDocumentString(`
    mutation ReturnPath_rotateReturnSecret($input: RotateReturnSecretInput!) {
  rotateReturnSecret(input: $input) {
    returnPath {
      previousSecretUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnPath_RotateReturnSecretMutation, ReturnPath_RotateReturnSecretMutationVariables>;
export const ReturnPath_AssessmentDocument = new TypedDocumentString(`
    query ReturnPath_assessment($id: ID!) {
  assessment(id: $id) {
    returnPath {
      previousSecretUntil
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnPath_AssessmentQuery, ReturnPath_AssessmentQueryVariables>;
export const RoleTemplates_RoleTemplatesDocument = new TypedDocumentString(`
    query RoleTemplates_roleTemplates {
  roleTemplates {
    id
    isReady
    title
    jobRole
    level
    language
    type
    passMark
    gradeBands {
      name
    }
    tests {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_RoleTemplatesQuery, RoleTemplates_RoleTemplatesQueryVariables>;
export const RoleTemplates_SaveRoleTemplateDocument = new TypedDocumentString(`
    mutation RoleTemplates_saveRoleTemplate($input: SaveRoleTemplateInput!) {
  saveRoleTemplate(input: $input) {
    roleTemplate {
      id
      title
      passMark
      tests {
        id
      }
    }
    replaced {
      title
      passMark
      tests {
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_SaveRoleTemplateMutation, RoleTemplates_SaveRoleTemplateMutationVariables>;
export const RoleTemplates_DeleteRoleTemplateDocument = new TypedDocumentString(`
    mutation RoleTemplates_deleteRoleTemplate($input: RoleTemplateIdInput!) {
  deleteRoleTemplate(input: $input) {
    roleTemplateId
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_DeleteRoleTemplateMutation, RoleTemplates_DeleteRoleTemplateMutationVariables>;
export const RoleTemplates_StartFromTemplateDocument = new TypedDocumentString(`
    mutation RoleTemplates_startFromTemplate($input: RoleTemplateIdInput!) {
  startFromTemplate(input: $input) {
    assessment {
      id
      title
      jobRole
      level
      language
      type
      status
      publishedAt
      configuration {
        passMark
        extraTimePercent
        opensAt
        allowBack
      }
      gradeBands {
        name
        max
      }
      tests {
        id
      }
      ownQuestions {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_StartFromTemplateMutation, RoleTemplates_StartFromTemplateMutationVariables>;
export const RoleTemplates_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation RoleTemplates_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_UpdateAssessmentMutation, RoleTemplates_UpdateAssessmentMutationVariables>;
export const RoleTemplates_PublishAssessmentDocument = new TypedDocumentString(`
    mutation RoleTemplates_publishAssessment($input: AssessmentIdInput!) {
  publishAssessment(input: $input) {
    assessment {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<RoleTemplates_PublishAssessmentMutation, RoleTemplates_PublishAssessmentMutationVariables>;
export const SavedViews_SavedViewsDocument = new TypedDocumentString(`
    query SavedViews_savedViews {
  savedViews(screen: "candidates") {
    id
    name
    query
  }
}
    `) as unknown as TypedDocumentString<SavedViews_SavedViewsQuery, SavedViews_SavedViewsQueryVariables>;
export const SavedViews_SaveViewDocument = new TypedDocumentString(`
    mutation SavedViews_saveView($input: SaveViewInput!) {
  saveView(input: $input) {
    savedView {
      id
      name
      query
    }
    replaced {
      name
      query
    }
  }
}
    `) as unknown as TypedDocumentString<SavedViews_SaveViewMutation, SavedViews_SaveViewMutationVariables>;
export const SavedViews_DeleteViewDocument = new TypedDocumentString(`
    mutation SavedViews_deleteView($input: DeleteViewInput!) {
  deleteView(input: $input) {
    savedViewId
  }
}
    `) as unknown as TypedDocumentString<SavedViews_DeleteViewMutation, SavedViews_DeleteViewMutationVariables>;
export const Scanner_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation Scanner_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      id
      url
    }
  }
}
    `) as unknown as TypedDocumentString<Scanner_UploadAnswerFileMutation, Scanner_UploadAnswerFileMutationVariables>;
export const SecondFactors_SignInWithCodeDocument = new TypedDocumentString(`
    mutation SecondFactors_signInWithCode($input: SignInWithCodeInput!) {
  signInWithCode(input: $input) {
    viewer {
      id
      mustAddFactor
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_SignInWithCodeMutation, SecondFactors_SignInWithCodeMutationVariables>;
export const SecondFactors_StartPasskeySignInDocument = new TypedDocumentString(`
    mutation SecondFactors_startPasskeySignIn($input: StartPasskeySignInInput!) {
  startPasskeySignIn(input: $input) {
    question {
      handle
      options
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_StartPasskeySignInMutation, SecondFactors_StartPasskeySignInMutationVariables>;
export const SecondFactors_SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SecondFactors_signInWithPasskey($input: PasskeyAnswerInput!) {
  signInWithPasskey(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_SignInWithPasskeyMutation, SecondFactors_SignInWithPasskeyMutationVariables>;
export const SecondFactors_StartAuthenticatorDocument = new TypedDocumentString(`
    mutation SecondFactors_startAuthenticator {
  startAuthenticator {
    authenticator {
      secret
      uri
      qrCode
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_StartAuthenticatorMutation, SecondFactors_StartAuthenticatorMutationVariables>;
export const SecondFactors_ConfirmAuthenticatorDocument = new TypedDocumentString(`
    mutation SecondFactors_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {
  confirmAuthenticator(input: $input) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ConfirmAuthenticatorMutation, SecondFactors_ConfirmAuthenticatorMutationVariables>;
export const SecondFactors_StartPasskeyProofDocument = new TypedDocumentString(`
    mutation SecondFactors_startPasskeyProof {
  startPasskeyProof {
    question {
      handle
      options
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_StartPasskeyProofMutation, SecondFactors_StartPasskeyProofMutationVariables>;
export const SecondFactors_StartPasskeyDocument = new TypedDocumentString(`
    mutation SecondFactors_startPasskey {
  startPasskey {
    question {
      handle
      options
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_StartPasskeyMutation, SecondFactors_StartPasskeyMutationVariables>;
export const SecondFactors_AddPasskeyDocument = new TypedDocumentString(`
    mutation SecondFactors_addPasskey($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_AddPasskeyMutation, SecondFactors_AddPasskeyMutationVariables>;
export const SecondFactors_SignInSecurityDocument = new TypedDocumentString(`
    query SecondFactors_signInSecurity {
  signInSecurity {
    hasPassword
    oneTimeCodesSince
    passkeys {
      id
      name
      lastUsedAt
    }
    recoveryCodesLeft
    addFactorBy
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_SignInSecurityQuery, SecondFactors_SignInSecurityQueryVariables>;
export const SecondFactors_DemandSecondFactorDocument = new TypedDocumentString(`
    mutation SecondFactors_demandSecondFactor($input: DemandSecondFactorInput!) {
  demandSecondFactor(input: $input) {
    demand {
      isDemanded
      graceDays
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_DemandSecondFactorMutation, SecondFactors_DemandSecondFactorMutationVariables>;
export const SecondFactors_ChangePasswordDocument = new TypedDocumentString(`
    mutation SecondFactors_changePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ChangePasswordMutation, SecondFactors_ChangePasswordMutationVariables>;
export const SecondFactors_ProveIdentityDocument = new TypedDocumentString(`
    mutation SecondFactors_proveIdentity($input: ProveIdentityInput!) {
  proveIdentity(input: $input) {
    holdsUntil
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ProveIdentityMutation, SecondFactors_ProveIdentityMutationVariables>;
export const SecondFactors_RemoveAuthenticatorDocument = new TypedDocumentString(`
    mutation SecondFactors_removeAuthenticator {
  removeAuthenticator {
    security {
      recoveryCodesLeft
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_RemoveAuthenticatorMutation, SecondFactors_RemoveAuthenticatorMutationVariables>;
export const SecondFactors_RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation SecondFactors_renewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_RenewRecoveryCodesMutation, SecondFactors_RenewRecoveryCodesMutationVariables>;
export const SecondFactors_RemovePasskeyDocument = new TypedDocumentString(`
    mutation SecondFactors_removePasskey($input: RemovePasskeyInput!) {
  removePasskey(input: $input) {
    security {
      hasPassword
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_RemovePasskeyMutation, SecondFactors_RemovePasskeyMutationVariables>;
export const SecondFactors_AssessmentsDocument = new TypedDocumentString(`
    query SecondFactors_assessments {
  assessments {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_AssessmentsQuery, SecondFactors_AssessmentsQueryVariables>;
export const SecondFactors_ViewerDocument = new TypedDocumentString(`
    query SecondFactors_viewer {
  viewer {
    mustAddFactor
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ViewerQuery, SecondFactors_ViewerQueryVariables>;
export const SecondFactors_RemoveAuthenticator2Document = new TypedDocumentString(`
    mutation SecondFactors_removeAuthenticator2 {
  removeAuthenticator {
    security {
      hasPassword
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_RemoveAuthenticator2Mutation, SecondFactors_RemoveAuthenticator2MutationVariables>;
export const SecondFactors_ResetSecondFactorsDocument = new TypedDocumentString(`
    mutation SecondFactors_resetSecondFactors($input: ResetSecondFactorsInput!) {
  resetSecondFactors(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ResetSecondFactorsMutation, SecondFactors_ResetSecondFactorsMutationVariables>;
export const SecondFactors_Viewer2Document = new TypedDocumentString(`
    query SecondFactors_viewer2 {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_Viewer2Query, SecondFactors_Viewer2QueryVariables>;
export const SecondFactors_CreateApiKeyDocument = new TypedDocumentString(`
    mutation SecondFactors_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_CreateApiKeyMutation, SecondFactors_CreateApiKeyMutationVariables>;
export const SecondFactors_ChangeStaffVerificationDocument = new TypedDocumentString(`
    mutation SecondFactors_changeStaffVerification($input: ChangeStaffVerificationInput!) {
  changeStaffVerification(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactors_ChangeStaffVerificationMutation, SecondFactors_ChangeStaffVerificationMutationVariables>;
export const SecretRotation_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation SecretRotation_requestPasswordCode($input: RequestPasswordCodeInput!) {
  requestPasswordCode(input: $input) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_RequestPasswordCodeMutation, SecretRotation_RequestPasswordCodeMutationVariables>;
export const SecretRotation_VerifyPasswordCodeDocument = new TypedDocumentString(`
    mutation SecretRotation_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
  verifyPasswordCode(input: $input) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_VerifyPasswordCodeMutation, SecretRotation_VerifyPasswordCodeMutationVariables>;
export const SecretRotation_SetPasswordDocument = new TypedDocumentString(`
    mutation SecretRotation_setPassword($input: SetPasswordInput!) {
  setPassword(input: $input) {
    confirmation
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_SetPasswordMutation, SecretRotation_SetPasswordMutationVariables>;
export const SecretRotation_PasswordWasSetDocument = new TypedDocumentString(`
    query SecretRotation_passwordWasSet($id: ID!) {
  passwordWasSet(confirmation: $id)
}
    `) as unknown as TypedDocumentString<SecretRotation_PasswordWasSetQuery, SecretRotation_PasswordWasSetQueryVariables>;
export const SecretRotation_CreateHrDocument = new TypedDocumentString(`
    mutation SecretRotation_createHr($input: CreateHrInput!) {
  createHr(input: $input) {
    staffUser {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_CreateHrMutation, SecretRotation_CreateHrMutationVariables>;
export const SecretRotation_ViewerDocument = new TypedDocumentString(`
    query SecretRotation_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ViewerQuery, SecretRotation_ViewerQueryVariables>;
export const SecretRotation_ExamEntryDocument = new TypedDocumentString(`
    query SecretRotation_examEntry {
  examEntry {
    assessmentTitle
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ExamEntryQuery, SecretRotation_ExamEntryQueryVariables>;
export const SecretRotation_ExamReceiptsDocument = new TypedDocumentString(`
    query SecretRotation_examReceipts($secret: String!) {
  examReceipts(secret: $secret) {
    sittingCode
    receipts {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ExamReceiptsQuery, SecretRotation_ExamReceiptsQueryVariables>;
export const SecretRotation_CheckReceiptDocument = new TypedDocumentString(`
    query SecretRotation_checkReceipt($code: String!) {
  checkReceipt(code: $code) {
    position
    candidateName
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_CheckReceiptQuery, SecretRotation_CheckReceiptQueryVariables>;
export const SecretRotation_ImportUnsentAnswersDocument = new TypedDocumentString(`
    mutation SecretRotation_importUnsentAnswers($file: Upload!) {
  importUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      inTimeCount
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ImportUnsentAnswersMutation, SecretRotation_ImportUnsentAnswersMutationVariables>;
export const SecretRotation_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation SecretRotation_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_UploadAnswerFileMutation, SecretRotation_UploadAnswerFileMutationVariables>;
export const SecretRotation_CreatePublicLinkDocument = new TypedDocumentString(`
    mutation SecretRotation_createPublicLink($input: CreatePublicLinkInput!) {
  createPublicLink(input: $input) {
    publicLink {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_CreatePublicLinkMutation, SecretRotation_CreatePublicLinkMutationVariables>;
export const SecretRotation_JoinAssessmentDocument = new TypedDocumentString(`
    mutation SecretRotation_joinAssessment($input: JoinAssessmentInput!) {
  joinAssessment(input: $input) {
    outcome {
      __typename
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_JoinAssessmentMutation, SecretRotation_JoinAssessmentMutationVariables>;
export const SecretRotation_ConfirmJoinDocument = new TypedDocumentString(`
    mutation SecretRotation_confirmJoin($input: ConfirmJoinInput!) {
  confirmJoin(input: $input) {
    outcome {
      ... on ConfirmedJoin {
        examUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ConfirmJoinMutation, SecretRotation_ConfirmJoinMutationVariables>;
export const SecretRotation_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation SecretRotation_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_UpdateAssessmentMutation, SecretRotation_UpdateAssessmentMutationVariables>;
export const SecretRotation_RevealReturnSecretDocument = new TypedDocumentString(`
    mutation SecretRotation_revealReturnSecret($id: ID!) {
  revealReturnSecret(input: {assessmentId: $id}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_RevealReturnSecretMutation, SecretRotation_RevealReturnSecretMutationVariables>;
export const SecretRotation_ExamReturnDocument = new TypedDocumentString(`
    query SecretRotation_examReturn {
  examReturn {
    url
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ExamReturnQuery, SecretRotation_ExamReturnQueryVariables>;
export const SecretRotation_InviteCandidatesDocument = new TypedDocumentString(`
    mutation SecretRotation_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      examUrl
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_InviteCandidatesMutation, SecretRotation_InviteCandidatesMutationVariables>;
export const SecretRotation_StartAuthenticatorDocument = new TypedDocumentString(`
    mutation SecretRotation_startAuthenticator {
  startAuthenticator {
    authenticator {
      secret
    }
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_StartAuthenticatorMutation, SecretRotation_StartAuthenticatorMutationVariables>;
export const SecretRotation_ConfirmAuthenticatorDocument = new TypedDocumentString(`
    mutation SecretRotation_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {
  confirmAuthenticator(input: $input) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ConfirmAuthenticatorMutation, SecretRotation_ConfirmAuthenticatorMutationVariables>;
export const SecretRotation_ProveIdentityDocument = new TypedDocumentString(`
    mutation SecretRotation_proveIdentity($input: ProveIdentityInput!) {
  proveIdentity(input: $input) {
    holdsUntil
  }
}
    `) as unknown as TypedDocumentString<SecretRotation_ProveIdentityMutation, SecretRotation_ProveIdentityMutationVariables>;
export const Sessions_SessionsDocument = new TypedDocumentString(`
    query Sessions_sessions {
  sessions {
    ...Sessions_fields
  }
}
    fragment Sessions_fields on StaffSession {
  id
  device
  ip
  createdAt
  lastUsedAt
  isCurrent
}`) as unknown as TypedDocumentString<Sessions_SessionsQuery, Sessions_SessionsQueryVariables>;
export const Sessions_EndSessionDocument = new TypedDocumentString(`
    mutation Sessions_endSession($id: ID!) {
  endSession(input: {id: $id}) {
    sessions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_EndSessionMutation, Sessions_EndSessionMutationVariables>;
export const Sessions_ViewerDocument = new TypedDocumentString(`
    query Sessions_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Sessions_ViewerQuery, Sessions_ViewerQueryVariables>;
export const Sessions_SignOutDocument = new TypedDocumentString(`
    mutation Sessions_signOut {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Sessions_SignOutMutation, Sessions_SignOutMutationVariables>;
export const Sessions_EndOthersDocument = new TypedDocumentString(`
    mutation Sessions_endOthers {
  endOtherSessions {
    sessions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_EndOthersMutation, Sessions_EndOthersMutationVariables>;
export const Sessions_EndOtherSessionsDocument = new TypedDocumentString(`
    mutation Sessions_endOtherSessions {
  endOtherSessions {
    sessions {
      ...Sessions_fields
    }
  }
}
    fragment Sessions_fields on StaffSession {
  id
  device
  ip
  createdAt
  lastUsedAt
  isCurrent
}`) as unknown as TypedDocumentString<Sessions_EndOtherSessionsMutation, Sessions_EndOtherSessionsMutationVariables>;
export const Sessions_SettingsDocument = new TypedDocumentString(`
    query Sessions_settings {
  settings {
    language
    theme
    timeZone
    notifyOnSubmission
    notifyOnAccessRequest
    defaultConfiguration {
      passMark
      showProgress
      shuffleQuestions
      resultVisibility
      opensAt
    }
    defaultReportOptions {
      showCorrectAnswers
      showQuestions
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_SettingsQuery, Sessions_SettingsQueryVariables>;
export const Sessions_UpdateSettingsDocument = new TypedDocumentString(`
    mutation Sessions_updateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    settings {
      language
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_UpdateSettingsMutation, Sessions_UpdateSettingsMutationVariables>;
export const Sessions_CreateAssessmentDocument = new TypedDocumentString(`
    mutation Sessions_createAssessment {
  createAssessment(input: {title: "T", jobRole: "J"}) {
    assessment {
      configuration {
        passMark
        resultVisibility
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_CreateAssessmentMutation, Sessions_CreateAssessmentMutationVariables>;
export const Sessions_ChangeNameDocument = new TypedDocumentString(`
    mutation Sessions_changeName($input: ChangeNameInput!) {
  changeName(input: $input) {
    viewer {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<Sessions_ChangeNameMutation, Sessions_ChangeNameMutationVariables>;
export const Sessions_Viewer2Document = new TypedDocumentString(`
    query Sessions_viewer2 {
  viewer {
    name
  }
}
    `) as unknown as TypedDocumentString<Sessions_Viewer2Query, Sessions_Viewer2QueryVariables>;
export const Sessions_ContactSupportDocument = new TypedDocumentString(`
    mutation Sessions_contactSupport($input: ContactSupportInput!) {
  contactSupport(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<Sessions_ContactSupportMutation, Sessions_ContactSupportMutationVariables>;
export const ShareLinks_CreateShareLinkDocument = new TypedDocumentString(`
    mutation ShareLinks_createShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    url
    link {
      id
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<ShareLinks_CreateShareLinkMutation, ShareLinks_CreateShareLinkMutationVariables>;
export const ShareLinks_RevokeShareLinkDocument = new TypedDocumentString(`
    mutation ShareLinks_revokeShareLink($input: RevokeShareLinkInput!) {
  revokeShareLink(input: $input) {
    shareLink {
      id
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ShareLinks_RevokeShareLinkMutation, ShareLinks_RevokeShareLinkMutationVariables>;
export const ShareLinks_AssessmentDocument = new TypedDocumentString(`
    query ShareLinks_assessment($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      shareLinks {
        edges {
          node {
            id
            revokedAt
            lastUsedAt
            useCount
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShareLinks_AssessmentQuery, ShareLinks_AssessmentQueryVariables>;
export const ShareLinks_SharedReportDocument = new TypedDocumentString(`
    query ShareLinks_sharedReport($token: String!) {
  sharedReport(token: $token) {
    language
    reference
    assessmentTitle
    percentage
    status
    candidate {
      name
      email
      phone
    }
    questions {
      number
      text
      answer
      correct
      feedback
      score
      maxScore
    }
  }
}
    `) as unknown as TypedDocumentString<ShareLinks_SharedReportQuery, ShareLinks_SharedReportQueryVariables>;
export const SingleSignOn_SaveSsoProviderDocument = new TypedDocumentString(`
    mutation SingleSignOn_saveSsoProvider($input: SaveSsoProviderInput!) {
  saveSsoProvider(input: $input) {
    settings {
      callbackUrl
      providers {
        id
        name
        issuer
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_SaveSsoProviderMutation, SingleSignOn_SaveSsoProviderMutationVariables>;
export const SingleSignOn_DeleteSsoProviderDocument = new TypedDocumentString(`
    mutation SingleSignOn_deleteSsoProvider($input: DeleteSsoProviderInput!) {
  deleteSsoProvider(input: $input) {
    settings {
      providers {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_DeleteSsoProviderMutation, SingleSignOn_DeleteSsoProviderMutationVariables>;
export const SingleSignOn_SignOutDocument = new TypedDocumentString(`
    mutation SingleSignOn_signOut {
  signOut {
    wasSignedIn
    providerUrl
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_SignOutMutation, SingleSignOn_SignOutMutationVariables>;
export const SingleSignOn_SignInProvidersDocument = new TypedDocumentString(`
    query SingleSignOn_signInProviders {
  signInProviders {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_SignInProvidersQuery, SingleSignOn_SignInProvidersQueryVariables>;
export const SingleSignOn_ViewerDocument = new TypedDocumentString(`
    query SingleSignOn_viewer {
  viewer {
    id
    email
    role
    name
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_ViewerQuery, SingleSignOn_ViewerQueryVariables>;
export const SingleSignOn_ResetSecondFactorsDocument = new TypedDocumentString(`
    mutation SingleSignOn_resetSecondFactors($input: ResetSecondFactorsInput!) {
  resetSecondFactors(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_ResetSecondFactorsMutation, SingleSignOn_ResetSecondFactorsMutationVariables>;
export const SingleSignOn_CreditsDocument = new TypedDocumentString(`
    query SingleSignOn_credits {
  viewer {
    role
    requestsForNewUsers
    credits {
      numberOfRequests
      maxRequests
      remaining
    }
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_CreditsQuery, SingleSignOn_CreditsQueryVariables>;
export const SingleSignOn_CreateApiKeyDocument = new TypedDocumentString(`
    mutation SingleSignOn_createApiKey {
  createApiKey(input: {name: "k", scopes: [READ]}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<SingleSignOn_CreateApiKeyMutation, SingleSignOn_CreateApiKeyMutationVariables>;
export const TestLibrary_TestsDocument = new TypedDocumentString(`
    query TestLibrary_tests($first: Int, $after: String, $filter: TestFilter) {
  tests(first: $first, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      endCursor
    }
    edges {
      cursor
      node {
        id
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestLibrary_TestsQuery, TestLibrary_TestsQueryVariables>;
export const TestLibrary_TestDocument = new TypedDocumentString(`
    query TestLibrary_test($id: ID!) {
  test(id: $id) {
    id
    title
    jobRole
    description
    level
    language
    status
    isPublished
    questionCount
    durationSeconds
    totalScore
    skills
    questions {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<TestLibrary_TestQuery, TestLibrary_TestQueryVariables>;
export const TestLibrary_SkillsDocument = new TypedDocumentString(`
    query TestLibrary_skills($search: String) {
  skills(search: $search)
}
    `) as unknown as TypedDocumentString<TestLibrary_SkillsQuery, TestLibrary_SkillsQueryVariables>;
export const TestsManage_CreateTestDocument = new TypedDocumentString(`
    mutation TestsManage_createTest($input: CreateTestInput!) {
  done: createTest(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_CreateTestMutation, TestsManage_CreateTestMutationVariables>;
export const TestsManage_UpdateTestDocument = new TypedDocumentString(`
    mutation TestsManage_updateTest($input: UpdateTestInput!) {
  done: updateTest(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_UpdateTestMutation, TestsManage_UpdateTestMutationVariables>;
export const TestsManage_ChangeTestStatusDocument = new TypedDocumentString(`
    mutation TestsManage_changeTestStatus($input: ChangeTestStatusInput!) {
  done: changeTestStatus(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_ChangeTestStatusMutation, TestsManage_ChangeTestStatusMutationVariables>;
export const TestsManage_PublishTestDocument = new TypedDocumentString(`
    mutation TestsManage_publishTest($input: TestIdInput!) {
  done: publishTest(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_PublishTestMutation, TestsManage_PublishTestMutationVariables>;
export const TestsManage_WithdrawTestDocument = new TypedDocumentString(`
    mutation TestsManage_withdrawTest($input: TestIdInput!) {
  done: withdrawTest(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_WithdrawTestMutation, TestsManage_WithdrawTestMutationVariables>;
export const TestsManage_DuplicateTestDocument = new TypedDocumentString(`
    mutation TestsManage_duplicateTest($input: TestIdInput!) {
  done: duplicateTest(input: $input) {
    test {
      ...TestsManage_fields
    }
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_DuplicateTestMutation, TestsManage_DuplicateTestMutationVariables>;
export const TestsManage_DeleteTestDocument = new TypedDocumentString(`
    mutation TestsManage_deleteTest($input: TestIdInput!) {
  deleteTest(input: $input) {
    testId
  }
}
    `) as unknown as TypedDocumentString<TestsManage_DeleteTestMutation, TestsManage_DeleteTestMutationVariables>;
export const TestsManage_TestDocument = new TypedDocumentString(`
    query TestsManage_test($id: ID!) {
  test(id: $id) {
    ...TestsManage_fields
  }
}
    fragment TestsManage_fields on Test {
  id
  title
  jobRole
  description
  level
  language
  languages
  translation {
    title
    jobRole
    description
  }
  status
  isPublished
  isMine
  canEdit
  ownerName
  createdAt
  updatedAt
  questionCount
  usedByAssessments
  outdatedQuestionIds
  questions {
    id
    text
    version
    canEdit
  }
}`) as unknown as TypedDocumentString<TestsManage_TestQuery, TestsManage_TestQueryVariables>;
export const TestsManage_TestsDocument = new TypedDocumentString(`
    query TestsManage_tests($filter: TestFilter, $sort: TestSort, $direction: SortDirection) {
  tests(filter: $filter, sort: $sort, direction: $direction) {
    edges {
      node {
        title
        isMine
        canEdit
        ownerName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestsManage_TestsQuery, TestsManage_TestsQueryVariables>;
export const TestsManage_QuestionDocument = new TypedDocumentString(`
    query TestsManage_question($id: ID!) {
  question(id: $id) {
    usage {
      tests
    }
  }
}
    `) as unknown as TypedDocumentString<TestsManage_QuestionQuery, TestsManage_QuestionQueryVariables>;
export const TestsQuestions_AddTestQuestionDocument = new TypedDocumentString(`
    mutation TestsQuestions_addTestQuestion($input: AddTestQuestionInput!) {
  done: addTestQuestion(input: $input) {
    questionId
    test {
      ...TestsQuestions_fields
    }
  }
}
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}`) as unknown as TypedDocumentString<TestsQuestions_AddTestQuestionMutation, TestsQuestions_AddTestQuestionMutationVariables>;
export const TestsQuestions_AddQuestionsToTestDocument = new TypedDocumentString(`
    mutation TestsQuestions_addQuestionsToTest($input: TestQuestionsInput!) {
  done: addQuestionsToTest(input: $input) {
    test {
      ...TestsQuestions_fields
    }
  }
}
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}`) as unknown as TypedDocumentString<TestsQuestions_AddQuestionsToTestMutation, TestsQuestions_AddQuestionsToTestMutationVariables>;
export const TestsQuestions_RemoveTestQuestionDocument = new TypedDocumentString(`
    mutation TestsQuestions_removeTestQuestion($input: RemoveTestQuestionInput!) {
  done: removeTestQuestion(input: $input) {
    test {
      ...TestsQuestions_fields
    }
  }
}
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}`) as unknown as TypedDocumentString<TestsQuestions_RemoveTestQuestionMutation, TestsQuestions_RemoveTestQuestionMutationVariables>;
export const TestsQuestions_ReorderTestQuestionsDocument = new TypedDocumentString(`
    mutation TestsQuestions_reorderTestQuestions($input: TestQuestionsInput!) {
  done: reorderTestQuestions(input: $input) {
    test {
      ...TestsQuestions_fields
    }
  }
}
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}`) as unknown as TypedDocumentString<TestsQuestions_ReorderTestQuestionsMutation, TestsQuestions_ReorderTestQuestionsMutationVariables>;
export const TestsQuestions_TestDocument = new TypedDocumentString(`
    query TestsQuestions_test($id: ID!) {
  test(id: $id) {
    ...TestsQuestions_fields
  }
}
    fragment TestsQuestions_fields on Test {
  id
  questionCount
  updatedAt
  questions {
    id
    text
    version
    ownerName
    canEdit
    translationState
  }
}`) as unknown as TypedDocumentString<TestsQuestions_TestQuery, TestsQuestions_TestQueryVariables>;
export const TestsQuestions_DeleteQuestionDocument = new TypedDocumentString(`
    mutation TestsQuestions_deleteQuestion($input: QuestionIdInput!) {
  deleteQuestion(input: $input) {
    questionId
  }
}
    `) as unknown as TypedDocumentString<TestsQuestions_DeleteQuestionMutation, TestsQuestions_DeleteQuestionMutationVariables>;
export const TestsQuestions_QuestionDocument = new TypedDocumentString(`
    query TestsQuestions_question($id: ID!) {
  question(id: $id) {
    text
    usage {
      tests
    }
  }
}
    `) as unknown as TypedDocumentString<TestsQuestions_QuestionQuery, TestsQuestions_QuestionQueryVariables>;
export const TranslationFiles_PreviewTranslationImportDocument = new TypedDocumentString(`
    mutation TranslationFiles_previewTranslationImport($input: TranslationFileInput!) {
  done: previewTranslationImport(input: $input) {
    translationImport {
      ...TranslationFiles_taken
    }
  }
}
    fragment TranslationFiles_taken on TranslationImport {
  format
  unchangedCount
  untranslatedCount
  questions {
    questionId
    to
    textCount
    confirmedCount
  }
  problems {
    line
    code
    params {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<TranslationFiles_PreviewTranslationImportMutation, TranslationFiles_PreviewTranslationImportMutationVariables>;
export const TranslationFiles_ImportTranslationsDocument = new TypedDocumentString(`
    mutation TranslationFiles_importTranslations($input: TranslationFileInput!) {
  done: importTranslations(input: $input) {
    translationImport {
      ...TranslationFiles_taken
    }
  }
}
    fragment TranslationFiles_taken on TranslationImport {
  format
  unchangedCount
  untranslatedCount
  questions {
    questionId
    to
    textCount
    confirmedCount
  }
  problems {
    line
    code
    params {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<TranslationFiles_ImportTranslationsMutation, TranslationFiles_ImportTranslationsMutationVariables>;
export const TranslationFiles_TranslationWorkDocument = new TypedDocumentString(`
    query TranslationFiles_translationWork($ids: [ID!]) {
  translationWork(ids: $ids) {
    from
    questionCount
    textCount
    openCount
  }
}
    `) as unknown as TypedDocumentString<TranslationFiles_TranslationWorkQuery, TranslationFiles_TranslationWorkQueryVariables>;
export const TranslationFiles_QuestionDocument = new TypedDocumentString(`
    query TranslationFiles_question($id: ID!) {
  question(id: $id) {
    version
    translationState
  }
}
    `) as unknown as TypedDocumentString<TranslationFiles_QuestionQuery, TranslationFiles_QuestionQueryVariables>;
export const TranslationFiles_StartUploadDocument = new TypedDocumentString(`
    mutation TranslationFiles_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TranslationFiles_StartUploadMutation, TranslationFiles_StartUploadMutationVariables>;
export const UnsentAnswers_ImportDocument = new TypedDocumentString(`
    mutation UnsentAnswers_import($file: Upload!) {
  brought: importUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      candidateName
      assessmentTitle
      inTimeCount
      lateCount
      skippedCount
    }
  }
}
    `) as unknown as TypedDocumentString<UnsentAnswers_ImportMutation, UnsentAnswers_ImportMutationVariables>;
export const UnsentAnswers_SubmitDocument = new TypedDocumentString(`
    mutation UnsentAnswers_submit($file: Upload!) {
  brought: submitUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      candidateName
      assessmentTitle
      inTimeCount
      lateCount
      skippedCount
    }
  }
}
    `) as unknown as TypedDocumentString<UnsentAnswers_SubmitMutation, UnsentAnswers_SubmitMutationVariables>;
export const UnsentAnswers_ResumeAttemptDocument = new TypedDocumentString(`
    mutation UnsentAnswers_resumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        answersSecret
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnsentAnswers_ResumeAttemptMutation, UnsentAnswers_ResumeAttemptMutationVariables>;
export const UploadForms_UploadFileDocument = new TypedDocumentString(`
    mutation UploadForms_uploadFile($input: UploadFileInput!) {
  uploadFile(input: $input) {
    file {
      name
      byteSize
    }
  }
}
    `) as unknown as TypedDocumentString<UploadForms_UploadFileMutation, UploadForms_UploadFileMutationVariables>;
export const Webhooks_WebhookEndpointsDocument = new TypedDocumentString(`
    query Webhooks_webhookEndpoints($a: ID) {
  webhookEndpoints(assessmentId: $a) {
    id
  }
}
    `) as unknown as TypedDocumentString<Webhooks_WebhookEndpointsQuery, Webhooks_WebhookEndpointsQueryVariables>;
export const Webhooks_UpdateWebhookEndpointDocument = new TypedDocumentString(`
    mutation Webhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {
  updateWebhookEndpoint(input: $input) {
    webhookEndpoint {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Webhooks_UpdateWebhookEndpointMutation, Webhooks_UpdateWebhookEndpointMutationVariables>;
export const Webhooks_DeleteWebhookEndpointDocument = new TypedDocumentString(`
    mutation Webhooks_deleteWebhookEndpoint($id: ID!) {
  deleteWebhookEndpoint(input: {id: $id}) {
    webhookEndpointId
  }
}
    `) as unknown as TypedDocumentString<Webhooks_DeleteWebhookEndpointMutation, Webhooks_DeleteWebhookEndpointMutationVariables>;
export const Webhooks_WebhookDeliveriesDocument = new TypedDocumentString(`
    query Webhooks_webhookDeliveries($id: ID!, $after: String) {
  webhookDeliveries(endpointId: $id, first: 2, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        createdAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Webhooks_WebhookDeliveriesQuery, Webhooks_WebhookDeliveriesQueryVariables>;
export const Webhooks_TestWebhookEndpointDocument = new TypedDocumentString(`
    mutation Webhooks_testWebhookEndpoint($id: ID!) {
  testWebhookEndpoint(input: {id: $id}) {
    delivery {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Webhooks_TestWebhookEndpointMutation, Webhooks_TestWebhookEndpointMutationVariables>;
export const Websocket_ViewerDocument = new TypedDocumentString(`
    query Websocket_viewer {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<Websocket_ViewerQuery, Websocket_ViewerQueryVariables>;
export const Websocket_SignOutDocument = new TypedDocumentString(`
    mutation Websocket_signOut {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Websocket_SignOutMutation, Websocket_SignOutMutationVariables>;
export const Websocket_SignOut2Document = new TypedDocumentString(`
    mutation Websocket_signOut2 {
  signOut {
    wasSignedIn
  }
}
    `) as unknown as TypedDocumentString<Websocket_SignOut2Mutation, Websocket_SignOut2MutationVariables>;
export const WelcomeCaptions_StartUploadDocument = new TypedDocumentString(`
    mutation WelcomeCaptions_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_StartUploadMutation, WelcomeCaptions_StartUploadMutationVariables>;
export const WelcomeCaptions_UploadPartDocument = new TypedDocumentString(`
    mutation WelcomeCaptions_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_UploadPartMutation, WelcomeCaptions_UploadPartMutationVariables>;
export const WelcomeCaptions_FinishUploadDocument = new TypedDocumentString(`
    mutation WelcomeCaptions_finishUpload($input: FinishUploadInput!) {
  finishUpload(input: $input) {
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_FinishUploadMutation, WelcomeCaptions_FinishUploadMutationVariables>;
export const WelcomeCaptions_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation WelcomeCaptions_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      welcomeVideoCaptions
    }
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_UpdateAssessmentMutation, WelcomeCaptions_UpdateAssessmentMutationVariables>;
export const WelcomeCaptions_ExamEntryDocument = new TypedDocumentString(`
    query WelcomeCaptions_examEntry {
  examEntry {
    welcomeVideoUrl
    welcomeVideoCaptions
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_ExamEntryQuery, WelcomeCaptions_ExamEntryQueryVariables>;
export const WelcomeCaptions_AssessmentDocument = new TypedDocumentString(`
    query WelcomeCaptions_assessment($id: ID!) {
  assessment(id: $id) {
    paperPreview {
      entry {
        welcomeVideoUrl
        welcomeVideoCaptions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WelcomeCaptions_AssessmentQuery, WelcomeCaptions_AssessmentQueryVariables>;
export const FaultsApi_CreateAssessmentDocument = new TypedDocumentString(`
    mutation FaultsApi_createAssessment($input: CreateAssessmentInput!) {
  createAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsApi_CreateAssessmentMutation, FaultsApi_CreateAssessmentMutationVariables>;
export const FaultsApi_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation FaultsApi_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  addAssessmentQuestion(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsApi_AddAssessmentQuestionMutation, FaultsApi_AddAssessmentQuestionMutationVariables>;
export const FaultsApi_PublishAssessmentDocument = new TypedDocumentString(`
    mutation FaultsApi_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsApi_PublishAssessmentMutation, FaultsApi_PublishAssessmentMutationVariables>;
export const FaultsApi_InviteCandidatesDocument = new TypedDocumentString(`
    mutation FaultsApi_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      examUrl
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsApi_InviteCandidatesMutation, FaultsApi_InviteCandidatesMutationVariables>;
export const FaultsClock_ExamPulseDocument = new TypedDocumentString(`
    mutation FaultsClock_examPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    serverNow
    closesAt
  }
}
    `) as unknown as TypedDocumentString<FaultsClock_ExamPulseMutation, FaultsClock_ExamPulseMutationVariables>;
export const FaultsPacked_RequestAccessDocument = new TypedDocumentString(`
    mutation FaultsPacked_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<FaultsPacked_RequestAccessMutation, FaultsPacked_RequestAccessMutationVariables>;
export const FaultsRestarts_StartAssessmentExportDocument = new TypedDocumentString(`
    mutation FaultsRestarts_startAssessmentExport($input: StartAssessmentExportInput!) {
  startAssessmentExport(input: $input) {
    assessmentExport {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_StartAssessmentExportMutation, FaultsRestarts_StartAssessmentExportMutationVariables>;
export const FaultsRestarts_AssessmentDocument = new TypedDocumentString(`
    query FaultsRestarts_assessment($a: ID!) {
  assessment(id: $a) {
    exports {
      id
      state
      byteSize
      failure
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_AssessmentQuery, FaultsRestarts_AssessmentQueryVariables>;
export const FaultsRestarts_ImportQuestionsDocument = new TypedDocumentString(`
    mutation FaultsRestarts_importQuestions($input: ImportQuestionsInput!) {
  importQuestions(input: $input) {
    questionImport {
      questionIds
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_ImportQuestionsMutation, FaultsRestarts_ImportQuestionsMutationVariables>;
export const FaultsRestarts_StartUploadDocument = new TypedDocumentString(`
    mutation FaultsRestarts_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_StartUploadMutation, FaultsRestarts_StartUploadMutationVariables>;
export const FaultsRestarts_UploadPartDocument = new TypedDocumentString(`
    mutation FaultsRestarts_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_UploadPartMutation, FaultsRestarts_UploadPartMutationVariables>;
export const FaultsRestarts_FinishUploadDocument = new TypedDocumentString(`
    mutation FaultsRestarts_finishUpload($input: FinishUploadInput!) {
  finishUpload(input: $input) {
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_FinishUploadMutation, FaultsRestarts_FinishUploadMutationVariables>;
export const FaultsRestarts_StartQuestionImportDocument = new TypedDocumentString(`
    mutation FaultsRestarts_startQuestionImport($input: StartQuestionImportInput!) {
  startQuestionImport(input: $input) {
    questionImportJob {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_StartQuestionImportMutation, FaultsRestarts_StartQuestionImportMutationVariables>;
export const FaultsRestarts_CreateApiKeyDocument = new TypedDocumentString(`
    mutation FaultsRestarts_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
  }
}
    `) as unknown as TypedDocumentString<FaultsRestarts_CreateApiKeyMutation, FaultsRestarts_CreateApiKeyMutationVariables>;
export const FaultsWebhooks_CreateWebhookEndpointDocument = new TypedDocumentString(`
    mutation FaultsWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {
  createWebhookEndpoint(input: $input) {
    webhookEndpoint {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsWebhooks_CreateWebhookEndpointMutation, FaultsWebhooks_CreateWebhookEndpointMutationVariables>;
export const FaultsWebhooks_RevealWebhookSecretDocument = new TypedDocumentString(`
    mutation FaultsWebhooks_revealWebhookSecret($id: ID!) {
  revealWebhookSecret(input: {id: $id}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<FaultsWebhooks_RevealWebhookSecretMutation, FaultsWebhooks_RevealWebhookSecretMutationVariables>;
export const FaultsWriter_StartAttemptDocument = new TypedDocumentString(`
    mutation FaultsWriter_startAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        attemptId
        question {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsWriter_StartAttemptMutation, FaultsWriter_StartAttemptMutationVariables>;
export const FaultsWriter_SaveAnswerDocument = new TypedDocumentString(`
    mutation FaultsWriter_saveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    outcome {
      ... on SavedAnswer {
        revision
      }
      ... on Refusal {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsWriter_SaveAnswerMutation, FaultsWriter_SaveAnswerMutationVariables>;
export const FaultsWriter_SubmitAttemptDocument = new TypedDocumentString(`
    mutation FaultsWriter_submitAttempt($input: SubmitAttemptInput!) {
  submitAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FaultsWriter_SubmitAttemptMutation, FaultsWriter_SubmitAttemptMutationVariables>;
export const AnswerFiles_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation AnswerFiles_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      id
      name
      contentType
      byteSize
      url
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_UploadAnswerFileMutation, AnswerFiles_UploadAnswerFileMutationVariables>;
export const AnswerFiles_StartRecordingDocument = new TypedDocumentString(`
    mutation AnswerFiles_startRecording($input: StartRecordingInput!) {
  startRecording(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_StartRecordingMutation, AnswerFiles_StartRecordingMutationVariables>;
export const AnswerFiles_UploadRecordingPartDocument = new TypedDocumentString(`
    mutation AnswerFiles_uploadRecordingPart($input: UploadRecordingPartInput!) {
  uploadRecordingPart(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_UploadRecordingPartMutation, AnswerFiles_UploadRecordingPartMutationVariables>;
export const AnswerFiles_FinishRecordingDocument = new TypedDocumentString(`
    mutation AnswerFiles_finishRecording($input: FinishRecordingInput!) {
  finishRecording(input: $input) {
    answerFile {
      id
      name
      contentType
      byteSize
      url
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_FinishRecordingMutation, AnswerFiles_FinishRecordingMutationVariables>;
export const AnswerFiles_ResumeAttemptDocument = new TypedDocumentString(`
    mutation AnswerFiles_resumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        answerFiles {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_ResumeAttemptMutation, AnswerFiles_ResumeAttemptMutationVariables>;
export const AnswerFiles_AssessmentDocument = new TypedDocumentString(`
    query AnswerFiles_assessment($a: ID!, $c: ID!) {
  assessment(id: $a) {
    result(candidateId: $c) {
      questions {
        answer {
          value {
            ... on FilesAnswer {
              fileIds
            }
          }
        }
        lateAnswer {
          value {
            ... on FilesAnswer {
              fileIds
            }
          }
        }
        files {
          id
          name
          url
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_AssessmentQuery, AnswerFiles_AssessmentQueryVariables>;
export const AnswerFiles_StartAttemptDocument = new TypedDocumentString(`
    mutation AnswerFiles_startAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        attemptId
        question {
          id
          textHtml
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerFiles_StartAttemptMutation, AnswerFiles_StartAttemptMutationVariables>;
export const AssessmentCounts_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation AssessmentCounts_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<AssessmentCounts_DecideOnInvitationsMutation, AssessmentCounts_DecideOnInvitationsMutationVariables>;
export const AssessmentCounts_TagInvitationsDocument = new TypedDocumentString(`
    mutation AssessmentCounts_tagInvitations($input: TagInvitationsInput!) {
  tagInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<AssessmentCounts_TagInvitationsMutation, AssessmentCounts_TagInvitationsMutationVariables>;
export const AssessmentCounts_EraseCandidateDocument = new TypedDocumentString(`
    mutation AssessmentCounts_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentCounts_EraseCandidateMutation, AssessmentCounts_EraseCandidateMutationVariables>;
export const AssessmentCounts_AssessmentDocument = new TypedDocumentString(`
    query AssessmentCounts_assessment($id: ID!, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection, $first: Int, $after: String) {
  assessment(id: $id) {
    averagePercentage
    funnel {
      invited
      notStarted
      enrolled
      completed
    }
    invitations(
      filter: $filter
      sort: $sort
      direction: $direction
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          stage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentCounts_AssessmentQuery, AssessmentCounts_AssessmentQueryVariables>;
export const AssessmentsDemo_TestsDocument = new TypedDocumentString(`
    query AssessmentsDemo_tests {
  tests(first: 100) {
    edges {
      node {
        title
        language
        isPublished
        questionCount
        skills
        questions {
          type
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsDemo_TestsQuery, AssessmentsDemo_TestsQueryVariables>;
export const AssessmentsDemo_AssessmentsDocument = new TypedDocumentString(`
    query AssessmentsDemo_assessments {
  assessments {
    edges {
      node {
        id
        title
        language
        status
        publishedAt
        questionCount
        durationSeconds
        totalScore
        ownQuestions {
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssessmentsDemo_AssessmentsQuery, AssessmentsDemo_AssessmentsQueryVariables>;
export const ExamEntry_ExamEntryDocument = new TypedDocumentString(`
    query ExamEntry_examEntry {
  examEntry {
    state
    unavailableReason
    opensAt
    closesAt
    assessmentTitle
    jobRole
    language
    candidateFirstName
    questionCount
    totalSeconds
    extraTimePercent
    serverNow
    showProgress
  }
}
    `) as unknown as TypedDocumentString<ExamEntry_ExamEntryQuery, ExamEntry_ExamEntryQueryVariables>;
export const ExamEntry_WhoseDocument = new TypedDocumentString(`
    query ExamEntry_whose {
  examEntry {
    candidateFirstName
    extraTimePercent
    accommodation {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<ExamEntry_WhoseQuery, ExamEntry_WhoseQueryVariables>;
export const ExamEntry_AskForAccommodationDocument = new TypedDocumentString(`
    mutation ExamEntry_askForAccommodation($input: AskForAccommodationInput!) {
  askForAccommodation(input: $input) {
    outcome {
      ... on AccommodationRequest {
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamEntry_AskForAccommodationMutation, ExamEntry_AskForAccommodationMutationVariables>;
export const GoingBack_AssessmentDocument = new TypedDocumentString(`
    query GoingBack_assessment($id: ID!) {
  assessment(id: $id) {
    analytics {
      averageSeconds
      questions {
        averageSeconds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GoingBack_AssessmentQuery, GoingBack_AssessmentQueryVariables>;
export const GradingByPerson_MarkAnswerDocument = new TypedDocumentString(`
    mutation GradingByPerson_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        ...KitResults_result
      }
    }
  }
}
    fragment KitResults_value on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}
fragment KitResults_result on Result {
  id
  attempt {
    id
  }
  score
  totalScore
  percentage
  status
  band {
    name
  }
  gradeBands {
    min
    max
  }
  startedAt
  submittedAt
  submittedBy
  usedSeconds
  allottedSeconds
  awaitingCount
  overallFeedback
  candidate {
    email
  }
  assessment {
    title
  }
  questions {
    id
    position
    type
    text
    skill
    difficulty
    isAdditional
    ... on DropdownResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on ShortAnswerResultQuestion {
      acceptedAnswers
    }
    ... on TrueFalseResultQuestion {
      truth
    }
    allottedSeconds
    usedSeconds
    closedBy
    ... on AudioResultQuestion {
      rubric
    }
    ... on DocumentResultQuestion {
      rubric
    }
    ... on FileUploadResultQuestion {
      rubric
    }
    ... on NumberResultQuestion {
      number {
        value
        tolerance
      }
    }
    ... on OpenEndedResultQuestion {
      rubric
    }
    ... on SlidesResultQuestion {
      rubric
    }
    ... on SpreadsheetResultQuestion {
      rubric
    }
    ... on VideoResultQuestion {
      rubric
    }
    ... on XlcxResultQuestion {
      rubric
    }
    answer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    lateAnswer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    mark {
      score
      maxScore
      origin
      explanation {
        code
        params {
          name
          value
        }
      }
      feedback
      markedByName
      markedAt
    }
  }
}`) as unknown as TypedDocumentString<GradingByPerson_MarkAnswerMutation, GradingByPerson_MarkAnswerMutationVariables>;
export const GradingDemo_AssessmentDocument = new TypedDocumentString(`
    query GradingDemo_assessment($id: ID!) {
  assessment(id: $id) {
    languageCheck {
      english
      arabic
      questions {
        strength
        certainty
        delta
        text
        translated
        choices {
          translated
          isRight
          standsOut
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GradingDemo_AssessmentQuery, GradingDemo_AssessmentQueryVariables>;
export const GradingDemo_LiveAttemptsDocument = new TypedDocumentString(`
    query GradingDemo_liveAttempts {
  liveAttempts(first: 500) {
    edges {
      node {
        questionClosesAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GradingDemo_LiveAttemptsQuery, GradingDemo_LiveAttemptsQueryVariables>;
export const InvitationsRaces_InviteCandidatesDocument = new TypedDocumentString(`
    mutation InvitationsRaces_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsRaces_InviteCandidatesMutation, InvitationsRaces_InviteCandidatesMutationVariables>;
export const KeptCounts_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation KeptCounts_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<KeptCounts_DeleteStaffUserMutation, KeptCounts_DeleteStaffUserMutationVariables>;
export const KeptCounts_EraseCandidateDocument = new TypedDocumentString(`
    mutation KeptCounts_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeptCounts_EraseCandidateMutation, KeptCounts_EraseCandidateMutationVariables>;
export const KeptMails_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation KeptMails_requestPasswordCode($email: EmailAddress!) {
  requestPasswordCode(input: {email: $email, language: EN}) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<KeptMails_RequestPasswordCodeMutation, KeptMails_RequestPasswordCodeMutationVariables>;
export const KeptMails_VerifyPasswordCodeDocument = new TypedDocumentString(`
    mutation KeptMails_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
  verifyPasswordCode(input: $input) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<KeptMails_VerifyPasswordCodeMutation, KeptMails_VerifyPasswordCodeMutationVariables>;
export const LockOrder_EraseCandidateDocument = new TypedDocumentString(`
    mutation LockOrder_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      sha256
    }
  }
}
    `) as unknown as TypedDocumentString<LockOrder_EraseCandidateMutation, LockOrder_EraseCandidateMutationVariables>;
export const LockOrder_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation LockOrder_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<LockOrder_DeleteStaffUserMutation, LockOrder_DeleteStaffUserMutationVariables>;
export const LockRaces_PreviewRemarkingDocument = new TypedDocumentString(`
    query LockRaces_previewRemarking($input: RemarkingInput!) {
  previewRemarking(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<LockRaces_PreviewRemarkingQuery, LockRaces_PreviewRemarkingQueryVariables>;
export const LockRaces_ApplyRemarkingDocument = new TypedDocumentString(`
    mutation LockRaces_applyRemarking($input: ApplyRemarkingInput!) {
  applyRemarking(input: $input) {
    changedResultCount
  }
}
    `) as unknown as TypedDocumentString<LockRaces_ApplyRemarkingMutation, LockRaces_ApplyRemarkingMutationVariables>;
export const LockRaces_MarkAnswerDocument = new TypedDocumentString(`
    mutation LockRaces_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LockRaces_MarkAnswerMutation, LockRaces_MarkAnswerMutationVariables>;
export const LockRaces_DecideOnInvitationsDocument = new TypedDocumentString(`
    mutation LockRaces_decideOnInvitations($input: DecideOnInvitationsInput!) {
  decideOnInvitations(input: $input) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<LockRaces_DecideOnInvitationsMutation, LockRaces_DecideOnInvitationsMutationVariables>;
export const LockRaces_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation LockRaces_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<LockRaces_DeleteStaffUserMutation, LockRaces_DeleteStaffUserMutationVariables>;
export const ProctorSignals_ReopenAttemptDocument = new TypedDocumentString(`
    mutation ProctorSignals_reopenAttempt($input: ReopenAttemptInput!) {
  reopenAttempt(input: $input) {
    attempt {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ProctorSignals_ReopenAttemptMutation, ProctorSignals_ReopenAttemptMutationVariables>;
export const ProctorSnapshots_UploadSnapshotDocument = new TypedDocumentString(`
    mutation ProctorSnapshots_uploadSnapshot($input: UploadSnapshotInput!) {
  uploadSnapshot(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ProctorSnapshots_UploadSnapshotMutation, ProctorSnapshots_UploadSnapshotMutationVariables>;
export const ProctorTimeline_AttemptDocument = new TypedDocumentString(`
    query ProctorTimeline_attempt($attemptId: ID!) {
  attempt(id: $attemptId) {
    proctorTimeline {
      ...ProctorTimeline_fields
    }
  }
}
    fragment ProctorTimeline_fields on ProctorTimeline {
  warnings
  consent {
    version
    language
  }
  questions {
    position
  }
  snapshots {
    id
    url
  }
  events {
    id
    kind
    position
    countedAs
    awaySeconds
    candidateNote
    verdict
    verdictNote
    reviewedByName
    signals {
      kind
      excuse
      lastedMs
    }
  }
  rates {
    kind
    count
    sittingCount
    sittingsWith
  }
}`) as unknown as TypedDocumentString<ProctorTimeline_AttemptQuery, ProctorTimeline_AttemptQueryVariables>;
export const ProctorTimeline_ReviewProctorEventDocument = new TypedDocumentString(`
    mutation ProctorTimeline_reviewProctorEvent($input: ReviewProctorEventInput!) {
  reviewProctorEvent(input: $input) {
    attempt {
      proctorTimeline {
        ...ProctorTimeline_fields
      }
    }
  }
}
    fragment ProctorTimeline_fields on ProctorTimeline {
  warnings
  consent {
    version
    language
  }
  questions {
    position
  }
  snapshots {
    id
    url
  }
  events {
    id
    kind
    position
    countedAs
    awaySeconds
    candidateNote
    verdict
    verdictNote
    reviewedByName
    signals {
      kind
      excuse
      lastedMs
    }
  }
  rates {
    kind
    count
    sittingCount
    sittingsWith
  }
}`) as unknown as TypedDocumentString<ProctorTimeline_ReviewProctorEventMutation, ProctorTimeline_ReviewProctorEventMutationVariables>;
export const ReadyLibrary_TestsDocument = new TypedDocumentString(`
    query ReadyLibrary_tests {
  tests(first: 100) {
    totalCount
    edges {
      node {
        id
        title
        language
        status
        isPublished
        languages
        translation {
          title
        }
        questionCount
        questions {
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReadyLibrary_TestsQuery, ReadyLibrary_TestsQueryVariables>;
export const RemarkingRaces_PreviewRemarkingDocument = new TypedDocumentString(`
    query RemarkingRaces_previewRemarking($input: RemarkingInput!) {
  previewRemarking(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<RemarkingRaces_PreviewRemarkingQuery, RemarkingRaces_PreviewRemarkingQueryVariables>;
export const RemarkingRaces_ApplyRemarkingDocument = new TypedDocumentString(`
    mutation RemarkingRaces_applyRemarking($input: ApplyRemarkingInput!) {
  applyRemarking(input: $input) {
    changedResultCount
  }
}
    `) as unknown as TypedDocumentString<RemarkingRaces_ApplyRemarkingMutation, RemarkingRaces_ApplyRemarkingMutationVariables>;
export const RemarkingRaces_SetPoolsDocument = new TypedDocumentString(`
    mutation RemarkingRaces_setPools($input: SetPoolsInput!) {
  setPools(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemarkingRaces_SetPoolsMutation, RemarkingRaces_SetPoolsMutationVariables>;
export const RemarkingRaces_MarkAnswerDocument = new TypedDocumentString(`
    mutation RemarkingRaces_markAnswer($input: MarkAnswerInput!) {
  markAnswer(input: $input) {
    outcome {
      ... on Result {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RemarkingRaces_MarkAnswerMutation, RemarkingRaces_MarkAnswerMutationVariables>;
export const RemarkingRaces_CountLateAnswerDocument = new TypedDocumentString(`
    mutation RemarkingRaces_countLateAnswer($input: CountLateAnswerInput!) {
  countLateAnswer(input: $input) {
    result {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemarkingRaces_CountLateAnswerMutation, RemarkingRaces_CountLateAnswerMutationVariables>;
export const SeveralServers_AttemptProgressedDocument = new TypedDocumentString(`
    subscription SeveralServers_attemptProgressed($id: ID!) {
  attemptProgressed(assessmentId: $id) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<SeveralServers_AttemptProgressedSubscription, SeveralServers_AttemptProgressedSubscriptionVariables>;
export const Startup_SignInDocument = new TypedDocumentString(`
    mutation Startup_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        email
      }
      ... on SecondStep {
        handle
        ways
        expiresInSeconds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Startup_SignInMutation, Startup_SignInMutationVariables>;
export const TimeControl_ExamEntryDocument = new TypedDocumentString(`
    query TimeControl_examEntry {
  examEntry {
    state
  }
}
    `) as unknown as TypedDocumentString<TimeControl_ExamEntryQuery, TimeControl_ExamEntryQueryVariables>;
export const TrackingSystems_ConnectTrackingSystemDocument = new TypedDocumentString(`
    mutation TrackingSystems_connectTrackingSystem($input: ConnectTrackingSystemInput!) {
  connectTrackingSystem(input: $input) {
    secret
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_ConnectTrackingSystemMutation, TrackingSystems_ConnectTrackingSystemMutationVariables>;
export const TrackingSystems_TrackingConnectionsDocument = new TypedDocumentString(`
    query TrackingSystems_trackingConnections {
  trackingConnections {
    ...TrackingSystems_CONNECTION
  }
}
    fragment TrackingSystems_CONNECTION on TrackingConnection {
  id
  webhookEndpointId
  isKeyLive
  addresses {
    name
    url
  }
  calls {
    name
    status
    problem
  }
}`) as unknown as TypedDocumentString<TrackingSystems_TrackingConnectionsQuery, TrackingSystems_TrackingConnectionsQueryVariables>;
export const TrackingSystems_AssessmentDocument = new TypedDocumentString(`
    query TrackingSystems_assessment($id: ID!) {
  assessment(id: $id) {
    invitations {
      edges {
        node {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_AssessmentQuery, TrackingSystems_AssessmentQueryVariables>;
export const TrackingSystems_CancelInvitationsDocument = new TypedDocumentString(`
    mutation TrackingSystems_cancelInvitations($ids: [ID!]!) {
  cancelInvitations(input: {invitationIds: $ids}) {
    skippedCount
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_CancelInvitationsMutation, TrackingSystems_CancelInvitationsMutationVariables>;
export const TrackingSystems_TestTrackingSystemDocument = new TypedDocumentString(`
    mutation TrackingSystems_testTrackingSystem($id: ID!) {
  testTrackingSystem(input: {id: $id}) {
    trackingConnections {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_TestTrackingSystemMutation, TrackingSystems_TestTrackingSystemMutationVariables>;
export const TrackingSystems_DisconnectTrackingSystemDocument = new TypedDocumentString(`
    mutation TrackingSystems_disconnectTrackingSystem($id: ID!) {
  disconnectTrackingSystem(input: {id: $id}) {
    trackingConnections {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_DisconnectTrackingSystemMutation, TrackingSystems_DisconnectTrackingSystemMutationVariables>;
export const TrackingSystems_TestTrackingSystem2Document = new TypedDocumentString(`
    mutation TrackingSystems_testTrackingSystem2($id: ID!) {
  testTrackingSystem(input: {id: $id}) {
    trackingConnections {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_TestTrackingSystem2Mutation, TrackingSystems_TestTrackingSystem2MutationVariables>;
export const TrackingSystems_DisconnectTrackingSystem2Document = new TypedDocumentString(`
    mutation TrackingSystems_disconnectTrackingSystem2($id: ID!) {
  disconnectTrackingSystem(input: {id: $id}) {
    trackingConnections {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TrackingSystems_DisconnectTrackingSystem2Mutation, TrackingSystems_DisconnectTrackingSystem2MutationVariables>;
export const Upgrade_AssessmentDocument = new TypedDocumentString(`
    query Upgrade_assessment($a: ID!) {
  assessment(id: $a) {
    title
  }
  candidates(first: 5) {
    edges {
      node {
        candidate {
          firstName
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Upgrade_AssessmentQuery, Upgrade_AssessmentQueryVariables>;
export const WebhookDeliveries_EraseCandidateDocument = new TypedDocumentString(`
    mutation WebhookDeliveries_eraseCandidate($input: EraseCandidateInput!) {
  eraseCandidate(input: $input) {
    erasure {
      deleted {
        name
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveries_EraseCandidateMutation, WebhookDeliveries_EraseCandidateMutationVariables>;
export const WebhookDeliveries_CandidateDataDocument = new TypedDocumentString(`
    query WebhookDeliveries_candidateData($id: ID!) {
  candidateData(id: $id) {
    tables {
      name
      count
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveries_CandidateDataQuery, WebhookDeliveries_CandidateDataQueryVariables>;
export const WebhookDeliveries_RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation WebhookDeliveries_rotateWebhookSecret($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) {
    webhookEndpoint {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveries_RotateWebhookSecretMutation, WebhookDeliveries_RotateWebhookSecretMutationVariables>;
export const WebhookDeliveries_ReplayWebhookDeliveryDocument = new TypedDocumentString(`
    mutation WebhookDeliveries_replayWebhookDelivery($id: ID!) {
  replayWebhookDelivery(input: {id: $id}) {
    delivery {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveries_ReplayWebhookDeliveryMutation, WebhookDeliveries_ReplayWebhookDeliveryMutationVariables>;
export const WebhookDocs_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation WebhookDocs_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDocs_UpdateAssessmentMutation, WebhookDocs_UpdateAssessmentMutationVariables>;
export const WebhookDocs_RevealReturnSecretDocument = new TypedDocumentString(`
    mutation WebhookDocs_revealReturnSecret($id: ID!) {
  revealReturnSecret(input: {assessmentId: $id}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<WebhookDocs_RevealReturnSecretMutation, WebhookDocs_RevealReturnSecretMutationVariables>;
export const WebhookDocs_ExamReturnDocument = new TypedDocumentString(`
    query WebhookDocs_examReturn {
  examReturn(state: "application-4711") {
    url
  }
}
    `) as unknown as TypedDocumentString<WebhookDocs_ExamReturnQuery, WebhookDocs_ExamReturnQueryVariables>;
export const WebhookDocs_RotateReturnSecretDocument = new TypedDocumentString(`
    mutation WebhookDocs_rotateReturnSecret($id: ID!) {
  rotateReturnSecret(input: {assessmentId: $id}) {
    returnPath {
      __typename
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDocs_RotateReturnSecretMutation, WebhookDocs_RotateReturnSecretMutationVariables>;
export const WebhookOutbox_DeleteStaffUserDocument = new TypedDocumentString(`
    mutation WebhookOutbox_deleteStaffUser($input: DeleteStaffUserInput!) {
  deleteStaffUser(input: $input) {
    staffUserId
  }
}
    `) as unknown as TypedDocumentString<WebhookOutbox_DeleteStaffUserMutation, WebhookOutbox_DeleteStaffUserMutationVariables>;
export const KitAttempts_StartAttemptDocument = new TypedDocumentString(`
    mutation KitAttempts_startAttempt($input: StartAttemptInput!) {
  done: startAttempt(input: $input) {
    outcome {
      ...KitAttempts_sitting
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_StartAttemptMutation, KitAttempts_StartAttemptMutationVariables>;
export const KitAttempts_ResumeAttemptDocument = new TypedDocumentString(`
    mutation KitAttempts_resumeAttempt($input: ResumeAttemptInput!) {
  done: resumeAttempt(input: $input) {
    outcome {
      ...KitAttempts_sitting
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_ResumeAttemptMutation, KitAttempts_ResumeAttemptMutationVariables>;
export const KitAttempts_NextQuestionDocument = new TypedDocumentString(`
    mutation KitAttempts_nextQuestion($input: NextQuestionInput!) {
  done: nextQuestion(input: $input) {
    outcome {
      ...KitAttempts_sitting
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_NextQuestionMutation, KitAttempts_NextQuestionMutationVariables>;
export const KitAttempts_GoToQuestionDocument = new TypedDocumentString(`
    mutation KitAttempts_goToQuestion($input: GoToQuestionInput!) {
  done: goToQuestion(input: $input) {
    outcome {
      ...KitAttempts_sitting
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_GoToQuestionMutation, KitAttempts_GoToQuestionMutationVariables>;
export const KitAttempts_SubmitAttemptDocument = new TypedDocumentString(`
    mutation KitAttempts_submitAttempt($input: SubmitAttemptInput!) {
  done: submitAttempt(input: $input) {
    outcome {
      ...KitAttempts_sitting
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_sitting on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  answerRevision
  answerSavedAt
  assessmentTitle
  showProgress
  isPaused
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on TextAnswer {
      text
    }
    ... on TruthAnswer {
      truth
    }
  }
  question {
    id
    position
    type
    text
    durationSeconds
    baseDurationSeconds
    opensAt
    closesAt
    ... on DropdownExamQuestion {
      choices {
        id
        text
      }
    }
    ... on MatchingExamQuestion {
      choices {
        id
        text
      }
      prompts {
        id
        text
      }
    }
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on QualifierExamQuestion {
      choices {
        id
        text
      }
    }
    ... on RankingExamQuestion {
      choices {
        id
        text
      }
    }
  }
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_SubmitAttemptMutation, KitAttempts_SubmitAttemptMutationVariables>;
export const KitAttempts_SaveAnswerDocument = new TypedDocumentString(`
    mutation KitAttempts_saveAnswer($input: SaveAnswerInput!) {
  done: saveAnswer(input: $input) {
    outcome {
      ...KitAttempts_saved
      ...KitAttempts_refused
    }
  }
}
    fragment KitAttempts_saved on SavedAnswer {
  questionId
  revision
  savedAt
  isLate
  receipt
  closesAt
}
fragment KitAttempts_refused on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<KitAttempts_SaveAnswerMutation, KitAttempts_SaveAnswerMutationVariables>;
export const KitAttempts_ExamPulseDocument = new TypedDocumentString(`
    mutation KitAttempts_examPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    state
    isLivePage
    questionId
    closesAt
    snapshotDue
    durationSeconds
    addedSeconds
    isPaused
    sittingEndsAt
    message {
      id
      text
      at
    }
  }
}
    `) as unknown as TypedDocumentString<KitAttempts_ExamPulseMutation, KitAttempts_ExamPulseMutationVariables>;
export const KitAttempts_ReadExamMessageDocument = new TypedDocumentString(`
    mutation KitAttempts_readExamMessage($input: ReadExamMessageInput!) {
  readExamMessage(input: $input) {
    messageId
  }
}
    `) as unknown as TypedDocumentString<KitAttempts_ReadExamMessageMutation, KitAttempts_ReadExamMessageMutationVariables>;
export const KitAttempts_ReportProctorEventsDocument = new TypedDocumentString(`
    mutation KitAttempts_reportProctorEvents($input: ReportProctorEventsInput!) {
  reportProctorEvents(input: $input) {
    proctorState {
      ...KitAttempts_proctorState
    }
  }
}
    fragment KitAttempts_proctorState on ProctorState {
  warnings
  warningsLeft
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<KitAttempts_ReportProctorEventsMutation, KitAttempts_ReportProctorEventsMutationVariables>;
export const KitAttempts_NoteProctorEventDocument = new TypedDocumentString(`
    mutation KitAttempts_noteProctorEvent($input: NoteProctorEventInput!) {
  noteProctorEvent(input: $input) {
    proctorState {
      ...KitAttempts_proctorState
    }
  }
}
    fragment KitAttempts_proctorState on ProctorState {
  warnings
  warningsLeft
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<KitAttempts_NoteProctorEventMutation, KitAttempts_NoteProctorEventMutationVariables>;
export const KitAttempts_ProctorStateDocument = new TypedDocumentString(`
    query KitAttempts_proctorState {
  proctorState {
    ...KitAttempts_proctorState
  }
}
    fragment KitAttempts_proctorState on ProctorState {
  warnings
  warningsLeft
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<KitAttempts_ProctorStateQuery, KitAttempts_ProctorStateQueryVariables>;
export const KitBanks_StartUploadDocument = new TypedDocumentString(`
    mutation KitBanks_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KitBanks_StartUploadMutation, KitBanks_StartUploadMutationVariables>;
export const KitBanks_UploadPartDocument = new TypedDocumentString(`
    mutation KitBanks_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<KitBanks_UploadPartMutation, KitBanks_UploadPartMutationVariables>;
export const KitBanks_FinishUploadDocument = new TypedDocumentString(`
    mutation KitBanks_finishUpload($input: FinishUploadInput!) {
  finishUpload(input: $input) {
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KitBanks_FinishUploadMutation, KitBanks_FinishUploadMutationVariables>;
export const KitControls_PauseAttemptDocument = new TypedDocumentString(`
    mutation KitControls_pauseAttempt($input: PauseAttemptInput!) {
  pauseAttempt(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_PauseAttemptMutation, KitControls_PauseAttemptMutationVariables>;
export const KitControls_ContinueAttemptDocument = new TypedDocumentString(`
    mutation KitControls_continueAttempt($input: ContinueAttemptInput!) {
  continueAttempt(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_ContinueAttemptMutation, KitControls_ContinueAttemptMutationVariables>;
export const KitControls_EndAttemptDocument = new TypedDocumentString(`
    mutation KitControls_endAttempt($input: EndAttemptInput!) {
  endAttempt(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_EndAttemptMutation, KitControls_EndAttemptMutationVariables>;
export const KitControls_AddTimeDocument = new TypedDocumentString(`
    mutation KitControls_addTime($input: AddTimeInput!) {
  addTime(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_AddTimeMutation, KitControls_AddTimeMutationVariables>;
export const KitControls_ReopenAttemptDocument = new TypedDocumentString(`
    mutation KitControls_reopenAttempt($input: ReopenAttemptInput!) {
  reopenAttempt(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_ReopenAttemptMutation, KitControls_ReopenAttemptMutationVariables>;
export const KitControls_MessageCandidateDocument = new TypedDocumentString(`
    mutation KitControls_messageCandidate($input: MessageCandidateInput!) {
  messageCandidate(input: $input) {
    attempt {
      ...KitControls_monitored
    }
  }
}
    fragment KitControls_monitored on Attempt {
  id
  state
  pausedAt
  addedSeconds
  resumesOnReturn
  submittedBy
  wasReopened
  unreadMessages
}`) as unknown as TypedDocumentString<KitControls_MessageCandidateMutation, KitControls_MessageCandidateMutationVariables>;
export const KitControls_SetExtraTimeDocument = new TypedDocumentString(`
    mutation KitControls_setExtraTime($input: SetExtraTimeInput!) {
  setExtraTime(input: $input) {
    invitation {
      id
      extraTimePercent
    }
  }
}
    `) as unknown as TypedDocumentString<KitControls_SetExtraTimeMutation, KitControls_SetExtraTimeMutationVariables>;
export const KitControls_TimeLedgerDocument = new TypedDocumentString(`
    query KitControls_timeLedger($attemptId: ID!) {
  attempt(id: $attemptId) {
    timeLedger {
      entries {
        number
        kind
        at
        position
        seconds
        percent
        closedBy
        reasonCode
        note
        actorName
      }
      questions {
        position
        baseSeconds
        grantedSeconds
        addedSeconds
        stoppedSeconds
        usedSeconds
        openedAt
        closesAt
        closedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<KitControls_TimeLedgerQuery, KitControls_TimeLedgerQueryVariables>;
export const KitFiles_UploadFileDocument = new TypedDocumentString(`
    mutation KitFiles_uploadFile($input: UploadFileInput!) {
  uploadFile(input: $input) {
    file {
      id
      name
      contentType
      byteSize
      url
    }
  }
}
    `) as unknown as TypedDocumentString<KitFiles_UploadFileMutation, KitFiles_UploadFileMutationVariables>;
export const KitResults_AssessmentDocument = new TypedDocumentString(`
    query KitResults_assessment($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) {
    result(candidateId: $candidateId) {
      ...KitResults_result
    }
  }
}
    fragment KitResults_value on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on TextAnswer {
    text
  }
  ... on TruthAnswer {
    truth
  }
}
fragment KitResults_result on Result {
  id
  attempt {
    id
  }
  score
  totalScore
  percentage
  status
  band {
    name
  }
  gradeBands {
    min
    max
  }
  startedAt
  submittedAt
  submittedBy
  usedSeconds
  allottedSeconds
  awaitingCount
  overallFeedback
  candidate {
    email
  }
  assessment {
    title
  }
  questions {
    id
    position
    type
    text
    skill
    difficulty
    isAdditional
    ... on DropdownResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MatchingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on MultipleChoiceResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on QualifierResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on RankingResultQuestion {
      choices {
        text
        isRight
      }
    }
    ... on ShortAnswerResultQuestion {
      acceptedAnswers
    }
    ... on TrueFalseResultQuestion {
      truth
    }
    allottedSeconds
    usedSeconds
    closedBy
    ... on AudioResultQuestion {
      rubric
    }
    ... on DocumentResultQuestion {
      rubric
    }
    ... on FileUploadResultQuestion {
      rubric
    }
    ... on NumberResultQuestion {
      number {
        value
        tolerance
      }
    }
    ... on OpenEndedResultQuestion {
      rubric
    }
    ... on SlidesResultQuestion {
      rubric
    }
    ... on SpreadsheetResultQuestion {
      rubric
    }
    ... on VideoResultQuestion {
      rubric
    }
    ... on XlcxResultQuestion {
      rubric
    }
    answer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    lateAnswer {
      value {
        ...KitResults_value
      }
      savedAt
      revision
    }
    mark {
      score
      maxScore
      origin
      explanation {
        code
        params {
          name
          value
        }
      }
      feedback
      markedByName
      markedAt
    }
  }
}`) as unknown as TypedDocumentString<KitResults_AssessmentQuery, KitResults_AssessmentQueryVariables>;
export const KitWebhooks_CreateWebhookEndpointDocument = new TypedDocumentString(`
    mutation KitWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {
  createWebhookEndpoint(input: $input) {
    webhookEndpoint {
      ...KitWebhooks_endpointFields
    }
  }
}
    fragment KitWebhooks_endpointFields on WebhookEndpoint {
  id
  assessmentId
  url
  events
  isEnabled
  disabledBecause
  failingSince
  lastDeliveredAt
  previousSecretUntil
}`) as unknown as TypedDocumentString<KitWebhooks_CreateWebhookEndpointMutation, KitWebhooks_CreateWebhookEndpointMutationVariables>;
export const KitWebhooks_UpdateWebhookEndpointDocument = new TypedDocumentString(`
    mutation KitWebhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {
  updateWebhookEndpoint(input: $input) {
    webhookEndpoint {
      ...KitWebhooks_endpointFields
    }
  }
}
    fragment KitWebhooks_endpointFields on WebhookEndpoint {
  id
  assessmentId
  url
  events
  isEnabled
  disabledBecause
  failingSince
  lastDeliveredAt
  previousSecretUntil
}`) as unknown as TypedDocumentString<KitWebhooks_UpdateWebhookEndpointMutation, KitWebhooks_UpdateWebhookEndpointMutationVariables>;
export const KitWebhooks_WebhookEndpointDocument = new TypedDocumentString(`
    query KitWebhooks_webhookEndpoint($id: ID!) {
  webhookEndpoint(id: $id) {
    ...KitWebhooks_endpointFields
  }
}
    fragment KitWebhooks_endpointFields on WebhookEndpoint {
  id
  assessmentId
  url
  events
  isEnabled
  disabledBecause
  failingSince
  lastDeliveredAt
  previousSecretUntil
}`) as unknown as TypedDocumentString<KitWebhooks_WebhookEndpointQuery, KitWebhooks_WebhookEndpointQueryVariables>;
export const KitWebhooks_WebhookDeliveriesDocument = new TypedDocumentString(`
    query KitWebhooks_webhookDeliveries($endpointId: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) {
    totalCount
    edges {
      node {
        ...KitWebhooks_deliveryFields
      }
    }
  }
}
    fragment KitWebhooks_deliveryFields on WebhookDelivery {
  id
  messageId
  type
  body
  status
  nextTryAt
  tryCount
  tries {
    number
    at
    durationMs
    outcome
    failure
    responseStatus
    url
    requestHeaders {
      name
      value
    }
    responseHeaders {
      name
      value
    }
    responseBody
    isResponseCut
  }
}`) as unknown as TypedDocumentString<KitWebhooks_WebhookDeliveriesQuery, KitWebhooks_WebhookDeliveriesQueryVariables>;
export const KitWebhooks_RevealWebhookSecretDocument = new TypedDocumentString(`
    mutation KitWebhooks_revealWebhookSecret($id: ID!) {
  revealWebhookSecret(input: {id: $id}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<KitWebhooks_RevealWebhookSecretMutation, KitWebhooks_RevealWebhookSecretMutationVariables>;
export const KitWebhooks_TestWebhookEndpointDocument = new TypedDocumentString(`
    mutation KitWebhooks_testWebhookEndpoint($id: ID!) {
  testWebhookEndpoint(input: {id: $id}) {
    delivery {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<KitWebhooks_TestWebhookEndpointMutation, KitWebhooks_TestWebhookEndpointMutationVariables>;
export const KitWebhooks_ReplayWebhookDeliveryDocument = new TypedDocumentString(`
    mutation KitWebhooks_replayWebhookDelivery($id: ID!) {
  replayWebhookDelivery(input: {id: $id}) {
    delivery {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<KitWebhooks_ReplayWebhookDeliveryMutation, KitWebhooks_ReplayWebhookDeliveryMutationVariables>;
export const KitSignIn_SignInDocument = new TypedDocumentString(`
    mutation KitSignIn_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        id
      }
      ... on SecondStep {
        handle
        ways
        expiresInSeconds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<KitSignIn_SignInMutation, KitSignIn_SignInMutationVariables>;
export const KitViewers_CreateApiKeyDocument = new TypedDocumentString(`
    mutation KitViewers_createApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    apiKey {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KitViewers_CreateApiKeyMutation, KitViewers_CreateApiKeyMutationVariables>;