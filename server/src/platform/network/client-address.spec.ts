import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';
import type { TrustedProxies } from './client-address';

it.each<[TrustedProxies, string, string]>([
  [false, '203.0.113.1', '10.0.0.1'],
  [1, '203.0.113.66, 203.0.113.1', '203.0.113.1'],
  [2, '203.0.113.66, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [['10.0.0.0/8'], '203.0.113.66, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [['192.168.0.1'], '203.0.113.1', '10.0.0.1'],
])('with %j, "%s" through 10.0.0.1 is %s', (trusted, forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  expect(clientAddress(trusted)(request as unknown as IncomingMessage)).toBe(address);
});
