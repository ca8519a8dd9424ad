import { getPriority, setPriority } from 'node:os';
import { PassThrough } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadTask, Feeding } from './thread-work';

let feed: PassThrough | undefined;

/** On Linux this concerns the thread alone: where processors are few, exams go before files. Whoever was started with less takes no more, and could not. */
const { niceness } = workerData as { niceness: number };
if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);

// What fails here ends the thread, and whoever asked hears of it.
parentPort?.on('message', (message: ThreadTask | Feeding) => {
  if (message === 'end') feed?.end();
  else if ('chunk' in message) feed?.write(message.chunk);
  else void begin(message);
});

async function begin({ work: { module, name }, args, isFed }: ThreadTask): Promise<void> {
  feed = isFed ? new PassThrough({ objectMode: true }) : undefined;
  // oxlint-disable-next-line typescript/no-require-imports -- which module is known only now
  const make = (require(module) as Record<string, (...args: unknown[]) => Promise<Buffer>>)[name];
  if (!make) throw new Error(`${module} exports no ${name}`);
  const bytes = await make(...args, ...(feed ? [feed] : []));
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
  parentPort?.postMessage(whole, [whole.buffer as ArrayBuffer]);
}
