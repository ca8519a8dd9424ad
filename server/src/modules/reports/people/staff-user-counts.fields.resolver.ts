import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StaffUserNode } from '../../identity';
import { StaffUserCountsLoader } from './staff-user-counts.loader';

@Resolver(() => StaffUserNode)
export class StaffUserCountsFieldsResolver {
  constructor(private readonly loader: StaffUserCountsLoader) {}

  @ResolveField(() => Int)
  async candidateCount(@Parent() { id }: StaffUserNode): Promise<number> {
    return (await this.loader.of(id)).candidates;
  }

  @ResolveField(() => Int)
  async assessmentCount(@Parent() { id }: StaffUserNode): Promise<number> {
    return (await this.loader.of(id)).assessments;
  }
}
