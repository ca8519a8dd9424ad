import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../../platform/access';
import { AppConfig } from '../../../../platform/config';
import { DomainError } from '../../../../platform/errors';
import { unseal } from '../../../../platform/idempotency/seal';
import { Session } from '../../session';
import { SSO_SECRETS, SsoClient, SsoProviders } from '../../sso';

/** Where the browser goes so that the provider forgets the sign-in too. */
@Injectable()
export class SsoSignOut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: SsoProviders,
    private readonly client: SsoClient,
    private readonly config: AppConfig,
  ) {}

  /** Null of a session that came another way, and of a provider that offers none or does not answer: leaving waits for nobody. */
  async urlFor({ sessionId }: Viewer): Promise<string | null> {
    const session = await this.dataSource.manager.findOneBy(Session, { id: sessionId });
    if (!session?.providerId || !session.sealedIdToken) return null;
    try {
      const found = await this.client.discover(await this.providers.findEnabled(session.providerId));
      if (!found.serverMetadata().end_session_endpoint) return null;
      const hint = unseal(this.config.keysFor(SSO_SECRETS), session.sealedIdToken);
      const back = `${this.config.publicUrl}/Login`;
      return oidc.buildEndSessionUrl(found, { id_token_hint: hint, post_logout_redirect_uri: back }).href;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
