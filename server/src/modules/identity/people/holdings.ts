import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { lockInOrder } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import { StaffRecords } from './staff-records.port';
import type { Holdings as HoldingCounts } from './staff-records.port';
import { StaffUsers } from './staff-users.service';

const nothing: HoldingCounts = { assessments: 0, tests: 0, questions: 0, candidates: 0, invitations: 0, results: 0 };

/** All that belongs to a user, in every module. */
@Injectable()
export class StaffHoldings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffUsers: StaffUsers,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  /** @throws StaffUserNotFound */
  async of(viewer: Viewer, userId: string): Promise<HoldingCounts> {
    const { id } = await this.staffUsers.find(viewer, userId);
    const counts = await Promise.all(this.shares.map((share) => share.count(this.dataSource.manager, id)));
    return Object.assign({ ...nothing }, ...counts) as HoldingCounts;
  }

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await this.lock(manager, from, to);
    for (const share of this.shares) await share.handOver(manager, from, to);
  }

  async remove(manager: EntityManager, ownerId: string, heirId: string): Promise<void> {
    await this.lock(manager, ownerId, null);
    for (const share of this.shares) await share.remove(manager, ownerId, heirId);
  }

  private async lock(manager: EntityManager, ownerId: string, receiverId: string | null): Promise<void> {
    await lockInOrder(manager, this.shares, [ownerId, receiverId]);
  }

  private get shares(): StaffRecords[] {
    return [...this.catalogue.instancesOf(StaffRecords)].sort((a, b) => a.order - b.order);
  }
}
