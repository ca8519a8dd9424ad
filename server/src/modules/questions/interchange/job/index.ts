import { ImportFileUse } from './import-file-use';
import { ImportRuns } from './import-runs';
import { LiveImports } from './live-imports';
import { QuestionImportsQueries } from './question-imports.queries';
import { QuestionImportsResolver } from './question-imports.resolver';
import { QuestionImports } from './question-imports.service';
import { RunImport } from './run-import';
import { SweepImports } from './sweep-imports';

export { QuestionImport } from './question-import.entity';

/** Large banks, read and taken over beside the requests. */
export const importJobs = [
  ImportFileUse,
  ImportRuns,
  LiveImports,
  QuestionImports,
  QuestionImportsQueries,
  QuestionImportsResolver,
  RunImport,
  SweepImports,
];
