import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { InvitationNode } from '../invitation.type';

/** What each payload of a change to several invitations holds. */
@InterfaceType('ChangedInvitations', { description: 'What became of invitations.' })
export abstract class ChangedInvitations {
  @Field(() => [InvitationNode])
  changed: InvitationNode[];

  @Field(() => Int, { description: 'Those to which this cannot be done as they stand, such as completed ones.' })
  skippedCount: number;
}

@ObjectType({ implements: () => ChangedInvitations })
export class ResendInvitationsPayload extends ChangedInvitations {}

@ObjectType({ implements: () => ChangedInvitations })
export class RevokeInvitationsPayload extends ChangedInvitations {}

@ObjectType({ implements: () => ChangedInvitations })
export class CancelInvitationsPayload extends ChangedInvitations {}

@ObjectType({ implements: () => ChangedInvitations })
export class ReissueInvitationsPayload extends ChangedInvitations {}

@ObjectType({ implements: () => ChangedInvitations })
export class SetInvitationWindowPayload extends ChangedInvitations {}
