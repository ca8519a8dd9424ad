import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '../../../platform/throttle';

const MINUTE = 60;
/** From one address, for whatever e-mails: enough for an office on a Sunday morning, since right ones are given back. */
const ADDRESS_POINTS = 60;
const HOUR = 3_600;

/**
 * Counts failed tries. One place gets 5 a minute and 20 an hour for one e-mail; all unknown places together get 30 an hour
 * for it, and one address 60 a minute for all e-mails together. The place's own hour ends before the common one, so a single attacker cannot use up everybody's tries; and a
 * browser that has signed in before (`knownDevice`) is not subject to the common limit, so many attackers cannot either.
 */
@Injectable()
export class SignInLimits {
  private readonly placeMinute: Throttle;
  private readonly placeHour: Throttle;
  private readonly everywhere: Throttle;
  private readonly address: Throttle;

  constructor(dataSource: DataSource) {
    this.placeMinute = new Throttle(dataSource, { name: 'sign-in-minute', points: 5, seconds: MINUTE });
    this.placeHour = new Throttle(dataSource, { name: 'sign-in-hour', points: 20, seconds: HOUR });
    this.everywhere = new Throttle(dataSource, { name: 'sign-in-email', points: 30, seconds: HOUR });
    this.address = new Throttle(dataSource, { name: 'sign-in-address', points: ADDRESS_POINTS, seconds: MINUTE });
  }

  /** Counts a try before the password is looked at, so that tries sent at once count too. @throws RateLimited */
  async count({ email, place, knownDevice }: SignInTry): Promise<void> {
    if (!knownDevice) await this.address.count(place);
    await this.placeMinute.count(email, place);
    await this.placeHour.count(email, place);
    if (!knownDevice) await this.everywhere.count(email);
  }

  /** A right password takes back what it cost. */
  async forgive({ email, place, knownDevice }: SignInTry): Promise<void> {
    await Promise.all([this.placeMinute.forget(email, place), this.placeHour.forget(email, place)]);
    if (!knownDevice) await Promise.all([this.everywhere.giveBack(email), this.address.giveBack(place)]);
  }
}

export interface SignInTry {
  /** Lower case. */
  email: string;
  /** The address it came from, or the known device. */
  place: string;
  knownDevice: boolean;
}
