import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What one customer of a network is given at least: whoever has one address of it has all of them. */
const OWN_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/** Whose address it is, as far as can be told: IPv4 as it stands, of IPv6 the first 64 bits. */
export function addressGroup(address: string | null | undefined): string {
  const text = address ?? '';
  const mapped = MAPPED.exec(text)?.[1];
  if (mapped || !isIPv6(text)) return mapped ?? text;
  const [head = '', tail] = text.toLowerCase().replace(/%.*$/u, '').split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const missing = GROUPS - groups.length - tail.split(':').filter(Boolean).length;
    groups.push(...Array<string>(Math.max(0, missing)).fill('0'));
    groups.push(...tail.split(':').filter(Boolean));
  }
  return `${groups
    .slice(0, OWN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}
