import { steadyNow } from '../engine/clock';

const NUDGES_PATH = '/api/v1/exam/nudges';
const FIRST_MS = 1_000;
const MOST_MS = 60_000;
/** A line that held so long was a good one: the next try comes soon again. */
const STEADY_MS = 30_000;

/**
 * Server-sent events, by `fetch` since an `EventSource` cannot send the token in a header. Nothing depends on them: where a proxy
 * holds them back or a line breaks, the pulse tells the same a few seconds later. Returns what ends it.
 */
export function listenForNudges(token: string, onNudge: () => void): () => void {
  const ending = new AbortController();
  void keepListening(token, onNudge, ending.signal);
  return () => ending.abort();
}

async function keepListening(token: string, onNudge: () => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = steadyNow();
    const isRefused = await listenOnce(token, onNudge, signal).catch(() => false);
    if (isRefused) return;
    failures = steadyNow() - startedAt > STEADY_MS ? 0 : failures + 1;
    await pause(Math.min(MOST_MS, FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2), signal);
  }
}

/** Until it ends. True when the server will not have it. */
async function listenOnce(token: string, onNudge: () => void, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(NUDGES_PATH, {
    headers: { accept: 'text/event-stream', 'x-exam-token': token },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) return response.status < 500;
  const reader = response.body.getReader();
  const words = new TextDecoder();
  for (let rest = ''; ;) {
    const { value, done } = await reader.read();
    if (done) return false;
    const events = (rest + words.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    if (events.some((event) => event.includes('data:'))) onNudge();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
