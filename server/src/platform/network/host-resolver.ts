import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Asks for the addresses of a name, as the operating system would. */
@Injectable()
export class HostResolver {
  /** @throws an Error with the `code` of node:dns, such as ENOTFOUND. */
  async addressesOf(host: string): Promise<string[]> {
    const found = await lookup(host, { all: true });
    return found.map(({ address }) => address);
  }
}
