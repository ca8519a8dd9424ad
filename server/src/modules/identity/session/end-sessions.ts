import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SESSION_ENDED, SESSION_RENEWED, USER_SHUT_OUT } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';
import { lockChallengesOf, lockSessionsOf } from './lock-sessions';
import { Session } from './session.entity';

const end = `
  with ended as (
    update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null and ($3::uuid is null or id = $3)
      and ($4::uuid is null or id <> $4) returning id
  )
  select id from ended`;

/** Whoever gave the right password and not yet the second factor would otherwise open a session afterwards. */
const endSteps = `
  update sign_in_challenges set used_at = $2 where user_id = $1 and purpose = 'second-step' and used_at is null`;

/** Ends sessions everywhere at once: their tokens are refused from the commit on, and their open sockets are closed. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** @returns false when the user has no such session, or it had ended before. */
  async one(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
    return (await this.execute(tx, userId, sessionId, null)) > 0;
  }

  /**
   * All sessions of the user, but for the one that stays, and those that are just being opened. The caller holds the user.
   *
   * @returns how many sessions.
   */
  async allOf(tx: Tx, userId: string, exceptId: string | null = null): Promise<number> {
    await lockChallengesOf(tx.manager, userId);
    await tx.manager.query(endSteps, [userId, this.clock.now()]);
    await lockSessionsOf(tx.manager, userId);
    return this.execute(tx, userId, null, exceptId);
  }

  /** Of a user who is disabled or deleted: also what is open with their API keys. */
  async shutOut(tx: Tx, userId: string): Promise<void> {
    await this.allOf(tx, userId);
    tx.afterCommit(() => this.live.publish(USER_SHUT_OUT, { userId }));
  }

  /** The session goes on under another id, so that the token it had opens nothing any more. @returns the new id. */
  async renew(tx: Tx, sessionId: string): Promise<string> {
    const id = randomUUID();
    await tx.manager.update(Session, { id: sessionId }, { id });
    tx.afterCommit(() => this.live.publish(SESSION_RENEWED, { sessionId }));
    return id;
  }

  private async execute(tx: Tx, userId: string, onlyId: string | null, exceptId: string | null): Promise<number> {
    const ended = await tx.manager.query<{ id: string }[]>(end, [userId, this.clock.now(), onlyId, exceptId]);
    tx.afterCommit(async () => {
      for (const { id } of ended) await this.live.publish(SESSION_ENDED, { sessionId: id });
    });
    return ended.length;
  }
}
