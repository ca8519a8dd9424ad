import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { IsNull } from 'typeorm';
import { OwnerScope, SESSION_ENDED } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';
import { ApiKey } from './api-key.entity';
import { ApiKeyNotFound } from './api-keys.errors';

const KEY_REVOKE = auditAction('api-key.revoke');

/** Ends a key at once: it is refused from the commit on, and what is open with it is closed. */
@Injectable()
export class RevokeApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly live: LiveBus,
    private readonly audit: Audit,
  ) {}

  /** @throws ApiKeyNotFound also when it belongs to somebody out of scope, or has ended. */
  async execute(viewer: Viewer, origin: RequestOrigin, id: string): Promise<void> {
    if (!isUUID(id)) throw new ApiKeyNotFound();
    await this.unitOfWork.run(async (tx) => {
      const query = tx.manager.createQueryBuilder(ApiKey, 'k').where({ id, revokedAt: IsNull() });
      const found = await this.scope.where(query, viewer, 'k').setLock('pessimistic_write').getOne();
      if (!found) throw new ApiKeyNotFound();
      await tx.manager.update(ApiKey, { id }, { revokedAt: this.clock.now() });
      const object = { type: 'api-key', id, label: found.name };
      await this.audit.record(tx, { by: viewer, origin, action: KEY_REVOKE, object });
      tx.afterCommit(() => this.live.publish(SESSION_ENDED, { sessionId: id }));
    });
  }
}
