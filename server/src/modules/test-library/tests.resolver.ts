import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { TestLibrary } from './test-library.service';
import { TestConnection, TestNode } from './test.type';
import { TestsArgs } from './tests.args';

@Resolver(() => TestNode)
export class TestsResolver {
  constructor(private readonly library: TestLibrary) {}

  @Query(() => TestConnection, { description: "The viewer's own tests and those published to all, by title." })
  @StaffOnly()
  @KeyScope('READ')
  tests(@CurrentViewer() viewer: Viewer, @Args() args: TestsArgs): Promise<TestConnection> {
    return this.library.list(viewer, args);
  }

  @Query(() => TestNode, { description: 'One test of the library.' })
  @StaffOnly()
  @KeyScope('READ')
  test(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<TestNode> {
    return this.library.find(viewer, id);
  }

  @Query(() => [String], { description: 'Skills in use, most used first; at most 20.' })
  @StaffOnly()
  @KeyScope('READ')
  skills(
    @CurrentViewer() viewer: Viewer,
    @Args('search', {
      type: () => String,
      nullable: true,
      description: 'Words that must all occur; Arabic spellings and digits count as equal.',
    })
    search?: string | null,
  ): Promise<string[]> {
    return this.library.knownSkills(viewer, search);
  }
}
