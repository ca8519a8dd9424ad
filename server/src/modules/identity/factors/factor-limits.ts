import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../../../platform/audit';
import { addressGroup } from '../../../platform/network';
import { Throttle } from '../../../platform/throttle';

const MINUTE = 60;
const DAY = 86_400;

/**
 * Of a million codes three are right at a time. Ten tries in ten minutes and a hundred a day leave whoever has the password
 * three chances in ten thousand a day; an address is counted before anything is looked up.
 */
@Injectable()
export class FactorLimits {
  private readonly address: Throttle;
  private readonly codes: Throttle;
  private readonly codesDaily: Throttle;
  private readonly questions: Throttle;

  constructor(dataSource: DataSource) {
    this.address = new Throttle(dataSource, { name: 'sign-in-step-address', points: 60, seconds: MINUTE });
    this.codes = new Throttle(dataSource, { name: 'sign-in-code', points: 10, seconds: 10 * MINUTE });
    this.codesDaily = new Throttle(dataSource, { name: 'sign-in-code-day', points: 100, seconds: DAY });
    this.questions = new Throttle(dataSource, { name: 'passkey-question', points: 30, seconds: 10 * MINUTE });
  }

  /** @throws RateLimited */
  countAddress({ ip }: Pick<RequestOrigin, 'ip'>): Promise<void> {
    return this.address.count(addressGroup(ip));
  }

  /** @throws RateLimited */
  async countCode(userId: string): Promise<void> {
    await this.codes.count(userId);
    await this.codesDaily.count(userId);
  }

  /** What a passkey is asked to sign is stored until it is over. @throws RateLimited */
  countQuestion(userId: string): Promise<void> {
    return this.questions.count(userId);
  }

  /** What was right takes back what it cost. */
  async forgive({ ip }: Pick<RequestOrigin, 'ip'>, userId: string): Promise<void> {
    const own = [this.codes.forget(userId), this.codesDaily.giveBack(userId)];
    await Promise.all([this.address.giveBack(addressGroup(ip)), ...own]);
  }
}
