import { getPriority } from 'node:os';
import { PromptThreads } from './prompt-threads';
import type { busyFor, echo, exiting, failing, joined, niceness, whichThread } from './testing/works';
import type { ThreadPool } from './thread-pool';
import { threadWork } from './thread-work';
import { Threads } from './threads';
import { FileTookTooLong, TooManyFilesAsked } from './threads.errors';

const works = require.resolve('./testing/works');
const ECHO = threadWork<typeof echo>(works, 'echo');
const WHICH = threadWork<typeof whichThread>(works, 'whichThread');
const NICENESS = threadWork<typeof niceness>(works, 'niceness');
const JOINED = threadWork<typeof joined>(works, 'joined');
const BUSY = threadWork<typeof busyFor>(works, 'busyFor');
const FAILING = threadWork<typeof failing>(works, 'failing');
const EXITING = threadWork<typeof exiting>(works, 'exiting');

const opened: ThreadPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.onApplicationShutdown())));

/** Only where the limit is what a test is about can a machine be slow enough to reach it. */
const NO_LIMIT_MS = 240_000;

function open(limitMs = NO_LIMIT_MS, ...before: string[]): Threads {
  return kept(new Threads({ execArgv: loading(...before), limitMs }));
}

function loading(...before: string[]): string[] {
  const loaded = [...before, require.resolve('../../../test/kit/load-typescript.cjs')];
  return loaded.flatMap((file) => ['--require', file]);
}

function kept<Pool extends ThreadPool>(pool: Pool): Pool {
  opened.push(pool);
  return pool;
}

async function* chunks(...given: string[][]) {
  for (const chunk of given) yield await Promise.resolve(chunk);
}

it('gives the bytes that the work made, small or large', async () => {
  const threads = open();
  expect((await threads.run(ECHO, 'ميزان')).toString()).toBe('ميزان');
  const large = 'x'.repeat(3_000_000);
  expect((await threads.run(ECHO, large)).toString()).toBe(large);
});

it('works also in a server that was started with less of the processor and may not take more', async () => {
  const threads = open(NO_LIMIT_MS, require.resolve('./testing/started-with-less.cjs'));
  expect((await threads.run(ECHO, 'there')).toString()).toBe('there');
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('stands back with what is large, and behind nobody with what one person waits for', async () => {
  const prompt = kept(new PromptThreads({ execArgv: loading(), limitMs: NO_LIMIT_MS }));
  const here = getPriority();
  expect((await prompt.run(NICENESS)).toString()).toBe(String(here));
  expect((await open().run(NICENESS)).toString()).toBe(String(Math.max(here, 3)));
});

it('hands on chunk after chunk', async () => {
  expect((await open().run(JOINED, '-', chunks(['a', 'b'], [], ['c']))).toString()).toBe('a-b-c');
});

it('takes the same thread again for what comes after', async () => {
  const threads = open();
  const [first, second] = [await threads.run(WHICH), await threads.run(WHICH)];
  expect(first.toString()).not.toBe('0');
  expect(second.toString()).toBe(first.toString());
});

it('leaves the event loop to others meanwhile', async () => {
  const threads = open();
  await threads.run(ECHO, 'warm');
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => Atomics.add(turns, 0, 1), 10);
  await threads.run(BUSY, 60_000, turns);
  clearInterval(timer);
  expect(turns[0]).toBeGreaterThan(4);
});

it('passes on why a work failed, and goes on with the next', async () => {
  const threads = open();
  await expect(threads.run(FAILING, 'no such font')).rejects.toThrow('no such font');
  await expect(threads.run(EXITING)).rejects.toThrow('ended');
  expect((await threads.run(ECHO, 'next')).toString()).toBe('next');
});

it('passes on why the chunks failed', async () => {
  async function* broken(): AsyncGenerator<string[]> {
    yield await Promise.resolve(['a']);
    throw new Error('no database');
  }
  await expect(open().run(JOINED, '', broken())).rejects.toThrow('no database');
});

it('gives up what takes too long, and whatever is sent to it', async () => {
  const threads = open(700);
  await expect(threads.run(BUSY, 60_000)).rejects.toThrow(FileTookTooLong);
  const unsendable: unknown = () => 1;
  await expect(threads.run(ECHO, unsendable as string)).rejects.toThrow('could not be cloned');
});

it('refuses when too many wait, and does all the others', async () => {
  const threads = open();
  const asked = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => threads.run(ECHO, String(index))));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 52);
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(TooManyFilesAsked);
});
