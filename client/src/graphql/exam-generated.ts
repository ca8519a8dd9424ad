/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What was written into a cell; row and column count from 1. */
export type AnswerCellInput = {
  /** Column, counted from 0. */
  column: number;
  /** Row, counted from 0. */
  row: number;
  /** Plain text. */
  text: string;
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

/** What `askForAccommodation` takes. */
export type AskForAccommodationInput = {
  /** Extra time in percent of each question. */
  percent?: number | null | undefined;
  /** What is needed, in words; at most 1,000 characters. */
  text: string;
};

/** What `changeExamLanguage` takes. */
export type ChangeExamLanguageInput = {
  /** EN or AR: the language in which people read it. */
  language: ContentLanguage;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
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

/** What `confirmJoin` takes. */
export type ConfirmJoinInput = {
  /** Out of the address that was mailed. */
  ticket: string;
};

/** To what the candidate agreed, and in which language they read it. */
export type ConsentInput = {
  /** EN or AR: the language in which people read it. */
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

/** What `examPulse` takes. */
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

/** What `finishRecording` takes. */
export type FinishRecordingInput = {
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** How many parts it has. */
  parts: number;
  /** Of a recording that comes in parts. */
  recordingId: string;
};

/** What `goToQuestion` takes. */
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

/** What `joinAssessment` takes. */
export type JoinAssessmentInput = {
  /** The last part of the address of the link. */
  code: string;
  /** E-mail address, in lower case. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** 8 to 15 digits. */
  phone: string;
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

/** A choice that was put to a prompt. */
export type MatchInput = {
  /** Of one choice of the question. */
  choiceId: string;
  /** Of the prompt that got a choice. */
  promptId: string;
};

/** What `nextQuestion` takes. */
export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
};

/** What `noteProctorEvent` takes. */
export type NoteProctorEventInput = {
  /** UUID of a moment of the proctoring record. */
  eventId: string;
  /** Why, in free words; null when nothing was said. */
  note: string;
};

/** HIDDEN: nothing is to be seen. PENDING: it will be, once everything is marked. */
export type OutcomeState =
  /** Hidden. */
  | 'HIDDEN'
  /** Pending. */
  | 'PENDING'
  /** Shown. */
  | 'SHOWN';

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

/** Input: proctor signal. */
export type ProctorSignalInput = {
  /** By the clock of the computer. */
  computerAt: string;
  /** Why it does not count. */
  excuse?: ProctorExcuse | null | undefined;
  /** A UUID of the page’s choice; telling the same again only prolongs it. */
  id: string;
  /** Whether it has ended. */
  isOver: boolean;
  /** Which kind it is: one of the enum. */
  kind: ProctorSignal;
  /** For how long, in milliseconds. */
  lastedMs: number;
  /** By the server’s clock, as the page keeps it. */
  startedAt: string;
  /** How many warnings the page had shown when it began. */
  warningsSeen: number;
};

/** Whether a public link still lets people in. */
export type PublicLinkState =
  /** Closed. */
  | 'CLOSED'
  /** Full. */
  | 'FULL'
  /** Open. */
  | 'OPEN';

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
  /** Matching. */
  | 'MATCHING'
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

/** What `readExamMessage` takes. */
export type ReadExamMessageInput = {
  /** Of a message to the candidate. */
  messageId: string;
};

/** What `reportProctorEvents` takes. */
export type ReportProctorEventsInput = {
  /** In the order in which they happened. */
  events: Array<ProctorSignalInput>;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  /** Failed. */
  | 'FAILED'
  /** Passed. */
  | 'PASSED'
  /** An answer still waits for a person. */
  | 'UNDER_REVIEW';

/** What `resumeAttempt` takes. */
export type ResumeAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Take the attempt from another page that still holds it. */
  takeOver: boolean;
};

/** What `saveAnswer` takes. */
export type SaveAnswerInput = {
  /** In which the question was read. Left out: that of the sitting. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** UUID of a question. */
  questionId: string;
  /** Grows with every change of this answer; the newest wins, whatever arrives last. */
  revision: number;
  /** Null takes the answer back. */
  value?: AnswerValueInput | null | undefined;
};

/** LEFT: its clock stands still until the candidate comes back. CLOSED: for good. */
export type SlotState =
  /** Closed. */
  | 'CLOSED'
  /** Left. */
  | 'LEFT'
  /** Open. */
  | 'OPEN'
  /** Unseen. */
  | 'UNSEEN';

/** What `startAttempt` takes. */
export type StartAttemptInput = {
  /** CONSENT_REQUIRED where pictures are taken and it is missing or of another version. */
  consent?: ConsentInput | null | undefined;
  /** The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** What `startRecording` takes. */
export type StartRecordingInput = {
  /** As the recorder names it, such as `video/webm;codecs=vp8,opus`. */
  contentType: string;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** UUID of a question. */
  questionId: string;
  /** A UUID of the page’s choice: starting the same recording again tells what is there. */
  recordingId?: string | null | undefined;
};

/** What `submitAttempt` takes. */
export type SubmitAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** Why an exam cannot be started now. */
export type UnavailableReason =
  /** Closed. */
  | 'CLOSED'
  /** Expired. */
  | 'EXPIRED'
  /** Inactive. */
  | 'INACTIVE'
  /** Not open yet. */
  | 'NOT_OPEN_YET'
  /** Revoked. */
  | 'REVOKED';

/** What `uploadAnswerFile` takes. */
export type UploadAnswerFileInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** A UUID of the page’s choice: handing in the same file again gives the one that is there. */
  fileId?: string | null | undefined;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** UUID of a question. */
  questionId: string;
};

/** What `uploadRecordingPart` takes. */
export type UploadRecordingPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** Of a recording that comes in parts. */
  recordingId: string;
};

/** What `uploadSnapshot` takes. */
export type UploadSnapshotInput = {
  /** How many faces the page saw. */
  faces: FaceHint;
  /** A JPEG of at most 250 KB (256,000 bytes). */
  file: File;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** As the pulse named it; sending it again changes nothing. */
  snapshotId: string;
  /** By the server’s clock, as the page keeps it. */
  takenAt: string;
};

export type AskForAccommodationMutationVariables = Exact<{
  input: AskForAccommodationInput;
}>;


export type AskForAccommodationMutation = { askForAccommodation: { request: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } } };

export type AfterExamQueryVariables = Exact<{ [key: string]: never; }>;


export type AfterExamQuery = { afterExam: { submittedBy: ClosedBy, personCount: number, isResultShown: boolean, delivery: FeedbackDelivery, organiser: string | null, recordedUntil: string | null, notesUntil: string | null, answersUntil: string | null, resultUntil: string | null } | null };

type ExamQuestionFields_AudioExamQuestion_Fragment = { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_DateExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } };

