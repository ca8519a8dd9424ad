import type { EntityManager } from 'typeorm';

const sessions = 'select from sessions where user_id = $1 order by id for no key update';
const challenges = 'select from sign_in_challenges where user_id = $1 order by id for no key update';

/** Before several sessions of a user are changed, by id (docs/adr/0010-lock-order.md). The caller holds the user. */
export async function lockSessionsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(sessions, [userId]);
}

/** The same of what waits for a second step, which comes before the sessions. */
export async function lockChallengesOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(challenges, [userId]);
}
