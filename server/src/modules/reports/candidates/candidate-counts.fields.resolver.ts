import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CandidateNode } from '../../candidates';
import { CandidateCountsLoader } from './candidate-counts.loader';

@Resolver(() => CandidateNode)
export class CandidateCountsFieldsResolver {
  constructor(private readonly loader: CandidateCountsLoader) {}

  @ResolveField(() => Int, { description: 'To how many assessments they were invited.' })
  async invitationCount(@Parent() { id }: CandidateNode): Promise<number> {
    return (await this.loader.of(id)).invitations;
  }

  @ResolveField(() => Int)
  async completedCount(@Parent() { id }: CandidateNode): Promise<number> {
    return (await this.loader.of(id)).completed;
  }
}
