import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, NoKeys, Public, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { OpenShareLink } from './open-share-link';
import { CreateShareLinkInput, NewShareLinkNode, RevokeShareLinkInput, ShareLinkNode } from './share-link.type';
import { ShareLinks } from './share-links.service';
import { SharedReportNode } from './shared-report.type';

@Resolver(() => ShareLinkNode)
export class ShareLinksResolver {
  constructor(
    private readonly links: ShareLinks,
    private readonly opening: OpenShareLink,
  ) {}

  @Query(() => [ShareLinkNode], { description: 'The links to one result, the newest first.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  shareLinks(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
    @Args('candidateId', { type: () => ID }) candidateId: string,
  ): Promise<ShareLinkNode[]> {
    return this.links.list(viewer, assessmentId, candidateId);
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
