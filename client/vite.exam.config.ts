import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkNames } from './chunks.ts';
import console from './vite.config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** As `exam/main.tsx` names them. */
const FIRST_WORDS = ['exam', 'proctoring', 'answering', 'common'];

/**
 * The exam page, built by itself: what it shares with the console is in both, so that a candidate's poor line asks for one script and not
 * for every little piece that the two have in common.
 */
export default defineConfig({
  ...console,
  build: {
    ...console.build,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/exam-manifest.json',
    rolldownOptions: {
      ...console.build?.rolldownOptions,
      output: { codeSplitting: { groups: [{ name: chunkNames(root, FIRST_WORDS) }] } },
      input: { exam: fileURLToPath(new URL('exam.html', import.meta.url)) },
    },
  },
});
