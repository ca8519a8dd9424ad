import type { ThreadOptions } from '../../src/platform/threads';

/** Threads that load the server's files as Jest does. */
export const typescriptThreads: ThreadOptions = {
  execArgv: ['--require', require.resolve('./load-typescript.cjs')],
  limitMs: 60_000,
};
