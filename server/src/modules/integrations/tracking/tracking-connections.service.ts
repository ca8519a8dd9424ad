import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { AppConfig } from '../../../platform/config';
import { ProviderCatalogue } from '../../../platform/discovery';
import { TrackingAdapter } from './tracking-adapter.port';
import { TrackingConnection } from './tracking-connection.entity';
import { TrackingConnectionNotFound } from './tracking.errors';
import type { TrackingSystem } from './tracking-system';
import type { ShownConnection } from './shown-connection';

const MOST_CALLS = 20;

const nodes = `
  select n.id, n.system, n.address, n.created_at as "createdAt", k.hint as "keyHint", k.last_used_at as "lastCalledAt",
    k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) as "isKeyLive", e.id as "webhookEndpointId",
    e.last_delivered_at as "lastToldAt", e.failing_since as "failingSince",
    coalesce((select json_agg(newest order by newest.at desc, newest.id) from (
      select c.id, c.at, c.name, c.status, c.problem from tracking_calls c where c.connection_id = n.id
      order by c.at desc, c.id limit ${MOST_CALLS}) newest), '[]') as calls
  from tracking_connections n join api_keys k on k.id = n.key_id join webhook_endpoints e on e.connection_id = n.id
  where n.owner_id = $1 order by n.created_at, n.id`;

type Row = Omit<ShownConnection, 'addresses' | 'calls'> & {
  calls: { id: string; at: string; name: string; status: number; problem: string | null }[];
};

/** Connections, for those who made them and for the systems that call by them. */
@Injectable()
export class TrackingConnections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: ProviderCatalogue,
    private readonly config: AppConfig,
  ) {}

  /** The viewer's own, oldest first. */
  async list({ userId }: Viewer): Promise<ShownConnection[]> {
    const rows = await this.dataSource.query<Row[]>(nodes, [userId]);
    return rows.map((row) => ({
      ...row,
      addresses: this.addressesOf(row.system),
      calls: row.calls.map((call) => ({ ...call, at: new Date(call.at) })),
    }));
  }

  /** @throws TrackingConnectionNotFound also when it is another user's. */
  async find({ userId: ownerId }: Viewer, id: string): Promise<TrackingConnection> {
    const found = isUUID(id) ? await this.dataSource.manager.findOneBy(TrackingConnection, { id, ownerId }) : null;
    if (!found) throw new TrackingConnectionNotFound();
    return found;
  }

  /** Whose key it is. @throws TrackingConnectionNotFound for a person, and for a key that was made for something else. */
  async calling({ apiKey }: Viewer, system: TrackingSystem): Promise<TrackingConnection> {
    const keyId = apiKey?.id;
    const found = keyId ? await this.dataSource.manager.findOneBy(TrackingConnection, { keyId, system }) : null;
    if (!found) throw new TrackingConnectionNotFound();
    return found;
  }

  adapterOf(system: TrackingSystem): TrackingAdapter {
    const adapter = this.catalogue.instancesOf(TrackingAdapter).find((one) => one.system === system);
    if (!adapter) throw new Error(`There is no adapter for ${system}.`);
    return adapter;
  }

  private addressesOf(system: TrackingSystem) {
    return this.adapterOf(system).calls.map(({ name, path }) => ({ name, url: `${this.config.publicUrl}${path}` }));
  }
}
