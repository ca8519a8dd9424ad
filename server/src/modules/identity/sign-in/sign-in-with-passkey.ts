import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdmitUser } from './admit-user';
import type { Admission, Arrival } from './admit-user';
import { PasskeyRefused, User } from '../user';
import { OtherWays } from './sso/other-ways';
import { AcceptPasskey, FactorLimits, Factors, Passkeys, SignInChallenges } from '../factors';
import type { AskedPasskey } from '../factors';

/** By a passkey alone, or as the second step after a password. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: FactorLimits,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly challenges: SignInChallenges,
    private readonly accept: AcceptPasskey,
    private readonly otherWays: OtherWays,
    private readonly admitUser: AdmitUser,
  ) {}

  /** After a password only that person's passkeys are asked for. @throws RateLimited */
  async start(step: string | null, { origin }: Arrival): Promise<AskedPasskey> {
    await this.limits.countAddress(origin);
    const userId = step ? await this.challenges.waitingUser(step) : null;
    const allowed = userId ? (await this.factors.of(userId)).passkeys : [];
    const { challenge, options } = await this.passkeys.askToSign(allowed);
    return { options, handle: await this.challenges.issue('passkey-sign-in', userId, challenge) };
  }

  /** @throws SignInStepOver, PasskeyRefused, RateLimited */
  async finish(handle: string, answer: string, arrival: Arrival): Promise<Admission> {
    await this.limits.countAddress(arrival.origin);
    const claimed = await this.challenges.claim(handle, 'passkey-sign-in');
    const signed = await this.accept.check(claimed, answer, arrival.origin);
    const { userId } = signed.passkey;
    const user = await this.dataSource.manager.findOneBy(User, { id: userId, isVerified: true });
    if (!user || (claimed.userId && claimed.userId !== userId)) throw new PasskeyRefused();
    await this.otherWays.refuse(user.email, user);
    await this.limits.forgive(arrival.origin, userId);
    return this.admitUser.execute(user, arrival, (tx) => this.accept.use(tx, claimed, signed));
  }
}
