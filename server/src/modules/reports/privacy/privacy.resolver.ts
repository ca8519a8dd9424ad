import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning, PageArgs } from '../../../platform/graphql';
import { CandidateDataNode, ErasureConnection, ErasureNode } from './candidate-data.type';
import { EraseCandidateInput } from './privacy.inputs';
import { CollectCandidateData, toCandidateDataNode } from './collect-candidate-data';
import { EraseCandidate } from './erase-candidate';
import { Erasures, toErasureNode } from './erasures.service';

@Resolver()
export class PrivacyResolver {
  constructor(
    private readonly collect: CollectCandidateData,
    private readonly erase: EraseCandidate,
    private readonly allErasures: Erasures,
  ) {}

  @Query(() => CandidateDataNode, { description: 'Everything that is stored about a candidate.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  async candidateData(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<CandidateDataNode> {
    return toCandidateDataNode(await this.collect.execute(viewer, id));
  }

  @Query(() => ErasureConnection, { description: 'Newest first.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  erasures(@CurrentViewer() viewer: Viewer, @Args() args: PageArgs): Promise<ErasureConnection> {
    return this.allErasures.list(viewer, args);
  }

  @MutationReturning('erasure', () => ErasureNode, {
    description: 'Deletes everything about a candidate, for good, and certifies it.',
  })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  async eraseCandidate(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: EraseCandidateInput,
  ): Promise<ErasureNode> {
    return toErasureNode(await this.erase.execute(viewer, origin, id));
  }
}
