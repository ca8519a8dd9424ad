import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { AppConfig } from '../../../platform/config';
import { unseal } from '../../../platform/idempotency/seal';
import { AddressRanges, GuardedFetch, UnfitAnswer } from '../../../platform/network';
import { Log } from '../../../platform/observability';
import { SsoFailed } from './sso.errors';
import type { SsoProvider } from './sso-provider.entity';

export const SSO_SECRETS = 'single sign-on secrets';
export const SSO_CALLBACK = '/api/v1/sso/callback';

const TIMEOUT_MS = 10_000;
/** Clocks of two companies differ. */
const CLOCK_TOLERANCE_SECONDS = 120;

export type Reachable = Pick<SsoProvider, 'issuer' | 'clientId' | 'sealedSecret'>;

/**
 * Speaks to a provider. What it says about itself is asked anew for each sign-in, so neither a restart nor new keys of its own need
 * anything here.
 */
@Injectable()
export class SsoClient {
  private readonly ranges: AddressRanges;

  constructor(
    private readonly config: AppConfig,
    private readonly guarded: GuardedFetch,
    private readonly log: Log,
  ) {
    this.ranges = new AddressRanges(config.ssoRanges);
  }

  get callbackUrl(): string {
    return `${this.config.publicUrl}${SSO_CALLBACK}`;
  }

  /** @throws SsoFailed */
  discover({ issuer, clientId, sealedSecret }: Reachable): Promise<oidc.Configuration> {
    return this.orFailed(async () => {
      // After the secret of the installation has changed, nothing opens it until it is entered anew.
      const secret = unseal(this.config.keysFor(SSO_SECRETS), sealedSecret);
      const metadata = { client_secret: secret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
      const found = await oidc.discovery(new URL(issuer), clientId, metadata, oidc.ClientSecretBasic(secret), {
        [oidc.customFetch]: (url, options) => this.fetch(url, options),
        // Plain http only ever leads to addresses that the operator allows: the fetch sees to it.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the library only warns of it; a Keycloak behind the same wall may have no TLS
        execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
        timeout: TIMEOUT_MS / 1_000,
      });
      // The library compares too; what a company's sign-in hangs on is worth one line more.
      if (!isSameIssuer(found.serverMetadata().issuer, issuer)) throw new Error('foreign issuer');
      return found;
    });
  }

  /** Whatever the library or the line throws is one failure to whoever signs in; the log has the reason. @throws SsoFailed */
  async orFailed<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const reason = reasonOf(error);
      this.log.warn({ reason }, 'a provider of single sign-on did not answer as it should');
      throw new SsoFailed({ reason });
    }
  }

  private fetch(url: string, { method, headers, body }: oidc.CustomFetchOptions): Promise<Response> {
    const text = body === null || body === undefined ? {} : { body: String(body as string | URLSearchParams) };
    return this.guarded.execute({ url, method, headers, ...text, timeoutMs: TIMEOUT_MS }, this.ranges);
  }
}

/** Some write a slash at its end here, and none there. */
export function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/u, '') === other.replace(/\/$/u, '');
}

/** Short, and nothing of what was sent. */
function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof UnfitAnswer) return root.reason;
  const { code, message } = root as { code?: unknown; message?: unknown };
  return [code, message]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 200);
}
