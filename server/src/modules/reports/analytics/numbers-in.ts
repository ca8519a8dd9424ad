import { endianness } from 'node:os';
import { NUMBER } from './packed-papers';

/** A copy of packed numbers that is quick to read. */
export function numbersIn(packed: Buffer): Int32Array {
  const numbers = new Int32Array(packed.length / NUMBER);
  const bytes = Buffer.from(numbers.buffer);
  packed.copy(bytes);
  if (endianness() === 'LE') bytes.swap32();
  return numbers;
}
