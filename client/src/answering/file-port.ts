/**
 * `recording`: still being recorded. `sending`: on its way. `kept`: on this device until the line is back. `unsent`: the same,
 * and only on this page. `sent`: the server has it. `refused`: the server will not take it.
 */
export type FileState = 'recording' | 'sending' | 'kept' | 'unsent' | 'sent' | 'refused';

/** A file that belongs to an answer, as this device knows it. */
export interface HeldFile {
  /** Names it on this device, whether or not the server has it. */
  key: string;
  name: string;
  contentType: string;
  byteSize: number;
  state: FileState;
  /** How much of it has gone out, 0 to 1. */
  share: number;
  /** Where it can be opened or played. */
  url: string | null;
  /** The code of the error, where it was refused. */
  refusedWith: string | null;
}

/** What the server refused is no part of the answer, unless it takes it at another try. */
export const hasFiles = (files: readonly Pick<HeldFile, 'state'>[]): boolean =>
  files.some(({ state }) => state !== 'refused');

/** A recording under way. Parts come in their order; what was written is safe even when nobody finishes it. */
export interface Recording {
  write(part: Blob): void;
  finish(): void;
}

/** How files and recordings travel. Whoever implements it also tells the answer which files it has now. */
export interface FilePort {
  subscribe(listener: () => void): () => void;
  /** The same array until something about them changes. */
  of(questionId: string): readonly HeldFile[];
  add(questionId: string, file: File): void;
  /** Something chosen is being made ready to be added: leaving its question waits for it. */
  prepare?(questionId: string, work: Promise<void>): void;
  isPreparing?(questionId: string): boolean;
  remove(questionId: string, key: string): void;
  retry(questionId: string, key: string): void;
  /**
   * Takes the place of what was recorded for the question before, once it is finished. `stop` is called when the question is
   * being left: what follows is the last part and the end.
   */
  record(questionId: string, contentType: string, stop: () => void): Recording;
}
