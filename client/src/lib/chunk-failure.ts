const CHUNK_TIMEOUT_MS = 120_000;

/** A lazily loaded piece of the page did not arrive. */
export class ChunkLost extends Error {}

/** What has not arrived within two minutes counts as lost. */
export function withinChunkTimeout<Module>(load: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLost('A part of the page did not load in time.')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([load, late]).finally(() => clearTimeout(timer));
}

/** Browsers word it differently: Chromium, Firefox, Safari; the last is Vite's. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkLost) return true;
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message));
}
