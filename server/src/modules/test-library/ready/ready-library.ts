import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database';
import { FirstSuperAdmin } from '../../identity';
import { PlantReadyTests } from './plant-ready-tests';

/** Every start brings the ready tests that are new to the installation; they belong to its longest-serving super-admin. */
@Injectable()
export class ReadyLibrary implements OnApplicationBootstrap {
  constructor(
    private readonly firstSuperAdmin: FirstSuperAdmin,
    private readonly unitOfWork: UnitOfWork,
    private readonly plant: PlantReadyTests,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const ownerId = await this.firstSuperAdmin.findId();
    if (ownerId) await this.unitOfWork.run((tx) => this.plant.execute(tx, ownerId));
  }
}
