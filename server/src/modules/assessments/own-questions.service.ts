import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { InvalidInput } from '../../platform/errors';
import { newOrder, QuestionBank, QuestionNotFound, Questions } from '../questions';
import type { QuestionDraft } from '../questions';
import type { AddAssessmentQuestionInput } from './assessment-question.inputs';
import type { Assessment } from './assessment.entity';
import { AssessmentQuestionsChanged } from './assessments.errors';
import { EditAssessment } from './edit-assessment';
import { ownQuestions, OrderedItemsQueries } from './ordered-items.queries';

const MAX_QUESTIONS = 200;

/** The questions that an assessment has of its own, beside those of its tests. */
@Injectable()
export class OwnQuestions {
  constructor(
    private readonly editAssessment: EditAssessment,
    private readonly bank: QuestionBank,
    private readonly questions: Questions,
    private readonly items: OrderedItemsQueries,
  ) {}

  /** `position` counts from 1; a question belongs to the owner of its assessment, whoever adds it. */
  async add(
    viewer: Viewer,
    assessmentId: string,
    draft: QuestionDraft,
    { position, copiedFromId }: Pick<AddAssessmentQuestionInput, 'position' | 'copiedFromId'> = {},
  ): Promise<{ assessment: Assessment; questionId: string }> {
    let questionId = '';
    const assessment = await this.editAssessment.execute(viewer, assessmentId, async ({ id, ownerId }, manager) => {
      const ids = await this.items.ids(ownQuestions, manager, id);
      if (ids.length >= MAX_QUESTIONS) throw InvalidInput.at('assessmentId', 'max-items', { max: MAX_QUESTIONS });
      const place = position ?? ids.length + 1;
      if (place < 1) throw InvalidInput.at('position', 'min', { min: 1 });
      const original = copiedFromId == null ? null : await this.bank.find(viewer, copiedFromId, manager);
      questionId = (await this.questions.create(manager, ownerId, draft, { by: viewer.userId, original })).id;
      await this.items.arrange(ownQuestions, manager, id, ids.toSpliced(place - 1, 0, questionId));
    });
    return { assessment, questionId };
  }

  /** At the end, in the order given, each once. What belongs to another owner than the assessment is copied. */
  addFromBank(viewer: Viewer, assessmentId: string, questionIds: string[]): Promise<Assessment> {
    return this.editAssessment.execute(viewer, assessmentId, async ({ id, ownerId }, manager) => {
      const ids = await this.items.ids(ownQuestions, manager, id);
      const held = new Set([...ids, ...(await this.items.origins(manager, id))]);
      const wanted = (await this.bank.readable(viewer, questionIds, manager)).filter(
        (question) => !held.has(question.id),
      );
      if (ids.length + wanted.length > MAX_QUESTIONS)
        throw InvalidInput.at('questionIds', 'max-items', { max: MAX_QUESTIONS });
      for (const question of wanted) {
        ids.push((await this.questions.ownedBy(manager, ownerId, question, viewer.userId)).id);
      }
      await this.items.arrange(ownQuestions, manager, id, ids);
    });
  }

  /** The question stays in the bank, where it has been since it was written. @throws QuestionNotFound */
  remove(viewer: Viewer, assessmentId: string, questionId: string): Promise<Assessment> {
    return this.editAssessment.execute(viewer, assessmentId, async ({ id }, manager) => {
      const ids = await this.items.ids(ownQuestions, manager, id);
      const kept = ids.filter((other) => other !== questionId.toLowerCase());
      if (kept.length === ids.length) throw new QuestionNotFound();
      await this.items.arrange(ownQuestions, manager, id, kept);
    });
  }

  /** @throws AssessmentQuestionsChanged when these are not exactly the questions that it has, or they stand otherwise by now. */
  reorder(
    viewer: Viewer,
    assessmentId: string,
    questionIds: string[],
    expected: string[] | null = null,
  ): Promise<Assessment> {
    return this.editAssessment.execute(viewer, assessmentId, async ({ id }, manager) => {
      const ids = await this.items.ids(ownQuestions, manager, id);
      const order = newOrder(ids, questionIds, expected);
      if (!order) throw new AssessmentQuestionsChanged();
      await this.items.arrange(ownQuestions, manager, id, order);
    });
  }
}
