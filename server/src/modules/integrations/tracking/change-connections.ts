import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { seal } from '../../../platform/idempotency/seal';
import { Throttle } from '../../../platform/throttle';
import { ApiKeyNotFound } from '../api-keys/api-keys.errors';
import { CreateApiKey } from '../api-keys/create-api-key';
import { RevokeApiKey } from '../api-keys/revoke-api-key';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity';
import { WebhookTargets } from '../webhooks/webhook-targets';
import { ReportOrders } from './report-orders';
import { TrackingConnection } from './tracking-connection.entity';
import { TrackingConnections } from './tracking-connections.service';
import { TooManyTrackingConnections, TrackingNothingToTest } from './tracking.errors';
import type { ConnectTrackingSystemInput } from './tracking.inputs';
import { TrackingQueries } from './tracking.queries';
import { CREDENTIAL_KEY } from './write-tracking-letters';
import type { ConnectedTrackingSystem } from './shown-connection';

const CONNECT = auditAction('tracking.connect');
const DISCONNECT = auditAction('tracking.disconnect');
const MOST = 5;
const SCOPES = ['READ', 'INVITE', 'RESULTS'] as const;
const NAMES = { greenhouse: 'Greenhouse', ashby: 'Ashby' };
const PER_MINUTE = { name: 'tracking-test', points: 10, seconds: 60 };

/** Connects and disconnects tracking systems, and tries them out. */
@Injectable()
export class ChangeConnections {
  private readonly throttle: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly audit: Audit,
    private readonly createKey: CreateApiKey,
    private readonly revokeKey: RevokeApiKey,
    private readonly targets: WebhookTargets,
    private readonly connections: TrackingConnections,
    private readonly queries: TrackingQueries,
    private readonly reports: ReportOrders,
  ) {
    this.throttle = new Throttle(dataSource, PER_MINUTE);
  }

  /** @throws InvalidInput at `address`, TooManyTrackingConnections, TooManyApiKeys */
  async connect(
    viewer: Viewer,
    origin: RequestOrigin,
    { system, credential, address = null }: ConnectTrackingSystemInput,
  ): Promise<ConnectedTrackingSystem> {
    const problem = address === null ? null : await this.targets.problemOf(address);
    if (problem) throw InvalidInput.at('address', problem);
    if ((await this.connections.list(viewer)).length >= MOST) throw new TooManyTrackingConnections({ limit: MOST });
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    const name = `${NAMES[system]} ${id.slice(0, 8)}`;
    const { secret, apiKey } = await this.createKey.execute(viewer, origin, { name, scopes: [...SCOPES] });
    const sealed = seal(this.config.keyFor(CREDENTIAL_KEY), credential);
    await this.unitOfWork.run(async (tx) => {
      const ids = { id, ownerId: viewer.userId, keyId: apiKey.id };
      await tx.manager.insert(TrackingConnection, { ...ids, system, credential: sealed, address, createdAt });
      const endpoint = { ownerId: viewer.userId, connectionId: id, url: null, events: [], createdAt };
      await tx.manager.insert(WebhookEndpoint, endpoint);
      await this.audit.record(tx, { by: viewer, origin, action: CONNECT, object: objectOf(id, system) });
    });
    return { secret, trackingConnections: await this.connections.list(viewer) };
  }

  /** @throws TrackingConnectionNotFound */
  async disconnect(viewer: Viewer, origin: RequestOrigin, id: string): Promise<void> {
    const { system, keyId } = await this.connections.find(viewer, id);
    await this.unitOfWork.run(async (tx) => {
      await tx.manager.delete(TrackingConnection, { id });
      await this.audit.record(tx, { by: viewer, origin, action: DISCONNECT, object: objectOf(id, system) });
    });
    try {
      await this.revokeKey.execute(viewer, origin, keyId);
    } catch (error) {
      // Somebody has ended it in the list of keys already.
      if (!(error instanceof ApiKeyNotFound)) throw error;
    }
  }

  /** @throws TrackingConnectionNotFound, TrackingNothingToTest, RateLimited */
  async test(viewer: Viewer, id: string): Promise<void> {
    const { system, address } = await this.connections.find(viewer, id);
    await this.throttle.count(viewer.userId);
    const at = this.clock.now();
    const adapter = this.connections.adapterOf(system);
    const known = address ?? adapter.defaultAddress ?? (await this.queries.newestCallback(id));
    const call = adapter.test(known, at);
    if (!call) throw new TrackingNothingToTest();
    const report = { messageId: randomUUID(), connectionId: id, type: `${system}.test`, call, at, candidateId: null };
    await this.unitOfWork.run((tx) => this.reports.add(tx, report));
  }
}

const objectOf = (id: string, system: string) => ({ type: 'tracking-connection', id, label: system });
