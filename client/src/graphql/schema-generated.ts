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
  closesAt?: string | null | undefined;
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
  expiresAt?: string | null | undefined;
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
  closesAt?: string | null | undefined;
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

export type EndStaffSessionsInput = {
  id: string;
};

export type EraseCandidateInput = {
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

/** What the virus scanner says of a file. */
export type FileScan =
  /** It found nothing. */
  | 'CLEAN'
  /** It found something; nobody can open the file. */
  | 'INFECTED'
  /** It has not looked yet; nobody can open the file. */
  | 'WAITING';

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
  file?: File | null | undefined;
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
  expiresAt?: string | null | undefined;
  /** From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out. */
  extraTimePercent?: number | null | undefined;
  /** What becomes of the list when somebody on it cannot be invited. */
  onProblem?: OnProblem;
  /** Not to be begun before then, nor before the assessment opens; as soon as that is open when left out. */
  opensAt?: string | null | undefined;
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
  file?: File | null | undefined;
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

/** What was levelled before comparing. */
export type ReadingStep =
  | 'ACCENTS'
  | 'ARABIC_LETTERS'
  | 'ARTICLES'
  | 'CASE'
  | 'DIGITS'
  | 'FINAL_STOP'
  | 'HAMZA'
  | 'INVISIBLE_SIGNS'
  | 'KEYBOARD_LETTERS'
  | 'PUNCTUATION'
  | 'SEPARATORS'
  | 'SPACES'
  | 'SPACING'
  | 'VOWEL_SIGNS'
  | 'WIDTH'
  | 'WORDS';

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
  expiresAt?: string | null | undefined;
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
  expiresAt?: string | null | undefined;
  /** Those that end at another moment are skipped; null stands for no date. Left out: whenever they end. */
  fromExpiresAt?: string | null | undefined;
  /** At most 500. */
  invitationIds: Array<string>;
  /** Not to be begun before then, nor before the assessment opens; null for no date. Left out: as before. */
  opensAt?: string | null | undefined;
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

/** How the letters of a text file are written as bytes; the WINDOWS ones are those in which Excel saves CSV. */
export type TextEncoding =
  | 'UTF_8'
  | 'UTF_16'
  | 'WINDOWS_1252'
  | 'WINDOWS_1256';

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
  file?: File | null | undefined;
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
  darkLogo?: File | null | undefined;
  /** An HR, for their company. Null: the installation's; super-admins. */
  hrId?: string | null | undefined;
  /** At most 500 characters. */
  imprint?: string | null | undefined;
  /** Where it is another in Arabic. */
  imprintAr?: string | null | undefined;
  /** png, jpeg, gif or webp, at most 250 KB (256,000 bytes). Left out: it stays. Null: it goes. */
  logo?: File | null | undefined;
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

export type UploadPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  uploadId: string;
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
