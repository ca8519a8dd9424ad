import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../../identity';

/** Somebody whom both owners know is one candidate afterwards, the receiver's. */
const moveMessages = `
  update webhook_messages set candidate_id = known.id
  from candidates theirs join candidates known on lower(known.email) = lower(theirs.email) and known.owner_id = $2
  where theirs.owner_id = $1 and candidate_id = theirs.id`;

/** An endpoint of one assessment goes with it; one for all that somebody has would tell of what another owner has. */
@Injectable()
export class WebhookRecords extends StaffRecords {
  readonly order = 5;
  readonly locks = { webhook_endpoints: 'owner_id = $1' };

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query('delete from webhook_endpoints where owner_id = $1 and assessment_id is null', [from]);
    await manager.query('update webhook_endpoints set owner_id = $2 where owner_id = $1', [from, to]);
    await manager.query(moveMessages, [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from webhook_endpoints where owner_id = $1', [ownerId]);
  }
}
