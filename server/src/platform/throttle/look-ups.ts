import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RequestAllowances } from './request-allowances';

/** More people and programs than one process serves at once. */
const MOST_REMEMBERED = 10_000;

/** What a look-up ended with; `unknown` where it could not be made. */
export type LookUpEnd = 'found' | 'missed' | 'unknown';

/**
 * Who somebody is costs a statement, and whoever makes keys up would be looked up as often as they like: so many tries for each
 * address. Whoever is found gets the try back, and is looked up freely from then on, however many strangers try from the same address.
 */
@Injectable()
export class LookUps {
  private readonly found = new Set<string>();

  constructor(private readonly allowances: RequestAllowances) {}

  /** @returns the milliseconds after which it may be tried; otherwise what is to be told how it ended, null where nothing was taken */
  begin(
    { authorization, cookie }: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>,
    address: string,
  ): number | ((end: LookUpEnd) => void) | null {
    if (authorization === undefined && cookie === undefined) return null;
    const who = createHash('sha256')
      .update(JSON.stringify([authorization, cookie]))
      .digest('base64url');
    if (this.found.has(who)) return (end) => void (end === 'missed' && this.found.delete(who));
    const key = `look-ups ${address}`;
    const waitMs = this.allowances.take(key);
    if (waitMs > 0) return waitMs;
    return (end) => {
      if (end !== 'missed') this.allowances.giveBack(key);
      if (end === 'found') this.remember(who);
    };
  }

  private remember(who: string): void {
    if (this.found.size >= MOST_REMEMBERED) this.found.clear();
    this.found.add(who);
  }
}
