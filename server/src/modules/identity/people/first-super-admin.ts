import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig, StartupProblem } from '../../../platform/config';
import { Log } from '../../../platform/observability';
import { ORGANIZATION_ID, User } from '../user';
import { isCommonPassword, Passwords } from '../password';

/** Makes the super-admin of `MIZAN_ADMIN_EMAIL` if nobody has that e-mail yet; an existing user is never changed. */
@Injectable()
export class FirstSuperAdmin implements OnApplicationBootstrap {
  private making: Promise<void> | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.makeOnce().then(() => this.warnWhenLockedOut());
  }

  /** The super-admin who has been there longest, those who may sign in before those who may not; null when there is none. */
  async findId(): Promise<string | null> {
    // Modules that need somebody at the start may ask before this one's own turn.
    await this.makeOnce();
    const query = this.dataSource.manager
      .createQueryBuilder(User, 'u')
      .where({ role: 'super-admin', id: Not(ORGANIZATION_ID) });
    const user = await query.orderBy('u.is_verified', 'DESC').addOrderBy('u.created_at').addOrderBy('u.id').getOne();
    return user?.id ?? null;
  }

  private makeOnce(): Promise<void> {
    return (this.making ??= this.make());
  }

  private async make(): Promise<void> {
    const { adminEmail: email, adminPassword: password, nodeEnv } = this.config;
    if (nodeEnv === 'production' && password && isCommonPassword(password)) {
      throw new StartupProblem('MIZAN_ADMIN_PASSWORD: is one of those that are tried first; take another');
    }
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

  private async warnWhenLockedOut(): Promise<void> {
    if (this.config.demoData) return;
    const query = this.dataSource.manager.createQueryBuilder(User, 'u');
    if (await query.where('u.is_verified and u.password_hash is not null').getExists()) return;
    this.log.error({}, 'Nobody can sign in. Set MIZAN_ADMIN_EMAIL and MIZAN_ADMIN_PASSWORD, and start Mizan again.');
  }

  private isTaken(email: string): Promise<boolean> {
    const query = this.dataSource.manager.createQueryBuilder(User, 'u');
    return query.where('lower(u.email) = lower(:email)', { email }).getExists();
  }
}
