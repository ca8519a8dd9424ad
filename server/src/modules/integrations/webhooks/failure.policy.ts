import { TryFailure, TryOutcome } from './webhook-try.entity';
import { UnfitTarget, UnresolvedTarget } from './webhook-targets';

/** How far an exchange had come. */
export type Phase = 'connection' | 'handshake' | 'answer';

/** An exchange that came to no answer; the `cause` is Node's error. */
export class BrokenOff extends Error {
  constructor(
    readonly phase: Phase,
    cause: unknown,
  ) {
    super(`Broken off during the ${phase}.`, { cause });
  }
}

export interface Failed {
  outcome: TryOutcome;
  failure: TryFailure | null;
}

const { BLOCKED, INSECURE, TIMED_OUT, UNREACHABLE } = TryOutcome;
const nobody: Failed = { outcome: UNREACHABLE, failure: TryFailure.UNKNOWN_HOST };
const blocked: Failed = { outcome: BLOCKED, failure: null };

const TOO_SLOW: Record<Phase, TryFailure> = {
  connection: TryFailure.NO_CONNECTION,
  handshake: TryFailure.NO_HANDSHAKE,
  answer: TryFailure.NO_ANSWER,
};

const UNTRUSTED: Record<string, TryFailure> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: TryFailure.SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: TryFailure.UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: TryFailure.UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT: TryFailure.UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: TryFailure.UNKNOWN_ISSUER,
  CERT_HAS_EXPIRED: TryFailure.CERTIFICATE_EXPIRED,
  CERT_NOT_YET_VALID: TryFailure.CERTIFICATE_NOT_YET_VALID,
  ERR_TLS_CERT_ALTNAME_INVALID: TryFailure.WRONG_HOST,
};
const OF_TLS = /CERT|SSL|TLS|EPROTO/u;

/** What to write down about a try without an answer. */
export function failureOf(error: unknown): Failed {
  if (error instanceof UnfitTarget) return error.problem === 'unknown-host' ? nobody : blocked;
  if (error instanceof UnresolvedTarget) return nobody;
  const { phase, cause } = error instanceof BrokenOff ? error : new BrokenOff('answer', error);
  const { name, code = '', message, cause: deeper } = cause as NodeJS.ErrnoException;
  if ([name, (deeper as Error | undefined)?.name].includes('TimeoutError')) {
    return { outcome: TIMED_OUT, failure: TOO_SLOW[phase] };
  }
  if (/is not allowed\. Because/u.test(message)) return blocked;
  if (UNTRUSTED[code]) return { outcome: INSECURE, failure: UNTRUSTED[code] };
  if (OF_TLS.test(code)) return { outcome: INSECURE, failure: TryFailure.HANDSHAKE_FAILED };
  return { outcome: UNREACHABLE, failure: brokenBy(code, phase) };
}

function brokenBy(code: string, phase: Phase): TryFailure {
  if (code === 'ECONNREFUSED') return TryFailure.CONNECTION_REFUSED;
  return phase === 'connection' ? TryFailure.NO_CONNECTION : TryFailure.HUNG_UP;
}
