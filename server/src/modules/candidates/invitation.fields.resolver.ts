import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import { FieldScope } from '../../platform/access';
import { AssessmentNode, AssessmentNotFound, Assessments, toAssessmentNode } from '../assessments';
import { toContact } from './candidate-contact';
import { CandidateNode } from './candidate.type';
import { ExamLinks } from './exam-links';
import { InvitationLoader } from './invitation.loader';
import { InvitationFunnelNode, InvitationNode, MailStatus } from './invitation.type';

@Resolver(() => InvitationNode)
export class InvitationFieldsResolver {
  constructor(
    private readonly loader: InvitationLoader,
    private readonly assessments: Assessments,
    private readonly links: ExamLinks,
  ) {}

  @ResolveField(() => CandidateNode, { description: 'Who is invited.' })
  async candidate(@Parent() { candidateId }: InvitationNode): Promise<CandidateNode> {
    return toContact(await this.loader.candidate(candidateId));
  }

  @ResolveField(() => AssessmentNode)
  async assessment(@Parent() { assessmentId }: InvitationNode): Promise<AssessmentNode> {
    const assessment = await this.assessments.byId(assessmentId);
    if (!assessment) throw new AssessmentNotFound();
    return toAssessmentNode(assessment);
  }

  @ResolveField(() => UrlScalar, { description: 'Whoever has it can sit the exam, without signing in.' })
  @FieldScope('INVITE')
  async examUrl(@Parent() invitation: InvitationNode): Promise<string> {
    const assessment = await this.assessments.byId(invitation.assessmentId);
    return this.links.url(invitation, invitation.language ?? assessment?.language ?? 'en');
  }

  @ResolveField(() => Date, { nullable: true, description: 'When the candidate was last reminded; null if never.' })
  remindedAt(@Parent() { id }: InvitationNode): Promise<Date | null> {
    return this.loader.remindedAt(id);
  }

  @ResolveField(() => MailStatus, { description: 'What became of the mail.' })
  mailStatus(@Parent() { mailId, isMailed }: InvitationNode): MailStatus | Promise<MailStatus> {
    if (mailId === null) return isMailed ? MailStatus.QUEUED : MailStatus.LEFT_OUT;
    return this.loader.mailStatus(mailId);
  }
}

/** What invitations add to assessments, which know nothing of them. */
@Resolver(() => AssessmentNode)
export class AssessmentFunnelResolver {
  constructor(private readonly loader: InvitationLoader) {}

  @ResolveField(() => InvitationFunnelNode)
  funnel(@Parent() { id }: AssessmentNode): Promise<InvitationFunnelNode> {
    return this.loader.funnelOf(id);
  }
}
