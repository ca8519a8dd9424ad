import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { ResultNode } from '../../grading';
import { FeedbackQueries } from './feedback.queries';
import { GiveAnswerFeedbackInput, GiveFeedbackInput, GiveTaskFeedbackInput, ResultFeedbackNode } from './feedback.type';
import { GiveFeedback } from './give-feedback';

@Resolver(() => ResultNode)
export class FeedbackResolver {
  constructor(
    private readonly give: GiveFeedback,
    private readonly queries: FeedbackQueries,
  ) {}

  @Mutation(() => ResultFeedbackNode, {
    description: 'Writes about a whole result; what was written before is replaced.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async giveFeedback(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveFeedbackInput,
  ): Promise<ResultFeedbackNode> {
    return this.queries.of(await this.give.onResult(viewer, input));
  }

  @Mutation(() => ResultFeedbackNode, { description: 'Writes about the whole result that an answer belongs to.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  async giveTaskFeedback(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveTaskFeedbackInput,
  ): Promise<ResultFeedbackNode> {
    return this.queries.of(await this.give.onResultOfAnswer(viewer, input));
  }

  @Mutation(() => Boolean, { description: 'Writes about one answer, whoever marked it.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  async giveAnswerFeedback(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveAnswerFeedbackInput,
  ): Promise<boolean> {
    await this.give.onAnswer(viewer, input);
    return true;
  }

  @ResolveField(() => ResultFeedbackNode)
  feedback(@Parent() { attemptId }: ResultNode): Promise<ResultFeedbackNode> {
    return this.queries.of(attemptId);
  }
}
