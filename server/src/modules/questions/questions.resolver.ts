import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { UpdateQuestionInput } from './question.inputs';
import { QuestionNode, toQuestionNode } from './question.type';
import { UpdateQuestion } from './update-question';

@Resolver(() => QuestionNode)
export class QuestionsResolver {
  constructor(private readonly updateQuestionOperation: UpdateQuestion) {}

  @Mutation(() => QuestionNode, { description: 'Replaces the question; sittings that began are not touched.' })
  @StaffOnly()
  async updateQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: UpdateQuestionInput,
  ): Promise<QuestionNode> {
    return toQuestionNode(await this.updateQuestionOperation.execute(viewer, input.id, input.question));
  }
}
