import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { User } from './user.entity';

/** Stands for nobody in particular: what programs of the organization make belongs to it. Nobody signs in as it. */
export const ORGANIZATION_ID = '00000000-0000-4000-8000-000000000001';

const EMAIL = 'organization@mizan.invalid';

/** The owner of keys that belong to no person, and so go on when somebody leaves. */
@Injectable()
export class Organization {
  constructor(private readonly clock: Clock) {}

  /** @returns its id; the first to ask makes it. */
  async ensure({ manager }: Tx): Promise<string> {
    const now = this.clock.now();
    const user = {
      id: ORGANIZATION_ID,
      role: 'super-admin' as const,
      name: 'Organization',
      email: EMAIL,
      settings: { notifyOnAccessRequest: false },
      createdAt: now,
      updatedAt: now,
    };
    await manager.createQueryBuilder().insert().into(User).values(user).orIgnore().execute();
    return ORGANIZATION_ID;
  }
}
