import { isAnswered } from '@mizan/question-model';
import type { Grid } from '@mizan/question-model';
import type { EntityManager } from 'typeorm';
import type { AnswerValue } from '../../attempt';
import { SlotState } from './question-slot';
import type { QuestionSlot } from './question-slot';

interface SlotRow {
  position: number;
  durationSeconds: number;
  openedAt: Date | null;
  closesAt: Date;
  closedAt: Date | null;
  leftAt: Date | null;
  value: AnswerValue | null;
  grid: Grid | null;
}

const slots = `
  select q.position, q.duration_seconds as "durationSeconds", a.opened_at as "openedAt", a.closes_at as "closesAt",
    a.closed_at as "closedAt", a.left_at as "leftAt", a.value, q.content -> 'grid' as grid
  from attempt_questions q left join answers a on a.question_id = q.id
  where q.attempt_id = $1 order by q.position`;

/** Every question of a paper, as its candidate may know of it: where it stands, never what it asks. */
export async function listSlots(attemptId: string, now: Date, manager: EntityManager): Promise<QuestionSlot[]> {
  const rows = await manager.query<SlotRow[]>(slots, [attemptId]);
  return rows.map((row) => ({
    position: row.position,
    state: stateOf(row),
    isAnswered: isAnswered(row.value, row.grid),
    secondsLeft: secondsLeft(row, now),
  }));
}

function stateOf({ openedAt, closedAt, leftAt }: SlotRow): SlotState {
  if (openedAt === null) return SlotState.UNSEEN;
  if (closedAt !== null) return SlotState.CLOSED;
  return leftAt === null ? SlotState.OPEN : SlotState.LEFT;
}

function secondsLeft({ openedAt, closedAt, leftAt, closesAt, durationSeconds }: SlotRow, now: Date): number {
  if (openedAt === null) return durationSeconds;
  if (closedAt !== null) return 0;
  return Math.max(0, Math.floor((closesAt.getTime() - (leftAt ?? now).getTime()) / 1000));
}
