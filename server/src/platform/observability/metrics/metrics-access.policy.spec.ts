import { mayReadMetrics } from './metrics-access.policy';

const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3001' } };
const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => ({ remoteAddress, headers });

describe('without a token', () => {
  it.each([
    ['this machine', here],
    ['this machine by IPv6', ask({ host: '[::1]:3001' }, '::1')],
    ['this machine, mapped', ask({ host: '127.0.0.1:3001' }, '::ffff:127.0.0.1')],
  ])('%s may read', (_, request) => expect(mayReadMetrics(request, undefined)).toBe(true));

  it.each([
    ['another machine', ask({ host: 'localhost' }, '10.0.0.7')],
    ['a proxy of this machine', ask({ host: 'localhost', 'x-forwarded-for': '203.0.113.7' })],
    ['a proxy that keeps the host', ask({ host: 'hire.example.com' })],
    ['a page that renamed this machine', ask({ host: 'rebound.example.com:3001' })],
    ['whoever only says a token', ask({ host: 'hire.example.com', authorization: 'Bearer undefined' }, '10.0.0.7')],
    ['a caller without an address', { remoteAddress: undefined, headers: { host: 'localhost' } }],
  ])('%s may not', (_, request) => expect(mayReadMetrics(request, undefined)).toBe(false));
});

describe('with a token', () => {
  const token = 'a token of sixteen';
  it('opens to it from anywhere, and to nothing else, this machine included', () => {
    expect(mayReadMetrics(ask({ authorization: `Bearer ${token}` }, '10.0.0.7'), token)).toBe(true);
    expect(mayReadMetrics(ask({ authorization: `Bearer ${token}x` }, '10.0.0.7'), token)).toBe(false);
    expect(mayReadMetrics(here, token)).toBe(false);
  });
});
