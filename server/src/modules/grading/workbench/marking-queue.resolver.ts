import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { ALL_RESULTS, MutationReturning, orRefusal, Weighs } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { markRefusals } from '../marking';
import { GiveQueuedMark } from './give-queued-mark';
import { GiveQueuedMarkInput, MarkingQueueArgs, MarkingRound, MarkingRulesInput } from './marking-queue.inputs';
import { MarkingQueue } from './marking-queue.service';
import { MarkDifferencesNode, MarkingItemConnection, MarkingRulesNode, MarkingTaskNode } from './marking-queue.type';
import { QueuedMarkOutcome } from './queued-mark-outcome.type';
import { AllMarkingRules } from './marking-rules.service';

@Resolver(() => AssessmentNode)
export class MarkingQueueResolver {
  constructor(
    private readonly queue: MarkingQueue,
    private readonly give: GiveQueuedMark,
    private readonly rules: AllMarkingRules,
  ) {}

  @Query(() => MarkingItemConnection, { description: 'Answers that a person marks, from the head of the queue.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  markingQueue(@CurrentViewer() viewer: Viewer, @Args() args: MarkingQueueArgs): Promise<MarkingItemConnection> {
    return this.queue.list(viewer, args);
  }

  @Query(() => Int, { description: 'Answers that wait for a first mark.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  awaitingMarkCount(@CurrentViewer() viewer: Viewer): Promise<number> {
    return this.queue.count(viewer);
  }

  @Query(() => MarkingTaskNode, { description: 'One answer to be marked, with what belongs to it.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  markingTask(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
    @Args('round', { type: () => MarkingRound }) round: MarkingRound,
    @Args('isBlind', { type: () => Boolean, description: 'Whether names stay hidden from whoever marks.' })
    isBlind: boolean,
  ): Promise<MarkingTaskNode> {
    return this.queue.task(viewer, id, round, isBlind);
  }

  @ResolveField(() => MarkingRulesNode, { description: 'How people mark it.' })
  @FieldScope('RESULTS')
  markingRules(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<MarkingRulesNode> {
    return this.rules.of(viewer, assessmentId);
  }

  @ResolveField(() => MarkDifferencesNode, { description: 'Where two people marked differently.' })
  @Weighs(ALL_RESULTS)
  @FieldScope('RESULTS')
  markDifferences(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
    @Args('isBlind', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Names stay on the server. An assessment that is marked blind is always blind.',
    })
    isBlind: boolean,
  ): Promise<MarkDifferencesNode> {
    return this.queue.differences(viewer, assessmentId, isBlind);
  }

  @MutationReturning('outcome', () => QueuedMarkOutcome, { description: 'Marks one answer of the queue.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  giveQueuedMark(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: GiveQueuedMarkInput,
  ): Promise<QueuedMarkOutcome> {
    const given = this.give.execute(viewer, input);
    return orRefusal(
      markRefusals,
      given.then(async () => ({ remainingCount: await this.queue.count(viewer) })),
    );
  }

  @MutationReturning('markingRules', () => MarkingRulesNode, {
    description: 'Changes how an assessment is marked by people.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  setMarkingRules(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: MarkingRulesInput,
  ): Promise<MarkingRulesNode> {
    return this.rules.set(viewer, origin, input);
  }
}
