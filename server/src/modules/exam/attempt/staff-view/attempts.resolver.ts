import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { AssessmentNode, AssessmentNotFound, Assessments, toAssessmentNode } from '../../../assessments';
import { InvitationNode, InvitationNotFound, Invitations } from '../../../candidates';
import { ExplainTime } from '../time-ledger/explain-time';
import { TimeLedgerNode } from '../time-ledger/time-ledger.type';
import { AttemptNode } from './attempt.type';
import { AttemptsQueries } from './attempts.queries';

@Resolver(() => AttemptNode)
export class AttemptsResolver {
  constructor(
    private readonly attempts: AttemptsQueries,
    private readonly assessments: Assessments,
    private readonly invitations: Invitations,
    private readonly explain: ExplainTime,
  ) {}

  @Query(() => AttemptNode, { description: 'ATTEMPT_NOT_FOUND also for one of somebody else.' })
  @StaffOnly()
  @KeyScope('READ')
  attempt(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<AttemptNode> {
    return this.attempts.find(viewer, id);
  }

  @ResolveField(() => AssessmentNode)
  async assessment(@Parent() { assessmentId }: AttemptNode): Promise<AssessmentNode> {
    const assessment = await this.assessments.byId(assessmentId);
    if (!assessment) throw new AssessmentNotFound();
    return toAssessmentNode(assessment);
  }

  @ResolveField(() => InvitationNode, { description: 'That led here, as `inviteCandidates` returned it.' })
  async invitation(@Parent() { invitationId }: AttemptNode): Promise<InvitationNode> {
    const invitation = await this.invitations.byId(invitationId);
    if (!invitation) throw new InvitationNotFound();
    return invitation;
  }

  @ResolveField(() => TimeLedgerNode, { description: 'Every second of it, and who moved it.' })
  @FieldScope('RESULTS')
  timeLedger(@CurrentViewer() viewer: Viewer, @Parent() { id }: AttemptNode): Promise<TimeLedgerNode> {
    return this.explain.execute(viewer, id);
  }
}
