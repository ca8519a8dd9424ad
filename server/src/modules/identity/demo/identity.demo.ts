import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { DemoSeed } from '../../../platform/demo';
import { Passwords } from '../password';
import { User } from '../user';

const EMAIL = 'admin@mizan.local';
const PASSWORD = 'Mizan-demo-2026';

/** Printed when the server starts. */
export const demoSignIn = `${EMAIL} / ${PASSWORD}`;

/** Owner of all demo records. */
export const DEMO_OWNER_ID = '0d0e0000-0000-4000-8000-000000000001';

const DAY_MS = 86_400_000;

/** Whom the owner works with; the first two sign in with the owner's password, to see the product with another role. */
const colleagues: (Partial<User> & Pick<User, 'role' | 'name' | 'email'> & { daysAgo: number; signsIn?: boolean })[] = [
  { role: 'admin', name: 'Karim Mansour', email: 'karim@mizan.local', daysAgo: 80, signsIn: true },
  {
    role: 'Hr',
    name: 'Rana Aziz',
    email: 'rana@mizan.local',
    phone: '+971501230045',
    daysAgo: 64,
    signsIn: true,
    companyName: 'Gulf Foods',
    companySize: 120,
    maxRequests: 50,
  },
  { role: 'admin', name: 'سلمى ناصر', email: 'salma@mizan.local', daysAgo: 41 },
  {
    role: 'Hr',
    name: 'فهد العتيبي',
    email: 'fahad@mizan.local',
    phone: '+966505550123',
    daysAgo: 33,
    companyName: 'شركة الواحة للخدمات',
    companySize: 45,
    maxRequests: 100,
  },
  {
    role: 'Hr',
    name: 'Daniel Okafor',
    email: 'daniel@mizan.local',
    phone: '+447700900123',
    daysAgo: 27,
    companyName: 'Harbour Logistics',
    companySize: 310,
    maxRequests: 25,
    isVerified: false,
  },
];

@Injectable()
export class IdentityDemo extends DemoSeed {
  readonly order = 0;

  constructor(
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {
    super();
  }

  async seed(tx: Tx): Promise<void> {
    const now = this.clock.now();
    await tx.manager.insert(User, {
      id: DEMO_OWNER_ID,
      role: 'super-admin',
      name: 'Layla Haddad',
      email: EMAIL,
      passwordHash: await this.passwords.hash(PASSWORD),
      createdAt: now,
      updatedAt: now,
    });
    for (const { daysAgo, signsIn, ...person } of colleagues) {
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const passwordHash = signsIn ? await this.passwords.hash(PASSWORD) : null;
      await tx.manager.insert(User, {
        ...person,
        passwordHash,
        createdBy: DEMO_OWNER_ID,
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
}
