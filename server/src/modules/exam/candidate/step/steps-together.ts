import { MicroBatch, violates } from '../../../../platform/database';
import type { NamedQueries } from '../../../../platform/database';
import { ANSWERED_AT_ONCE } from '../batched-reads';
import { stepping } from './step-on.queries';
import type { Step, SteppedRow } from './step-on.queries';

/** So that one commit never becomes long for who only wants to move on. */
const LARGEST = 20;

/** Steps that are taken in one turn of the event loop are written together. */
export class StepsTogether {
  private readonly batch: MicroBatch<Step, SteppedRow | undefined>;

  constructor(private readonly queries: NamedQueries) {
    this.batch = new MicroBatch({
      keyOf: ({ attemptId }) => attemptId,
      run: (steps) => this.write(steps),
      largest: LARGEST,
      answeredAtOnce: ANSWERED_AT_ONCE,
    });
  }

  /** @returns undefined when somebody else changed the attempt meanwhile; nothing was done then. */
  async take(step: Step): Promise<SteppedRow | undefined> {
    try {
      return await this.batch.add(step);
    } catch (error) {
      if (violates(error, 'time_ledger_pk')) return undefined;
      throw error;
    }
  }

  private async write(steps: readonly Step[]): Promise<(SteppedRow | undefined)[]> {
    const rows = await this.queries.query<SteppedRow>(...stepping(steps));
    const byAttempt = new Map(rows.map((row) => [row.attemptId, row]));
    return steps.map(({ attemptId }) => byAttempt.get(attemptId));
  }
}
