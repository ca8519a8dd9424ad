import { serialize } from 'node:v8';
import { readFormat } from './formats';
import type { QuestionFormat } from './question-format';

/** A reading on its way out of a thread. */
export async function readingBytes(format: QuestionFormat, bytes: Uint8Array): Promise<Buffer> {
  return serialize(await readFormat(format, Buffer.from(bytes)));
}
