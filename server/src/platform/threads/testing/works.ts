import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';

export const echo = (text: string): Buffer => Buffer.from(text);

export const whichThread = (): Buffer => Buffer.from(String(threadId));

/** How far it stands back; on Linux this is the thread's own. */
export const niceness = (): Buffer => Buffer.from(String(getPriority()));

export async function joined(separator: string, chunks: AsyncIterable<string[]>): Promise<Buffer> {
  const found: string[] = [];
  for await (const chunk of chunks) found.push(...chunk);
  return Buffer.from(found.join(separator));
}

/** @param turns shared with whoever asked, who ends it by counting five of them */
export function busyFor(milliseconds: number, turns: Int32Array = new Int32Array(1)): Buffer {
  const until = performance.now() + milliseconds;
  while (Atomics.load(turns, 0) < 5 && performance.now() < until);
  return Buffer.from('done');
}

export function failing(why: string): Buffer {
  throw new Error(why);
}

export function exiting(): Buffer {
  process.exit(0);
}
