import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { AssessmentNode } from '../assessments';
import { InviteCandidatesInput } from './candidates.inputs';
import { InvitationConnection, InvitationNode, InviteCandidatesPayload } from './invitation.type';
import { InvitationsArgs } from './invitations.args';
import { Invitations } from './invitations.service';
import { InviteCandidates } from './invite-candidates';

@Resolver(() => AssessmentNode)
export class InvitationsResolver {
  constructor(
    private readonly allInvitations: Invitations,
    private readonly invite: InviteCandidates,
  ) {}

  @ResolveField(() => InvitationConnection, {
    description: 'Who is invited, how far they are and, with the scope RESULTS, what came of it.',
  })
  @FieldScope('READ')
  invitations(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: AssessmentNode,
    @Args() args: InvitationsArgs,
  ): Promise<InvitationConnection> {
    return this.allInvitations.list(viewer, id, args);
  }

  @Query(() => InvitationNode, {
    description:
      'The invitation that the caller gave this external id; the newest one, if it was cancelled and given again.',
  })
  @StaffOnly()
  @KeyScope('READ')
  invitationByExternalId(
    @CurrentViewer() viewer: Viewer,
    @Args('externalId', { type: () => String, description: 'As it was given when inviting.' }) externalId: string,
  ): Promise<InvitationNode> {
    return this.allInvitations.byExternalId(viewer, externalId);
  }

  @Mutation(() => InviteCandidatesPayload, {
    description:
      'Invites all of them or, unless `onProblem` says otherwise, none, and takes one request for each. Each gets a link of their own by mail. INVALID_INPUT at ' +
      '`candidates.0.email` and so on, also for who is invited already; NOT_ENOUGH_REQUESTS, TOO_MANY_CANDIDATES; ' +
      'ASSESSMENT_NOT_PUBLISHED, ASSESSMENT_INACTIVE or ASSESSMENT_CLOSED when it takes nobody. Send an `Idempotency-Key`.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  async inviteCandidates(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: InviteCandidatesInput,
  ): Promise<InviteCandidatesPayload> {
    const { invitationIds, ...rest } = await this.invite.execute(viewer, input);
    return { invitations: await this.allInvitations.byIds(invitationIds), ...rest };
  }
}
