/**
 * `network`: no answer came. `server`: it answered that it cannot right now. Both are tried again.
 * `refused`: a rule said no, which repeating does not change.
 */
export type FailureKind = 'network' | 'server' | 'refused';

export class ExamFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }

  /** Given when the server asks to wait. */
  get retryAfterMs(): number {
    const { retryAfterSeconds: seconds } = this.params;
    return typeof seconds === 'number' ? seconds * 1000 : 0;
  }
}

export const NO_CONNECTION = 'NETWORK';
export const PAGE_TAKEN = 'PAGE_TAKEN';
export const ANSWER_NOT_KEPT = 'ANSWER_NOT_KEPT';
export const INTERNAL = 'INTERNAL';

export const noConnection = (): ExamFailure => new ExamFailure('network', NO_CONNECTION);

/** Whatever was thrown, as a failure that the engine can act on; a fault of our own counts as the server's. */
export const examFailureOf = (thrown: unknown): ExamFailure =>
  thrown instanceof ExamFailure ? thrown : new ExamFailure('server', INTERNAL);

export const isPageTaken = (failure: ExamFailure): boolean => failure.code === PAGE_TAKEN;

const OF_ONE_ANSWER = ['INVALID_INPUT', 'ATTEMPT_QUESTION_NOT_FOUND', ANSWER_NOT_KEPT];

/** The server will not take this one value; other answers can still be sent. */
export const concernsOneAnswer = ({ code }: ExamFailure): boolean => OF_ONE_ANSWER.includes(code);
