import { threadId } from 'node:worker_threads';

export const echo = (text: string): Buffer => Buffer.from(text);

export const whichThread = (): Buffer => Buffer.from(String(threadId));

export async function joined(separator: string, chunks: AsyncIterable<string[]>): Promise<Buffer> {
  const found: string[] = [];
  for await (const chunk of chunks) found.push(...chunk);
  return Buffer.from(found.join(separator));
}

export function busyFor(milliseconds: number): Buffer {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return Buffer.from('done');
}

export function failing(why: string): Buffer {
  throw new Error(why);
}

export function exiting(): Buffer {
  process.exit(0);
}
