import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../../../platform/audit';
import { RateLimited } from '../../../platform/errors';
import { addressGroup } from '../../../platform/network';
import { AdmitUser } from './admit-user';
import type { Admission, Arrival } from './admit-user';
import { SecondStep } from '../factors';
import type { WaitingStep } from '../factors';
import { FailedSignIns } from './failed-sign-ins';
import { SignInFailed, User } from '../user';
import { KnownDevice } from '../session';
import { Passwords } from '../password';
import { SignInLimits } from './sign-in-limits';
import type { SignInTry } from './sign-in-limits';
import { OtherWays } from './sso/other-ways';

export interface SignInRequest extends Arrival {
  email: string;
  password: string;
}

/** One answer, in one time, for an unknown e-mail, a wrong password and a disabled user. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: SignInLimits,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevice,
    private readonly admitUser: AdmitUser,
    private readonly secondStep: SecondStep,
    private readonly otherWays: OtherWays,
    private readonly failures: FailedSignIns,
  ) {}

  /** A session, or the step that is still asked for. @throws SignInFailed, SsoRequired, RateLimited */
  async execute(request: SignInRequest): Promise<Admission | WaitingStep> {
    const email = request.email.trim().toLowerCase();
    const knownDevice = this.devices.isKnown(request.deviceProof, email);
    const place = knownDevice ? (request.deviceProof ?? '') : addressGroup(request.origin.ip);
    const attempt = { email, place, knownDevice };
    await this.count(attempt, request.origin);
    const user = await this.findUser(email);
    const isRight = await this.passwords.matches(request.password, user?.passwordHash, knownDevice);
    await this.otherWays.refuse(email, isRight ? user : null);
    if (!user || !isRight || !user.isVerified) return this.refuse(email, user, request.origin);
    await this.limits.forgive(attempt);
    return (await this.secondStep.of(user.id)) ?? this.admitUser.execute(user, request);
  }

  /** Written down for known and unknown e-mails alike, so that both take the same time. */
  private async refuse(email: string, user: User | null, origin: RequestOrigin): Promise<never> {
    await this.failures.record({ userId: user?.id ?? null, email, origin });
    throw new SignInFailed();
  }

  private async count(attempt: SignInTry, origin: RequestOrigin): Promise<void> {
    try {
      await this.limits.count(attempt);
    } catch (refusal) {
      if (refusal instanceof RateLimited) this.failures.count(origin);
      throw refusal;
    }
  }

  private findUser(email: string): Promise<User | null> {
    return this.dataSource.manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email }).getOne();
  }
}
