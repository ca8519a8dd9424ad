import { Injectable } from '@nestjs/common';
import { NamedQueries, violates } from '../../../../platform/database';
import { Outbox } from '../../../../platform/events';
import type { Told } from '../../../../platform/events';
import { AttemptSubmitted, LiveProgress } from '../../attempt';
import type { Transition } from '../../attempt';
import { toSitting } from '../view-sitting';
import { handingIn } from './hand-in.queries';
import type { HandingIn } from './hand-in.queries';
import type { StandingRow } from './step-on.queries';
import type { ExamSitting } from '../exam-sitting';

/** Handing in, in one round trip and without a lock held before it: what many do in the same minute. */
@Injectable()
export class HandIn {
  constructor(
    private readonly queries: NamedQueries,
    private readonly outbox: Outbox,
    private readonly live: LiveProgress,
  ) {}

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
    const entry = this.outbox.entryOf([new AttemptSubmitted({ attemptId })]);
    const told = await this.write({ attemptId, pageId, now, position, number, entry, ...end });
    if (!told) return null;
    this.outbox.handOn(entry, told);
    void this.live.announce(attemptId);
    const row = { ...standing, attemptId, state: 'submitted', isPaused: false, sittingEndsAt: null } as const;
    return toSitting(row, null, { now, answerFiles: [], slots: [] });
  }

  private async write(given: HandingIn): Promise<Told | undefined> {
    try {
      const [told] = await this.queries.query<Told>(...handingIn(given));
      return told;
    } catch (error) {
      if (violates(error, 'time_ledger_pk')) return undefined;
      throw error;
    }
  }
}

function asEnd(transitions: readonly Transition[]): Pick<HandingIn, 'closed' | 'submitted'> | null {
  const [closed, submitted] = transitions.length === 1 ? [null, transitions[0]] : transitions;
  if (transitions.length > 2 || submitted?.do !== 'submit') return null;
  if (closed === null) return { closed, submitted };
  return closed.do === 'close' ? { closed, submitted } : null;
}
