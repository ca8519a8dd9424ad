import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give out by themselves, to listeners as to connections. */
const FIRST = 12_000;
const LAST = 31_999;

/** On 127.0.0.1. Of a program that takes its time to start hardly anybody takes it meanwhile; a port that the system chose is its next connection's as well. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
