/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type AccessRequestStatus =
  | 'APPROVED'
  | 'DECLINED'
  | 'OPEN';

export type ActiveStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type AddAssessmentQuestionInput = {
  assessmentId: string;
  /** Counted from 1 among its own questions; at the end when left out. */
  position?: number | null | undefined;
  question: QuestionInput;
};

export type AssessmentConfigurationInput = {
  /** Null removes it. */
  closesAt?: string | null | undefined;
  /** Null removes it. */
  opensAt?: string | null | undefined;
  /** 0 to 100. */
  passMark?: number | null | undefined;
  resultVisibility?: ResultVisibility | null | undefined;
  showProgress?: boolean | null | undefined;
  shuffleChoices?: boolean | null | undefined;
  shuffleQuestions?: boolean | null | undefined;
};

export type AssessmentFilter = {
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  status?: ActiveStatus | null | undefined;
};

export type AssessmentSort =
  | 'CREATED_AT'
  | 'TITLE'
  | 'UPDATED_AT';

/** What the assessment mostly measures. */
export type AssessmentType =
  | 'COGNITIVE'
  | 'LANGUAGE'
  | 'MIXED'
  | 'PERSONALITY'
  | 'SITUATIONAL'
  | 'SKILLS';

export type AuditFilter = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  /** This moment and later. */
  from?: string | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  /** Words in the names of actor and object, and in the address. */
  search?: string | null | undefined;
  /** Before this moment. */
  until?: string | null | undefined;
};

/** REFUSED: by a rule about rights. FAILED: tried and not managed, such as a wrong password. */
export type AuditOutcome =
  | 'DONE'
  | 'FAILED'
  | 'REFUSED';

export type BlankInput = {
  acceptedAnswers: Array<string>;
};

export type CandidateDuplicate =
  | 'ALREADY_INVITED'
  | 'IN_LIST';

export type CandidateField =
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'NAME'
  | 'PHONE';

export type CandidateInput = {
  email: string;
  firstName: string;
  lastName: string;
  /** 8 to 15 digits; spaces, dashes and Arabic digits are fine. */
  phone: string;
};

export type CandidateRowProblem =
  | 'INVALID_EMAIL'
  | 'INVALID_PHONE'
  | 'LAST_NAME_MISSING'
  | 'REQUIRED'
  | 'TOO_LONG';

export type ChangeAssessmentStatusInput = {
  id: string;
  status: ActiveStatus;
};

export type ChangeNameInput = {
  name: string;
};

export type ChangePasswordInput = {
  confirmPassword: string;
  currentPassword: string;
  password: string;
};

export type ChangeStaffVerificationInput = {
  id: string;
  /** False ends their sessions at once. */
  isVerified: boolean;
};

export type ChoiceInput = {
  /** Of a choice that stays; left out for a new one. */
  id?: string | null | undefined;
  /** Keeps its place when choices are shuffled. */
  isFixed?: boolean | null | undefined;
  /** Of a qualifier: acceptable. A ranking ignores it: its order is the key. */
  isRight: boolean;
  text: string;
};

/** TIME: its time was over. SERVER: nobody was there. */
export type ClosedBy =
  | 'CANDIDATE'
  | 'SERVER'
  | 'TIME';

export type ContactSupportInput = {
  message: string;
  subject: string;
};

/** The language that people read. */
export type ContentLanguage =
  | 'AR'
  | 'EN';

export type CreateAdminInput = {
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  name: string;
};

export type CreateAssessmentInput = {
  description?: string | null | undefined;
  jobRole: string;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  title: string;
  type?: AssessmentType | null | undefined;
  welcomeVideoUrl?: string | null | undefined;
};