type ExamQuestionFields_DocumentExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_DropdownExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_FileUploadExamQuestion_Fragment = { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_FillInTheBlankExamQuestion_Fragment = { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> };

type ExamQuestionFields_MatchingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_MultipleChoiceExamQuestion_Fragment = { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_NumberExamQuestion_Fragment = { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_OpenEndedExamQuestion_Fragment = { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_QualifierExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_RankingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_RatingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } };

type ExamQuestionFields_ShortAnswerExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_SlidesExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_SpreadsheetExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } };

type ExamQuestionFields_TrueFalseExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_VideoExamQuestion_Fragment = { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_XlcxExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

export type ExamQuestionFieldsFragment =
  | ExamQuestionFields_AudioExamQuestion_Fragment
  | ExamQuestionFields_DateExamQuestion_Fragment
  | ExamQuestionFields_DocumentExamQuestion_Fragment
  | ExamQuestionFields_DropdownExamQuestion_Fragment
  | ExamQuestionFields_FileUploadExamQuestion_Fragment
  | ExamQuestionFields_FillInTheBlankExamQuestion_Fragment
  | ExamQuestionFields_MatchingExamQuestion_Fragment
  | ExamQuestionFields_MultipleChoiceExamQuestion_Fragment
  | ExamQuestionFields_NumberExamQuestion_Fragment
  | ExamQuestionFields_OpenEndedExamQuestion_Fragment
  | ExamQuestionFields_QualifierExamQuestion_Fragment
  | ExamQuestionFields_RankingExamQuestion_Fragment
  | ExamQuestionFields_RatingExamQuestion_Fragment
  | ExamQuestionFields_ShortAnswerExamQuestion_Fragment
  | ExamQuestionFields_SlidesExamQuestion_Fragment
  | ExamQuestionFields_SpreadsheetExamQuestion_Fragment
  | ExamQuestionFields_TrueFalseExamQuestion_Fragment
  | ExamQuestionFields_VideoExamQuestion_Fragment
  | ExamQuestionFields_XlcxExamQuestion_Fragment
;

export type ExamProctoringFieldsFragment = { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string };

export type ProctorStateFieldsFragment = { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> };

export type AnswerFileFieldsFragment = { id: string, name: string, contentType: string, byteSize: number, url: string };

export type SittingFieldsFragment = { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
    | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, dateRange: { earliest: string | null, latest: string | null } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
    | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
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
   | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } };

