import type { EntityManager } from 'typeorm';
import type { RowsOfTables, RowsToLock } from '../../../platform/database';

/** How much belongs to a user. */
export interface Holdings {
  assessments: number;
  tests: number;
  questions: number;
  candidates: number;
  invitations: number;
  results: number;
}

/**
 * A module's share of what belongs to a staff user; list the subclass among the module's providers. Everything happens in
 * the transaction that deletes the user, which has locked their row and then all of `locks`: nobody works on them meanwhile.
 */
export abstract class StaffRecords implements RowsToLock {
  /** grading 10 · exam 20 · candidates 30 · assessments, with tests and questions, 40: what refers goes first. */
  abstract readonly order: number;

  /** Which rows are locked before anything is changed: `$1` is whose they are, `$2` who receives them, null where they are to go. */
  abstract readonly locks: RowsOfTables;

  /** Nothing that is told by itself, unless the module says otherwise. */
  count(_manager: EntityManager, _ownerId: string): Promise<Partial<Holdings>> {
    return Promise.resolve({});
  }

  abstract handOver(manager: EntityManager, from: string, to: string): Promise<void>;

  /** What other people's records still need does not go: it passes to `heirId`, who deletes. */
  abstract remove(manager: EntityManager, ownerId: string, heirId: string): Promise<void>;
}
