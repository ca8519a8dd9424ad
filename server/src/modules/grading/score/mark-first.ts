import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { MicroBatch, NamedQueries } from '../../../platform/database';
import { Outbox } from '../../../platform/events';
import type { Told } from '../../../platform/events';
import { LiveProgress } from '../../exam';
import { marking, readUnmarked } from './first-marks.queries';
import type { AskedQuestion, FirstMark, FirstMarking, UnmarkedAttempt } from './first-marks.queries';
import { ResultMarked } from './grading.events';
import { packChoices } from './pack-choices';
import { reckonScore } from './score-attempt';
import type { RuleMark } from './score.queries';

/** So few that marking them holds up nobody who is writing. */
const LARGEST = 8;

type Nothing = { [Field in keyof UnmarkedAttempt]: null };

/** Marks what was handed in for the first time and what rules decide: two statements for all that were handed in at about the same time. */
@Injectable()
export class MarkFirst {
  private readonly batch: MicroBatch<string, boolean>;

  constructor(
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly live: LiveProgress,
  ) {
    this.batch = new MicroBatch({
      keyOf: (attemptId) => attemptId,
      run: (attemptIds) => this.mark(attemptIds),
      largest: LARGEST,
      inFlight: 1,
    });
  }

  /** @returns false where that was not so, or somebody changed the attempt at this moment; nothing was done then. */
  execute(attemptId: string): Promise<boolean> {
    return this.batch.add(attemptId);
  }

  private async mark(attemptIds: string[]): Promise<boolean[]> {
    const found = await this.queries.query<UnmarkedAttempt | Nothing>(readUnmarked, [attemptIds]);
    const now = this.clock.now();
    const markings = found.flatMap((attempt) => (attempt.id === null ? [] : (markingOf(attempt, now) ?? [])));
    const marked = markings.length > 0 ? await this.write(markings, now) : new Set<string>();
    return attemptIds.map((id) => marked.has(id));
  }

  private async write(markings: readonly FirstMarking[], now: Date): Promise<Set<string>> {
    const entry = this.outbox.entryOf(markings.map(({ attempt }) => new ResultMarked({ attemptId: attempt.id })));
    const rows = await this.queries.query<Told & { attemptId: string }>(...marking(markings, now, entry));
    if (rows[0]) this.outbox.handOn(entry, rows[0]);
    for (const { attemptId } of rows) void this.live.announce(attemptId);
    return new Set(rows.map(({ attemptId }) => attemptId));
  }
}

/** Null where what is packed of it can only be packed where it lies. */
function markingOf({ questions, ...attempt }: UnmarkedAttempt, now: Date): FirstMarking | null {
  const asked = questions.map((question): AskedQuestion => ({ ...question, mark: null }));
  const { state, marks: byRule, ...totals } = reckonScore(asked, { ...attempt, answersForgottenAt: null });
  const marks: FirstMark[] = [];
  for (const [index, question] of asked.entries()) {
    const mark = withPacked(byRule[index], question);
    if (!mark) return null;
    marks.push(mark);
  }
  return { attempt, state, outcome: { ...totals, markedAt: now }, marks };
}

function withPacked(mark: RuleMark | undefined, question: AskedQuestion): FirstMark | null {
  const packed = packChoices(question);
  const { questionId: bankId, isAdditional, used } = question;
  if (!mark || !packed) return null;
  return { ...mark, ...packed, bankId, counts: !isAdditional, used };
}
