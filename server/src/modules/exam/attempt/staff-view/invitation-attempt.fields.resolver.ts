import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InvitationNode } from '../../../candidates';
import { AttemptLoader } from './attempt-loader';
import { AttemptNode } from './attempt.type';

/** Gives an invitation its attempt; who may see the invitation has been decided where it came from. */
@Resolver(() => InvitationNode)
export class InvitationAttemptFieldsResolver {
  constructor(private readonly attempts: AttemptLoader) {}

  @ResolveField(() => AttemptNode, { nullable: true, description: 'Null before the start.' })
  attempt(@Parent() { id }: InvitationNode): Promise<AttemptNode | null> {
    return this.attempts.ofInvitation(id);
  }
}
