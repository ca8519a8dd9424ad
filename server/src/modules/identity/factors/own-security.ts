import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { User } from '../user.entity';
import { factorDeadline } from './factor-deadline';
import { Factors, hasFactor } from './factors.queries';
import type { SignInSecurityNode } from './factors.type';
import { RecoveryCodes } from './recovery-codes.service';

/** What guards the viewer's own account. */
@Injectable()
export class OwnSecurity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
  ) {}

  async of({ userId }: Pick<Viewer, 'userId'>): Promise<SignInSecurityNode> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const own = await this.factors.of(userId);
    const deadline = factorDeadline(await this.factors.rules(), user);
    return {
      hasPassword: user.passwordHash !== null,
      oneTimeCodesSince: own.authenticatorSince,
      passkeys: own.passkeys,
      recoveryCodesLeft: await this.recovery.left(userId),
      isFactorDemanded: deadline !== null,
      addFactorBy: hasFactor(own) ? null : deadline,
    };
  }
}
