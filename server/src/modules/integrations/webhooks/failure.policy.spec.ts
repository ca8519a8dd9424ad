import { BrokenOff, failureOf } from './failure.policy';
import type { Phase } from './failure.policy';
import { UnfitTarget, UnresolvedTarget } from './webhook-targets';

const broken = (phase: Phase, code: string) => new BrokenOff(phase, Object.assign(new Error('x'), { code }));
const late = (phase: Phase) => new BrokenOff(phase, new DOMException('late', 'TimeoutError'));

it.each<[Error, string, string | null]>([
  [new UnfitTarget('unknown-host'), 'unreachable', 'unknown-host'],
  [new UnresolvedTarget('EAI_AGAIN'), 'unreachable', 'unknown-host'],
  [new UnfitTarget('private-address'), 'blocked', null],
  [
    new BrokenOff('connection', new Error('DNS lookup 10.0.0.1 is not allowed. Because, it is private.')),
    'blocked',
    null,
  ],
  [broken('connection', 'ECONNREFUSED'), 'unreachable', 'connection-refused'],
  [broken('connection', 'EHOSTUNREACH'), 'unreachable', 'no-connection'],
  [broken('handshake', 'ECONNRESET'), 'unreachable', 'hung-up'],
  [broken('answer', 'ECONNRESET'), 'unreachable', 'hung-up'],
  [late('connection'), 'timed-out', 'no-connection'],
  [late('handshake'), 'timed-out', 'no-handshake'],
  [late('answer'), 'timed-out', 'no-answer'],
  [broken('handshake', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'insecure', 'self-signed'],
  [broken('handshake', 'SELF_SIGNED_CERT_IN_CHAIN'), 'insecure', 'unknown-issuer'],
  [broken('handshake', 'CERT_HAS_EXPIRED'), 'insecure', 'certificate-expired'],
  [broken('handshake', 'ERR_TLS_CERT_ALTNAME_INVALID'), 'insecure', 'wrong-host'],
  [broken('handshake', 'CERT_REVOKED'), 'insecure', 'handshake-failed'],
  [broken('handshake', 'ERR_SSL_WRONG_VERSION_NUMBER'), 'insecure', 'handshake-failed'],
])('%s is %s, %s', (error, outcome, failure) => expect(failureOf(error)).toEqual({ outcome, failure }));
