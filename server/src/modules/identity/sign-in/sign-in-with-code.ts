import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdmitUser } from './admit-user';
import type { Admission, Arrival } from './admit-user';
import { SignInStepOver, User } from '../user';
import { AcceptCode, FactorLimits, SignInChallenges } from '../factors';

/** The second step of a sign-in, by a code. */
@Injectable()
export class SignInWithCode {
  constructor(
    private readonly limits: FactorLimits,
    private readonly challenges: SignInChallenges,
    private readonly acceptCode: AcceptCode,
    private readonly dataSource: DataSource,
    private readonly admitUser: AdmitUser,
  ) {}

  /** @throws SignInStepOver, SignInCodeWrong, RateLimited */
  async execute(handle: string, code: string, arrival: Arrival): Promise<Admission> {
    await this.limits.countAddress(arrival.origin);
    const { id, userId } = await this.challenges.claim(handle, 'second-step');
    const user = await this.dataSource.manager.findOneBy(User, { id: userId ?? undefined, isVerified: true });
    if (!user || !userId) throw new SignInStepOver();
    await this.acceptCode.execute(userId, code, arrival.origin);
    return this.admitUser.execute(user, arrival, (tx) => this.challenges.use(tx.manager, id));
  }
}
