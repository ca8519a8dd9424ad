import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCESS_TOKEN_PREFIX, ApiKeys, SESSION_ENDED } from '../../../platform/access';
import type { KeyAllowance, KeyUse, Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { NamedQueries } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';
import { Throttle } from '../../../platform/throttle';
import { hashOfApiKey } from './api-key-secret';
import { ApiKeyQueries } from './api-keys.queries';

const KEY_USE = auditAction('api-key.use');
const MINUTE_MS = 60_000;
const WINDOW_SECONDS = 60;

const count = {
  name: 'integrations_count_key_use',
  text: `with touched as (update api_keys set last_used_at = $3, last_used_ip = $5 where id = $1 returning id)
    insert into api_key_uses (key_id, operation, minute, calls) select id, $2, $4, 1 from touched
    on conflict (key_id, operation, minute) do update set calls = api_key_uses.calls + 1 returning calls`,
};

const isLive = 'owner_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)';
const liveOfOwner = `select name from api_keys where ${isLive} order by created_at, id`;
const revokeOfOwner = `
  with ended as (update api_keys set revoked_at = $2 where ${isLive} returning id, name, created_at)
  select id, name from ended order by created_at, id`;

/** Programs that call with a key: who they are, how much they may ask, and what they did. */
@Injectable()
export class KeyHolders extends ApiKeys {
  private readonly throttle: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly keys: ApiKeyQueries,
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly live: LiveBus,
  ) {
    super();
    const points = config.apiKeyRequestsPerMinute;
    this.throttle = new Throttle(dataSource, { name: 'api-key', points, seconds: WINDOW_SECONDS });
  }

  authenticate(secret: string): Promise<Viewer | null> {
    const hash = hashOfApiKey(secret);
    return secret.startsWith(ACCESS_TOKEN_PREFIX) ? this.keys.liveByToken(hash) : this.keys.liveBySecret(hash);
  }

  recheck(viewer: Viewer): Promise<Viewer | null> {
    const { apiKey } = viewer;
    if (!apiKey) return Promise.resolve(null);
    return apiKey.tokenHash ? this.keys.liveByToken(apiKey.tokenHash) : this.keys.liveById(apiKey.id);
  }

  async count(keyId: string): Promise<KeyAllowance> {
    const left = await this.throttle.take(keyId);
    return { ...left, limit: this.config.apiKeyRequestsPerMinute, windowSeconds: WINDOW_SECONDS };
  }

  async namesOf({ manager }: Tx, userId: string): Promise<string[]> {
    const found = await manager.query<{ name: string }[]>(liveOfOwner, [userId, this.clock.now()]);
    return found.map(({ name }) => name);
  }

  async revokeAll(tx: Tx, userId: string): Promise<string[]> {
    const ended = await tx.manager.query<{ id: string; name: string }[]>(revokeOfOwner, [userId, this.clock.now()]);
    tx.afterCommit(async () => {
      for (const { id } of ended) await this.live.publish(SESSION_ENDED, { sessionId: id });
    });
    return ended.map(({ name }) => name);
  }

  /** Every change stands in the log by itself; of readings the first in each minute, and a count of the others. */
  async noteUse({ viewer, operation, isWrite, origin: place }: KeyUse): Promise<void> {
    const { apiKey } = viewer;
    if (!apiKey) return;
    const now = this.clock.now();
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    const [use] = await this.queries.query<{ calls: number }>(count, [apiKey.id, operation, now, minute, place.ip]);
    if (!isWrite && use?.calls !== 1) return;
    const object = { type: 'api-key', id: apiKey.id, label: `${apiKey.name} · ${operation}` };
    await this.audit.record(null, { by: viewer, origin: place, action: KEY_USE, object });
  }
}