export type CreateHrInput = {
  companyName: string;
  companySize: number;
  email: string;
  /** Of the mail that welcomes them. */
  language: ContentLanguage;
  maxRequests: number;
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

/** Twelve weeks, six months or twelve months, up to and including the present one. */
export type DashboardRange =
  | 'MONTHS_6'
  | 'WEEKS_12'
  | 'YEAR';

/** Days as yyyy-mm-dd; both ends are right answers too. */
export type DateKeyInput = {
  from: string;
  to: string;
};

/** Days as yyyy-mm-dd, both included. */
export type DateRangeInput = {
  earliest?: string | null | undefined;
  latest?: string | null | undefined;
};

export type DecideAccessRequestInput = {
  decision: AccessDecision;
  id: string;
};

export type DeleteStaffUserInput = {
  /** The e-mail of the user, typed; needed for DELETE. */
  confirmation?: string | null | undefined;
  id: string;
  /** Who gets the records; needed for HAND_OVER. */
  receiverId?: string | null | undefined;
  records: RecordsChoice;
};

export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type ExamState =
  | 'IN_PROGRESS'
  | 'NOT_STARTED'
  | 'SUBMITTED'
  | 'UNAVAILABLE';

export type FileKind =
  | 'DOCUMENT'
  | 'IMAGE'
  | 'SLIDES'
  | 'SPREADSHEET'
  | 'TEXT';

export type GradeBandInput = {
  /** `#RRGGBB` */
  color: string;
  max: number;
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
  /** Those that hold something from the start. */
  cells: Array<GridCellInput>;
  columns: number;
  rows: number;
};

export type InvitationFilter = {
  /** Words in name, e-mail and phone; Arabic spellings and digits count as equal. */
  search?: string | null | undefined;
  stages?: Array<Stage> | null | undefined;
};

export type InvitationSort =
  | 'COMPLETED_AT'
  | 'INVITED_AT'
  | 'NAME'
  | 'STAGE';

export type InviteCandidatesInput = {
  assessmentId: string;
  /** At most 5,000. */
  candidates: Array<CandidateInput>;
  /** From 0 to 900; 50 gives everybody half as much time again. */
  extraTimePercent?: number | null | undefined;
};

/** How experienced the role is. */
export type Level =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'MID_LEVEL';

/** What became of a mail. KEPT: no mail server is configured, it stays in the outbox. */
export type MailStatus =
  | 'FAILED'
  | 'KEPT'
  | 'QUEUED'
  | 'SENT';

export type MarkAnswerInput = {
  feedback?: string | null | undefined;
  /** The `id` of a ResultQuestion. */
  questionId: string;
  /** From 0 to the question's points, at most two decimals. */
  score: number;
};

/** AWAITING: only a person can tell. */
export type MarkOrigin =
  | 'AUTOMATIC'
  | 'AWAITING'
  | 'PERSON';

export type NumberKeyInput = {
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  /** Western or Arabic-Indic digits. */
  value: string;
};

export type PreviewCandidateRowsInput = {
  assessmentId: string;
  candidates: Array<CandidateInput>;
};

export type PreviewCandidateTextInput = {
  assessmentId: string;
  /** One candidate a line: name, e-mail and phone in any order. */
  text: string;
};

/** A question with its answer key. Fields that the type does not use are ignored. */
export type QuestionInput = {
  acceptedAnswers?: Array<string> | null | undefined;
  allowsSeveral?: boolean | null | undefined;
  /** One for each marker of `gapText`, in their order. */
  blanks?: Array<BlankInput> | null | undefined;
  /** Of a ranking in the right order. */
  choices?: Array<ChoiceInput> | null | undefined;
  dateKey?: DateKeyInput | null | undefined;
  dateRange?: DateRangeInput | null | undefined;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  fileKinds?: Array<FileKind> | null | undefined;
  /** Plain text with `[[1]]`, `[[2]]`, … where the blanks are. */
  gapText?: string | null | undefined;
  grid?: GridInput | null | undefined;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  number?: NumberKeyInput | null | undefined;
  rating?: RatingInput | null | undefined;
  /** Left out: every rating earns the full score. */
  ratingKey?: RatingKeyInput | null | undefined;
  /** 5 to 600. */
  recordSeconds?: number | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  truth?: boolean | null | undefined;
  type: QuestionType;
  /** Of a number, shown beside it. */
  unit?: string | null | undefined;
  wordLimit?: number | null | undefined;
};

export type QuestionType =
  | 'AUDIO'
  | 'DATE'
  | 'DOCUMENT'
  | 'DROPDOWN'
  | 'FILE_UPLOAD'
  | 'FILL_IN_THE_BLANK'
  | 'MULTIPLE_CHOICE'
  | 'NUMBER'
  | 'OPEN_ENDED'
  | 'QUALIFIER'
  | 'RANKING'
  | 'RATING'
  | 'SHORT_ANSWER'
  | 'SLIDES'
  | 'SPREADSHEET'
  | 'TRUE_FALSE'
  | 'VIDEO'
  | 'XLCX';

/** 1 ≤ min < max ≤ 10. */
export type RatingInput = {
  highLabel?: string | null | undefined;
  lowLabel?: string | null | undefined;
  max: number;
  min: number;
};

/** Both ends are right answers too. */
export type RatingKeyInput = {
  from: number;
  to: number;
};

/** What becomes of what belongs to a user. */
export type RecordsChoice =
  | 'DELETE'
  | 'HAND_OVER';

export type RemoveAssessmentQuestionInput = {
  assessmentId: string;
  questionId: string;
};

export type ReorderAssessmentQuestionsInput = {
  assessmentId: string;
  /** All own questions, in the new order. */
  questionIds: Array<string>;
};

export type ReportOptionsInput = {
  showCandidateInformation?: boolean | null | undefined;
  showCorrectAnswers?: boolean | null | undefined;
  showQuestions?: boolean | null | undefined;
};

export type RequestAccessInput = {
  companyName: string;
  companySize: number;
  email: string;
  /** Of the answer by mail. */
  language: ContentLanguage;
  message: string;
  name: string;
  /** 8 to 15 digits. */
  phone: string;
};

export type RequestPasswordCodeInput = {
  email: string;
  language: ContentLanguage;
};

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  | 'FAILED'
  | 'PASSED'
  | 'UNDER_REVIEW';

/** What candidates see of their own result. */
export type ResultVisibility =
  | 'FULL'
  | 'NONE'
  | 'SCORE';

export type Role =
  | 'ADMIN'
  | 'HR'
  | 'SUPER_ADMIN';

export type SetPasswordInput = {
  confirmPassword: string;
  password: string;
  ticket: string;
};

export type SignInInput = {
  email: string;
  password: string;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StaffUserFilter = {
  isVerified?: boolean | null | undefined;
  /** Words in name, e-mail, phone and company. */
  search?: string | null | undefined;
};

export type StaffUserSort =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'LAST_SIGN_IN_AT'
  | 'NAME';

/** INROLLED: has started the exam. */
export type Stage =
  | 'COMPLETED'
  | 'INROLLED'
  | 'INVITED';

export type TestFilter = {
  /** Whether the viewer owns it. */
  isMine?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  /** Words in title, job role and description; Arabic spellings count as equal. */
  search?: string | null | undefined;
  /** Asked in the test; the whole skill, however it is spelt. */
  skill?: string | null | undefined;
  status?: ActiveStatus | null | undefined;
};

/** SYSTEM: as the device has it. */
export type ThemeChoice =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

/** RESET: for a forgotten password. WELCOME: the first one of a new user. */
export type TicketPurpose =
  | 'RESET'
  | 'WELCOME';

/** What is left out stays as it is. */
export type UpdateAssessmentInput = {
  configuration?: AssessmentConfigurationInput | null | undefined;
  description?: string | null | undefined;
  /** All bands; they have to cover 0 to 100 without gap or overlap. */
  gradeBands?: Array<GradeBandInput> | null | undefined;
  id: string;
  jobRole?: string | null | undefined;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  reportOptions?: ReportOptionsInput | null | undefined;
  /** All chosen library tests, in order. */
  testIds?: Array<string> | null | undefined;
  title?: string | null | undefined;
  type?: AssessmentType | null | undefined;
  welcomeVideoUrl?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateHrInput = {
  companyName?: string | null | undefined;
  companySize?: number | null | undefined;
  id: string;
  /** Not below the number of requests already used. */
  maxRequests?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type UpdateQuestionInput = {
  id: string;
  question: QuestionInput;
  /** A test that takes the new version at once. */
  testId?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateSettingsInput = {
  /** What new assessments start with; a window of validity belongs to one assessment and is not kept. */
  defaultConfiguration?: AssessmentConfigurationInput | null | undefined;
  defaultReportOptions?: ReportOptionsInput | null | undefined;
  language?: ContentLanguage | null | undefined;
  notifyOnAccessRequest?: boolean | null | undefined;
  notifyOnSubmission?: boolean | null | undefined;
  theme?: ThemeChoice | null | undefined;
  /** Null removes it. */
  timeZone?: string | null | undefined;
};

export type VerifyPasswordCodeInput = {
  /** Six digits; Arabic digits are fine. */
  code: string;
  requestId: string;
};

export type FindAssessmentsQueryVariables = Exact<{
  search: string;
}>;


export type FindAssessmentsQuery = { assessments: { edges: Array<{ node: { id: string, title: string, jobRole: string, publishedAt: string | null } }> } };

export type OpenAccessRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAccessRequestCountQuery = { openAccessRequestCount: number };

export type PasswordTicketQueryVariables = Exact<{
  ticket: string;
}>;


export type PasswordTicketQuery = { passwordTicket: { isValid: boolean, purpose: TicketPurpose | null, minimumLength: number } };

export type AdminReportQueryVariables = Exact<{
  id: string;
}>;


export type AdminReportQuery = { adminReport: { admin: { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } }, assessments: Array<{ id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string }>, candidates: Array<{ id: string, name: string, email: string, phone: string, status: Stage }> } };

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

export type AssessmentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AssessmentFilter | null | undefined;
  sort: AssessmentSort;
  direction: SortDirection;
}>;


export type AssessmentsQuery = { assessments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, jobRole: string, level: Level | null, type: AssessmentType | null, language: ContentLanguage | null, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } }> } };

