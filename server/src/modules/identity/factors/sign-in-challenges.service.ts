import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { SignInStepOver } from '../user';
import { hashOf, randomSecret } from '../password';
import { SignInChallenge } from './sign-in-challenge.entity';

export type ChallengePurpose = 'second-step' | 'passkey-sign-in' | 'passkey-add' | 'passkey-proof' | 'sso';

/** Long enough to fetch a telephone from another room. */
export const STEP_SECONDS = 600;
const MOST_TRIES = 5;

/** Counted before anything is compared, so that guesses sent at once count too. */
const claim = `
  with claimed as (
    update sign_in_challenges set tries = tries + 1
    where handle_hash = $1 and purpose = $2 and tries < $3 and used_at is null and expires_at > $4
    returning id, user_id, challenge
  )
  select id, user_id as "userId", challenge from claimed`;

export interface ClaimedChallenge {
  id: string;
  userId: string | null;
  challenge: string | null;
}

/** What the server waits for between two steps; the handle is only with whoever was given it. */
@Injectable()
export class SignInChallenges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the handle */
  async issue(purpose: ChallengePurpose, userId: string | null, challenge: string | null = null): Promise<string> {
    const [handle, createdAt] = [randomSecret(), this.clock.now()];
    const expiresAt = new Date(createdAt.getTime() + STEP_SECONDS * 1_000);
    const row = { purpose, userId, challenge, handleHash: hashOf(handle), createdAt, expiresAt };
    await this.dataSource.manager.insert(SignInChallenge, row);
    return handle;
  }

  /** Counts one try. @throws SignInStepOver when it is used, over, tried too often, or was never there */
  async claim(handle: string, purpose: ChallengePurpose): Promise<ClaimedChallenge> {
    const values = [hashOf(handle), purpose, MOST_TRIES, this.clock.now()];
    const [claimed] = await this.dataSource.query<ClaimedChallenge[]>(claim, values);
    if (!claimed) throw new SignInStepOver();
    return claimed;
  }

  /** The user whose second step it is, without counting; null when it is over. */
  async waitingUser(handle: string): Promise<string | null> {
    const found = await this.dataSource.manager.findOneBy(SignInChallenge, {
      handleHash: hashOf(handle),
      purpose: 'second-step',
      usedAt: IsNull(),
    });
    return found && found.expiresAt > this.clock.now() ? found.userId : null;
  }

  /** Of two answers that come at once the second finds it used. @throws SignInStepOver */
  async use(manager: EntityManager, id: string): Promise<void> {
    const used = await manager.update(SignInChallenge, { id, usedAt: IsNull() }, { usedAt: this.clock.now() });
    if (used.affected !== 1) throw new SignInStepOver();
  }

  @JobHandler('forget-sign-in-challenges', { cron: '47 * * * *' })
  async forget(): Promise<void> {
    const sql = swept('sign_in_challenges', `expires_at < $1::timestamptz - interval '1 hour'`);
    await this.dataSource.query(sql, [this.clock.now()]);
  }
}
