import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SsoIdentity } from '../sso';
import { Authenticator } from './authenticator.entity';
import { Passkey } from './passkey.entity';
import { RecoveryCode } from './recovery-code.entity';
import { SignInRules } from './sign-in-rules.entity';

export interface OwnFactors {
  authenticatorSince: Date | null;
  passkeys: Passkey[];
}

export const hasFactor = ({ authenticatorSince, passkeys }: OwnFactors): boolean =>
  authenticatorSince !== null || passkeys.length > 0;

/** Who has which second factor, and what is demanded. */
@Injectable()
export class Factors {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string, manager: EntityManager = this.dataSource.manager): Promise<OwnFactors> {
    const authenticator = await manager.findOneBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
    const passkeys = await manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return { authenticatorSince: authenticator?.confirmedAt ?? null, passkeys };
  }

  rules(manager: EntityManager = this.dataSource.manager): Promise<SignInRules | null> {
    return manager.findOneBy(SignInRules, { id: true });
  }

  /**
   * And the ids by which providers of single sign-on mean the user: an account that is new there has another.
   *
   * @returns whether there were such ids
   */
  async removeAll(manager: EntityManager, userId: string): Promise<boolean> {
    for (const entity of [Authenticator, Passkey, RecoveryCode]) await manager.delete(entity, { userId });
    return Boolean((await manager.delete(SsoIdentity, { userId })).affected);
  }
}
