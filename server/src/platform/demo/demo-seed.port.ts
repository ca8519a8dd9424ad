import type { Tx } from '../database';

/**
 * A module's share of the demo data; list the subclass among the module's providers. All seeds run once, in one
 * transaction, in `order`, on an empty embedded database.
 */
export abstract class DemoSeed {
  /** identity 0 · access-requests 5 · questions 10 · test-library 20 · assessments 30 · candidates 40 · exam 50 · grading 60 · reports 70 */
  abstract readonly order: number;
  abstract seed(tx: Tx): Promise<void>;
}

/** Provided by the module that knows exam links: one that a visitor can open at once, printed at every start. */
export abstract class ReadyExamLink {
  abstract find(): Promise<string | null>;
}
