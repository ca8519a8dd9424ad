import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { RetentionRuleNode } from './candidate-data.type';
import { SetRetentionInput } from './privacy.inputs';
import { Retention } from './retention.service';

@Resolver(() => RetentionRuleNode)
export class RetentionResolver {
  constructor(private readonly retention: Retention) {}

  @Query(() => [RetentionRuleNode], { description: 'One for each class of data; the whole installation has the same.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  retentionRules(): Promise<RetentionRuleNode[]> {
    return this.retention.list();
  }

  @MutationReturning('retentionRules', () => [RetentionRuleNode], {
    description: 'Changes how long one kind of data is kept.',
  })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  setRetention(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: SetRetentionInput,
  ): Promise<RetentionRuleNode[]> {
    return this.retention.set(viewer, origin, input);
  }
}
