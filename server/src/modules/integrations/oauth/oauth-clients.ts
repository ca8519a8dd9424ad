import { unescape } from 'node:querystring';
import { Injectable } from '@nestjs/common';
import OAuth2Server from '@node-oauth/oauth2-server';
import { DataSource } from 'typeorm';
import { ACCESS_TOKEN_PREFIX, ApiKeys } from '../../../platform/access';
import type { ApiScope, Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { RateLimited } from '../../../platform/errors';
import { ORGANIZATION_ID } from '../../identity';
import { hashOfApiKey, newSecret } from '../api-keys/api-key-secret';
import { AccessToken } from './access-token.entity';

export const TOKEN_SECONDS = 900;

const GRANTS = ['client_credentials'];

/** A key as the library sees it: its id and secret are those of a client, and whoever it acts for is the user. */
interface KeyClient extends OAuth2Server.Client {
  viewer: Viewer;
}

/** What the library asks of whoever keeps clients and tokens. Only a key that belongs to no person is a client. */
@Injectable()
export class OAuthClients implements OAuth2Server.ClientCredentialsModel {
  constructor(
    private readonly keys: ApiKeys,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Counts as a request of the key. @throws RateLimited */
  async getClient(givenId: string, givenSecret: string): Promise<KeyClient | OAuth2Server.Falsey> {
    // By Basic both come encoded as in a form (RFC 6749, 2.3.1); neither has a character that would change here otherwise.
    const [clientId, clientSecret] = [unescape(givenId), unescape(givenSecret)];
    if (clientSecret.startsWith(ACCESS_TOKEN_PREFIX)) return null;
    const viewer = await this.keys.authenticate(clientSecret);
    if (viewer?.apiKey?.id !== clientId) return null;
    const { isExceeded, resetSeconds } = await this.keys.count(clientId);
    if (isExceeded) throw new RateLimited({ retryAfterSeconds: resetSeconds });
    return { id: clientId, grants: viewer.userId === ORGANIZATION_ID ? GRANTS : [], viewer };
  }

  getUserFromClient({ viewer }: KeyClient): Promise<OAuth2Server.User> {
    return Promise.resolve({ id: viewer.userId });
  }

  /** All of the key's where none are asked for; one that it has not is refused. */
  validateScope(_user: OAuth2Server.User, client: KeyClient, asked?: string[]): Promise<string[] | false> {
    const own: readonly string[] = client.viewer.apiKey?.scopes ?? [];
    const scopes = asked ?? [...own];
    return Promise.resolve(scopes.every((scope) => own.includes(scope)) && scopes);
  }

  generateAccessToken(): Promise<string> {
    return Promise.resolve(newSecret(ACCESS_TOKEN_PREFIX));
  }

  async saveToken(
    token: OAuth2Server.Token,
    client: KeyClient,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token | OAuth2Server.Falsey> {
    await this.dataSource.manager.insert(AccessToken, {
      tokenHash: hashOfApiKey(token.accessToken),
      keyId: client.id,
      scopes: token.scope as ApiScope[],
      expiresAt: new Date(this.clock.now().getTime() + TOKEN_SECONDS * 1_000),
    });
    return { ...token, client, user };
  }

  /** Asked of models by type alone: tokens are recognised where keys are. */
  getAccessToken(): Promise<null> {
    return Promise.resolve(null);
  }
}
