import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../platform/database';
import { NotEnoughRequests } from './identity.errors';
import { User } from './user.entity';

/** Requests used out of those granted; null stands for no limit. */
export interface CreditsLeft {
  numberOfRequests: number;
  maxRequests: number | null;
  remaining: number | null;
}

/** Requests (credits): one per invitation sent. */
@Injectable()
export class Credits {
  constructor(private readonly dataSource: DataSource) {}

  /** Within a transaction, give its manager: a second connection may not be to be had. */
  async of(userId: string, manager: EntityManager = this.dataSource.manager): Promise<CreditsLeft> {
    return creditsOf(await manager.findOneByOrFail(User, { id: userId }));
  }

  /**
   * Takes `count` requests in the given transaction: all or none, also when two people take the last ones at once.
   * @throws NotEnoughRequests
   */
  async take(tx: Tx, userId: string, count: number): Promise<CreditsLeft> {
    const taken = await tx.manager
      .createQueryBuilder()
      .update(User)
      .set({ numberOfRequests: () => 'number_of_requests + :count' })
      .where('id = :userId and (max_requests is null or number_of_requests + :count <= max_requests)', {
        userId,
        count,
      })
      .execute();
    const user = await tx.manager.findOneByOrFail(User, { id: userId });
    const credits = creditsOf(user);
    if (!taken.affected) throw new NotEnoughRequests({ remaining: credits.remaining ?? 0, asked: count });
    return credits;
  }

  /** Of invitations that were taken back before anybody used them. */
  async giveBack({ manager }: Tx, userId: string, count: number): Promise<void> {
    const text = 'update users set number_of_requests = greatest(0, number_of_requests - $2::integer) where id = $1';
    await manager.query(text, [userId, count]);
  }
}

export function creditsOf({ numberOfRequests, maxRequests }: User): CreditsLeft {
  const remaining = maxRequests === null ? null : Math.max(0, maxRequests - numberOfRequests);
  return { numberOfRequests, maxRequests, remaining };
}