export type AuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, at: string, actorName: string | null, actorRole: Role | null, action: string, objectType: string | null, objectId: string | null, objectLabel: string | null, outcome: AuditOutcome, ip: string | null, userAgent: string | null, requestId: string | null } }> } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<string> };

export type AccessRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AccessRequestFilter | null | undefined;
  sort: AccessRequestSort;
  direction: SortDirection;
}>;


export type AccessRequestsQuery = { accessRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null } }> } };

export type DashboardQueryVariables = Exact<{
  range: DashboardRange;
}>;


export type DashboardQuery = { dashboard: { lastSignInAt: string | null, totalInvites: number, totalCandidates: number, totalAssessments: number, activeAssessments: number, inactiveAssessments: number, lastAssessment: { id: string, title: string } | null, attendance: Array<{ startsOn: string, invited: number, attended: number }>, recentAssessments: Array<{ id: string, title: string, level: Level | null, status: ActiveStatus, publishedAt: string | null, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> }>, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type LiveAttemptsQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveAttemptsQuery = { liveAttempts: Array<{ attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string }> };

export type AttemptProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AttemptProgressedSubscription = { attemptProgressed: { attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string } };

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


export type InvitationsQuery = { assessment: { id: string, title: string, level: Level | null, durationSeconds: number, status: ActiveStatus, publishedAt: string | null, averagePercentage: number | null, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } }, invitations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, stage: Stage, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, mailStatus: MailStatus, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null } }> }, viewer: { id: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } | null };

