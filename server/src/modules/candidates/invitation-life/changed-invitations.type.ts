import { Field, ID, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { InvitationNode } from '../invitation.type';
import type { InvitationBefore } from './change-invitations';

@ObjectType('InvitationBefore', { description: 'What stood before a change, to put it back.' })
export class InvitationBeforeNode implements InvitationBefore {
  @Field(() => ID)
  invitationId: string;

  @Field(() => ID, { nullable: true, description: 'Null: nobody had decided anything.' })
  decisionStageId: string | null;

  @Field(() => [String], { description: 'In the order in which they were added.' })
  tags: string[];

  @Field(() => Date, { nullable: true, description: 'Null: no date of its own.' })
  opensAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Null: no date of its own.' })
  expiresAt: Date | null;
}

/** What each payload of a change to several invitations holds. */
@InterfaceType('ChangedInvitations', { description: 'What became of invitations.' })
export abstract class ChangedInvitationsNode {
  @Field(() => [InvitationNode])
  changed: InvitationNode[];

  @Field(() => [InvitationBeforeNode], { description: 'Of each in `changed` what stood until now.' })
  before: InvitationBeforeNode[];

  @Field(() => Int, { description: 'Those to which this cannot be done as they stand, such as completed ones.' })
  skippedCount: number;

  @Field(() => [ID], {
    description: 'Those that are not there any more or out of scope. When all are, INVITATION_NOT_FOUND is answered.',
  })
  missingIds: string[];
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
