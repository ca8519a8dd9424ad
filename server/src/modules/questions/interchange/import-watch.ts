import type { Tx } from '../../../platform/database';
import type { ImportStage } from './job/question-import.entity';
import type { UnderstoodQuestions } from './understood-questions';

/** Told how far an import is; what it throws ends the import. */
export interface ImportWatch {
  begin(stage: ImportStage, total: number): Promise<void>;
  step(count: number): Promise<void>;
}

/** For an import that is over before anybody could look. */
export const unwatched: ImportWatch = { begin: () => Promise.resolve(), step: () => Promise.resolve() };

/** Called in the transaction that stores the questions. */
export type Settle = (tx: Tx, result: UnderstoodQuestions) => Promise<void>;

export const unsettled: Settle = () => Promise.resolve();
