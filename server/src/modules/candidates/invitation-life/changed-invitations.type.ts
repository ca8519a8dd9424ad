import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InvitationNode } from '../invitation.type';

@ObjectType('ChangedInvitations')
export class ChangedInvitationsNode {
  @Field(() => [InvitationNode])
  changed: InvitationNode[];

  @Field(() => Int, { description: 'Those to which this cannot be done as they stand, such as completed ones.' })
  skippedCount: number;
}