export type ExamEntryFieldsFragment = { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } };

export type ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } };

export type StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type StartAttemptMutation = { startAttempt: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type ResumeAttemptMutation = { resumeAttempt: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { questionId: string, revision: number, savedAt: string, isLate: boolean, receipt: string, serverNow: string, closesAt: string } };

export type NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type NextQuestionMutation = { nextQuestion: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type GoToQuestionMutationVariables = Exact<{
  input: GoToQuestionInput;
}>;


export type GoToQuestionMutation = { goToQuestion: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type ChangeExamLanguageMutationVariables = Exact<{
  input: ChangeExamLanguageInput;
}>;


export type ChangeExamLanguageMutation = { changeExamLanguage: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type SubmitAttemptMutation = { submitAttempt: { sitting: { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
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
       | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } } };

export type ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type ExamPulseMutation = { examPulse: { serverNow: string, state: ExamState, isLivePage: boolean, questionId: string | null, closesAt: string | null, snapshotDue: string | null, durationSeconds: number, addedSeconds: number, isPaused: boolean, sittingEndsAt: string | null, message: { id: string, text: string, at: string } | null } };

export type ExamReceiptsQueryVariables = Exact<{
  secret: string;
}>;


export type ExamReceiptsQuery = { examReceipts: { submittedAt: string | null, sittingCode: string | null, receipts: Array<{ position: number, storedAt: string | null, code: string | null, isLate: boolean, isCounted: boolean }> } };

export type ReadExamMessageMutationVariables = Exact<{
  input: ReadExamMessageInput;
}>;


export type ReadExamMessageMutation = { readExamMessage: { messageId: string } };

export type UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type StartRecordingMutationVariables = Exact<{
  input: StartRecordingInput;
}>;


export type StartRecordingMutation = { startRecording: { recording: { id: string, receivedParts: Array<number> } } };

export type UploadRecordingPartMutationVariables = Exact<{
  input: UploadRecordingPartInput;
}>;


export type UploadRecordingPartMutation = { uploadRecordingPart: { recording: { id: string, receivedParts: Array<number> } } };

export type FinishRecordingMutationVariables = Exact<{
  input: FinishRecordingInput;
}>;


export type FinishRecordingMutation = { finishRecording: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type ProctorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ProctorStateQuery = { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } };

export type ReportProctorEventsMutationVariables = Exact<{
  input: ReportProctorEventsInput;
}>;


export type ReportProctorEventsMutation = { reportProctorEvents: { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

export type UploadSnapshotMutationVariables = Exact<{
  input: UploadSnapshotInput;
}>;


export type UploadSnapshotMutation = { uploadSnapshot: { id: string, serverNow: string } };

export type NoteProctorEventMutationVariables = Exact<{
  input: NoteProctorEventInput;
}>;


export type NoteProctorEventMutation = { noteProctorEvent: { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

type OutcomeAnswer_BlanksAnswer_Fragment = { blanks: Array<string> };

type OutcomeAnswer_CellsAnswer_Fragment = { cells: Array<{ row: number, column: number, text: string }> };

type OutcomeAnswer_ChoicesAnswer_Fragment = { choiceIds: Array<string> };

type OutcomeAnswer_DateAnswer_Fragment = { date: string };

type OutcomeAnswer_FilesAnswer_Fragment = { fileIds: Array<string> };

type OutcomeAnswer_MatchesAnswer_Fragment = { matches: Array<{ promptId: string, choiceId: string }> };

type OutcomeAnswer_RatingAnswer_Fragment = { rating: number };

type OutcomeAnswer_TextAnswer_Fragment = { text: string };

type OutcomeAnswer_TruthAnswer_Fragment = { truth: boolean };

export type OutcomeAnswerFragment =
  | OutcomeAnswer_BlanksAnswer_Fragment
  | OutcomeAnswer_CellsAnswer_Fragment
  | OutcomeAnswer_ChoicesAnswer_Fragment
  | OutcomeAnswer_DateAnswer_Fragment
  | OutcomeAnswer_FilesAnswer_Fragment
  | OutcomeAnswer_MatchesAnswer_Fragment
  | OutcomeAnswer_RatingAnswer_Fragment
  | OutcomeAnswer_TextAnswer_Fragment
  | OutcomeAnswer_TruthAnswer_Fragment
;

export type ExamOutcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamOutcomeQuery = { examOutcome: { state: OutcomeState, assessmentTitle: string | null, score: number | null, totalScore: number | null, percentage: number | null, status: ResultStatus | null, feedback: string | null, band: { name: string, color: string } | null, questions: Array<{ score: number, isAdditional: boolean, feedback: string | null, question:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
      , answer:
        | { blanks: Array<string> }
        | { cells: Array<{ row: number, column: number, text: string }> }
        | { choiceIds: Array<string> }
        | { date: string }
        | { fileIds: Array<string> }
        | { matches: Array<{ promptId: string, choiceId: string }> }
        | { rating: number }
        | { text: string }
        | { truth: boolean }
       | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, rightAnswer:
        | { blanks: Array<string> }
        | { cells: Array<{ row: number, column: number, text: string }> }
        | { choiceIds: Array<string> }
        | { date: string }
        | { fileIds: Array<string> }
        | { matches: Array<{ promptId: string, choiceId: string }> }
        | { rating: number }
        | { text: string }
        | { truth: boolean }
       | null }> } };

export type SubmitUnsentAnswersMutationVariables = Exact<{
  file: File;
}>;


export type SubmitUnsentAnswersMutation = { submitUnsentAnswers: { importedAnswers: { inTimeCount: number, lateCount: number, skippedCount: number } } };

export type PublicLinkEntryQueryVariables = Exact<{
  code: string;
}>;


export type PublicLinkEntryQuery = { publicLinkEntry: { state: PublicLinkState, assessmentTitle: string, jobRole: string, language: ContentLanguage, closesAt: string | null } };

export type JoinAssessmentMutationVariables = Exact<{
  input: JoinAssessmentInput;
}>;


export type JoinAssessmentMutation = { joinAssessment: { resendAfterSeconds: number, isMailInOutbox: boolean } };

export type ConfirmJoinMutationVariables = Exact<{
  input: ConfirmJoinInput;
}>;


export type ConfirmJoinMutation = { confirmJoin: { examUrl: string } };

export type PreviewPaperQueryVariables = Exact<{
  assessmentId: string;
}>;


export type PreviewPaperQuery = { assessment: { id: string, paperPreview: { seed: string, entry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }, questions: Array<
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
      > } } };

export type ExamReturnQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type ExamReturnQuery = { examReturn: { url: string, host: string } | null };

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
export const ProctorStateFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
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
    `, {"fragmentName":"ProctorStateFields"}) as unknown as TypedDocumentString<ProctorStateFieldsFragment, unknown>;
export const ExamQuestionFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
    `, {"fragmentName":"ExamQuestionFields"}) as unknown as TypedDocumentString<ExamQuestionFieldsFragment, unknown>;
export const AnswerFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
    `, {"fragmentName":"AnswerFileFields"}) as unknown as TypedDocumentString<AnswerFileFieldsFragment, unknown>;
export const ExamProctoringFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
    `, {"fragmentName":"ExamProctoringFields"}) as unknown as TypedDocumentString<ExamProctoringFieldsFragment, unknown>;
export const SittingFieldsFragmentDoc = new TypedDocumentString(`
    fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`, {"fragmentName":"SittingFields"}) as unknown as TypedDocumentString<SittingFieldsFragment, unknown>;
export const ExamEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamEntryFields on ExamEntry {
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}
    fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}`, {"fragmentName":"ExamEntryFields"}) as unknown as TypedDocumentString<ExamEntryFieldsFragment, unknown>;
export const OutcomeAnswerFragmentDoc = new TypedDocumentString(`
    fragment OutcomeAnswer on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on TruthAnswer {
    truth
  }
  ... on TextAnswer {
    text
  }
  ... on RatingAnswer {
    rating
  }
  ... on DateAnswer {
    date
  }
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
  ... on FilesAnswer {
    fileIds
  }
}
    `, {"fragmentName":"OutcomeAnswer"}) as unknown as TypedDocumentString<OutcomeAnswerFragment, unknown>;
export const AskForAccommodationDocument = new TypedDocumentString(`
    mutation AskForAccommodation($input: AskForAccommodationInput!) {
  askForAccommodation(input: $input) {
    request {
      text
      percent
      askedAt
      decidedAt
      isGranted
    }
  }
}
    `) as unknown as TypedDocumentString<AskForAccommodationMutation, AskForAccommodationMutationVariables>;
export const AfterExamDocument = new TypedDocumentString(`
    query AfterExam {
  afterExam {
    submittedBy
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
    `) as unknown as TypedDocumentString<AfterExamQuery, AfterExamQueryVariables>;
export const ExamEntryDocument = new TypedDocumentString(`
    query ExamEntry {
  examEntry {
    ...ExamEntryFields
  }
}
    fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment ExamEntryFields on ExamEntry {
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<ExamEntryQuery, ExamEntryQueryVariables>;
export const StartAttemptDocument = new TypedDocumentString(`
    mutation StartAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<StartAttemptMutation, StartAttemptMutationVariables>;
export const ResumeAttemptDocument = new TypedDocumentString(`
    mutation ResumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<ResumeAttemptMutation, ResumeAttemptMutationVariables>;
export const SaveAnswerDocument = new TypedDocumentString(`
    mutation SaveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    questionId
    revision
    savedAt
    isLate
    receipt
    serverNow
    closesAt
  }
}
    `) as unknown as TypedDocumentString<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const NextQuestionDocument = new TypedDocumentString(`
    mutation NextQuestion($input: NextQuestionInput!) {
  nextQuestion(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<NextQuestionMutation, NextQuestionMutationVariables>;
export const GoToQuestionDocument = new TypedDocumentString(`
    mutation GoToQuestion($input: GoToQuestionInput!) {
  goToQuestion(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<GoToQuestionMutation, GoToQuestionMutationVariables>;
export const ChangeExamLanguageDocument = new TypedDocumentString(`
    mutation ChangeExamLanguage($input: ChangeExamLanguageInput!) {
  changeExamLanguage(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<ChangeExamLanguageMutation, ChangeExamLanguageMutationVariables>;
export const SubmitAttemptDocument = new TypedDocumentString(`
    mutation SubmitAttempt($input: SubmitAttemptInput!) {
  submitAttempt(input: $input) {
    sitting {
      ...SittingFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
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
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<SubmitAttemptMutation, SubmitAttemptMutationVariables>;
export const ExamPulseDocument = new TypedDocumentString(`
    mutation ExamPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    serverNow
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
    `) as unknown as TypedDocumentString<ExamPulseMutation, ExamPulseMutationVariables>;
export const ExamReceiptsDocument = new TypedDocumentString(`
    query ExamReceipts($secret: String!) {
  examReceipts(secret: $secret) {
    submittedAt
    sittingCode
    receipts {
      position
      storedAt
      code
      isLate
      isCounted
    }
  }
}
    `) as unknown as TypedDocumentString<ExamReceiptsQuery, ExamReceiptsQueryVariables>;
export const ReadExamMessageDocument = new TypedDocumentString(`
    mutation ReadExamMessage($input: ReadExamMessageInput!) {
  readExamMessage(input: $input) {
    messageId
  }
}
    `) as unknown as TypedDocumentString<ReadExamMessageMutation, ReadExamMessageMutationVariables>;
export const UploadAnswerFileDocument = new TypedDocumentString(`
    mutation UploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      ...AnswerFileFields
    }
  }
}
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`) as unknown as TypedDocumentString<UploadAnswerFileMutation, UploadAnswerFileMutationVariables>;
export const StartRecordingDocument = new TypedDocumentString(`
    mutation StartRecording($input: StartRecordingInput!) {
  startRecording(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<StartRecordingMutation, StartRecordingMutationVariables>;
export const UploadRecordingPartDocument = new TypedDocumentString(`
    mutation UploadRecordingPart($input: UploadRecordingPartInput!) {
  uploadRecordingPart(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<UploadRecordingPartMutation, UploadRecordingPartMutationVariables>;
export const FinishRecordingDocument = new TypedDocumentString(`
    mutation FinishRecording($input: FinishRecordingInput!) {
  finishRecording(input: $input) {
    answerFile {
      ...AnswerFileFields
    }
  }
}
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`) as unknown as TypedDocumentString<FinishRecordingMutation, FinishRecordingMutationVariables>;
export const ProctorStateDocument = new TypedDocumentString(`
    query ProctorState {
  proctorState {
    ...ProctorStateFields
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
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
}`) as unknown as TypedDocumentString<ProctorStateQuery, ProctorStateQueryVariables>;
export const ReportProctorEventsDocument = new TypedDocumentString(`
    mutation ReportProctorEvents($input: ReportProctorEventsInput!) {
  reportProctorEvents(input: $input) {
    proctorState {
      ...ProctorStateFields
    }
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
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
}`) as unknown as TypedDocumentString<ReportProctorEventsMutation, ReportProctorEventsMutationVariables>;
export const UploadSnapshotDocument = new TypedDocumentString(`
    mutation UploadSnapshot($input: UploadSnapshotInput!) {
  uploadSnapshot(input: $input) {
    id
    serverNow
  }
}
    `) as unknown as TypedDocumentString<UploadSnapshotMutation, UploadSnapshotMutationVariables>;
export const NoteProctorEventDocument = new TypedDocumentString(`
    mutation NoteProctorEvent($input: NoteProctorEventInput!) {
  noteProctorEvent(input: $input) {
    proctorState {
      ...ProctorStateFields
    }
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
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
}`) as unknown as TypedDocumentString<NoteProctorEventMutation, NoteProctorEventMutationVariables>;
export const ExamOutcomeDocument = new TypedDocumentString(`
    query ExamOutcome {
  examOutcome {
    state
    assessmentTitle
    score
    totalScore
    percentage
    status
    band {
      name
      color
    }
    feedback
    questions {
      question {
        ...ExamQuestionFields
      }
      answer {
        ...OutcomeAnswer
      }
      files {
        ...AnswerFileFields
      }
      score
      isAdditional
      rightAnswer {
        ...OutcomeAnswer
      }
      feedback
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment OutcomeAnswer on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on TruthAnswer {
    truth
  }
  ... on TextAnswer {
    text
  }
  ... on RatingAnswer {
    rating
  }
  ... on DateAnswer {
    date
  }
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
  ... on FilesAnswer {
    fileIds
  }
}`) as unknown as TypedDocumentString<ExamOutcomeQuery, ExamOutcomeQueryVariables>;
export const SubmitUnsentAnswersDocument = new TypedDocumentString(`
    mutation SubmitUnsentAnswers($file: Upload!) {
  submitUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      inTimeCount
      lateCount
      skippedCount
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitUnsentAnswersMutation, SubmitUnsentAnswersMutationVariables>;
export const PublicLinkEntryDocument = new TypedDocumentString(`
    query PublicLinkEntry($code: String!) {
  publicLinkEntry(code: $code) {
    state
    assessmentTitle
    jobRole
    language
    closesAt
  }
}
    `) as unknown as TypedDocumentString<PublicLinkEntryQuery, PublicLinkEntryQueryVariables>;
export const JoinAssessmentDocument = new TypedDocumentString(`
    mutation JoinAssessment($input: JoinAssessmentInput!) {
  joinAssessment(input: $input) {
    resendAfterSeconds
    isMailInOutbox
  }
}
    `) as unknown as TypedDocumentString<JoinAssessmentMutation, JoinAssessmentMutationVariables>;
export const ConfirmJoinDocument = new TypedDocumentString(`
    mutation ConfirmJoin($input: ConfirmJoinInput!) {
  confirmJoin(input: $input) {
    examUrl
  }
}
    `) as unknown as TypedDocumentString<ConfirmJoinMutation, ConfirmJoinMutationVariables>;
export const PreviewPaperDocument = new TypedDocumentString(`
    query PreviewPaper($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    id
    paperPreview {
      seed
      entry {
        ...ExamEntryFields
      }
      questions {
        ...ExamQuestionFields
        inOtherLanguage {
          ...ExamQuestionFields
        }
      }
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
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
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
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
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
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
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
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
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment ExamEntryFields on ExamEntry {
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<PreviewPaperQuery, PreviewPaperQueryVariables>;
export const ExamReturnDocument = new TypedDocumentString(`
    query ExamReturn($state: String) {
  examReturn(state: $state) {
    url
    host
  }
}
    `) as unknown as TypedDocumentString<ExamReturnQuery, ExamReturnQueryVariables>;