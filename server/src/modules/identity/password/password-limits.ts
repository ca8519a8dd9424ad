import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '../../../platform/throttle';

/** What one address, or one user, may try; the limits of one e-mail address are kept by its codes themselves. */
@Injectable()
export class PasswordLimits {
  readonly codeRequests: Throttle;
  readonly codeTries: Throttle;
  readonly currentPasswords: Throttle;

  constructor(dataSource: DataSource) {
    this.codeRequests = new Throttle(dataSource, { name: 'password-code', points: 30, seconds: 3_600 });
    this.codeTries = new Throttle(dataSource, { name: 'password-code-try', points: 30, seconds: 600 });
    this.currentPasswords = new Throttle(dataSource, { name: 'password-current', points: 5, seconds: 60 });
  }
}
