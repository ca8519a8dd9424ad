import { Args, Query, Resolver } from '@nestjs/graphql';
import { BeforeFactor, CurrentViewer, FreshProof, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { StaffUserNode, toStaffUser } from '../people';
import { DemandSecondFactorInput, ProveIdentityInput, ResetSecondFactorsInput } from './factors.inputs';
import { PasskeyQuestionNode, SecondFactorDemandNode } from './factors.type';
import { ManageFactors } from './manage-factors';
import { ProveIdentity } from './prove-identity';

@Resolver(() => SecondFactorDemandNode)
export class FactorRulesResolver {
  constructor(
    private readonly manage: ManageFactors,
    private readonly prove: ProveIdentity,
  ) {}

  @Query(() => SecondFactorDemandNode, { description: 'Whether everybody needs a second factor.' })
  @StaffOnly('super-admin')
  @NoKeys()
  secondFactorDemand(): Promise<SecondFactorDemandNode> {
    return this.manage.demanded();
  }

  @MutationReturning('demand', () => SecondFactorDemandNode, {
    description: 'Demands a second factor of everybody, with a time until then, or of nobody.',
  })
  @StaffOnly('super-admin')
  @NoKeys()
  @FreshProof()
  demandSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { isDemanded, graceDays }: DemandSecondFactorInput,
  ): Promise<SecondFactorDemandNode> {
    return this.manage.demand(viewer, origin, { isDemanded, graceDays });
  }

  @MutationReturning('staffUser', () => StaffUserNode, {
    description:
      'Removes every second factor of somebody who lost theirs, and what ties them to a provider of single sign-on, signs them out, and tells them.',
  })
  @StaffOnly('super-admin', 'admin')
  @NoKeys()
  @FreshProof()
  async resetSecondFactors(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: ResetSecondFactorsInput,
  ): Promise<StaffUserNode> {
    return toStaffUser(await this.manage.reset(viewer, origin, id));
  }

  @MutationReturning('question', () => PasskeyQuestionNode, { description: 'Begins a proof by passkey.' })
  @StaffOnly()
  @NoKeys()
  @BeforeFactor()
  startPasskeyProof(@CurrentViewer() viewer: Viewer): Promise<PasskeyQuestionNode> {
    return this.prove.startPasskey(viewer);
  }

  @MutationReturning('holdsUntil', () => Date, {
    description: 'Shows again that it is the viewer, for what is dangerous; holds for 15 minutes.',
  })
  @StaffOnly()
  @NoKeys()
  @BeforeFactor()
  proveIdentity(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ProveIdentityInput,
  ): Promise<Date> {
    return this.prove.execute(viewer, origin, input);
  }
}
