import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { DemoSeed } from '../../../platform/demo';
import { demoPlan } from './demo-plan';
import { demoInvitationsOf, PlantDemoExam } from './plant-demo-exam';

/** Lets most of the demo's candidates sit their exam in the past weeks, and a few right now. */
@Injectable()
export class ExamDemo extends DemoSeed {
  readonly order = 50;

  constructor(
    private readonly clock: Clock,
    private readonly plant: PlantDemoExam,
  ) {
    super();
  }

  async seed(tx: Tx): Promise<void> {
    const now = this.clock.now();
    for (const invitation of await demoInvitationsOf(tx)) {
      const plan = demoPlan(invitation, now);
      if (plan) await this.plant.execute(tx, invitation, plan, now);
    }
  }
}
