import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { ResultNode } from '../../grading';
import { FeedbackQueries } from './feedback.queries';
import { GiveAnswerFeedbackInput, GiveFeedbackInput, GiveTaskFeedbackInput } from './feedback.inputs';
import { ResultFeedbackNode } from './feedback.type';
import { GiveFeedback } from './give-feedback';

@Resolver(() => ResultNode)
export class FeedbackResolver {
  constructor(
    private readonly give: GiveFeedback,
    private readonly queries: FeedbackQueries,
  ) {}

  @MutationReturning('feedback', () => ResultFeedbackNode, {
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

  @MutationReturning('feedback', () => ResultFeedbackNode, {
    description: 'Writes about the whole result that an answer belongs to.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async giveTaskFeedback(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveTaskFeedbackInput,
  ): Promise<ResultFeedbackNode> {
    return this.queries.of(await this.give.onResultOfAnswer(viewer, input));
  }

  @MutationReturning('feedback', () => String, {
    description: 'Writes about one answer, whoever marked it.',
    fieldDescription: 'The words as they are kept; null when they were taken back.',
    nullable: true,
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  giveAnswerFeedback(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveAnswerFeedbackInput,
  ): Promise<string | null> {
    return this.give.onAnswer(viewer, input);
  }

  @ResolveField(() => ResultFeedbackNode, {
    description: 'What was written about the whole, and when and how it reached the candidate.',
  })
  feedback(@Parent() { id }: ResultNode): Promise<ResultFeedbackNode> {
    return this.queries.of(id);
  }
}
