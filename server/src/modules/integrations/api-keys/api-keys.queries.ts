import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { ApiScope, Role, Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { NamedQueries } from '../../../platform/database';
import { ApiKey } from './api-key.entity';
import { scopesFor } from './scopes.policy';

interface LiveKey {
  userId: string;
  role: Role;
  userName: string;
  keyId: string;
  keyName: string;
  scopes: ApiScope[];
}

const holder = `u.id as "userId", u.role, u.name as "userName", k.id as "keyId", k.name as "keyName"`;
const columns = `${holder}, k.scopes::text[] as scopes`;
const isLive = `k.revoked_at is null and (k.expires_at is null or k.expires_at > $2::timestamptz) and u.is_verified`;

const bySecret = {
  name: 'integrations_live_key_by_secret',
  text: `select ${columns} from api_keys k join users u on u.id = k.owner_id where k.secret_hash = $1 and ${isLive}`,
};

const byId = {
  name: 'integrations_live_key_by_id',
  text: `select ${columns} from api_keys k join users u on u.id = k.owner_id where k.id = $1 and ${isLive}`,
};

const byToken = {
  name: 'integrations_live_key_by_token',
  text: `select ${holder}, array(select unnest(t.scopes) intersect select unnest(k.scopes))::text[] as scopes
    from api_access_tokens t join api_keys k on k.id = t.key_id join users u on u.id = k.owner_id
    where t.token_hash = $1 and t.expires_at > $2::timestamptz and ${isLive}`,
};

@Injectable()
export class ApiKeyQueries {
  constructor(
    private readonly queries: NamedQueries,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
  ) {}

  /** The owner of a key that is neither revoked nor expired, nor its owner disabled. */
  async liveBySecret(secretHash: Buffer): Promise<Viewer | null> {
    return this.viewerOf(await this.queries.query<LiveKey>(bySecret, [secretHash, this.clock.now()]));
  }

  async liveById(keyId: string): Promise<Viewer | null> {
    return this.viewerOf(await this.queries.query<LiveKey>(byId, [keyId, this.clock.now()]));
  }

  /** By a token whose time is not over either. */
  async liveByToken(tokenHash: Buffer): Promise<Viewer | null> {
    const viewer = this.viewerOf(await this.queries.query<LiveKey>(byToken, [tokenHash, this.clock.now()]));
    return viewer?.apiKey ? { ...viewer, apiKey: { ...viewer.apiKey, tokenHash } } : null;
  }

  /** The viewer's own and those of everybody in their scope, the newest first; revoked ones are gone. */
  seenBy(viewer: Viewer): Promise<ApiKey[]> {
    const query = this.dataSource.manager.createQueryBuilder(ApiKey, 'k').where('k.revokedAt is null');
    return this.scope.where(query, viewer, 'k').orderBy('k.createdAt', 'DESC').addOrderBy('k.id').getMany();
  }

  private viewerOf([found]: LiveKey[]): Viewer | null {
    if (!found) return null;
    const { userId, role, userName, keyId, keyName, scopes } = found;
    const allowed = scopesFor(role);
    const apiKey = { id: keyId, name: keyName, scopes: scopes.filter((scope) => allowed.includes(scope)) };
    return { userId, role, name: userName, sessionId: keyId, apiKey };
  }
}
