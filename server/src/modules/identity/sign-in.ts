import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { AdmitUser } from './admit-user';
import type { Admission } from './admit-user';
import { SIGN_IN } from './audited-actions';
import { SignInFailed } from './identity.errors';
import { KnownDevice } from './known-device';
import { Passwords } from './passwords.service';
import { SignInLimits } from './sign-in-limits';
import { User } from './user.entity';

export interface SignInRequest {
  email: string;
  password: string;
  deviceProof: string | null;
  origin: RequestOrigin;
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
    private readonly audit: Audit,
  ) {}

  /** @throws SignInFailed, RateLimited */
  async execute(request: SignInRequest): Promise<Admission & { deviceProof: string }> {
    const email = request.email.trim().toLowerCase();
    const knownDevice = this.devices.isKnown(request.deviceProof, email);
    const place = knownDevice ? (request.deviceProof ?? '') : (request.origin.ip ?? '');
    const attempt = { email, place, knownDevice };
    await this.limits.count(attempt);
    const user = await this.findUser(email);
    const isRight = await this.passwords.matches(request.password, user?.passwordHash);
    if (!user || !isRight || !user.isVerified) return this.refuse(email, user, request.origin);
    await this.limits.forgive(attempt);
    return { ...(await this.admitUser.execute(user, request.origin)), deviceProof: this.devices.proofFor(email) };
  }

  /** Written down for known and unknown e-mails alike, so that both take the same time. */
  private async refuse(email: string, user: User | null, origin: RequestOrigin): Promise<never> {
    const object = { type: 'user', id: user?.id ?? null, label: email };
    await this.audit.record(null, { by: null, origin, action: SIGN_IN, object, outcome: 'failed' });
    throw new SignInFailed();
  }

  private findUser(email: string): Promise<User | null> {
    return this.dataSource.manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email }).getOne();
  }
}
