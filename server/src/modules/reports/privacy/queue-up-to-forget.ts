import type { EntityManager } from 'typeorm';

const queueUp = `select pg_advisory_xact_lock(hashtextextended('forgetting people', 0))`;

/** Mails, archives and entries of the log can be about several people at once: they are forgotten one after the other. */
export async function queueUpToForget(manager: EntityManager): Promise<void> {
  await manager.query(queueUp);
}
