import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Session } from '../session';
import { SsoProvider } from '../sso';
import { User } from '../user';
import { factorDeadline } from './factor-deadline';
import { Factors, hasFactor } from './factors.queries';
import type { Passkey } from './passkey.entity';
import { RecoveryCodes } from './recovery-codes.service';

export interface SignInSecurity {
  hasPassword: boolean;
  oneTimeCodesSince: Date | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  provider: SsoProvider | null;
  isFactorDemanded: boolean;
  addFactorBy: Date | null;
}

/** What guards the viewer's own account. */
@Injectable()
export class OwnSecurity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
  ) {}

  async of({ userId, sessionId }: Viewer): Promise<SignInSecurity> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const own = await this.factors.of(userId);
    const deadline = factorDeadline(await this.factors.rules(), user);
    return {
      hasPassword: user.passwordHash !== null,
      oneTimeCodesSince: own.authenticatorSince,
      passkeys: own.passkeys,
      recoveryCodesLeft: await this.recovery.left(userId),
      provider: await this.providerOf(sessionId),
      isFactorDemanded: deadline !== null,
      addFactorBy: hasFactor(own) ? null : deadline,
    };
  }

  private async providerOf(id: string): Promise<SsoProvider | null> {
    const session = await this.dataSource.manager.findOneBy(Session, { id });
    return session?.providerId
      ? this.dataSource.manager.findOneBy(SsoProvider, { id: session.providerId, isEnabled: true })
      : null;
  }
}