export type AssessmentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentPreviewQuery = { assessment: { id: string, title: string, jobRole: string, language: ContentLanguage | null, questionCount: number, durationSeconds: number, totalScore: number, tests: Array<{ id: string, title: string, questions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type ResultDetailsQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ResultDetailsQuery = { result: { id: string, attemptId: string, score: number, totalScore: number, percentage: number, status: ResultStatus, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, assessment: { id: string, title: string }, questions: Array<{ id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, lateAnswer: { revision: number, savedAt: string, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } }, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null }>, candidate: { id: string, name: string, email: string, phone: string }, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }> } };

export type MarkAnswerMutationVariables = Exact<{
  input: MarkAnswerInput;
}>;


export type MarkAnswerMutation = { markAnswer: { id: string, score: number, totalScore: number, percentage: number, status: ResultStatus, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, questions: Array<{ id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, lateAnswer: { revision: number, savedAt: string, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } }, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null }>, candidate: { id: string, name: string, email: string, phone: string }, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }> } };

export type ResultProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ResultProgressedSubscription = { attemptProgressed: { attemptId: string, assessmentId: string, candidateId: string, state: ExamState } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } } };

export type UpdateHrScreenQueryVariables = Exact<{
  id: string;
}>;


export type UpdateHrScreenQuery = { hr: { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type AssessmentWizard_AssessmentFragment = { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type AssessmentWizardQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentWizardQuery = { assessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } };

export type CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type CreateAssessmentMutation = { createAssessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } };

export type UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type UpdateAssessmentMutation = { updateAssessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, tests: Array<{ id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> }>, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> } };

export type PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type PublishAssessmentMutation = { publishAssessment: { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string } };

export type TestPreviewQueryVariables = Exact<{
  id: string;
}>;


export type TestPreviewQuery = { test: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string>, questions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> } };

export type RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type RequestAccessMutation = { requestAccess: boolean };

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


export type ChangePasswordMutation = { changePassword: boolean };

export type Configuration_AssessmentFragment = { id: string, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility } };

export type GradeBands_AssessmentFragment = { id: string, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type AssessmentTable_AssessmentFragment = { id: string, title: string, jobRole: string, level: Level | null, type: AssessmentType | null, language: ContentLanguage | null, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type ChangeAssessmentStatusMutationVariables = Exact<{
  input: ChangeAssessmentStatusInput;
}>;


export type ChangeAssessmentStatusMutation = { changeAssessmentStatus: { id: string, status: ActiveStatus, updatedAt: string } };

export type ReportOptions_AssessmentFragment = { id: string, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } };

export type RoleDetails_AssessmentFragment = { id: string, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null };

export type AssessmentDraft_AssessmentFragment = { id: string, status: ActiveStatus, publishedAt: string | null, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, title: string, jobRole: string, description: string, level: Level | null, language: ContentLanguage | null, type: AssessmentType | null, configuration: { passMark: number, opensAt: string | null, closesAt: string | null, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean, resultVisibility: ResultVisibility }, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean }, gradeBands: Array<{ name: string, min: number, max: number, color: string }>, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type AuditTable_EntryFragment = { id: string, at: string, actorName: string | null, actorRole: Role | null, action: string, objectType: string | null, objectId: string | null, objectLabel: string | null, outcome: AuditOutcome, ip: string | null, userAgent: string | null, requestId: string | null };

export type CandidateList_RowFragment = { line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> };

export type CandidateList_PreviewFragment = { hasHeader: boolean, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> };

export type PreviewCandidateTextMutationVariables = Exact<{
  input: PreviewCandidateTextInput;
}>;


export type PreviewCandidateTextMutation = { previewCandidateText: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } };

export type PreviewCandidateFileMutationVariables = Exact<{
  assessmentId: string;
  file: File;
}>;


export type PreviewCandidateFileMutation = { previewCandidateFile: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } };

export type PreviewCandidateRowsMutationVariables = Exact<{
  input: PreviewCandidateRowsInput;
}>;


export type PreviewCandidateRowsMutation = { previewCandidateRows: { hasHeader: boolean, recognisedColumns: Array<CandidateField>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, phone: string, duplicate: CandidateDuplicate | null, firstLine: number | null, invitedAt: string | null, problems: Array<{ field: CandidateField, problem: CandidateRowProblem }> }> } };

export type InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ id: string }>, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type FunnelBar_AssessmentFragment = { averagePercentage: number | null, funnel: { invited: number, notStarted: number, enrolled: number, completed: number } };

export type InvitationTable_InvitationFragment = { id: string, stage: Stage, examUrl: string, invitedAt: string, completedAt: string | null, revokedAt: string | null, mailStatus: MailStatus, candidate: { id: string, name: string, email: string, phone: string }, progress: { position: number, questionCount: number, state: ExamState } | null, result: { percentage: number, status: ResultStatus, band: { name: string, color: string } | null } | null };

export type AttendanceChart_PointFragment = { startsOn: string, invited: number, attended: number };

