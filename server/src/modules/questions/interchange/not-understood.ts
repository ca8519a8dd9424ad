import type { NoteParams } from './interchange';
import type { ImportProblemCode } from './problem-codes';

/** Stops the reading of one question, or of a file as a whole, and says why. */
export class NotUnderstood extends Error {
  constructor(
    readonly code: ImportProblemCode,
    readonly params: NoteParams = {},
    /** Where it is more exact than the place of the question. */
    readonly line?: number,
  ) {
    super(code);
  }
}
