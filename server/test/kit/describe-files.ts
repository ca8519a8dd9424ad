import { readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');
const GROUPS = path.join(ROOT, 'server/test/groups');

/**
 * Runs the spec files of one group (from 1) as one test file, so that what they need is loaded once for all of them and not once for each.
 * There are as many groups as files of their kind in `test/groups`, and which file is in which follows from its name alone.
 */
export function describeFiles(files: readonly string[], group: number, kind: RegExp): void {
  const count = readdirSync(GROUPS).filter((name) => kind.test(name)).length;
  for (const file of files.filter((_, place) => place % count === group - 1)) {
    // Inside its own block, so that its hooks are only its own.
    describe(path.relative(ROOT, file), () => {
      afterAll(() => void jest.restoreAllMocks().useRealTimers());
      // oxlint-disable-next-line typescript/no-require-imports -- the file defines its tests while this block is being defined
      require(file);
    });
  }
}

/** Whole paths, in the order of their names. */
export function specFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file))
    .sort();
}
