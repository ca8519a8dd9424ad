import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { questionDraftOf } from '../questions';
import {
  AddAssessmentQuestionInput,
  AddQuestionsFromBankInput,
  RemoveAssessmentQuestionInput,
  ReorderAssessmentQuestionsInput,
} from './assessment-question.inputs';
import { AddAssessmentQuestionPayload } from './assessment-question.type';
import { AssessmentNode, toAssessmentNode } from './assessment.type';
import { OwnQuestions } from './own-questions.service';

@Resolver(() => AssessmentNode)
export class OwnQuestionsResolver {
  constructor(private readonly ownQuestions: OwnQuestions) {}

  @Mutation(() => AddAssessmentQuestionPayload, {
    description: 'Adds a question of its own to an assessment.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async addAssessmentQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, question, ...where }: AddAssessmentQuestionInput,
  ): Promise<AddAssessmentQuestionPayload> {
    const draft = questionDraftOf(question);
    const { assessment, questionId } = await this.ownQuestions.add(viewer, assessmentId, draft, where);
    return { assessment: toAssessmentNode(assessment), questionId };
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'At the end. What belongs to another owner is copied.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async addQuestionsFromBank(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, questionIds }: AddQuestionsFromBankInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.ownQuestions.addFromBank(viewer, assessmentId, questionIds));
  }

  @MutationReturning('assessment', () => AssessmentNode, { description: 'The question stays in the bank.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async removeAssessmentQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, questionId }: RemoveAssessmentQuestionInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.ownQuestions.remove(viewer, assessmentId, questionId));
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Puts the questions of an assessment in this order.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async reorderAssessmentQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, questionIds, expectedQuestionIds }: ReorderAssessmentQuestionsInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.ownQuestions.reorder(viewer, assessmentId, questionIds, expectedQuestionIds));
  }
}
