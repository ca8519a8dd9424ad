import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import * as oidc from 'openid-client';
import type { Viewer } from '../../../../platform/access';
import { AppConfig } from '../../../../platform/config';
import { DataSource } from 'typeorm';
import { seal, unseal } from '../../../../platform/idempotency/seal';
import { BoundedAudit } from '../../../../platform/audit';
import type { Admission, Arrival } from '../admit-user';
import { IDENTITY_PROVE, SIGN_IN_STEP, SignInStepOver } from '../../user';
import { FactorLimits, ProveIdentity, SignInChallenges } from '../../factors';
import { hashOf } from '../../password';
import { AdmitByClaims } from './admit-by-claims';
import type { Claims } from '../../sso';
import { SSO_SECRETS, SsoClient, SsoNotYou, SsoStepOver, SsoProviders } from '../../sso';

export interface SsoStart extends Pick<Journey, 'next' | 'proves'> {
  /** Of the browser that begins: nobody else can finish. */
  binding: string;
}

/** What is remembered between leaving for the provider and coming back. */
interface Journey {
  providerId: string;
  nonce: string;
  verifier: string;
  next: string;
  bindingHash: string;
  /** The user who only proves that it is them. */
  proves: string | null;
}

export type SsoArrival = { next: string } & ({ admitted: Admission } | { proved: true });

/** A proof was given just now, give or take what clocks differ. */
const PROOF_AGE_SECONDS = 180;

/** OpenID Connect: authorization code with PKCE, state and nonce. */
@Injectable()
export class SsoSignIn {
  constructor(
    private readonly providers: SsoProviders,
    private readonly client: SsoClient,
    private readonly challenges: SignInChallenges,
    private readonly limits: FactorLimits,
    private readonly config: AppConfig,
    private readonly admit: AdmitByClaims,
    private readonly prove: ProveIdentity,
    private readonly dataSource: DataSource,
    private readonly audit: BoundedAudit,
  ) {}

  /** @returns where it goes on. @throws SsoProviderNotFound, SsoFailed, RateLimited */
  async start(providerId: string, { next, proves, binding }: SsoStart, arrival: Arrival): Promise<string> {
    await this.limits.countAddress(arrival.origin);
    const provider = await this.providers.findEnabled(isUUID(providerId) ? providerId : '');
    const found = await this.client.discover(provider);
    const [verifier, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomNonce()];
    const journey: Journey = { providerId, nonce, verifier, next, bindingHash: hashOf(binding), proves };
    const sealed = seal(this.config.keyFor(SSO_SECRETS), JSON.stringify(journey)).toString('base64url');
    const state = await this.challenges.issue('sso', proves, sealed);
    const url = oidc.buildAuthorizationUrl(found, {
      redirect_uri: this.client.callbackUrl,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(proves && { prompt: 'login', max_age: '0' }),
    });
    return url.href;
  }

  /** @throws SsoStepOver, SsoFailed, SsoEmailRefused, SsoNoAccount, SsoNotYou, RateLimited */
  async finish(query: string, binding: string | null, arrival: Arrival, viewer: Viewer | null): Promise<SsoArrival> {
    await this.limits.countAddress(arrival.origin);
    const state = new URLSearchParams(query).get('state') ?? '';
    const journey = await this.journeyOf(state, binding, arrival);
    const provider = await this.providers.findEnabled(journey.providerId);
    const found = await this.client.discover(provider);
    const tokens = await this.client.orFailed(() =>
      oidc.authorizationCodeGrant(found, new URL(`${this.client.callbackUrl}?${query}`), {
        pkceCodeVerifier: journey.verifier,
        expectedState: state,
        expectedNonce: journey.nonce,
        idTokenExpected: true,
        ...(journey.proves && { maxAge: PROOF_AGE_SECONDS }),
      }),
    );
    const claims = tokens.claims() as Claims | undefined;
    if (!claims) throw new SsoStepOver();
    const { next, proves } = journey;
    if (proves) {
      const isSame = viewer?.userId === proves && (await this.admit.known(provider, claims)) === proves;
      if (!isSame) {
        const object = { type: 'session', id: viewer?.sessionId };
        await this.audit.record({
          by: viewer,
          origin: arrival.origin,
          action: IDENTITY_PROVE,
          object,
          outcome: 'failed',
        });
        throw new SsoNotYou();
      }
      await this.prove.note(viewer, arrival.origin);
      return { next, proved: true };
    }
    const idToken = seal(this.config.keyFor(SSO_SECRETS), tokens.id_token ?? '');
    const admitted = await this.admit.execute(provider, claims, arrival, idToken);
    // Way out and way back are one: an office comes in the morning.
    await this.limits.forgive(arrival.origin, admitted.userId);
    return { next, admitted };
  }

  /** Once, and only in the browser that began it. @throws SsoStepOver */
  private async journeyOf(state: string, binding: string | null, { origin }: Arrival): Promise<Journey> {
    try {
      const { id, challenge } = await this.challenges.claim(state, 'sso');
      await this.challenges.use(this.dataSource.manager, id);
      const sealed = Buffer.from(challenge ?? '', 'base64url');
      const journey = JSON.parse(unseal(this.config.keysFor(SSO_SECRETS), sealed)) as Journey;
      if (hashOf(binding ?? '') === journey.bindingHash) return journey;
    } catch (error) {
      if (!(error instanceof SignInStepOver)) throw error;
    }
    await this.audit.record({ by: null, origin, action: SIGN_IN_STEP, outcome: 'failed' });
    throw new SsoStepOver();
  }
}
