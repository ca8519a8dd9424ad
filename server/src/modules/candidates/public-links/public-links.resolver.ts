import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, Public, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { AskToJoin } from './ask-to-join';
import { ConfirmJoin } from './confirm-join';
import {
  ChangePublicLinkInput,
  ClosePublicLinkInput,
  ConfirmJoinInput,
  CreatePublicLinkInput,
  JoinAssessmentInput,
} from './public-link.inputs';
import { AskedToJoinNode, ConfirmedJoinNode, PublicLinkEntryNode, PublicLinkNode } from './public-link.type';
import { PublicLinks } from './public-links.service';
import { ShowPublicLink } from './show-public-link';

@Resolver(() => AssessmentNode)
export class PublicLinksResolver {
  constructor(
    private readonly links: PublicLinks,
    private readonly show: ShowPublicLink,
    private readonly asking: AskToJoin,
    private readonly confirming: ConfirmJoin,
  ) {}

  @ResolveField(() => PublicLinkNode, { nullable: true, description: 'The newest one of the assessment, open or not.' })
  @FieldScope('INVITE')
  async publicLink(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<PublicLinkNode | null> {
    const link = await this.links.find(viewer, assessmentId);
    return link && this.show.toStaff(link);
  }

  @MutationReturning('publicLink', () => PublicLinkNode, {
    description: 'Each person who joins takes one request of whoever made the link.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  async createPublicLink(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreatePublicLinkInput,
  ): Promise<PublicLinkNode> {
    return this.show.toStaff(await this.links.create({ viewer, origin }, input));
  }

  @MutationReturning('publicLink', () => PublicLinkNode, { description: 'Changes a public link, or closes it.' })
  @StaffOnly()
  @KeyScope('INVITE')
  async changePublicLink(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ChangePublicLinkInput,
  ): Promise<PublicLinkNode> {
    return this.show.toStaff(await this.links.change({ viewer, origin }, input));
  }

  @MutationReturning('publicLink', () => PublicLinkNode, { description: 'For ever; a new one has another address.' })
  @StaffOnly()
  @KeyScope('INVITE')
  async closePublicLink(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: ClosePublicLinkInput,
  ): Promise<PublicLinkNode> {
    return this.show.toStaff(await this.links.close({ viewer, origin }, id));
  }

  @Query(() => PublicLinkEntryNode, { description: 'What a public link opens.' })
  @Public()
  publicLinkEntry(
    @Args('code', { description: 'The last part of the address of the link.' }) code: string,
  ): Promise<PublicLinkEntryNode> {
    return this.show.toAnybody(code);
  }

  @Mutation(() => AskedToJoinNode, {
    description:
      'Asks for a place by a public link. Every address is mailed the way in, whether or not it is known here.',
  })
  @Public()
  joinAssessment(
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: JoinAssessmentInput,
  ): Promise<AskedToJoinNode> {
    return this.asking.execute(input, origin);
  }

  @Mutation(() => ConfirmedJoinNode, {
    description:
      'By what was mailed: takes a place and one request, or finds the invitation that the address has already.',
  })
  @Public()
  async confirmJoin(
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { ticket }: ConfirmJoinInput,
  ): Promise<ConfirmedJoinNode> {
    return { examUrl: await this.confirming.execute(ticket, origin) };
  }
}
