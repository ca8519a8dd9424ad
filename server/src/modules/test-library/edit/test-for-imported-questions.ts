import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Questions, TestForQuestions } from '../../questions';
import type { Question, QuestionDraft } from '../../questions';
import { EditTest } from './edit-test';
import { TestQuestions } from './test-questions.service';

/** A file of questions may go into a test in the step that imports it. */
@Injectable()
export class TestForImportedQuestions extends TestForQuestions {
  constructor(
    private readonly editTest: EditTest,
    private readonly questions: Questions,
    private readonly testQuestions: TestQuestions,
  ) {
    super();
  }

  /** @throws TestNotFound, InvalidInput at `testId` when the test cannot hold so many */
  async create(tx: Tx, viewer: Viewer, testId: string, drafts: readonly QuestionDraft[]): Promise<Question[]> {
    let created: Question[] = [];
    await this.editTest.within(tx, viewer, testId, async (test) => {
      created = await this.questions.createMany(tx.manager, test.ownerId, drafts, viewer.userId);
      await this.testQuestions.append(tx.manager, test.id, created);
    });
    return created;
  }
}
