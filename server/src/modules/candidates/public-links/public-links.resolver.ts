import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, Public, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning, orRefusal } from '../../../platform/graphql';
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
import { ConfirmJoinOutcome, JoinOutcome, joinRefusals } from './join-outcome.type';
import { PublicLinkEntryNode, PublicLinkNode } from './public-link.type';
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

  @MutationReturning('outcome', () => JoinOutcome, {
    description:
      'Asks for a place by a public link. Every address is mailed the way in, whether or not it is known here.',
  })
  @Public()
  joinAssessment(
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: JoinAssessmentInput,
  ): Promise<JoinOutcome> {
    return orRefusal(joinRefusals, this.asking.execute(input, origin));
  }

  @MutationReturning('outcome', () => ConfirmJoinOutcome, {
    description:
      'By what was mailed: takes a place and one request, or finds the invitation that the address has already.',
  })
  @Public()
  confirmJoin(
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { ticket }: ConfirmJoinInput,
  ): Promise<ConfirmJoinOutcome> {
    const confirmed = this.confirming.execute(ticket, origin);
    return orRefusal(
      joinRefusals,
      confirmed.then((examUrl) => ({ examUrl })),
    );
  }
}
