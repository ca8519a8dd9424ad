import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { UpdateQuestion } from '../../questions';
import type { Question, QuestionDraft, UpdateQuestionInput } from '../../questions';
import { EditTest } from './edit-test';
import { TestQuestions } from './test-questions.service';

type Update = Omit<UpdateQuestionInput, 'question'> & { question: QuestionDraft };

/** Changes a question and, when it is being edited inside a test, has that test take the new version with it. */
@Injectable()
export class UpdateHeldQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly updateQuestion: UpdateQuestion,
    private readonly editTest: EditTest,
    private readonly testQuestions: TestQuestions,
  ) {}

  /** @throws TestNotFound, QuestionNotFound, InvalidInput, QuestionChangedMeanwhile */
  execute(viewer: Viewer, input: Update): Promise<Question> {
    return this.unitOfWork.run((tx) =>
      input.testId == null
        ? this.updateQuestion.within(tx, viewer, input.id, input)
        : this.insideTest(tx, viewer, input.testId, input),
    );
  }

  /** The test is locked first, as by everything that changes what a test holds. */
  private async insideTest(tx: Tx, viewer: Viewer, testId: string, input: Update) {
    await this.editTest.lock(tx.manager, viewer, testId);
    const updated = await this.updateQuestion.within(tx, viewer, input.id, input);
    await this.editTest.within(tx, viewer, testId, (test) =>
      this.testQuestions.pinNewest(tx.manager, test.id, [updated.id]),
    );
    return updated;
  }
}
