import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { ORGANIZATION_ID, Users } from '../../identity';
import type { ApiKey } from './api-key.entity';
import { ApiKeyQueries } from './api-keys.queries';
import type { ShownApiKey } from './shown-api-key';

const RECENT_DAYS = 30;

@Injectable()
export class ListApiKeys {
  constructor(
    private readonly keys: ApiKeyQueries,
    private readonly users: Users,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(viewer: Viewer): Promise<ShownApiKey[]> {
    const keys = await this.keys.seenBy(viewer);
    const names = await this.users.namesOf(keys.map(({ ownerId }) => ownerId));
    const calls = await this.recentCalls(keys.map(({ id }) => id));
    return keys.map((key) => this.node(viewer, key, names.get(key.ownerId) ?? '', calls.get(key.id) ?? 0));
  }

  /** Of a key that the viewer has just made: nobody has called with it. */
  nodeOf(viewer: Viewer, key: ApiKey): ShownApiKey {
    return this.node(viewer, key, viewer.name, 0);
  }

  private node(viewer: Viewer, key: ApiKey, ownerName: string, recentCalls: number): ShownApiKey {
    const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, lastUsedIp } = key;
    const isExpired = expiresAt !== null && expiresAt <= this.clock.now();
    const isOwn = key.ownerId === viewer.userId;
    const isOfOrganization = key.ownerId === ORGANIZATION_ID;
    return {
      id,
      name,
      hint,
      scopes,
      createdAt,
      expiresAt,
      lastUsedAt,
      lastUsedIp,
      isExpired,
      isOwn,
      isOfOrganization,
      ownerName,
      recentCalls,
    };
  }

  private async recentCalls(ids: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; calls: number }[]>(
      `select key_id as id, sum(calls)::int as calls from api_key_uses
       where key_id = any($1) and minute > $2::timestamptz - make_interval(days => $3) group by key_id`,
      [ids, this.clock.now(), RECENT_DAYS],
    );
    return new Map(rows.map(({ id, calls }) => [id, calls]));
  }
}
