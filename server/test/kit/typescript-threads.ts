import type { ThreadOptions } from '../../src/platform/threads';

/** Threads that load the server's files as Jest does. */
export const typescriptThreads: ThreadOptions = {
  execArgv: ['--require', require.resolve('./load-typescript.cjs')],
  // Less than a test may take: a busy machine may need minutes until a thread has loaded its fonts.
  limitMs: 240_000,
};
