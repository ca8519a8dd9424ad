import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import { WebhookTry } from './webhook-try.entity';
import type { DeliveryStatus } from './webhook-delivery.entity';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { wireIdOf } from './webhook-message.entity';
import { WebhookDeliveryNotFound } from './webhooks.errors';
import type { WebhookDeliveriesArgs } from './webhooks.inputs';

export interface DeliveryRow {
  id: string;
  messageId: string;
  endpointId: string;
  type: string;
  body: string;
  status: DeliveryStatus;
  createdAt: Date;
  nextTryAt: Date | null;
  tryCount: number;
}

const MOST_TRIES = 50;
const newestFirst = { key: 'created_at', type: 'timestamptz', isDescending: true } as const;

const select = `
  select deliveries.id, message_id as "messageId", endpoint_id as "endpointId", messages.type, body,
    deliveries.status, deliveries.created_at as "createdAt", next_attempt_at as "nextTryAt", tries as "tryCount"
  from webhook_deliveries deliveries join webhook_messages messages on messages.id = message_id
    join webhook_endpoints endpoints on endpoints.id = endpoint_id`;

/** What was sent to an endpoint and how that went, within the viewer's scope. */
@Injectable()
export class DeliveryLog {
  private readonly triesOfEach = new DataLoader((ids: readonly string[]) => this.triesOfAll(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly endpoints: WebhookEndpoints,
  ) {}

  /** @throws WebhookNotFound */
  async list(viewer: Viewer, args: WebhookDeliveriesArgs): Promise<ConnectionOf<DeliveryRow>> {
    const { endpointId, status, ...pageArgs } = args;
    const { id } = await this.endpoints.find(viewer, endpointId);
    const conditions = new ListConditions().equals('endpoint_id', id).equals('status', status);
    const page = await pageOfIds(this.dataSource, 'webhook_deliveries', conditions, newestFirst, pageArgs);
    return connectionOfIds(page, args.after, (ids) => this.ofIds(ids));
  }

  private async ofIds(ids: string[]): Promise<DeliveryRow[]> {
    const sql = `${select} where deliveries.id = any($1::uuid[])`;
    return (await this.dataSource.query<DeliveryRow[]>(sql, [ids])).map(toRow);
  }

  /** @throws WebhookDeliveryNotFound also when it is there, but not for this viewer. */
  async find(viewer: Viewer, id: string): Promise<DeliveryRow> {
    if (!isUUID(id)) throw new WebhookDeliveryNotFound();
    const { sql, params } = this.scope.sql(viewer, 'endpoints.owner_id', 2);
    const text = `${select} where deliveries.id = $1 and ${sql}`;
    const [found] = await this.dataSource.query<DeliveryRow[]>(text, [id, ...params]);
    if (!found) throw new WebhookDeliveryNotFound();
    return toRow(found);
  }

  /** The newest first; those of a whole page are one query. */
  triesOf(deliveryId: string): Promise<WebhookTry[]> {
    return this.triesOfEach.load(deliveryId);
  }

  private async triesOfAll(ids: readonly string[]): Promise<WebhookTry[][]> {
    const where = { deliveryId: In([...ids]) };
    const found = await this.dataSource.manager.find(WebhookTry, { where, order: { number: 'DESC', id: 'ASC' } });
    return ids.map((id) => found.filter(({ deliveryId }) => deliveryId === id).slice(0, MOST_TRIES));
  }
}

const toRow = (row: DeliveryRow): DeliveryRow => ({ ...row, messageId: wireIdOf(row.messageId) });
