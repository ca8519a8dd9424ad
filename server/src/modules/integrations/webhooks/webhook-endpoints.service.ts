import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookNotFound } from './webhooks.errors';

/** Looks endpoints up within the viewer's scope. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
  ) {}

  /** Of one assessment, or the viewer's own for all of theirs. @throws AssessmentNotFound */
  async list(viewer: Viewer, assessmentId: string | null): Promise<WebhookEndpoint[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    if (assessmentId === null) {
      const where = { ownerId: viewer.userId, assessmentId: IsNull(), connectionId: IsNull() };
      return this.dataSource.manager.find(WebhookEndpoint, { where, order });
    }
    const { id } = await this.assessments.find(viewer, assessmentId);
    return this.dataSource.manager.find(WebhookEndpoint, { where: { assessmentId: id }, order });
  }

  /** @throws WebhookNotFound also when it is there, but not for this viewer. */
  find(viewer: Viewer, id: string): Promise<WebhookEndpoint> {
    return this.findInScope(this.dataSource.manager, viewer, id, false);
  }

  /** The same, and nobody else changes it until the transaction ends. */
  lock(manager: EntityManager, viewer: Viewer, id: string): Promise<WebhookEndpoint> {
    return this.findInScope(manager, viewer, id, true);
  }

  private async findInScope(manager: EntityManager, viewer: Viewer, id: string, locks: boolean) {
    if (!isUUID(id)) throw new WebhookNotFound();
    const query = manager.createQueryBuilder(WebhookEndpoint, 'endpoint').where('endpoint.id = :id', { id });
    if (locks) query.setLock('for_no_key_update');
    const endpoint = await this.scope.where(query, viewer, 'endpoint').getOne();
    if (!endpoint) throw new WebhookNotFound();
    return endpoint;
  }
}
