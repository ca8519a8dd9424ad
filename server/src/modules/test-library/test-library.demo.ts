import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { DemoSeed } from '../../platform/demo';
import { DEMO_OWNER_ID } from '../identity';
import { PlantReadyTests } from './ready/plant-ready-tests';

/** The ready library, which the demo's assessments choose from. */
@Injectable()
export class TestLibraryDemo extends DemoSeed {
  readonly order = 20;

  constructor(private readonly plant: PlantReadyTests) {
    super();
  }

  seed(tx: Tx): Promise<void> {
    return this.plant.execute(tx, DEMO_OWNER_ID);
  }
}
