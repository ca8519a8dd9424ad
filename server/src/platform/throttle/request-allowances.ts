import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';
import { Allowances } from './allowances';

/** A page that opens asks for several things at once, and an office opens many pages. */
const BURST_SECONDS = 15;

/** How much each person, each sitting, and each address from which nobody is known may ask, by requests and over sockets together. */
@Injectable()
export class RequestAllowances extends Allowances {
  constructor({ requestsPerSecond }: AppConfig) {
    super(requestsPerSecond, requestsPerSecond * BURST_SECONDS);
  }
}
