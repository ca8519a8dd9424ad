import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import { TranslateQuestion } from '../../questions';
import type { Question, TranslateQuestionInput } from '../../questions';
import { EditTest } from './edit-test';
import { TestQuestions } from './test-questions.service';

/** Translates a question and, where it is named, has a test take the new version with it. */
@Injectable()
export class TranslateHeldQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly translate: TranslateQuestion,
    private readonly editTest: EditTest,
    private readonly testQuestions: TestQuestions,
  ) {}

  /** @throws TestNotFound, QuestionNotFound, InvalidInput */
  execute(viewer: Viewer, { id, testId, ...change }: TranslateQuestionInput): Promise<Question> {
    return this.unitOfWork.run(async (tx) => {
      if (testId == null) return this.translate.within(tx, viewer, id, change);
      // The test is locked first, as by everything that changes what a test holds.
      await this.editTest.lock(tx.manager, viewer, testId);
      const question = await this.translate.within(tx, viewer, id, change);
      await this.editTest.within(tx, viewer, testId, (test) =>
        this.testQuestions.pinNewest(tx.manager, test.id, [question.id]),
      );
      return question;
    });
  }
}
