import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, NoKeys, Public, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning, PageArgs } from '../../../../platform/graphql';
import { ResultNode } from '../../../grading';
import { OpenShareLink } from './open-share-link';
import { CreateShareLinkInput, RevokeShareLinkInput } from './share-link.inputs';
import { NewShareLinkNode, ShareLinkConnection, ShareLinkNode } from './share-link.type';
import { ShareLinks } from './share-links.service';
import { SharedReportNode } from './shared-report.type';

@Resolver(() => ResultNode)
export class ShareLinksResolver {
  constructor(
    private readonly links: ShareLinks,
    private readonly opening: OpenShareLink,
  ) {}

  @ResolveField(() => ShareLinkConnection, { description: 'The links to this result, the newest first.' })
  @FieldScope('RESULTS')
  shareLinks(
    @CurrentViewer() viewer: Viewer,
    @Parent() { assessmentId, candidateId }: ResultNode,
    @Args() args: PageArgs,
  ): Promise<ShareLinkConnection> {
    return this.links.list(viewer, { assessmentId, candidateId }, args);
  }

  @Mutation(() => NewShareLinkNode, { description: 'Lets whoever has the link read one result without an account.' })
  @StaffOnly()
  @NoKeys()
  createShareLink(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreateShareLinkInput,
  ): Promise<NewShareLinkNode> {
    return this.links.create(viewer, origin, input);
  }

  @MutationReturning('shareLink', () => ShareLinkNode, { description: 'From now on the link opens nothing.' })
  @StaffOnly()
  @NoKeys()
  revokeShareLink(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: RevokeShareLinkInput,
  ): Promise<ShareLinkNode> {
    return this.links.revoke(viewer, origin, id);
  }

  @Query(() => SharedReportNode, { description: 'What a share link shows, for whoever has it.' })
  @Public()
  sharedReport(
    @CurrentOrigin() origin: RequestOrigin,
    @Args('token', { description: 'The last part of the link.' }) token: string,
  ): Promise<SharedReportNode> {
    return this.opening.execute(origin, token);
  }
}
