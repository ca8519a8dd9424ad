import { readdirSync } from 'node:fs';
import path from 'node:path';

const TEST_FOLDER = path.resolve(__dirname, '..');
const GROUPS = readdirSync(path.join(TEST_FOLDER, 'groups')).length;
/** Files that Jest must run by themselves: `faults` is a project of its own, and snapshots belong to the file that Jest was given. */
const ALONE = [/^faults\//, /interchange\.spec\.ts$/];

/**
 * Runs every spec file of one group (from 1) as one test file, so that the whole application is loaded once for all of them and
 * not once for each. Which file is in which group follows from its name alone.
 */
export function describeGroup(group: number): void {
  for (const file of specFiles().filter((_, place) => place % GROUPS === group - 1)) {
    // Inside its own block, so that its hooks are only its own.
    describe(file, () => {
      // oxlint-disable-next-line typescript/no-require-imports -- the file defines its tests while this block is being defined
      require(path.join(TEST_FOLDER, file));
    });
  }
}

function specFiles(): string[] {
  return readdirSync(TEST_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.spec.ts') && !ALONE.some((pattern) => pattern.test(file)))
    .sort();
}
