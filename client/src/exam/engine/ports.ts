import type {
  ExamEntryQuery,
  ExamPulseMutation,
  ExamQuestionFieldsFragment,
  SaveAnswerInput,
  SaveAnswerMutation,
  SittingFieldsFragment,
} from '../../graphql/exam-generated';
import type { Exchange } from './clock';

export type ExamEntry = ExamEntryQuery['examEntry'];
export type ExamQuestion = ExamQuestionFieldsFragment;
export type ExamSitting = SittingFieldsFragment;
export type SavedAnswer = SaveAnswerMutation['saveAnswer'];
export type Pulse = ExamPulseMutation['examPulse'];

/** A reply and when it was asked for and had. */
export interface Timed<Reply> {
  reply: Reply;
  exchange: Exchange;
}

/** The server, as the exam page sees it. Every call fails with an `ExamFailure` and may be repeated without harm. */
export interface ExamApi {
  readEntry(): Promise<Timed<ExamEntry>>;
  start(): Promise<Timed<ExamSitting>>;
  resume(takeOver: boolean): Promise<Timed<ExamSitting>>;
  /** `outlivesPage`: the request goes on when the page is being closed. */
  save(answer: Omit<SaveAnswerInput, 'pageId'>, outlivesPage?: boolean): Promise<Timed<SavedAnswer>>;
  next(questionId: string): Promise<Timed<ExamSitting>>;
  submit(): Promise<Timed<ExamSitting>>;
  pulse(): Promise<Timed<Pulse>>;
}
