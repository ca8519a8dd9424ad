import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { InvitationNode } from '../invitation.type';

/** What each payload of a change to several invitations holds. */
@InterfaceType('ChangedInvitations', { description: 'What became of invitations.' })
export abstract class ChangedInvitationsNode {
  @Field(() => [InvitationNode])
  changed: InvitationNode[];

  @Field(() => Int, { description: 'Those to which this cannot be done as they stand, such as completed ones.' })
  skippedCount: number;
}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class ResendInvitationsPayload extends ChangedInvitationsNode {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class RevokeInvitationsPayload extends ChangedInvitationsNode {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class CancelInvitationsPayload extends ChangedInvitationsNode {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class ReissueInvitationsPayload extends ChangedInvitationsNode {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class SetInvitationWindowPayload extends ChangedInvitationsNode {}
