type Maker = (...args: never[]) => Buffer | Promise<Buffer>;

/** A function that makes bytes, by the module that exports it: what a thread can be told. */
export interface ThreadWork<Make extends Maker = Maker> {
  module: string;
  name: string;
  /** Never there; it keeps the type of the function. */
  make?: Make;
}

/** What is sent to a thread to begin; with `isFed` the last argument is a stream of what is sent after it. */
export interface ThreadTask {
  work: ThreadWork;
  args: readonly unknown[];
  isFed: boolean;
}

/** The next chunk, or that there is no more. */
export type Feeding = { chunk: unknown } | 'end';

/**
 * @param module absolute path, as `require.resolve` gives it
 * @param name the function's name among the exports; its arguments are copied, the last may be an AsyncIterable, whose chunks are
 *   copied as they come
 */
export function threadWork<Make extends Maker>(module: string, name: string): ThreadWork<Make> {
  return { module, name };
}
