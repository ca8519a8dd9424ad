import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../../identity';

/** An endpoint of one assessment goes with it; one for all that somebody has would tell of what another owner has. */
@Injectable()
export class WebhookRecords extends StaffRecords {
  readonly order = 5;
  readonly locks = { webhook_endpoints: 'owner_id = $1' };

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query('delete from webhook_endpoints where owner_id = $1 and assessment_id is null', [from]);
    await manager.query('update webhook_endpoints set owner_id = $2 where owner_id = $1', [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from webhook_endpoints where owner_id = $1', [ownerId]);
  }
}
