import { failureOf, NETWORK_FAILURE } from '../graphql/errors';

/** The server's side of an upload in parts. Everything may be asked again. */
export interface PartsPort {
  /** Begins the upload, or tells how far the same one came before. */
  start: () => Promise<{ partBytes: number; receivedParts: readonly number[] }>;
  send: (
    index: number,
    content: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<unknown>;
}

interface Options {
  signal: AbortSignal;
  /** 0 to 1 of the whole file. */
  onProgress: (sent: number) => void;
  /** Waits before a part is tried again after the line broke. */
  pause?: (attempt: number) => Promise<void>;
}

const MAX_TRIES = 5;

/** Sends what the server does not have yet, part by part; a line that breaks for a moment costs one part. */
export async function sendInParts(
  file: File,
  port: PartsPort,
  { signal, onProgress, pause = wait }: Options,
): Promise<void> {
  const { partBytes, receivedParts } = await port.start();
  const count = Math.ceil(file.size / partBytes);
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !receivedParts.includes(index));
  let done = count - missing.length;
  const progress = (ofPart: number) => onProgress(Math.min(1, (done + ofPart) / count));
  progress(0);
  for (const index of missing) {
    signal.throwIfAborted();
    const content = new File([file.slice(index * partBytes, (index + 1) * partBytes)], `part-${index}`);
    await patiently(() => port.send(index, content, { signal, onProgress: progress }), signal, pause);
    done += 1;
    progress(0);
  }
}

async function patiently(send: () => Promise<unknown>, signal: AbortSignal, pause: (attempt: number) => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const isLine = failureOf(error).code === NETWORK_FAILURE;
      if (!isLine || attempt === MAX_TRIES || signal.aborted) throw error;
      await pause(attempt);
    }
  }
}

const wait = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
