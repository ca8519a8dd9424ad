import { BlockList, isIP } from 'node:net';

/** Addresses that lead into somebody's own network or to nowhere (RFC 6890). Each family by itself: in one list an IPv4 address is also looked for within IPv6. */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
const networks: [address: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Relays to the tunnel of 2002::/16.
  ['192.88.99.0', 24, 'ipv4'],
  // All but 2000::/3, of which alone addresses are given out. What lies outside leads home, or is a way to write an IPv4 address or to
  // translate one (::/96, ::ffff:0:0:0/96, 64:ff9b::/96 and 64:ff9b:1::/48): behind each can lie a private one.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  // Tunnels, and what is for examples.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];
for (const [address, prefix, family] of networks) notPublic[family].addSubnet(address, prefix, family);

const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)$/u;

/** Whether an IP address can belong to a public host. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return !notPublic[family].check(address, family);
}

/** Whether a name can belong to a public host; what it resolves to is known only when it is called. */
export function isPublicName(host: string): boolean {
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

/** The host of an address as it can be resolved: without the brackets of IPv6 and the dot of the root. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
}
