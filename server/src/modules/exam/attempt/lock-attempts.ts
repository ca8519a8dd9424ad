import type { EntityManager } from 'typeorm';

const attempts = 'select from attempts where id = any($1::uuid[]) order by id for update';
const answers = 'select from answers where attempt_id = any($1::uuid[]) order by question_id for no key update';
const invitations = `
  select from invitations where id in (select invitation_id from attempts where id = any($1::uuid[]))
  order by id for no key update`;

/**
 * Before several attempts are deleted: they, what goes with them and where it is noted, each table by id (docs/adr/0010-lock-order.md). A
 * deletion comes to answers and invitations in whatever order it likes, and one attempt after the other.
 */
export async function lockDoomedAttempts(manager: EntityManager, attemptIds: readonly string[]): Promise<void> {
  await manager.query(attempts, [attemptIds]);
  await lockAnswersOf(manager, attemptIds);
  await lockInvitationsOf(manager, attemptIds);
}

/** Before several answers are changed: a save may bring several of them at once. The caller holds the attempts. */
export async function lockAnswersOf(manager: EntityManager, attemptIds: readonly string[]): Promise<void> {
  await manager.query(answers, [attemptIds]);
}

/** Before several results are changed: each notes its percentage there. The caller holds the attempts. */
export async function lockInvitationsOf(manager: EntityManager, attemptIds: readonly string[]): Promise<void> {
  await manager.query(invitations, [attemptIds]);
}
