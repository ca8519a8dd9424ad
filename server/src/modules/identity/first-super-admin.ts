import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import { Passwords } from './passwords.service';
import { User } from './user.entity';

/** Makes the super-admin of `MIZAN_ADMIN_EMAIL` if nobody has that e-mail yet; an existing user is never changed. */
@Injectable()
export class FirstSuperAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail: email, adminPassword: password } = this.config;
    if (!email || !password || (await this.isTaken(email))) return;
    const now = this.clock.now();
    const passwordHash = await this.passwords.hash(password);
    const user = {
      role: 'super-admin',
      name: 'Super admin',
      email,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    } as const;
    // Processes that start together may both get here: the unique index lets one of them win.
    await this.dataSource.createQueryBuilder().insert().into(User).values(user).orIgnore().execute();
  }

  private isTaken(email: string): Promise<boolean> {
    const query = this.dataSource.manager.createQueryBuilder(User, 'u');
    return query.where('lower(u.email) = lower(:email)', { email }).getExists();
  }
}
