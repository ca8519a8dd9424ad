import { connect } from 'node:net';
import type { NetConnectOpts } from 'node:net';
import type { Readable } from 'node:stream';
import type { ScannerAddress } from '../../config';

/** What the scanner found in a file: null for nothing. */
export type Finding = string | null;

/** Of silence: a large video takes its time, a scanner that hangs takes for ever. */
const SILENCE_MS = 60_000;
const LARGEST_CHUNK = 64 * 1_024;

/**
 * Asks clamd about a file (`INSTREAM`, as clamd(8) describes it): each chunk goes after its length in four bytes, and one of length
 * zero ends it. @throws whatever hinders a verdict: nobody there, a file above `StreamMaxLength`, an answer that is none
 */
export async function scanWith(address: ScannerAddress, file: Readable): Promise<Finding> {
  const socket = connect(address as NetConnectOpts).setTimeout(SILENCE_MS);
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.once('timeout', () => socket.destroy(new Error('clamd says nothing')));
    socket.once('error', reject).once('close', () => resolve(text));
  });
  // Whoever waits below hears of it; until then nobody listens.
  answer.catch(() => undefined);
  try {
    await send(file, (bytes) => write(bytes));
  } finally {
    file.destroy();
    socket.end();
  }
  return findingIn(await answer);

  /** Waits where the scanner is slower than the storage, and gives up when it is gone. */
  function write(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      if (socket.destroyed) return void answer.then((text) => reject(new Error(`clamd is gone: ${text}`)), reject);
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}

async function send(file: Readable, write: (bytes: Buffer) => Promise<void>): Promise<void> {
  await write(Buffer.from('zINSTREAM\0'));
  for await (const whole of file) {
    for (let from = 0; from < (whole as Buffer).length; from += LARGEST_CHUNK) {
      const chunk = (whole as Buffer).subarray(from, from + LARGEST_CHUNK);
      await write(Buffer.concat([lengthOf(chunk), chunk]));
    }
  }
  await write(Buffer.alloc(4));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function findingIn(answer: string): Finding {
  const text = answer.replaceAll('\0', '').trim();
  if (text === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/u.exec(text)?.[1];
  if (found === undefined) throw new Error(`clamd answers "${text.slice(0, 200)}"`);
  return found;
}
