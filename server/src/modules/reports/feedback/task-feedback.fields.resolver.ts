import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MarkingTaskNode } from '../../grading';
import { FeedbackQueries } from './feedback.queries';
import { ResultFeedbackNode } from './feedback.type';

@Resolver(() => MarkingTaskNode)
export class TaskFeedbackFieldsResolver {
  constructor(private readonly queries: FeedbackQueries) {}

  @ResolveField(() => ResultFeedbackNode, {
    nullable: true,
    description: 'On the whole result. Null for whoever marks second: it may tell what the first thought.',
  })
  async overallFeedback(@Parent() { attemptId, isSecond }: MarkingTaskNode): Promise<ResultFeedbackNode | null> {
    return isSecond ? null : this.queries.of(attemptId);
  }
}
