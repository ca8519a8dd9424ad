import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give out by themselves, to listeners as to connections. */
const FIRST = 12_000;
const LAST = 31_999;

/** On 127.0.0.1. Of a program that takes its time to start nobody takes it meanwhile, which is not so of a port that the system chose. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
