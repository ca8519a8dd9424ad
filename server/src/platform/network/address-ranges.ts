import { BlockList, isIP } from 'node:net';

/** Networks and single addresses, such as `10.0.0.0/8` or `192.168.1.7`. */
export class AddressRanges {
  private readonly list = new BlockList();

  /** @throws Error with the entry that is none. */
  constructor(entries: readonly string[]) {
    for (const entry of entries) this.add(entry);
  }

  includes(address: string): boolean {
    return this.list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }

  private add(entry: string): void {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    const bits = prefix === undefined ? most : Number(prefix);
    const isRange = isIP(address) !== 0 && /^\d*$/u.test(prefix ?? '') && prefix !== '' && bits <= most;
    if (!isRange) throw new Error(`no address range: ${entry}`);
    this.list.addSubnet(address, bits, family);
  }
}
