import type { EntityManager } from 'typeorm';
import { ProctorNotesClosed } from '../attempt';
import { notesUntil } from './notes.policy';

const handedIn = `
  select submitted_at as "submittedAt", (settings -> 'proctoring' ->> 'retentionDays')::int as "retentionDays"
  from attempts where id = $1 and submitted_at is not null`;

/** @throws ProctorNotesClosed once the time for notes on an exam that is handed in is over. */
export async function assertNotesOpen(manager: EntityManager, attemptId: string, now: Date): Promise<void> {
  const [found] = await manager.query<{ submittedAt: Date; retentionDays: number }[]>(handedIn, [attemptId]);
  if (!found) return;
  const until = notesUntil(found.submittedAt, found.retentionDays);
  if (now >= until) throw new ProctorNotesClosed({ until: until.toISOString() });
}
