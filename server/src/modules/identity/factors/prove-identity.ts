import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PROOF_MINUTES } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { IDENTITY_PROVE, PasskeyRefused, User } from '../user';
import { PasswordLimits, Passwords } from '../password';
import { Session } from '../session';
import { AcceptCode } from './accept-code';
import { AcceptPasskey } from './accept-passkey';
import { FactorLimits } from './factor-limits';
import { Factors, hasFactor } from './factors.queries';
import type { ProveIdentityInput } from './factors.inputs';
import { Passkeys } from './passkeys.service';
import type { AskedPasskey } from './passkeys.service';
import { SignInChallenges } from './sign-in-challenges.service';

/** Shows again that whoever sits there is the one who signed in: by the second factor, or by the password where there is none. */
@Injectable()
export class ProveIdentity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly factors: Factors,
    private readonly limits: FactorLimits,
    private readonly passwordLimits: PasswordLimits,
    private readonly passwords: Passwords,
    private readonly acceptCode: AcceptCode,
    private readonly passkeys: Passkeys,
    private readonly acceptPasskey: AcceptPasskey,
    private readonly challenges: SignInChallenges,
    private readonly audit: Audit,
  ) {}

  /** @throws RateLimited */
  async startPasskey({ userId }: Viewer): Promise<AskedPasskey> {
    await this.limits.countQuestion(userId);
    const own = await this.factors.of(userId);
    const { challenge, options } = await this.passkeys.askToSign(own.passkeys);
    return { options, handle: await this.challenges.issue('passkey-proof', userId, challenge) };
  }

  /** @returns until when it holds. @throws InvalidInput, SignInCodeWrong, PasskeyRefused, RateLimited */
  async execute(viewer: Viewer, origin: RequestOrigin, given: ProveIdentityInput): Promise<Date> {
    await this.limits.countAddress(origin);
    if (given.code != null) await this.acceptCode.execute(viewer.userId, given.code, origin);
    else if (given.passkey) await this.checkPasskey(viewer, origin, given.passkey);
    else await this.checkPassword(viewer, origin, given.password ?? '');
    await this.limits.forgive(origin, viewer.userId);
    return this.note(viewer, origin);
  }

  /** Marks the session, also for a way in that proves by itself. */
  note(viewer: Viewer, origin: RequestOrigin): Promise<Date> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      await tx.manager.update(Session, { id: viewer.sessionId }, { provedAt: now });
      const object = { type: 'session', id: viewer.sessionId };
      await this.audit.record(tx, { by: viewer, origin, action: IDENTITY_PROVE, object });
      return new Date(now.getTime() + PROOF_MINUTES * 60_000);
    });
  }

  /** A password alone is no proof of somebody who has more than that. */
  private async checkPassword(viewer: Viewer, origin: RequestOrigin, password: string): Promise<void> {
    const { userId } = viewer;
    if (password === '') throw InvalidInput.at('password', 'required');
    await this.passwordLimits.currentPasswords.count(userId);
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const isEnough = !hasFactor(await this.factors.of(userId));
    if (!isEnough || !(await this.passwords.matches(password, user.passwordHash))) {
      const object = { type: 'session', id: viewer.sessionId };
      await this.audit.record(null, { by: viewer, origin, action: IDENTITY_PROVE, object, outcome: 'failed' });
      throw InvalidInput.at('password', 'password-wrong');
    }
    await this.passwordLimits.currentPasswords.forget(userId);
  }

  private async checkPasskey(
    { userId }: Viewer,
    origin: RequestOrigin,
    { handle, answer }: { handle: string; answer: string },
  ): Promise<void> {
    const claimed = await this.challenges.claim(handle, 'passkey-proof');
    const signed = await this.acceptPasskey.check(claimed, answer, origin);
    if (claimed.userId !== userId || signed.passkey.userId !== userId) throw new PasskeyRefused();
    await this.unitOfWork.run((tx) => this.acceptPasskey.use(tx, claimed, signed));
  }
}
