import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../identity';

/** Files follow what they belong to: they pass on, and a sweep takes those that nothing holds any more. */
@Injectable()
export class FileRecords extends StaffRecords {
  readonly order = 50;
  readonly locks = { stored_files: 'owner_id = $1' };

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query('update stored_files set owner_id = $2 where owner_id = $1', [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string, heirId: string): Promise<void> {
    await this.handOver(manager, ownerId, heirId);
  }
}
