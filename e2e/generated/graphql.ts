/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Of which it is a copy: what that question says in the other language goes with it, as far as it fits. */
  copiedFromId?: string | null | undefined;
  /** Counted from 1 among its own questions; at the end when left out. */
  position?: number | null | undefined;
  question: QuestionInput;
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

export type ArchiveAssessmentInput = {
  id: string;
  /** False takes it back from the archive; it is then inactive. */
  isArchived: boolean;
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

export type BlankInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference. */
  acceptedAnswers: Array<string>;
  /** Of a gap with choices: the places of those that are right, from 1. */
  rightChoices?: Array<number> | null | undefined;
  /** Of a number: right is what lies within it of an accepted answer; 0 when left out. */
  tolerance?: string | null | undefined;
};

export type ChangePublicLinkInput = {
  /** Not below the number of those who have joined. */
  cap: number;
  /** From this moment on it is closed; null when that is open. */
  closesAt?: string | Date | null | undefined;
  id: string;
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

/** A text whose translation was read against what the question says. */
export type ConfirmedTextInput = {
  /** As `QuestionTranslation.texts` names it. */
  path: string;
  /** What it was read against; when the question says something else by now, nothing is taken over. */
  source: string;
};

/** To what the candidate agreed, and in which language they read it. */
export type ConsentInput = {
  language: ContentLanguage;
  /** Counted from 1; every change makes the next. */
  version: string;
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

/** How a gap of a text is filled. */
export type GapInput = {
  /** To choose one from; empty where something is typed. */
  choices: Array<string>;
  /** Takes a number. */
  isNumeric?: boolean | null | undefined;
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

/** Addresses of public hosts, starting with https://. What is left out stays; null removes it. */
export type IntegrationInput = {
  /** Where candidates go after handing in; https. */
  redirectUrl?: string | null | undefined;
};

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

/** In which language candidates sit. OWN: that of the assessment. */
export type LanguageOffer =
  /** And may have the other language shown beside the question. */
  | 'BESIDE'
  /** Each chooses before the start. */
  | 'CHOICE'
  | 'OWN'
  /** And may change it during the exam. */
  | 'SWITCH';

/** How experienced the role is. */
export type Level =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'MID_LEVEL';

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

export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
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

export type PauseAttemptInput = {
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

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

export type ReminderRuleInput = {
  /** 1 to 60; null or left out for none after the mail. */
  afterDays?: number | null | undefined;
  /** None, one or two, each 1 to 60, before the last moment to begin. */
  daysBefore: Array<number>;
};

export type ReportOptionsInput = {
  showCandidateInformation?: boolean | null | undefined;
  /** Whether a report shows the right answers. */
  showCorrectAnswers?: boolean | null | undefined;
  showQuestions?: boolean | null | undefined;
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

export type SaveRoleTemplateInput = {
  /** The assessment that it is made from. Its own questions and pools stay there. */
  assessmentId: string;
  /** A title that is there already is given the new template; `replaced` has the former one. */
  title: string;
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

export type StartAttemptInput = {
  /** CONSENT_REQUIRED where pictures are taken and it is missing or of another version. */
  consent?: ConsentInput | null | undefined;
  /** The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

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

export type Brand_BrandSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type Brand_BrandSettingsQuery = { brandSettings: { name: string | null } };

export type Brand_UpdateBrandMutationVariables = Exact<{
  input: UpdateBrandInput;
}>;


export type Brand_UpdateBrandMutation = { updateBrand: { __typename: 'UpdateBrandPayload' } };

export type Decision_MarkingQueueQueryVariables = Exact<{
  assessmentId: string;
}>;


export type Decision_MarkingQueueQuery = { markingQueue: { totalCount: number } };

export type Decision_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type Decision_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type Decision_AwaitingMarkCountQueryVariables = Exact<{ [key: string]: never; }>;


export type Decision_AwaitingMarkCountQuery = { awaitingMarkCount: number };

export type ExamEnds_CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type ExamEnds_CreatePublicLinkMutation = { createPublicLink: { publicLink: { id: string, url: string } } };

export type ExamEnds_ChangePublicLinkMutationVariables = Exact<{
  input: ChangePublicLinkInput;
}>;


export type ExamEnds_ChangePublicLinkMutation = { changePublicLink: { __typename: 'ChangePublicLinkPayload' } };

export type ExamEnds_ClosePublicLinkMutationVariables = Exact<{
  input: ClosePublicLinkInput;
}>;


export type ExamEnds_ClosePublicLinkMutation = { closePublicLink: { __typename: 'ClosePublicLinkPayload' } };

export type ExamEnds_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type ExamEnds_UpdateAssessmentMutation = { updateAssessment: { __typename: 'UpdateAssessmentPayload' } };

export type ExamEnds_SetInvitationWindowMutationVariables = Exact<{
  input: SetInvitationWindowInput;
}>;


export type ExamEnds_SetInvitationWindowMutation = { setInvitationWindow: { __typename: 'SetInvitationWindowPayload' } };

export type ExamEnds_ArchiveAssessmentMutationVariables = Exact<{
  input: ArchiveAssessmentInput;
}>;


export type ExamEnds_ArchiveAssessmentMutation = { archiveAssessment: { __typename: 'ArchiveAssessmentPayload' } };

export type ExamEnds_RevokeInvitationsMutationVariables = Exact<{
  input: InvitationsInput;
}>;


export type ExamEnds_RevokeInvitationsMutation = { revokeInvitations: { __typename: 'RevokeInvitationsPayload' } };

export type ExamEnds_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ExamEnds_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { id: string, examUrl: string } }> } } };

export type ExamPush_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ExamPush_AssessmentQuery = { assessment: { attempts: { edges: Array<{ node: { id: string } }> } } };

export type ExamPush_MessageCandidateMutationVariables = Exact<{
  input: MessageCandidateInput;
}>;


export type ExamPush_MessageCandidateMutation = { messageCandidate: { attempt: { id: string } } };

export type ExamScreens_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ExamScreens_AssessmentQuery = { assessment: { attempts: { edges: Array<{ node: { id: string } }> } } };

export type ExamScreens_MessageCandidateMutationVariables = Exact<{
  input: MessageCandidateInput;
}>;


export type ExamScreens_MessageCandidateMutation = { messageCandidate: { __typename: 'MessageCandidatePayload' } };

export type ExamScreens_PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type ExamScreens_PauseAttemptMutation = { pauseAttempt: { __typename: 'PauseAttemptPayload' } };

export type ExamScreens_ContinueAttemptMutationVariables = Exact<{
  input: ContinueAttemptInput;
}>;


export type ExamScreens_ContinueAttemptMutation = { continueAttempt: { __typename: 'ContinueAttemptPayload' } };

export type FirstInvitation_CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type FirstInvitation_CreateHrMutation = { createHr: { __typename: 'CreateHrPayload' } };

export type Integrations_RevealReturnSecretMutationVariables = Exact<{
  assessmentId: string;
}>;


export type Integrations_RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type Integrations_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Integrations_AssessmentsQuery = { assessments: { totalCount: number } };

export type Integrations_WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type Integrations_WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, url: string | null }> };

export type Integrations_DeleteWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type Integrations_DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { webhookEndpointId: string } };

export type Integrations_CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type Integrations_CreateWebhookEndpointMutation = { createWebhookEndpoint: { webhookEndpoint: { id: string } } };

export type Integrations_WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
}>;


export type Integrations_WebhookDeliveriesQuery = { webhookDeliveries: { edges: Array<{ node: { status: WebhookDeliveryStatus, tries: Array<{ outcome: WebhookTryOutcome, failure: WebhookTryFailure | null, responseStatus: number | null }> } }> } };

export type Integrations_DeleteWebhookEndpoint2MutationVariables = Exact<{
  id: string;
}>;


export type Integrations_DeleteWebhookEndpoint2Mutation = { deleteWebhookEndpoint: { webhookEndpointId: string } };

export type ExamSetting_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type ExamSetting_AssessmentQuery = { assessment: { gradeBands: Array<{ name: string }>, translationGaps: Array<{ questionId: string | null, text: string }> } };

export type ExamSetting_TranslateQuestionMutationVariables = Exact<{
  input: TranslateQuestionInput;
}>;


export type ExamSetting_TranslateQuestionMutation = { translateQuestion: { __typename: 'TranslateQuestionPayload' } };

export type ExamSetting_QuestionTranslationQueryVariables = Exact<{
  id: string;
}>;


export type ExamSetting_QuestionTranslationQuery = { questionTranslation: { texts: Array<{ path: string, isMissing: boolean, source: string }> } };

export type ExamSetting_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type ExamSetting_UpdateAssessmentMutation = { updateAssessment: { __typename: 'UpdateAssessmentPayload' } };

export type Office_CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type Office_CreateAssessmentMutation = { createAssessment: { assessment: { id: string } } };

export type Office_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type Office_AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { __typename: 'Assessment' } } };

export type Office_UpdateAssessmentMutationVariables = Exact<{
  input: UpdateAssessmentInput;
}>;


export type Office_UpdateAssessmentMutation = { updateAssessment: { assessment: { id: string } } };

export type Office_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type Office_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string } } };

export type Office_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type Office_InviteCandidatesMutation = { inviteCandidates: { __typename: 'InviteCandidatesPayload' } };

export type Office_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Office_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { examUrl: string, candidate: { id: string, email: string } } }> } } };

export type Office_AskedFragment = { question:
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
    | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
    | { id: string, type: QuestionType }
   | null };

export type Office_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type Office_StartAttemptMutation = { exam: { sitting:
      | { question:
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
         | null }
      | Record<PropertyKey, never>
     } };

export type Office_NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type Office_NextQuestionMutation = { exam: { sitting:
      | { question:
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType, choices: Array<{ id: string, text: string }> }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
          | { id: string, type: QuestionType }
         | null }
      | Record<PropertyKey, never>
     } };

export type Office_SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type Office_SaveAnswerMutation = { saveAnswer: { __typename: 'SaveAnswerPayload' } };

export type SignIn_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignIn_SignInMutation = { signIn: { outcome:
      | { id: string }
      | Record<PropertyKey, never>
     } };

export type Languages_MadeMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type Languages_MadeMutation = { made: { assessment: { id: string } } };

export type Languages_AddedMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type Languages_AddedMutation = { added: { assessment: { ownQuestions: Array<
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

export type Languages_TranslateQuestionMutationVariables = Exact<{
  input: TranslateQuestionInput;
}>;


export type Languages_TranslateQuestionMutation = { translateQuestion: { __typename: 'TranslateQuestionPayload' } };

export type Languages_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Languages_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { result: { language: ContentLanguage, percentage: number } | null } }> } } };

export type Languages_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Languages_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string } }> } };

export type Lighthouse_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type Lighthouse_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { candidate: { id: string } } }> } } };

export type LongTexts_CreateTestMutationVariables = Exact<{
  input: CreateTestInput;
}>;


export type LongTexts_CreateTestMutation = { createTest: { test: { id: string } } };

export type LongTexts_CreateHrMutationVariables = Exact<{
  input: CreateHrInput;
}>;


export type LongTexts_CreateHrMutation = { createHr: { staffUser: { id: string } } };

export type LongTexts_RequestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type LongTexts_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type LongTexts_SaveRoleTemplateMutationVariables = Exact<{
  input: SaveRoleTemplateInput;
}>;


export type LongTexts_SaveRoleTemplateMutation = { saveRoleTemplate: { roleTemplate: { id: string } } };

export type LongTexts_AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type LongTexts_AssessmentQuery = { assessment: { invitations: { edges: Array<{ node: { candidate: { id: string }, result: { status: ResultStatus } | null } }> } } };

export type SignInDemands_CandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInDemands_CandidatesQuery = { candidates: { totalCount: number } };

export type SignInWays_SsoSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWays_SsoSettingsQuery = { ssoSettings: { providers: Array<{ id: string }> } };

export type SignInWays_DeleteSsoProviderMutationVariables = Exact<{
  id: string;
}>;


export type SignInWays_DeleteSsoProviderMutation = { deleteSsoProvider: { __typename: 'DeleteSsoProviderPayload' } };

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
export const Office_AskedFragmentDoc = new TypedDocumentString(`
    fragment Office_asked on ExamSitting {
  question {
    id
    type
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on DropdownExamQuestion {
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
    `, {"fragmentName":"Office_asked"}) as unknown as TypedDocumentString<Office_AskedFragment, unknown>;
export const Brand_BrandSettingsDocument = new TypedDocumentString(`
    query Brand_brandSettings {
  brandSettings(hrId: null) {
    name
  }
}
    `) as unknown as TypedDocumentString<Brand_BrandSettingsQuery, Brand_BrandSettingsQueryVariables>;
export const Brand_UpdateBrandDocument = new TypedDocumentString(`
    mutation Brand_updateBrand($input: UpdateBrandInput!) {
  updateBrand(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Brand_UpdateBrandMutation, Brand_UpdateBrandMutationVariables>;
export const Decision_MarkingQueueDocument = new TypedDocumentString(`
    query Decision_markingQueue($assessmentId: ID!) {
  markingQueue(filter: {assessmentId: $assessmentId}) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Decision_MarkingQueueQuery, Decision_MarkingQueueQueryVariables>;
export const Decision_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation Decision_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Decision_UpdateAssessmentMutation, Decision_UpdateAssessmentMutationVariables>;
export const Decision_AwaitingMarkCountDocument = new TypedDocumentString(`
    query Decision_awaitingMarkCount {
  awaitingMarkCount
}
    `) as unknown as TypedDocumentString<Decision_AwaitingMarkCountQuery, Decision_AwaitingMarkCountQueryVariables>;
export const ExamEnds_CreatePublicLinkDocument = new TypedDocumentString(`
    mutation ExamEnds_createPublicLink($input: CreatePublicLinkInput!) {
  createPublicLink(input: $input) {
    publicLink {
      id
      url
    }
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_CreatePublicLinkMutation, ExamEnds_CreatePublicLinkMutationVariables>;
export const ExamEnds_ChangePublicLinkDocument = new TypedDocumentString(`
    mutation ExamEnds_changePublicLink($input: ChangePublicLinkInput!) {
  changePublicLink(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_ChangePublicLinkMutation, ExamEnds_ChangePublicLinkMutationVariables>;
export const ExamEnds_ClosePublicLinkDocument = new TypedDocumentString(`
    mutation ExamEnds_closePublicLink($input: ClosePublicLinkInput!) {
  closePublicLink(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_ClosePublicLinkMutation, ExamEnds_ClosePublicLinkMutationVariables>;
export const ExamEnds_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation ExamEnds_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_UpdateAssessmentMutation, ExamEnds_UpdateAssessmentMutationVariables>;
export const ExamEnds_SetInvitationWindowDocument = new TypedDocumentString(`
    mutation ExamEnds_setInvitationWindow($input: SetInvitationWindowInput!) {
  setInvitationWindow(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_SetInvitationWindowMutation, ExamEnds_SetInvitationWindowMutationVariables>;
export const ExamEnds_ArchiveAssessmentDocument = new TypedDocumentString(`
    mutation ExamEnds_archiveAssessment($input: ArchiveAssessmentInput!) {
  archiveAssessment(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_ArchiveAssessmentMutation, ExamEnds_ArchiveAssessmentMutationVariables>;
export const ExamEnds_RevokeInvitationsDocument = new TypedDocumentString(`
    mutation ExamEnds_revokeInvitations($input: InvitationsInput!) {
  revokeInvitations(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_RevokeInvitationsMutation, ExamEnds_RevokeInvitationsMutationVariables>;
export const ExamEnds_AssessmentDocument = new TypedDocumentString(`
    query ExamEnds_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(first: 50) {
      edges {
        node {
          id
          examUrl
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamEnds_AssessmentQuery, ExamEnds_AssessmentQueryVariables>;
export const ExamPush_AssessmentDocument = new TypedDocumentString(`
    query ExamPush_assessment($id: ID!) {
  assessment(id: $id) {
    attempts {
      edges {
        node {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPush_AssessmentQuery, ExamPush_AssessmentQueryVariables>;
export const ExamPush_MessageCandidateDocument = new TypedDocumentString(`
    mutation ExamPush_messageCandidate($input: MessageCandidateInput!) {
  messageCandidate(input: $input) {
    attempt {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPush_MessageCandidateMutation, ExamPush_MessageCandidateMutationVariables>;
export const ExamScreens_AssessmentDocument = new TypedDocumentString(`
    query ExamScreens_assessment($id: ID!) {
  assessment(id: $id) {
    attempts {
      edges {
        node {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExamScreens_AssessmentQuery, ExamScreens_AssessmentQueryVariables>;
export const ExamScreens_MessageCandidateDocument = new TypedDocumentString(`
    mutation ExamScreens_messageCandidate($input: MessageCandidateInput!) {
  messageCandidate(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamScreens_MessageCandidateMutation, ExamScreens_MessageCandidateMutationVariables>;
export const ExamScreens_PauseAttemptDocument = new TypedDocumentString(`
    mutation ExamScreens_pauseAttempt($input: PauseAttemptInput!) {
  pauseAttempt(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamScreens_PauseAttemptMutation, ExamScreens_PauseAttemptMutationVariables>;
export const ExamScreens_ContinueAttemptDocument = new TypedDocumentString(`
    mutation ExamScreens_continueAttempt($input: ContinueAttemptInput!) {
  continueAttempt(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamScreens_ContinueAttemptMutation, ExamScreens_ContinueAttemptMutationVariables>;
export const FirstInvitation_CreateHrDocument = new TypedDocumentString(`
    mutation FirstInvitation_createHr($input: CreateHrInput!) {
  createHr(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<FirstInvitation_CreateHrMutation, FirstInvitation_CreateHrMutationVariables>;
export const Integrations_RevealReturnSecretDocument = new TypedDocumentString(`
    mutation Integrations_revealReturnSecret($assessmentId: ID!) {
  revealReturnSecret(input: {assessmentId: $assessmentId}) {
    secret
  }
}
    `) as unknown as TypedDocumentString<Integrations_RevealReturnSecretMutation, Integrations_RevealReturnSecretMutationVariables>;
export const Integrations_AssessmentsDocument = new TypedDocumentString(`
    query Integrations_assessments {
  assessments(first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<Integrations_AssessmentsQuery, Integrations_AssessmentsQueryVariables>;
export const Integrations_WebhookEndpointsDocument = new TypedDocumentString(`
    query Integrations_webhookEndpoints {
  webhookEndpoints {
    id
    url
  }
}
    `) as unknown as TypedDocumentString<Integrations_WebhookEndpointsQuery, Integrations_WebhookEndpointsQueryVariables>;
export const Integrations_DeleteWebhookEndpointDocument = new TypedDocumentString(`
    mutation Integrations_deleteWebhookEndpoint($id: ID!) {
  deleteWebhookEndpoint(input: {id: $id}) {
    webhookEndpointId
  }
}
    `) as unknown as TypedDocumentString<Integrations_DeleteWebhookEndpointMutation, Integrations_DeleteWebhookEndpointMutationVariables>;
export const Integrations_CreateWebhookEndpointDocument = new TypedDocumentString(`
    mutation Integrations_createWebhookEndpoint($input: CreateWebhookInput!) {
  createWebhookEndpoint(input: $input) {
    webhookEndpoint {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Integrations_CreateWebhookEndpointMutation, Integrations_CreateWebhookEndpointMutationVariables>;
export const Integrations_WebhookDeliveriesDocument = new TypedDocumentString(`
    query Integrations_webhookDeliveries($endpointId: ID!) {
  webhookDeliveries(endpointId: $endpointId) {
    edges {
      node {
        status
        tries {
          outcome
          failure
          responseStatus
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Integrations_WebhookDeliveriesQuery, Integrations_WebhookDeliveriesQueryVariables>;
export const Integrations_DeleteWebhookEndpoint2Document = new TypedDocumentString(`
    mutation Integrations_deleteWebhookEndpoint2($id: ID!) {
  deleteWebhookEndpoint(input: {id: $id}) {
    webhookEndpointId
  }
}
    `) as unknown as TypedDocumentString<Integrations_DeleteWebhookEndpoint2Mutation, Integrations_DeleteWebhookEndpoint2MutationVariables>;
export const ExamSetting_AssessmentDocument = new TypedDocumentString(`
    query ExamSetting_assessment($id: ID!) {
  assessment(id: $id) {
    gradeBands {
      name
    }
    translationGaps {
      questionId
      text
    }
  }
}
    `) as unknown as TypedDocumentString<ExamSetting_AssessmentQuery, ExamSetting_AssessmentQueryVariables>;
export const ExamSetting_TranslateQuestionDocument = new TypedDocumentString(`
    mutation ExamSetting_translateQuestion($input: TranslateQuestionInput!) {
  translateQuestion(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamSetting_TranslateQuestionMutation, ExamSetting_TranslateQuestionMutationVariables>;
export const ExamSetting_QuestionTranslationDocument = new TypedDocumentString(`
    query ExamSetting_questionTranslation($id: ID!) {
  questionTranslation(id: $id) {
    texts {
      path
      isMissing
      source
    }
  }
}
    `) as unknown as TypedDocumentString<ExamSetting_QuestionTranslationQuery, ExamSetting_QuestionTranslationQueryVariables>;
export const ExamSetting_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation ExamSetting_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<ExamSetting_UpdateAssessmentMutation, ExamSetting_UpdateAssessmentMutationVariables>;
export const Office_CreateAssessmentDocument = new TypedDocumentString(`
    mutation Office_createAssessment($input: CreateAssessmentInput!) {
  createAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Office_CreateAssessmentMutation, Office_CreateAssessmentMutationVariables>;
export const Office_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation Office_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  addAssessmentQuestion(input: $input) {
    assessment {
      __typename
    }
  }
}
    `) as unknown as TypedDocumentString<Office_AddAssessmentQuestionMutation, Office_AddAssessmentQuestionMutationVariables>;
export const Office_UpdateAssessmentDocument = new TypedDocumentString(`
    mutation Office_updateAssessment($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Office_UpdateAssessmentMutation, Office_UpdateAssessmentMutationVariables>;
export const Office_PublishAssessmentDocument = new TypedDocumentString(`
    mutation Office_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Office_PublishAssessmentMutation, Office_PublishAssessmentMutationVariables>;
export const Office_InviteCandidatesDocument = new TypedDocumentString(`
    mutation Office_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Office_InviteCandidatesMutation, Office_InviteCandidatesMutationVariables>;
export const Office_AssessmentDocument = new TypedDocumentString(`
    query Office_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(first: 50) {
      edges {
        node {
          examUrl
          candidate {
            id
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Office_AssessmentQuery, Office_AssessmentQueryVariables>;
export const Office_StartAttemptDocument = new TypedDocumentString(`
    mutation Office_startAttempt($input: StartAttemptInput!) {
  exam: startAttempt(input: $input) {
    sitting: outcome {
      ...Office_asked
    }
  }
}
    fragment Office_asked on ExamSitting {
  question {
    id
    type
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on DropdownExamQuestion {
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
}`) as unknown as TypedDocumentString<Office_StartAttemptMutation, Office_StartAttemptMutationVariables>;
export const Office_NextQuestionDocument = new TypedDocumentString(`
    mutation Office_nextQuestion($input: NextQuestionInput!) {
  exam: nextQuestion(input: $input) {
    sitting: outcome {
      ...Office_asked
    }
  }
}
    fragment Office_asked on ExamSitting {
  question {
    id
    type
    ... on MultipleChoiceExamQuestion {
      choices {
        id
        text
      }
    }
    ... on DropdownExamQuestion {
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
}`) as unknown as TypedDocumentString<Office_NextQuestionMutation, Office_NextQuestionMutationVariables>;
export const Office_SaveAnswerDocument = new TypedDocumentString(`
    mutation Office_saveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Office_SaveAnswerMutation, Office_SaveAnswerMutationVariables>;
export const SignIn_SignInDocument = new TypedDocumentString(`
    mutation SignIn_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignIn_SignInMutation, SignIn_SignInMutationVariables>;
export const Languages_MadeDocument = new TypedDocumentString(`
    mutation Languages_made($input: CreateAssessmentInput!) {
  made: createAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Languages_MadeMutation, Languages_MadeMutationVariables>;
export const Languages_AddedDocument = new TypedDocumentString(`
    mutation Languages_added($input: AddAssessmentQuestionInput!) {
  added: addAssessmentQuestion(input: $input) {
    assessment {
      ownQuestions {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Languages_AddedMutation, Languages_AddedMutationVariables>;
export const Languages_TranslateQuestionDocument = new TypedDocumentString(`
    mutation Languages_translateQuestion($input: TranslateQuestionInput!) {
  translateQuestion(input: $input) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Languages_TranslateQuestionMutation, Languages_TranslateQuestionMutationVariables>;
export const Languages_AssessmentDocument = new TypedDocumentString(`
    query Languages_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(first: 10) {
      edges {
        node {
          result {
            language
            percentage
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Languages_AssessmentQuery, Languages_AssessmentQueryVariables>;
export const Languages_AssessmentsDocument = new TypedDocumentString(`
    query Languages_assessments {
  assessments(filter: {search: "Service desk"}) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Languages_AssessmentsQuery, Languages_AssessmentsQueryVariables>;
export const Lighthouse_AssessmentDocument = new TypedDocumentString(`
    query Lighthouse_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(first: 1, filter: {stages: [COMPLETED]}) {
      edges {
        node {
          candidate {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Lighthouse_AssessmentQuery, Lighthouse_AssessmentQueryVariables>;
export const LongTexts_CreateTestDocument = new TypedDocumentString(`
    mutation LongTexts_createTest($input: CreateTestInput!) {
  createTest(input: $input) {
    test {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LongTexts_CreateTestMutation, LongTexts_CreateTestMutationVariables>;
export const LongTexts_CreateHrDocument = new TypedDocumentString(`
    mutation LongTexts_createHr($input: CreateHrInput!) {
  createHr(input: $input) {
    staffUser {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LongTexts_CreateHrMutation, LongTexts_CreateHrMutationVariables>;
export const LongTexts_RequestAccessDocument = new TypedDocumentString(`
    mutation LongTexts_requestAccess($input: RequestAccessInput!) {
  requestAccess(input: $input) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<LongTexts_RequestAccessMutation, LongTexts_RequestAccessMutationVariables>;
export const LongTexts_SaveRoleTemplateDocument = new TypedDocumentString(`
    mutation LongTexts_saveRoleTemplate($input: SaveRoleTemplateInput!) {
  saveRoleTemplate(input: $input) {
    roleTemplate {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LongTexts_SaveRoleTemplateMutation, LongTexts_SaveRoleTemplateMutationVariables>;
export const LongTexts_AssessmentDocument = new TypedDocumentString(`
    query LongTexts_assessment($id: ID!) {
  assessment(id: $id) {
    invitations(first: 100, filter: {stages: [COMPLETED]}) {
      edges {
        node {
          candidate {
            id
          }
          result {
            status
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LongTexts_AssessmentQuery, LongTexts_AssessmentQueryVariables>;
export const SignInDemands_CandidatesDocument = new TypedDocumentString(`
    query SignInDemands_candidates {
  candidates {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<SignInDemands_CandidatesQuery, SignInDemands_CandidatesQueryVariables>;
export const SignInWays_SsoSettingsDocument = new TypedDocumentString(`
    query SignInWays_ssoSettings {
  ssoSettings {
    providers {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SignInWays_SsoSettingsQuery, SignInWays_SsoSettingsQueryVariables>;
export const SignInWays_DeleteSsoProviderDocument = new TypedDocumentString(`
    mutation SignInWays_deleteSsoProvider($id: ID!) {
  deleteSsoProvider(input: {id: $id}) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<SignInWays_DeleteSsoProviderMutation, SignInWays_DeleteSsoProviderMutationVariables>;