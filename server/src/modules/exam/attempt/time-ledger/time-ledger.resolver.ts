import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { ExplainTime } from './explain-time';
import { TimeLedgerNode } from './time-ledger.type';

@Resolver()
export class TimeLedgerResolver {
  constructor(private readonly explain: ExplainTime) {}

  @Query(() => TimeLedgerNode)
  @StaffOnly()
  @KeyScope('RESULTS')
  timeLedger(
    @CurrentViewer() viewer: Viewer,
    @Args('attemptId', { type: () => ID }) attemptId: string,
  ): Promise<TimeLedgerNode> {
    return this.explain.execute(viewer, attemptId);
  }
}
