import { Args, Resolver, ID } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { TestNode } from '../test.type';
import { CreateTest } from './create-test';
import { ManageTest } from './manage-test';
import { ChangeTestStatusInput, CreateTestInput, TestIdInput, UpdateTestInput } from './test.inputs';

@Resolver(() => TestNode)
export class TestEditingResolver {
  constructor(
    private readonly create: CreateTest,
    private readonly manage: ManageTest,
  ) {}

  @MutationReturning('test', () => TestNode, { description: 'Private to its owner until it is published.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  createTest(@CurrentViewer() viewer: Viewer, @Args('input') input: CreateTestInput): Promise<TestNode> {
    return this.create.execute(viewer, input);
  }

  @MutationReturning('test', () => TestNode, {
    description: 'A private test of the viewer with what the other one holds.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  duplicateTest(@CurrentViewer() viewer: Viewer, @Args('input') { id }: TestIdInput): Promise<TestNode> {
    return this.create.duplicate(viewer, id);
  }

  @MutationReturning('test', () => TestNode, { description: 'Changes a test.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  updateTest(@CurrentViewer() viewer: Viewer, @Args('input') { id, ...draft }: UpdateTestInput): Promise<TestNode> {
    return this.manage.update(viewer, id, draft);
  }

  @MutationReturning('test', () => TestNode, { description: 'Takes a test into use, or out of it.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  changeTestStatus(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id, status }: ChangeTestStatusInput,
  ): Promise<TestNode> {
    return this.manage.changeStatus(viewer, id, status);
  }

  @MutationReturning('testId', () => ID, { description: 'Its questions stay in the bank.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async deleteTest(@CurrentViewer() viewer: Viewer, @Args('input') { id }: TestIdInput): Promise<string> {
    await this.manage.delete(viewer, id);
    return id;
  }

  @MutationReturning('test', () => TestNode, { description: 'Offers it to all staff. Needs a question.' })
  @StaffOnly('admin', 'super-admin')
  @KeyScope('AUTHORING')
  publishTest(@CurrentViewer() viewer: Viewer, @Args('input') { id }: TestIdInput): Promise<TestNode> {
    return this.manage.publish(viewer, id);
  }

  @MutationReturning('test', () => TestNode, { description: 'Private again; assessments that chose it keep it.' })
  @StaffOnly('admin', 'super-admin')
  @KeyScope('AUTHORING')
  withdrawTest(@CurrentViewer() viewer: Viewer, @Args('input') { id }: TestIdInput): Promise<TestNode> {
    return this.manage.withdraw(viewer, id);
  }
}
