import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { questionDraftOf, QuestionNode, toBankQuestion, UpdateQuestionInput } from '../../questions';
import { TestNode } from '../test.type';
import { AddTestQuestionPayload } from './test-question.type';
import { TestQuestions } from './test-questions.service';
import { AddTestQuestionInput, RemoveTestQuestionInput, TestQuestionsInput } from './test.inputs';
import { UpdateHeldQuestion } from './update-held-question';

@Resolver(() => TestNode)
export class TestQuestionsResolver {
  constructor(
    private readonly questions: TestQuestions,
    private readonly updateHeldQuestion: UpdateHeldQuestion,
  ) {}

  @Mutation(() => AddTestQuestionPayload)
  @StaffOnly()
  @KeyScope('AUTHORING')
  addTestQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { testId, question, ...where }: AddTestQuestionInput,
  ): Promise<AddTestQuestionPayload> {
    return this.questions.add(viewer, testId, questionDraftOf(question), where);
  }

  @MutationReturning('test', () => TestNode, {
    description: 'At the end. What belongs to another owner than the test is copied.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  addQuestionsToTest(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { testId, questionIds }: TestQuestionsInput,
  ): Promise<TestNode> {
    return this.questions.addFromBank(viewer, testId, questionIds);
  }

  @MutationReturning('test', () => TestNode, { description: 'The question stays in the bank.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  removeTestQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { testId, questionId }: RemoveTestQuestionInput,
  ): Promise<TestNode> {
    return this.questions.remove(viewer, testId, questionId);
  }

  @MutationReturning('test', () => TestNode, { description: 'Puts the questions of a test in this order.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  reorderTestQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { testId, questionIds, expectedQuestionIds }: TestQuestionsInput,
  ): Promise<TestNode> {
    return this.questions.reorder(viewer, testId, questionIds, expectedQuestionIds);
  }

  @MutationReturning('test', () => TestNode, { description: 'Has the test ask these in their newest version.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  takeNewestVersions(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { testId, questionIds }: TestQuestionsInput,
  ): Promise<TestNode> {
    return this.questions.takeNewest(viewer, testId, questionIds);
  }

  @MutationReturning('question', () => QuestionNode, {
    description:
      'Writes its next version. Sittings that began are not touched, nor are tests, but for the one that is named.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async updateQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { question, ...held }: UpdateQuestionInput,
  ): Promise<QuestionNode> {
    return toBankQuestion(
      await this.updateHeldQuestion.execute(viewer, { ...held, question: questionDraftOf(question) }),
    );
  }
}
