import type { EntityManager } from 'typeorm';
import type { ProctoringSettings } from '../../assessments';
import type { AttemptState, ClosedBy } from '../attempt';
import type { Pause } from './pauses.policy';
import type { OwnProctorEventNode } from './proctor-state.type';
import type { SignalKind } from './signal-kind';

/** What counts against the candidate: not what staff dismissed, and not what came before they gave the attempt back. */
export const isWarning = `counted_as is not null and not is_forgiven and verdict is distinct from 'dismissed'`;

export interface WatchedAttempt {
  state: AttemptState;
  submittedBy: ClosedBy | null;
  startedAt: Date;
  rules: ProctoringSettings;
}

const watchedAttempt = `
  select state, submitted_by as "submittedBy", started_at as "startedAt",
    settings -> 'proctoring' as rules
  from attempts where id = $1`;

export async function watchedAttemptOf(attemptId: string, manager: EntityManager): Promise<WatchedAttempt> {
  const [attempt] = await manager.query<WatchedAttempt[]>(watchedAttempt, [attemptId]);
  if (!attempt) throw new Error('The attempt is locked, so it is there.');
  return attempt;
}

export async function warningsOf(attemptId: string, manager: EntityManager): Promise<number> {
  const sql = `select count(*)::int as count from proctor_events where attempt_id = $1 and ${isWarning}`;
  const [row] = await manager.query<[{ count: number }]>(sql, [attemptId]);
  return row.count;
}

/** The event of this family that lasted until a moment before, or goes on; the latest one. */
const neighbour = `
  select id from proctor_events
  where attempt_id = $1 and kind::text = any($2::text[])
    and started_at <= $4::timestamptz + make_interval(secs => $5) and ended_at >= $3::timestamptz - make_interval(secs => $5)
  order by started_at desc limit 1`;

export async function neighbourOf(
  attemptId: string,
  kinds: readonly SignalKind[],
  { from, to }: { from: Date; to: Date },
  gapSeconds: number,
  manager: EntityManager,
): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(neighbour, [attemptId, kinds, from, to, gapSeconds]);
  return row?.id ?? null;
}

const ownEvents = `
  select id, kind, started_at as "startedAt", counted_as as "countedAs", candidate_note as note,
    round(extract(epoch from ended_at - started_at))::int as seconds
  from proctor_events where attempt_id = $1 and kind not in ('no-face', 'several-faces') order by started_at, id`;

/** Guesses about pictures are for people to look at, and are not put to the candidate as something that happened. */
export function ownEventsOf(attemptId: string, manager: EntityManager): Promise<OwnProctorEventNode[]> {
  return manager.query<OwnProctorEventNode[]>(ownEvents, [attemptId]);
}

/** The oldest first. */
const pauses = `
  select p.at as "from", (select min(r.at) from time_ledger r
    where r.attempt_id = p.attempt_id and r.kind = 'resumed' and r.number > p.number) as until
  from time_ledger p where p.attempt_id = $1 and p.kind = 'paused' order by p.number`;

export function pausesOf(attemptId: string, manager: EntityManager): Promise<Pause[]> {
  return manager.query<Pause[]>(pauses, [attemptId]);
}
