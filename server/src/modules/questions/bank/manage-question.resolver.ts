import { Args, Mutation, Resolver, ID } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { questionDraftOf } from '../question.inputs';
import { QuestionNode } from '../question.type';
import { ChangeQuestionStatusInput, CreateQuestionInput, QuestionIdInput } from './bank.inputs';
import { ManageQuestion } from './manage-question';
import { toBankQuestion } from '../bank-question';
import { ChangeQuestionStatusPayload } from './question-status.type';

@Resolver(() => QuestionNode)
export class ManageQuestionResolver {
  constructor(private readonly manage: ManageQuestion) {}

  @MutationReturning('question', () => QuestionNode, { description: 'Adds a question to the bank.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async createQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { question }: CreateQuestionInput,
  ): Promise<QuestionNode> {
    return toBankQuestion(await this.manage.create(viewer, questionDraftOf(question)));
  }

  @MutationReturning('question', () => QuestionNode, { description: 'A question of the viewer with the same content.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async duplicateQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: QuestionIdInput,
  ): Promise<QuestionNode> {
    return toBankQuestion(await this.manage.duplicate(viewer, id));
  }

  @Mutation(() => ChangeQuestionStatusPayload, {
    description: 'An inactive question is not asked by sittings that begin.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async changeQuestionStatus(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id, status }: ChangeQuestionStatusInput,
  ): Promise<ChangeQuestionStatusPayload> {
    const { question, statusBefore } = await this.manage.changeStatus(viewer, id, status);
    return { question: toBankQuestion(question), statusBefore };
  }

  @MutationReturning('questionId', () => ID, { description: 'Refused while a test or an assessment asks it.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async deleteQuestion(@CurrentViewer() viewer: Viewer, @Args('input') { id }: QuestionIdInput): Promise<string> {
    await this.manage.delete(viewer, id);
    return id;
  }
}
