import type {
  AnswerFileFieldsFragment,
  ExamEntryQuery,
  ConsentInput,
  ExamProctoringFieldsFragment,
  ExamPulseMutation,
  ExamReceiptsQuery,
  FaceHint,
  ProctorSignalInput,
  ProctorStateFieldsFragment,
  SaveAnswerInput,
  SaveAnswerMutation,
  SittingFieldsFragment,
} from '../../graphql/exam-generated';
import type { AnyMember } from '../../lib/graphql/any-member';
import type { Exchange } from './clock';

export type ExamEntry = ExamEntryQuery['examEntry'];
/** What the server holds of each answer, and the codes that prove it. */
export type ExamReceipts = ExamReceiptsQuery['examReceipts'];
/** In the language of the sitting, and behind it the other one where candidates may read both; what only some types have may be missing. */
export interface ExamQuestion extends Omit<AnyMember<Member>, 'inOtherLanguage'> {
  inOtherLanguage: AnyMember<NonNullable<Member['inOtherLanguage']>> | null;
}
type Member = NonNullable<SittingFieldsFragment['question']>;
export type ExamLanguage = SittingFieldsFragment['language'];
export interface ExamSitting extends Omit<SittingFieldsFragment, 'question'> {
  question: ExamQuestion | null;
}
/** One question of a sitting in which one may go back, as the server told it last. */
export type QuestionSlot = ExamSitting['slots'][number];
export type SavedAnswer = Extract<SaveAnswerMutation['saveAnswer']['outcome'], { revision: number }>;
/** A file that belongs to an answer, where the server has it. */
export type AnswerFile = AnswerFileFieldsFragment;
export type { FaceHint } from '../../graphql/exam-generated';
/** What of the sitting is watched. */
export type ExamProctoring = ExamProctoringFieldsFragment;
export type ProctorState = ProctorStateFieldsFragment;
export type OwnProctorEvent = ProctorState['events'][number];
export type Consent = ConsentInput;
export type Pulse = ExamPulseMutation['examPulse'];

/** Which parts the server has, from 0. */
export interface RecordedParts {
  receivedParts: number[];
}

/** A reply and when it was asked for and had. */
export interface Timed<Reply> {
  reply: Reply;
  exchange: Exchange;
}

/** Nobody waits for it; somebody does; or the page is being closed, and the request goes on behind it. */
export type Haste = 'unhurried' | 'awaited' | 'outlives-page';

/** The server, as the exam page sees it. Every call fails with an `ExamFailure` and may be repeated without harm. */
export interface ExamApi {
  readEntry(): Promise<Timed<ExamEntry>>;
  /** `language` where the candidate has the choice. */
  start(consent: Consent | null, language: ExamLanguage | null): Promise<Timed<ExamSitting>>;
  resume(takeOver: boolean): Promise<Timed<ExamSitting>>;
  save(answer: Omit<SaveAnswerInput, 'pageId'>, haste?: Haste): Promise<Timed<SavedAnswer>>;
  next(questionId: string): Promise<Timed<ExamSitting>>;
  /** From the open question in this visit to another one; only where the sitting allows it. */
  goTo(from: { questionId: string; visit: number }, position: number): Promise<Timed<ExamSitting>>;
  /** To the other language, where that is allowed during the exam. */
  changeLanguage(language: ExamLanguage): Promise<Timed<ExamSitting>>;
  submit(): Promise<Timed<ExamSitting>>;
  pulse(): Promise<Timed<Pulse>>;
  /** Calls when staff did something, so that the pulse is asked at once. Returns what ends it. */
  listen(onNudge: () => void): () => void;
  /** A message of the staff was read. */
  readMessage(messageId: string): Promise<Timed<string>>;
  /** `secret` of the sitting; who does not know it has not sat. */
  readReceipts(secret: string): Promise<Timed<ExamReceipts>>;
  proctorState(): Promise<Timed<ProctorState>>;
  reportSignals(signals: ProctorSignalInput[]): Promise<Timed<ProctorState>>;
  /** A picture that the pulse asked for. */
  uploadSnapshot(
    about: { snapshotId: string; takenAt: string; faces: FaceHint },
    file: File,
  ): Promise<Timed<{ serverNow: string }>>;
  /** The candidate's word on something that was recorded. */
  noteEvent(eventId: string, note: string): Promise<Timed<ProctorState>>;
  /** `fileId` is the page's choice; `onShare` is told how much has gone out, 0 to 1. */
  uploadFile(
    fileId: string,
    questionId: string,
    file: File,
    onShare: (share: number) => void,
  ): Promise<Timed<AnswerFile>>;
  /** `recordingId` is the page's choice. */
  startRecording(recordingId: string, questionId: string, contentType: string): Promise<Timed<RecordedParts>>;
  uploadPart(recordingId: string, index: number, part: File): Promise<Timed<RecordedParts>>;
  finishRecording(recordingId: string, parts: number): Promise<Timed<AnswerFile>>;
}
