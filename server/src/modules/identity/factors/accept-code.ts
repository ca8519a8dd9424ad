import { Injectable } from '@nestjs/common';
import { BoundedAudit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { SIGN_IN_STEP, SignInCodeWrong } from '../user';
import { TellOwner } from '../notices';
import { FactorLimits } from './factor-limits';
import { OneTimeCodes } from './one-time-codes.service';
import { RecoveryCodes } from './recovery-codes.service';

/** The code of an app, or a recovery code in its place; each once. */
@Injectable()
export class AcceptCode {
  constructor(
    private readonly limits: FactorLimits,
    private readonly oneTime: OneTimeCodes,
    private readonly recovery: RecoveryCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly tellOwner: TellOwner,
    private readonly audit: BoundedAudit,
  ) {}

  /** The address has been counted before. @throws SignInCodeWrong, RateLimited */
  async execute(userId: string, code: string, origin: RequestOrigin): Promise<void> {
    await this.limits.countCode(userId);
    if (!(await this.oneTime.accept(userId, code)) && !(await this.useRecoveryCode(userId, code, origin))) {
      const object = { type: 'user', id: userId };
      await this.audit.record({ by: null, origin, action: SIGN_IN_STEP, object, outcome: 'failed' });
      throw new SignInCodeWrong();
    }
    await this.limits.forgive(origin, userId);
  }

  private async useRecoveryCode(userId: string, code: string, origin: RequestOrigin): Promise<boolean> {
    if (!(await this.recovery.use(userId, code))) return false;
    const kind = 'recovery-code-used';
    await this.unitOfWork.run((tx) => this.tellOwner.execute(tx, { userId, kind, origin }));
    return true;
  }
}
