import { Injectable } from '@nestjs/common';
import { MicroBatch, NamedQueries, violates } from '../../../../platform/database';
import { Outbox } from '../../../../platform/events';
import type { Told } from '../../../../platform/events';
import { AttemptSubmitted, LiveProgress } from '../../attempt';
import type { Transition } from '../../attempt';
import { toSitting } from '../view-sitting';
import { ANSWERED_AT_ONCE } from '../batched-reads';
import { handingIn } from './hand-in.queries';
import type { HandingIn } from './hand-in.queries';
import type { StandingRow } from './step-on.queries';
import type { ExamSitting } from '../exam-sitting';

/** So that one commit never becomes long for who only wants to move on. */
const LARGEST = 10;

/** Handing in, in one round trip for all who do so in one turn of the event loop, and without a lock held before it. */
@Injectable()
export class HandIn {
  private readonly batch: MicroBatch<HandingIn, boolean>;

  constructor(
    private readonly queries: NamedQueries,
    private readonly outbox: Outbox,
    private readonly live: LiveProgress,
  ) {
    this.batch = new MicroBatch({
      keyOf: ({ attemptId }) => attemptId,
      run: (given) => this.writeAll(given),
      largest: LARGEST,
      answeredAtOnce: ANSWERED_AT_ONCE,
    });
  }

  /** @returns null when these transitions are more than that, or somebody else changed the attempt meanwhile; nothing was done then. */
  async execute(
    standing: StandingRow,
    pageId: string,
    transitions: readonly Transition[],
    now: Date,
  ): Promise<ExamSitting | null> {
    const end = asEnd(transitions);
    const number = standing.facts?.at(-1)?.number;
    if (!end || number === undefined) return null;
    const { id: attemptId, position } = standing;
    if (!(await this.write({ attemptId, pageId, now, position, number, ...end }))) return null;
    void this.live.announce(attemptId);
    const row = { ...standing, attemptId, state: 'submitted', isPaused: false, sittingEndsAt: null } as const;
    return toSitting(row, null, { now, answerFiles: [], slots: [] });
  }

  private async write(given: HandingIn): Promise<boolean> {
    try {
      return await this.batch.add(given);
    } catch (error) {
      if (violates(error, 'time_ledger_pk')) return false;
      throw error;
    }
  }

  private async writeAll(given: readonly HandingIn[]): Promise<boolean[]> {
    const entry = this.outbox.entryOf(given.map(({ attemptId }) => new AttemptSubmitted({ attemptId })));
    const rows = await this.queries.query<Told & { attemptId: string }>(...handingIn(given, entry));
    if (rows[0]) this.outbox.handOn(entry, rows[0]);
    const submitted = new Set(rows.map(({ attemptId }) => attemptId));
    return given.map(({ attemptId }) => submitted.has(attemptId));
  }
}

function asEnd(transitions: readonly Transition[]): Pick<HandingIn, 'closed' | 'submitted'> | null {
  const [closed, submitted] = transitions.length === 1 ? [null, transitions[0]] : transitions;
  if (transitions.length > 2 || submitted?.do !== 'submit') return null;
  if (closed === null) return { closed, submitted };
  return closed.do === 'close' ? { closed, submitted } : null;
}
