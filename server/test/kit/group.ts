import path from 'node:path';
import { describeFiles, specFilesIn } from './describe-files';

const TEST_FOLDER = path.resolve(__dirname, '..');
/** Files that Jest must run by themselves: `faults` is a project of its own, and snapshots belong to the file that Jest was given. */
const ALONE = [/[\\/]faults[\\/]/, /interchange\.spec\.ts$/];

/** One group of the tests on the database, which load the application once. */
export function describeGroup(group: number): void {
  const files = specFilesIn(TEST_FOLDER).filter((file) => !ALONE.some((pattern) => pattern.test(file)));
  describeFiles(files, group, /^\d/);
}
