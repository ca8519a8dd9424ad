import path from 'node:path';
import { describeFiles, ROOT, specFilesIn } from './describe-files';

/** One group of the tests that stand beside what they test, of the server and of the question model. */
export function describeUnits(group: number): void {
  const files = ['server/src', 'question-model/src'].flatMap((folder) => specFilesIn(path.join(ROOT, folder)));
  describeFiles(files, group, /^unit-/);
}
