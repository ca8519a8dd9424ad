import type { EntityManager } from 'typeorm';
import type { SqlFragment } from '../../../platform/access';
import type { NamedStatement } from '../../../platform/database';
import { isOpenAnswer } from './answer.queries';
import type { AttemptView, LeftQuestion, OpenQuestion } from './attempt.machine';
import type { LivePage } from './page.policy';

export interface LockedAttempt extends AttemptView, LivePage {
  id: string;
  invitationId: string;
}

type AttemptRow = Omit<LockedAttempt, 'open' | 'left' | 'place'>;

const lockedAttempt = (condition: string) => `
  select id, invitation_id as "invitationId", state, position, question_count as "questionCount",
    expires_at as "expiresAt", page_id as "pageId", page_seen_at as "pageSeenAt", paused_at as "pausedAt",
    resumes_on_return as "resumesOnReturn",
    coalesce((settings #>> '{configuration,allowBack}')::boolean, false) as "mayGoBack"
  from attempts where ${condition} for no key update`;

/** Read after the lock is held, in a statement of its own: the locking one still sees the answers as they were before. */
const openAnswer = `
  select a.question_id as "questionId", q.position, a.visit, a.closes_at as "closesAt"
  from answers a join attempt_questions q on q.id = a.question_id where a.attempt_id = $1 and ${isOpenAnswer('a')}`;

const leftAnswers = `
  select a.question_id as "questionId", q.position from answers a join attempt_questions q on q.id = a.question_id
  where a.attempt_id = $1 and a.closed_at is null and a.left_at is not null order by q.position`;

const lastPlace = `
  select q.position from time_ledger l join attempt_questions q on q.id = l.question_id
  where l.attempt_id = $1 and l.kind in ('opened', 'returned') order by l.number desc limit 1`;

/** Whoever holds this lock decides about the attempt; everybody else waits and then sees the outcome. */
export function lockAttemptOf(invitationId: string, manager: EntityManager): Promise<LockedAttempt | null> {
  return lock(lockedAttempt('invitation_id = $1'), invitationId, manager);
}

export function lockAttempt(id: string, manager: EntityManager): Promise<LockedAttempt | null> {
  return lock(lockedAttempt('id = $1'), id, manager);
}

/** `scope` is a condition on `owner_id` whose first placeholder is the second. */
export function lockAttemptInScope(
  id: string,
  scope: SqlFragment,
  manager: EntityManager,
): Promise<LockedAttempt | null> {
  return lock(lockedAttempt(`id = $1 and ${scope.sql}`), id, manager, scope.params);
}

async function lock(
  sql: string,
  id: string,
  manager: EntityManager,
  params: unknown[] = [],
): Promise<LockedAttempt | null> {
  const [attempt] = await manager.query<AttemptRow[]>(sql, [id, ...params]);
  if (!attempt) return null;
  const [open] = await manager.query<OpenQuestion[]>(openAnswer, [attempt.id]);
  return { ...attempt, ...(await questionReview(attempt, manager)), open: open ?? null };
}

async function questionReview({ id, mayGoBack, position }: AttemptRow, manager: EntityManager) {
  if (!mayGoBack) return { left: [], place: position };
  const left = await manager.query<LeftQuestion[]>(leftAnswers, [id]);
  const [last] = await manager.query<{ position: number }[]>(lastPlace, [id]);
  return { left, place: last?.position ?? 0 };
}

const MOST_DUE = 500;

/** Those whose time for a look has come, the longest waiting first. */
export const dueAttempts: NamedStatement = {
  name: 'due-attempts',
  text: `select id from attempts where state = 'in-progress' and check_at <= $1 order by check_at limit ${MOST_DUE}`,
};

/** Whether it is still due; not where another process is at it, or the candidate: then it is looked at a second later. */
export async function takeDueAttempt(id: string, now: Date, manager: EntityManager): Promise<boolean> {
  const text = `select from attempts where id = $1 and check_at <= $2 for no key update skip locked`;
  return (await manager.query<unknown[]>(text, [id, now])).length > 0;
}

/** When the server hands `alias` in by itself; null while its clock stands still, and once it is handed in. */
export const sittingEndsAt = (alias: string) =>
  `case when ${alias}.state = 'in-progress' and ${alias}.paused_at is null then ${alias}.expires_at end`;

const overdue = `
  select id from attempts where state = 'in-progress' and paused_at is null and expires_at < $1
  union
  select a.attempt_id from answers a join attempts t on t.id = a.attempt_id
  where ${isOpenAnswer('a')} and t.paused_at is null and a.closes_at < $1::timestamptz - make_interval(secs => $2)`;

/** Attempts of which time demands something that has not been done. */
export async function overdueAttempts(now: Date, graceSeconds: number, manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(overdue, [now, graceSeconds]);
  return rows.map(({ id }) => id);
}
