import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { CallbackAddresses } from '../../candidates';
import { CallbacksQueries } from './callbacks.queries';
import type { TargetProblem } from './webhook-targets';
import { WebhookTargets } from './webhook-targets';

/** What invitations that name an address of their own need of webhooks. */
@Injectable()
export class Callbacks extends CallbackAddresses {
  constructor(
    private readonly clock: Clock,
    private readonly targets: WebhookTargets,
    private readonly queries: CallbacksQueries,
  ) {
    super();
  }

  problemOf(url: string): Promise<TargetProblem | null> {
    return this.targets.problemOf(url);
  }

  /** Where nobody has an endpoint, events are not even written down for others: so it is there before the first of them. */
  prepare({ manager }: Tx, invitedBy: string): Promise<void> {
    return this.queries.prepare(manager, invitedBy, this.clock.now());
  }
}
