import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { PASSWORD_CHANGE, User } from '../user';
import { EndSessions, KnownDevice, Session, SessionToken } from '../session';
import { Passwords } from './passwords.service';
import { NewPassword } from './new-password';
import type { TypedPassword } from './new-password';
import { PasswordLimits } from './password-limits';

interface PasswordChange extends TypedPassword {
  currentPassword: string;
  revokeApiKeys?: boolean | null;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly newPassword: NewPassword,
    private readonly limits: PasswordLimits,
    private readonly audit: Audit,
    private readonly endSessions: EndSessions,
    private readonly tokens: SessionToken,
    private readonly devices: KnownDevice,
  ) {}

  /** The session it is changed in goes on under the token that is returned; the others end. @throws InvalidInput, RateLimited */
  async execute(
    viewer: Viewer,
    origin: RequestOrigin,
    typed: PasswordChange,
  ): Promise<{ token: string; sessionId: string; deviceProof: string }> {
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
    return this.unitOfWork.run(async (tx) => {
      await assertUnchanged(tx, user);
      const revokesKeys = typed.revokeApiKeys === true;
      await this.newPassword.store(tx, user, passwordHash, { keptSessionId: sessionId, revokesKeys });
      await this.audit.record(tx, audited);
      const id = await this.endSessions.renew(tx, sessionId);
      const token = this.tokens.issue(await tx.manager.findOneByOrFail(Session, { id }));
      return { token, sessionId: id, deviceProof: this.devices.proofFor(user.email.toLowerCase()) };
    });
  }
}

/** Somebody may have set another one since it was compared, as its owner by a mailed link. @throws InvalidInput */
async function assertUnchanged({ manager }: Tx, { id, passwordHash }: User): Promise<void> {
  const user = await manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (user.passwordHash !== passwordHash) throw InvalidInput.at('currentPassword', 'password-wrong');
}
