import { steadyNow } from './engine/clock';

const HEALTH_PATH = '/api/v1/health';
const TIMEOUT_MS = 5_000;

/** Milliseconds to the server and back; fails when it does not answer in time. */
export async function roundTripMs(): Promise<number> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    const sentAt = steadyNow();
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', credentials: 'omit', signal: giveUp.signal });
    await response.text();
    return steadyNow() - sentAt;
  } finally {
    clearTimeout(timer);
  }
}

export const isServerThere = (): Promise<boolean> =>
  roundTripMs().then(
    () => true,
    () => false,
  );
