import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import { FieldProblems } from '../../questions';
import type { ActiveStatus } from '../../questions';
import { TestHolder } from '../test-holder.port';
import { TestInUse } from '../test-library.errors';
import { Test } from '../test.entity';
import { EditTest } from './edit-test';
import { readTestDetails } from './test-draft.policy';
import type { TestDraft } from './test-draft.policy';
import { TestItemsQueries } from './test-items.queries';

/** What happens to a test as a whole. */
@Injectable()
export class ManageTest {
  constructor(
    private readonly editTest: EditTest,
    private readonly unitOfWork: UnitOfWork,
    private readonly items: TestItemsQueries,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  /** Saves what an author just changed, and nothing else. */
  update(viewer: Viewer, id: string, draft: TestDraft): Promise<Test> {
    return this.editTest.execute(viewer, id, (test) => {
      const problems = new FieldProblems();
      Object.assign(test, readTestDetails(draft, problems, test.translation));
      problems.throwIfAny();
    });
  }

  /** An inactive test is offered to nobody; assessments that chose it keep it. */
  changeStatus(viewer: Viewer, id: string, status: ActiveStatus): Promise<Test> {
    return this.editTest.execute(viewer, id, (test) => void (test.status = status));
  }

  /** @throws TestQuestionRequired when there is nothing in it yet. */
  publish(viewer: Viewer, id: string): Promise<Test> {
    return this.editTest.execute(viewer, id, (test, _, now) => test.publish(viewer.userId, now));
  }

  withdraw(viewer: Viewer, id: string): Promise<Test> {
    return this.editTest.execute(viewer, id, (test) => test.withdraw());
  }

  /** Its questions stay in the bank. @throws TestInUse when an assessment has chosen it. */
  delete(viewer: Viewer, id: string): Promise<void> {
    return this.unitOfWork.run(async ({ manager }) => {
      const test = await this.editTest.lock(manager, viewer, id);
      const tables = this.catalogue.instancesOf(TestHolder).map(({ table }) => table);
      const assessments = await this.items.choices(manager, test.id, tables);
      if (assessments > 0) throw new TestInUse({ assessments });
      await manager.delete(Test, { id: test.id });
    });
  }
}
