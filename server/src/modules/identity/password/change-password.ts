import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { PASSWORD_CHANGE } from '../audited-actions';
import { Passwords } from '../passwords.service';
import { User } from '../user.entity';
import { NewPassword } from './new-password';
import type { TypedPassword } from './new-password';
import { PasswordLimits } from './password-limits';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly newPassword: NewPassword,
    private readonly limits: PasswordLimits,
    private readonly audit: Audit,
  ) {}

  /** The session it is changed in stays; the others end. @throws InvalidInput, RateLimited */
  async execute(
    viewer: Viewer,
    origin: RequestOrigin,
    typed: TypedPassword & { currentPassword: string },
  ): Promise<void> {
    const { userId, sessionId } = viewer;
    await this.limits.currentPasswords.count(userId);
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const audited = {
      by: viewer,
      origin,
      action: PASSWORD_CHANGE,
      object: { type: 'user', id: userId, label: user.email },
    };
    if (!(await this.passwords.matches(typed.currentPassword, user.passwordHash))) {
      await this.audit.record(null, { ...audited, outcome: 'failed' });
      throw InvalidInput.at('currentPassword', 'password-wrong');
    }
    await this.limits.currentPasswords.forget(userId);
    const passwordHash = await this.newPassword.hash(user, typed);
    await this.unitOfWork.run(async (tx) => {
      await this.newPassword.store(tx, user, passwordHash, sessionId);
      await this.audit.record(tx, audited);
    });
  }
}
