import type { EntityManager } from 'typeorm';
import type { ProctoringSettings } from '../../assessments';
import type { AttemptState, ClosedBy } from '../attempt';
import type { Pause } from './pauses.policy';
import type { SignalKind } from './signal-kind';
import type { OwnProctorEvent } from './proctor-state';

/** What counts against the candidate: not what staff dismissed, and not what came before they gave the attempt back. */
export const isWarning = `counted_as is not null and not is_forgiven and verdict is distinct from 'dismissed'`;

export interface WatchedAttempt {
  state: AttemptState;
  submittedBy: ClosedBy | null;
  startedAt: Date;
  /** Null while it is being sat. */
  submittedAt: Date | null;
  rules: ProctoringSettings;
}

const watchedAttempt = `
  select state, submitted_by as "submittedBy", started_at as "startedAt", submitted_at as "submittedAt",
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

const latestAway = `
  select away_ms as "awayMs" from proctor_events where attempt_id = $1 and ${isWarning} order by started_at desc limit 1`;

/** How long the candidate was away the last time that it counted; 0 where it never did. */
export async function latestAwayMsOf(attemptId: string, manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ awayMs: number }[]>(latestAway, [attemptId]);
  return row?.awayMs ?? 0;
}

/**
 * The event of this family that goes on, or lasted until a moment before and began not long ago; the latest one. Not one of
 * which the candidate had read the warning: what they do after that is another time.
 */
const neighbour = `
  select id from proctor_events
  where attempt_id = $1 and kind::text = any($2::text[]) and (counted_as is null or counted_as > $6)
    and started_at <= $4::timestamptz + make_interval(secs => $5) and ended_at >= $3::timestamptz - make_interval(secs => $5)
    and (ended_at >= $3 or started_at >= $3::timestamptz - make_interval(secs => $7))
  order by started_at desc limit 1`;

export interface Newcomer {
  attemptId: string;
  kinds: readonly SignalKind[];
  from: Date;
  to: Date;
  gapSeconds: number;
  mostSeconds: number;
  warningsSeen: number;
}

export async function neighbourOf(newcomer: Newcomer, manager: EntityManager): Promise<string | null> {
  const { attemptId, kinds, from, to, gapSeconds, mostSeconds, warningsSeen } = newcomer;
  const values = [attemptId, kinds, from, to, gapSeconds, warningsSeen, mostSeconds];
  const [row] = await manager.query<{ id: string }[]>(neighbour, values);
  return row?.id ?? null;
}

/** A guess about a picture bears the id of the picture. */
const ownEvents = `
  select e.id, e.kind, e.started_at as "startedAt", e.counted_as as "countedAs", e.candidate_note as note,
    round(extract(epoch from e.ended_at - e.started_at))::int as seconds,
    (select count(*)::int from proctor_signals s where s.event_id = e.id) as times,
    array(select f.id from proctor_signals s join proctor_snapshots p on p.id = s.id join stored_files f on f.id = p.file_id
      where s.event_id = e.id and f.finished_at is not null order by p.taken_at) as "pictureIds"
  from proctor_events e where e.attempt_id = $1 order by e.started_at, e.id`;

export type OwnEvent = Omit<OwnProctorEvent, 'pictureUrls'> & { pictureIds: string[] };

/** All that the people who read the result see, guesses about pictures among it. */
export function ownEventsOf(attemptId: string, manager: EntityManager): Promise<OwnEvent[]> {
  return manager.query<OwnEvent[]>(ownEvents, [attemptId]);
}

/** The oldest first. */
const pauses = `
  select p.at as "from", (select min(r.at) from time_ledger r
    where r.attempt_id = p.attempt_id and r.kind = 'resumed' and r.number > p.number) as until
  from time_ledger p where p.attempt_id = $1 and p.kind = 'paused' order by p.number`;

export function pausesOf(attemptId: string, manager: EntityManager): Promise<Pause[]> {
  return manager.query<Pause[]>(pauses, [attemptId]);
}

export interface SittingBounds {
  /** The last time that staff gave the attempt back. */
  reopenedAt: Date | null;
  /** Null while it is being sat. */
  submittedAt: Date | null;
}

const bounds = `
  select t.submitted_at as "submittedAt",
    (select max(l.at) from time_ledger l where l.attempt_id = t.id and l.kind = 'reopened') as "reopenedAt"
  from attempts t where t.id = $1`;

export async function boundsOf(attemptId: string, manager: EntityManager): Promise<SittingBounds> {
  const [row] = await manager.query<SittingBounds[]>(bounds, [attemptId]);
  if (!row) throw new Error('The attempt is locked, so it is there.');
  return row;
}