export type DashboardStats_DashboardFragment = { totalInvites: number, totalCandidates: number, totalAssessments: number, activeAssessments: number, inactiveAssessments: number, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type LivePanel_AttemptFragment = { attemptId: string, candidateId: string, candidateName: string, assessmentId: string, assessmentTitle: string, state: ExamState, position: number, questionCount: number, startedAt: string, questionClosesAt: string | null, expiresAt: string, lastSeenAt: string, serverNow: string };

export type RecentAssessments_AssessmentFragment = { id: string, title: string, level: Level | null, status: ActiveStatus, publishedAt: string | null, averagePercentage: number | null, funnel: { invited: number, completed: number }, bandShares: Array<{ count: number, band: { name: string, min: number, max: number, color: string } }> };

export type CreateAdminMutationVariables = Exact<{
  input: CreateAdminInput;
}>;


export type CreateAdminMutation = { createAdmin: { id: string } };

export type CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type CreateHrMutation = { createHr: { id: string } };

export type UpdateHrMutationVariables = Exact<{
  input: UpdateHrInput;
}>;


export type UpdateHrMutation = { updateHr: { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };

export type HrForm_UserFragment = { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ReportTables_AssessmentFragment = { id: string, title: string, duration: number, candidateLevel: Level | null, totalCandidates: number, totalCompletedCandidates: number, jobRole: string };

export type ReportTables_CandidateFragment = { id: string, name: string, email: string, phone: string, status: Stage };

export type AccessRequestTable_RequestFragment = { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null };

export type DecideAccessRequestMutationVariables = Exact<{
  input: DecideAccessRequestInput;
}>;


export type DecideAccessRequestMutation = { decideAccessRequest: { id: string, name: string, email: string, phone: string, companyName: string, companySize: number, message: string, status: AccessRequestStatus, createdAt: string, decidedAt: string | null, decidedByName: string | null } };

export type StaffTable_UserFragment = { id: string, role: Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ChangeStaffVerificationMutationVariables = Exact<{
  input: ChangeStaffVerificationInput;
}>;


export type ChangeStaffVerificationMutation = { changeStaffVerification: { id: string, isVerified: boolean } };

export type StaffUserRecordsQueryVariables = Exact<{
  id: string;
}>;


export type StaffUserRecordsQuery = { staffUserHoldings: { assessments: number, tests: number, questions: number, candidates: number, invitations: number, results: number }, receivers: Array<{ id: string, name: string, email: string, role: Role }> };

export type DeleteStaffUserMutationVariables = Exact<{
  input: DeleteStaffUserInput;
}>;


export type DeleteStaffUserMutation = { deleteStaffUser: boolean };

export type SessionList_SessionFragment = { id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type ChangeNameMutationVariables = Exact<{
  input: ChangeNameInput;
}>;


export type ChangeNameMutation = { changeName: { id: string, name: string } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string, device: string, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type OwnQuestions_AssessmentFragment = { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> };

export type AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type AddAssessmentQuestionMutation = { addAssessmentQuestion: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> } };

export type UpdateQuestionMutationVariables = Exact<{
  input: UpdateQuestionInput;
}>;


export type UpdateQuestionMutation = { updateQuestion: { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null } };

export type RemoveAssessmentQuestionMutationVariables = Exact<{
  input: RemoveAssessmentQuestionInput;
}>;


export type RemoveAssessmentQuestionMutation = { removeAssessmentQuestion: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> } };

export type ReorderAssessmentQuestionsMutationVariables = Exact<{
  input: ReorderAssessmentQuestionsInput;
}>;


export type ReorderAssessmentQuestionsMutation = { reorderAssessmentQuestions: { id: string, updatedAt: string, questionCount: number, durationSeconds: number, totalScore: number, ownQuestions: Array<{ id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null }> } };

export type SkillsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SkillsQuery = { skills: Array<string> };

export type QuestionDraft_QuestionFragment = { id: string, type: QuestionType, text: string, durationSeconds: number, score: number, difficulty: Difficulty, skill: string, isAdditional: boolean, status: ActiveStatus, allowsSeveral: boolean, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null };

export type AnswerDetail_QuestionFragment = { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: ClosedBy | null, truth: boolean | null, acceptedAnswers: Array<string>, rubric: string | null, choices: Array<{ id: string, text: string, isRight: boolean }>, number: { value: string, tolerance: string } | null, answer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null, lateAnswer: { savedAt: string, revision: number, value: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null } | null } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> } } };

export type QuestionList_QuestionFragment = { id: string, position: number, type: QuestionType, text: string, skill: string, difficulty: Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: MarkOrigin } };

export type ResultHeader_ResultFragment = { score: number, totalScore: number, percentage: number, status: ResultStatus, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: ClosedBy, usedSeconds: number, allottedSeconds: number, candidate: { id: string, name: string, email: string, phone: string }, band: { name: string, color: string } | null, gradeBands: Array<{ name: string, min: number, max: number, color: string }> };

