import { Args, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning, orRefusal } from '../../../platform/graphql';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { AssessmentNode } from '../../assessments';
import { CountLateAnswer, CountLateAnswerInput, MarkAnswerInput, MarkAnswer, markRefusals } from '../marking';
import { MarkOutcome } from './mark-outcome.type';
import { ResultNode } from './result.type';
import { Results } from './results.service';

@Resolver(() => AssessmentNode)
export class ResultsResolver {
  constructor(
    private readonly results: Results,
    private readonly mark: MarkAnswer,
    private readonly countLate: CountLateAnswer,
  ) {}

  @ResolveField(() => ResultNode, { description: 'Of one candidate; RESULT_NOT_FOUND until it is marked.' })
  @FieldScope('RESULTS')
  result(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
    @Args('candidateId', { type: () => ID }) candidateId: string,
  ): Promise<ResultNode> {
    return this.results.shown(viewer, assessmentId, candidateId);
  }

  @MutationReturning('outcome', () => MarkOutcome, {
    description: 'Marks one answer by hand, also over a mark given by rule.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  markAnswer(@CurrentViewer() viewer: Viewer, @Args('input') input: MarkAnswerInput): Promise<MarkOutcome> {
    const marked = this.mark.execute(viewer, input);
    return orRefusal(
      markRefusals,
      marked.then((attemptId) => this.results.shownOfAttempt(viewer, attemptId)),
    );
  }

  @MutationReturning('result', () => ResultNode, {
    description:
      'Lets count what came late for an answer, in the place of what came in time, or takes that back. The answer is marked anew, also where a person had marked it.',
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async countLateAnswer(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CountLateAnswerInput,
  ): Promise<ResultNode> {
    return this.results.shownOfAttempt(viewer, await this.countLate.execute(viewer, origin, input));
  }
}
