/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Row and column count from 1. */
export type AnswerCellInput = {
  column: number;
  row: number;
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
  rating?: number | null | undefined;
  /** Text as typed, numbers too; at most 20,000 characters. */
  text?: string | null | undefined;
  truth?: boolean | null | undefined;
};

/** The language that people read. */
export type ContentLanguage =
  | 'AR'
  | 'EN';

export type ExamPulseInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

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

export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
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

export type ResumeAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Take the attempt from another page that still holds it. */
  takeOver: boolean;
};

export type SaveAnswerInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  questionId: string;
  /** Grows with every change of this answer; the newest wins, whatever arrives last. */
  revision: number;
  value: AnswerValueInput;
};

export type StartAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type SubmitAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type UnavailableReason =
  | 'CLOSED'
  | 'INACTIVE'
  | 'NOT_OPEN_YET'
  | 'REVOKED';

export type ExamQuestionFieldsFragment = { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null };

export type SittingFieldsFragment = { attemptId: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, showProgress: boolean, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } | null, answer: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null };

export type ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, welcomeVideoUrl: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean } };

export type StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type StartAttemptMutation = { startAttempt: { attemptId: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, showProgress: boolean, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } | null, answer: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } };

export type ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type ResumeAttemptMutation = { resumeAttempt: { attemptId: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, showProgress: boolean, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } | null, answer: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } };

export type SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { questionId: string, revision: number, savedAt: string, isLate: boolean, serverNow: string, closesAt: string } };

export type NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type NextQuestionMutation = { nextQuestion: { attemptId: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, showProgress: boolean, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } | null, answer: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } };

export type SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type SubmitAttemptMutation = { submitAttempt: { attemptId: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, showProgress: boolean, question: { id: string, position: number, type: QuestionType, text: string, textHtml: string | null, score: number, allowsSeveral: boolean, gapText: string | null, fileKinds: Array<FileKind>, recordSeconds: number | null, wordLimit: number | null, unit: string | null, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }>, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } | null, dateRange: { earliest: string | null, latest: string | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } | null } | null, answer: { choiceIds: Array<string> | null, truth: boolean | null, text: string | null, rating: number | null, date: string | null, blanks: Array<string> | null, fileIds: Array<string> | null, cells: Array<{ row: number, column: number, text: string }> | null } | null } };

export type ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type ExamPulseMutation = { examPulse: { serverNow: string, state: ExamState, isLivePage: boolean, questionId: string | null, closesAt: string | null } };

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
export const ExamQuestionFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}
    `, {"fragmentName":"ExamQuestionFields"}) as unknown as TypedDocumentString<ExamQuestionFieldsFragment, unknown>;
export const SittingFieldsFragmentDoc = new TypedDocumentString(`
    fragment SittingFields on ExamSitting {
  attemptId
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
  }
  answer {
    choiceIds
    truth
    text
    rating
    date
    blanks
    cells {
      row
      column
      text
    }
    fileIds
  }
  answerRevision
  candidateFirstName
  assessmentTitle
  language
  showProgress
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}`, {"fragmentName":"SittingFields"}) as unknown as TypedDocumentString<SittingFieldsFragment, unknown>;
export const ExamEntryDocument = new TypedDocumentString(`
    query ExamEntry {
  examEntry {
    state
    unavailableReason
    opensAt
    closesAt
    assessmentTitle
    jobRole
    description
    language
    welcomeVideoUrl
    candidateFirstName
    questionCount
    totalSeconds
    extraTimePercent
    serverNow
    showProgress
  }
}
    `) as unknown as TypedDocumentString<ExamEntryQuery, ExamEntryQueryVariables>;
export const StartAttemptDocument = new TypedDocumentString(`
    mutation StartAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    ...SittingFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}
fragment SittingFields on ExamSitting {
  attemptId
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
  }
  answer {
    choiceIds
    truth
    text
    rating
    date
    blanks
    cells {
      row
      column
      text
    }
    fileIds
  }
  answerRevision
  candidateFirstName
  assessmentTitle
  language
  showProgress
}`) as unknown as TypedDocumentString<StartAttemptMutation, StartAttemptMutationVariables>;
export const ResumeAttemptDocument = new TypedDocumentString(`
    mutation ResumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    ...SittingFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}
fragment SittingFields on ExamSitting {
  attemptId
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
  }
  answer {
    choiceIds
    truth
    text
    rating
    date
    blanks
    cells {
      row
      column
      text
    }
    fileIds
  }
  answerRevision
  candidateFirstName
  assessmentTitle
  language
  showProgress
}`) as unknown as TypedDocumentString<ResumeAttemptMutation, ResumeAttemptMutationVariables>;
export const SaveAnswerDocument = new TypedDocumentString(`
    mutation SaveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    questionId
    revision
    savedAt
    isLate
    serverNow
    closesAt
  }
}
    `) as unknown as TypedDocumentString<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const NextQuestionDocument = new TypedDocumentString(`
    mutation NextQuestion($input: NextQuestionInput!) {
  nextQuestion(input: $input) {
    ...SittingFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}
fragment SittingFields on ExamSitting {
  attemptId
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
  }
  answer {
    choiceIds
    truth
    text
    rating
    date
    blanks
    cells {
      row
      column
      text
    }
    fileIds
  }
  answerRevision
  candidateFirstName
  assessmentTitle
  language
  showProgress
}`) as unknown as TypedDocumentString<NextQuestionMutation, NextQuestionMutationVariables>;
export const SubmitAttemptDocument = new TypedDocumentString(`
    mutation SubmitAttempt($input: SubmitAttemptInput!) {
  submitAttempt(input: $input) {
    ...SittingFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  text
  textHtml
  score
  choices {
    id
    text
  }
  allowsSeveral
  rating {
    min
    max
    lowLabel
    highLabel
  }
  gapText
  dateRange {
    earliest
    latest
  }
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
  fileKinds
  recordSeconds
  wordLimit
  unit
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
}
fragment SittingFields on ExamSitting {
  attemptId
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
  }
  answer {
    choiceIds
    truth
    text
    rating
    date
    blanks
    cells {
      row
      column
      text
    }
    fileIds
  }
  answerRevision
  candidateFirstName
  assessmentTitle
  language
  showProgress
}`) as unknown as TypedDocumentString<SubmitAttemptMutation, SubmitAttemptMutationVariables>;
export const ExamPulseDocument = new TypedDocumentString(`
    mutation ExamPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    serverNow
    state
    isLivePage
    questionId
    closesAt
  }
}
    `) as unknown as TypedDocumentString<ExamPulseMutation, ExamPulseMutationVariables>;