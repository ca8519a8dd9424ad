import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { TestNode } from '../test-library';
import { TestChoicesLoader } from './test-choices.loader';

@Resolver(() => TestNode)
export class TestChoicesFieldsResolver {
  constructor(private readonly loader: TestChoicesLoader) {}

  @ResolveField(() => Int, { description: 'How many assessments have chosen it, whoever owns them.' })
  usedByAssessments(@Parent() { id }: TestNode): Promise<number> {
    return this.loader.countOf(id);
  }
}
