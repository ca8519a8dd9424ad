import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FieldScope } from '../../../platform/access';
import DataLoader from 'dataloader';
import { AssessmentNode, Assessments, toAssessmentNode } from '../../assessments';
import { CandidateNode, InvitationLoader, InvitationNode, Invitations, toContact } from '../../candidates';
import { AttemptLoader, AttemptNode } from '../../exam';
import { ResultNotFound } from '../score';
import { hides } from '../report';
import { ResultQueries } from './result.queries';
import { ResultNode, ResultSummaryNode } from './result.type';
import { toResultSummary } from './result.view';

@Resolver(() => ResultNode)
export class ResultFieldsResolver {
  constructor(
    private readonly invitations: InvitationLoader,
    private readonly assessments: Assessments,
    private readonly allInvitations: Invitations,
    private readonly attempts: AttemptLoader,
  ) {}

  @ResolveField(() => CandidateNode, { nullable: true, description: 'Null where the report options hide who it is.' })
  async candidate(@Parent() { candidateId, hiding }: ResultNode): Promise<CandidateNode | null> {
    if (hides(hiding, 'CANDIDATE_INFORMATION')) return null;
    return toContact(await this.invitations.candidate(candidateId));
  }

  @ResolveField(() => InvitationNode, {
    nullable: true,
    description: 'Where decisions, tags and notes hang; null where the report options hide who it is.',
  })
  async invitation(@Parent() { assessmentId, candidateId, hiding }: ResultNode): Promise<InvitationNode | null> {
    if (hides(hiding, 'CANDIDATE_INFORMATION')) return null;
    const invitation = await this.allInvitations.between(assessmentId, candidateId);
    return invitation;
  }

  @ResolveField(() => AttemptNode, {
    nullable: true,
    description: 'Null where the report options hide who it is: an attempt leads to its candidate.',
  })
  async attempt(@Parent() { id, hiding }: ResultNode): Promise<AttemptNode | null> {
    if (hides(hiding, 'CANDIDATE_INFORMATION')) return null;
    return (await this.attempts.byId(id))?.attempt ?? null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'As the program gave it that invited; null where the report options hide who it is.',
  })
  async externalId(@Parent() { id, hiding }: ResultNode): Promise<string | null> {
    if (hides(hiding, 'CANDIDATE_INFORMATION')) return null;
    return this.invitations.externalIdOfAttempt(id);
  }

  @ResolveField(() => AssessmentNode)
  async assessment(@Parent() { assessmentId }: ResultNode): Promise<AssessmentNode> {
    const assessment = await this.assessments.byId(assessmentId);
    if (!assessment) throw new ResultNotFound();
    return toAssessmentNode(assessment);
  }
}

/** Gives an invitation its result; who may see the invitation has been decided where it came from. */
@Resolver(() => InvitationNode)
export class InvitationResultFieldsResolver {
  private readonly summaries = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly queries: ResultQueries) {}

  @ResolveField('result', () => ResultSummaryNode, { nullable: true, description: 'Null until the attempt is marked.' })
  @FieldScope('RESULTS')
  resultOf(@Parent() { id }: InvitationNode): Promise<ResultSummaryNode | null> {
    return this.summaries.load(id);
  }

  private async load(invitationIds: readonly string[]): Promise<(ResultSummaryNode | null)[]> {
    const rows = await this.queries.ofInvitations(invitationIds);
    const byInvitation = new Map(rows.map((row) => [row.invitationId, toResultSummary(row)]));
    return invitationIds.map((id) => byInvitation.get(id) ?? null);
  }
}
