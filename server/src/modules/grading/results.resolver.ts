import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { MarkAnswerInput } from './grading.inputs';
import { MarkAnswer } from './mark-answer';
import { ResultNode } from './result.type';
import { Results } from './results.service';

@Resolver(() => ResultNode)
export class ResultsResolver {
  constructor(
    private readonly results: Results,
    private readonly mark: MarkAnswer,
  ) {}

  @Query(() => ResultNode)
  @StaffOnly()
  @KeyScope('RESULTS')
  result(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
    @Args('candidateId', { type: () => ID }) candidateId: string,
  ): Promise<ResultNode> {
    return this.results.shown(viewer, assessmentId, candidateId);
  }

  @MutationReturning('result', () => ResultNode, {
    description: 'Marks one answer by hand, also over a mark given by rule.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async markAnswer(@CurrentViewer() viewer: Viewer, @Args('input') input: MarkAnswerInput): Promise<ResultNode> {
    return this.results.shownOfAttempt(viewer, await this.mark.execute(viewer, input));
  }
}
