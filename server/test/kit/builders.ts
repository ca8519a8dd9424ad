import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { User } from '../../src/modules/identity';
import type { Clock } from '../../src/platform/clock';

/** A user with sensible values; the test names only what matters to it. */
export async function aUser(dataSource: DataSource, clock: Clock, given: Partial<User> = {}): Promise<User> {
  const id = given.id ?? randomUUID();
  const now = clock.now();
  const user = dataSource.manager.create(User, {
    id,
    role: 'Hr',
    name: 'Huda Salem',
    email: `user-${id.slice(0, 8)}@example.com`,
    isVerified: true,
    maxRequests: null,
    numberOfRequests: 0,
    createdAt: now,
    updatedAt: now,
    ...given,
  });
  await dataSource.manager.insert(User, user);
  return user;
}