export type Session_ViewerFragment = { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { id: string, name: string, email: string, role: Role, lastSignInAt: string | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type AccountPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPreferencesQuery = { settings: { timeZone: string | null, theme: ThemeChoice } };

export type SettingsParts_SettingsFragment = { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { language: ContentLanguage, theme: ThemeChoice, timeZone: string | null, notifyOnSubmission: boolean, notifyOnAccessRequest: boolean, defaultConfiguration: { passMark: number, showProgress: boolean, shuffleQuestions: boolean, shuffleChoices: boolean }, defaultReportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } } };

export type ContactSupportMutationVariables = Exact<{
  input: ContactSupportInput;
}>;


export type ContactSupportMutation = { contactSupport: boolean };

export type TestCard_TestFragment = { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> };

export type TestLibraryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: TestFilter | null | undefined;
}>;


export type TestLibraryQuery = { tests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, jobRole: string, description: string | null, level: Level, language: ContentLanguage, questionCount: number, durationSeconds: number, totalScore: number, skills: Array<string> } }> } };

export const StaffTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<StaffTable_UserFragment, unknown>;
export const StaffList_UsersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<StaffList_UsersFragment, unknown>;
export const RoleDetails_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<RoleDetails_AssessmentFragment, unknown>;
export const Configuration_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}}]} as unknown as DocumentNode<Configuration_AssessmentFragment, unknown>;
export const ReportOptions_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<ReportOptions_AssessmentFragment, unknown>;
export const GradeBands_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<GradeBands_AssessmentFragment, unknown>;
export const AssessmentDraft_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentDraft_AssessmentFragment, unknown>;
export const QuestionDraft_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<QuestionDraft_QuestionFragment, unknown>;
export const OwnQuestions_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<OwnQuestions_AssessmentFragment, unknown>;
export const TestCard_TestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<TestCard_TestFragment, unknown>;
export const AssessmentWizard_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<AssessmentWizard_AssessmentFragment, unknown>;
export const AssessmentTable_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentTable_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentTable_AssessmentFragment, unknown>;
export const AuditTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<AuditTable_EntryFragment, unknown>;
export const CandidateList_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<CandidateList_RowFragment, unknown>;
export const CandidateList_PreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<CandidateList_PreviewFragment, unknown>;
export const FunnelBar_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelBar_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}}]} as unknown as DocumentNode<FunnelBar_AssessmentFragment, unknown>;
export const InvitationTable_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationTable_InvitationFragment, unknown>;
export const AttendanceChart_PointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceChart_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}}]} as unknown as DocumentNode<AttendanceChart_PointFragment, unknown>;
export const DashboardStats_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardStats_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInvites"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"activeAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<DashboardStats_DashboardFragment, unknown>;
export const LivePanel_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<LivePanel_AttemptFragment, unknown>;
export const RecentAssessments_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAssessments_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<RecentAssessments_AssessmentFragment, unknown>;
export const HrForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<HrForm_UserFragment, unknown>;
export const ReportTables_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}}]} as unknown as DocumentNode<ReportTables_AssessmentFragment, unknown>;
export const ReportTables_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ReportTables_CandidateFragment, unknown>;
export const AccessRequestTable_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<AccessRequestTable_RequestFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const AnswerDetail_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}}]} as unknown as DocumentNode<AnswerDetail_QuestionFragment, unknown>;
export const QuestionList_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]} as unknown as DocumentNode<QuestionList_QuestionFragment, unknown>;
export const ResultHeader_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<ResultHeader_ResultFragment, unknown>;
export const Session_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<Session_ViewerFragment, unknown>;
export const SettingsParts_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<SettingsParts_SettingsFragment, unknown>;
export const FindAssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAssessments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"UPDATED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindAssessmentsQuery, FindAssessmentsQueryVariables>;
export const OpenAccessRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAccessRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccessRequestCount"}}]}}]} as unknown as DocumentNode<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>;
export const PasswordTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}}]}}]}}]} as unknown as DocumentNode<PasswordTicketQuery, PasswordTicketQueryVariables>;
export const AdminReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdminReportQuery, AdminReportQueryVariables>;
export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffList_users"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const HrsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hrs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hrs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffList_users"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffList_users"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}}]}}]}}]} as unknown as DocumentNode<HrsQuery, HrsQueryVariables>;
export const AssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assessments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentTable_assessment"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentTable_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentsQuery, AssessmentsQueryVariables>;
export const AuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Audit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditTable_entry"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>;
export const AuditActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActions"}}]}}]} as unknown as DocumentNode<AuditActionsQuery, AuditActionsQueryVariables>;
export const AccessRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequestSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessRequestTable_request"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<AccessRequestsQuery, AccessRequestsQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardRange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceChart_point"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentAssessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentAssessments_assessment"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardStats_dashboard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceChart_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendancePoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAssessments_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardStats_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInvites"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"activeAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const LiveAttemptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePanel_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<LiveAttemptsQuery, LiveAttemptsQueryVariables>;
export const AttemptProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AttemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePanel_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePanel_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverNow"}}]}}]} as unknown as DocumentNode<AttemptProgressedSubscription, AttemptProgressedSubscriptionVariables>;
export const HrReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HrReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hrReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"hr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportTables_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLevel"}},{"kind":"Field","name":{"kind":"Name","value":"totalCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportTables_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<HrReportQuery, HrReportQueryVariables>;
export const InvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelBar_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationTable_invitation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelBar_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationTable_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"examUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationsQuery, InvitationsQueryVariables>;
export const AssessmentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<AssessmentPreviewQuery, AssessmentPreviewQueryVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const ResultDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<ResultDetailsQuery, ResultDetailsQueryVariables>;
export const MarkAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<MarkAnswerMutation, MarkAnswerMutationVariables>;
export const ResultProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ResultProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptProgressed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ResultProgressedSubscription, ResultProgressedSubscriptionVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const UpdateHrScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateHrScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HrForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<UpdateHrScreenQuery, UpdateHrScreenQueryVariables>;
export const AssessmentWizardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentWizard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentWizard_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]} as unknown as DocumentNode<AssessmentWizardQuery, AssessmentWizardQueryVariables>;
export const CreateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentWizard_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentWizard_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]} as unknown as DocumentNode<CreateAssessmentMutation, CreateAssessmentMutationVariables>;
export const UpdateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentDraft_assessment"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Configuration_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}},{"kind":"Field","name":{"kind":"Name","value":"resultVisibility"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeBands_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentDraft_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Configuration_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportOptions_assessment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeBands_assessment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<UpdateAssessmentMutation, UpdateAssessmentMutationVariables>;
export const PublishAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<PublishAssessmentMutation, PublishAssessmentMutationVariables>;
export const TestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<TestPreviewQuery, TestPreviewQueryVariables>;
export const RequestAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestAccessMutation, RequestAccessMutationVariables>;
export const RequestPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>;
export const VerifyPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyPasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}}]} as unknown as DocumentNode<VerifyPasswordCodeMutation, VerifyPasswordCodeMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"}}]}}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeAssessmentStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAssessmentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeAssessmentStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAssessmentStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ChangeAssessmentStatusMutation, ChangeAssessmentStatusMutationVariables>;
export const PreviewCandidateTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCandidateTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateTextMutation, PreviewCandidateTextMutationVariables>;
export const PreviewCandidateFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateFileMutation, PreviewCandidateFileMutationVariables>;
export const PreviewCandidateRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCandidateRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCandidateRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCandidateRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_preview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateList_preview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateListPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateList_row"}}]}}]}}]} as unknown as DocumentNode<PreviewCandidateRowsMutation, PreviewCandidateRowsMutationVariables>;
export const InviteCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteCandidatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}}]} as unknown as DocumentNode<InviteCandidatesMutation, InviteCandidatesMutationVariables>;
export const CreateAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAdminMutation, CreateAdminMutationVariables>;
export const CreateHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHrInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateHrMutation, CreateHrMutationVariables>;
export const UpdateHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHrInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HrForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<UpdateHrMutation, UpdateHrMutationVariables>;
export const DecideAccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideAccessRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideAccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessRequestTable_request"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessRequestTable_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}}]}}]} as unknown as DocumentNode<DecideAccessRequestMutation, DecideAccessRequestMutationVariables>;
export const ChangeStaffVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeStaffVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}}]} as unknown as DocumentNode<ChangeStaffVerificationMutation, ChangeStaffVerificationMutationVariables>;
export const StaffUserRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffUserRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserHoldings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>;
export const DeleteStaffUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStaffUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStaffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>;
export const ChangeNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeNameMutation, ChangeNameMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AddAssessmentQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAssessmentQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAssessmentQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAssessmentQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<AddAssessmentQuestionMutation, AddAssessmentQuestionMutationVariables>;
export const UpdateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]} as unknown as DocumentNode<UpdateQuestionMutation, UpdateQuestionMutationVariables>;
export const RemoveAssessmentQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAssessmentQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAssessmentQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAssessmentQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<RemoveAssessmentQuestionMutation, RemoveAssessmentQuestionMutationVariables>;
export const ReorderAssessmentQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderAssessmentQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderAssessmentQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderAssessmentQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnQuestions_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDraft_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truth"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnQuestions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"ownQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDraft_question"}}]}}]}}]} as unknown as DocumentNode<ReorderAssessmentQuestionsMutation, ReorderAssessmentQuestionsMutationVariables>;
export const SkillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Skills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}]}}]} as unknown as DocumentNode<SkillsQuery, SkillsQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const AccountPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}}]}}]}}]} as unknown as DocumentNode<AccountPreferencesQuery, AccountPreferencesQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"notifyOnAccessRequest"}},{"kind":"Field","name":{"kind":"Name","value":"defaultConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"showProgress"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shuffleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const ContactSupportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactSupport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSupportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSupport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ContactSupportMutation, ContactSupportMutationVariables>;
export const TestLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestCard_test"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestCard_test"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<TestLibraryQuery, TestLibraryQueryVariables>;
type FindAssessmentsQueryOptions = (useQuery.Options<FindAssessmentsQuery, FindAssessmentsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useFindAssessmentsQuery = (options: FindAssessmentsQueryOptions) => useQuery(FindAssessmentsDocument, options);
export const useFindAssessmentsLazyQuery = (options?: useLazyQuery.Options<FindAssessmentsQuery, FindAssessmentsQueryVariables>) =>
  useLazyQuery(FindAssessmentsDocument, options);

type OpenAccessRequestCountQueryOptions = (useQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useOpenAccessRequestCountQuery = (options: OpenAccessRequestCountQueryOptions = {}) => useQuery(OpenAccessRequestCountDocument, options);
export const useOpenAccessRequestCountLazyQuery = (options?: useLazyQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>) =>
  useLazyQuery(OpenAccessRequestCountDocument, options);

type PasswordTicketQueryOptions = (useQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePasswordTicketQuery = (options: PasswordTicketQueryOptions) => useQuery(PasswordTicketDocument, options);
export const usePasswordTicketLazyQuery = (options?: useLazyQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables>) =>
  useLazyQuery(PasswordTicketDocument, options);

type AdminReportQueryOptions = (useQuery.Options<AdminReportQuery, AdminReportQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAdminReportQuery = (options: AdminReportQueryOptions) => useQuery(AdminReportDocument, options);
export const useAdminReportLazyQuery = (options?: useLazyQuery.Options<AdminReportQuery, AdminReportQueryVariables>) =>
  useLazyQuery(AdminReportDocument, options);

type AdminsQueryOptions = (useQuery.Options<AdminsQuery, AdminsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAdminsQuery = (options: AdminsQueryOptions) => useQuery(AdminsDocument, options);
export const useAdminsLazyQuery = (options?: useLazyQuery.Options<AdminsQuery, AdminsQueryVariables>) =>
  useLazyQuery(AdminsDocument, options);

type HrsQueryOptions = (useQuery.Options<HrsQuery, HrsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useHrsQuery = (options: HrsQueryOptions) => useQuery(HrsDocument, options);
export const useHrsLazyQuery = (options?: useLazyQuery.Options<HrsQuery, HrsQueryVariables>) =>
  useLazyQuery(HrsDocument, options);

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

type AccessRequestsQueryOptions = (useQuery.Options<AccessRequestsQuery, AccessRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAccessRequestsQuery = (options: AccessRequestsQueryOptions) => useQuery(AccessRequestsDocument, options);
export const useAccessRequestsLazyQuery = (options?: useLazyQuery.Options<AccessRequestsQuery, AccessRequestsQueryVariables>) =>
  useLazyQuery(AccessRequestsDocument, options);

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

type AssessmentPreviewQueryOptions = (useQuery.Options<AssessmentPreviewQuery, AssessmentPreviewQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentPreviewQuery = (options: AssessmentPreviewQueryOptions) => useQuery(AssessmentPreviewDocument, options);
export const useAssessmentPreviewLazyQuery = (options?: useLazyQuery.Options<AssessmentPreviewQuery, AssessmentPreviewQueryVariables>) =>
  useLazyQuery(AssessmentPreviewDocument, options);

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

export const useChangeAssessmentStatusMutation = (options?: useMutation.Options<ChangeAssessmentStatusMutation, ChangeAssessmentStatusMutationVariables>) =>
  useMutation(ChangeAssessmentStatusDocument, options);

export const usePreviewCandidateTextMutation = (options?: useMutation.Options<PreviewCandidateTextMutation, PreviewCandidateTextMutationVariables>) =>
  useMutation(PreviewCandidateTextDocument, options);

export const usePreviewCandidateFileMutation = (options?: useMutation.Options<PreviewCandidateFileMutation, PreviewCandidateFileMutationVariables>) =>
  useMutation(PreviewCandidateFileDocument, options);

export const usePreviewCandidateRowsMutation = (options?: useMutation.Options<PreviewCandidateRowsMutation, PreviewCandidateRowsMutationVariables>) =>
  useMutation(PreviewCandidateRowsDocument, options);

export const useInviteCandidatesMutation = (options?: useMutation.Options<InviteCandidatesMutation, InviteCandidatesMutationVariables>) =>
  useMutation(InviteCandidatesDocument, options);

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

type StaffUserRecordsQueryOptions = (useQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useStaffUserRecordsQuery = (options: StaffUserRecordsQueryOptions) => useQuery(StaffUserRecordsDocument, options);
export const useStaffUserRecordsLazyQuery = (options?: useLazyQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>) =>
  useLazyQuery(StaffUserRecordsDocument, options);

export const useDeleteStaffUserMutation = (options?: useMutation.Options<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>) =>
  useMutation(DeleteStaffUserDocument, options);

export const useChangeNameMutation = (options?: useMutation.Options<ChangeNameMutation, ChangeNameMutationVariables>) =>
  useMutation(ChangeNameDocument, options);

export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) =>
  useMutation(EndSessionDocument, options);

export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  useMutation(EndOtherSessionsDocument, options);

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

type TestLibraryQueryOptions = (useQuery.Options<TestLibraryQuery, TestLibraryQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useTestLibraryQuery = (options: TestLibraryQueryOptions) => useQuery(TestLibraryDocument, options);
export const useTestLibraryLazyQuery = (options?: useLazyQuery.Options<TestLibraryQuery, TestLibraryQueryVariables>) =>
  useLazyQuery(TestLibraryDocument, options);