import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection } from '../../platform/graphql';
import type { ContentLanguage } from '../../platform/graphql';
import type { MailStatusValue } from '../../platform/mail';
import { CreditsType } from '../identity';
import type { Invitation } from './invitation.entity';
import { Stage } from './stage';

registerEnumType(Stage, { name: 'Stage', description: 'ENROLLED: has started the exam.' });

export const MailStatus = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'failed',
  KEPT: 'kept',
  LEFT_OUT: 'left-out',
} as const satisfies Record<string, MailStatusValue | 'left-out'>;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];
registerEnumType(MailStatus, {
  name: 'MailStatus',
  description:
    'What became of a mail. KEPT: no mail server is configured, it stays in the outbox. LEFT_OUT: not asked for by the program that invited.',
});

@ObjectType('Invitation', { description: 'One candidate invited to one assessment.' })
export class InvitationNode {
  @Field(() => ID)
  id: string;

  @Field(() => Stage)
  stage: Stage;

  @Field(() => Date)
  invitedAt: Date;

  @Field(() => Date, { nullable: true })
  enrolledAt: Date | null;

  @Field(() => Date, { nullable: true })
  completedAt: Date | null;

  @Field(() => Date, { nullable: true })
  revokedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Taken back before it was begun, for good.' })
  cancelledAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When its link was first opened.' })
  viewedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'As the program gave it that invited.' })
  externalId: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Not to be begun before then; null: as soon as the assessment is open.',
  })
  opensAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'To be begun before then.' })
  expiresAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Not begun by then, and too late now.' })
  expiredAt: Date | null;

  @Field(() => Int, { description: 'Percent of the time of each question that is added to it.' })
  extraTimePercent: number;

  @Field(() => [String], { description: "Words of the employer's own." })
  tags: string[];

  /** For field resolvers; not part of the schema. */
  decisionStage: string | null;
  language: ContentLanguage | null;
  isMailed: boolean;
  assessmentId: string;
  candidateId: string;
  tokenVersion: number;
  mailId: string | null;
}

@ObjectType('InvitationConnection')
export class InvitationConnection extends Connection(InvitationNode, 'Invitation') {}

@ObjectType('CandidateProblem', { description: 'What stood in the way.' })
export class CandidateProblemNode {
  @Field(() => String, { description: 'Such as `email`.' })
  field: string;

  @Field(() => String, { description: 'Such as `required` or `already-invited`: the rules that INVALID_INPUT names.' })
  rule: string;
}

@ObjectType('SkippedCandidate', { description: 'Somebody on the list who was not invited.' })
export class SkippedCandidateNode {
  @Field(() => Int, { description: 'Their place in `candidates`, from 0.' })
  index: number;

  @Field(() => [CandidateProblemNode])
  problems: CandidateProblemNode[];
}

@ObjectType('InviteCandidatesPayload')
export class InviteCandidatesPayload {
  @Field(() => [InvitationNode], { description: 'In the order of the input.' })
  invitations: InvitationNode[];

  @Field(() => [SkippedCandidateNode], { description: 'Only with `onProblem: SKIP`: who was not invited, and why.' })
  skipped: SkippedCandidateNode[];

  @Field(() => CreditsType, { description: 'What the viewer has left.' })
  credits: CreditsType;
}

@ObjectType('InvitationFunnel', {
  description: 'How far everybody invited has come; the last three add up to the first.',
})
export class InvitationFunnel {
  @Field(() => Int)
  invited: number;

  @Field(() => Int)
  notStarted: number;

  @Field(() => Int)
  enrolled: number;

  @Field(() => Int)
  completed: number;
}

export function toInvitationNode(invitation: Invitation): InvitationNode {
  const { id, stage, invitedAt, enrolledAt, completedAt, revokedAt, extraTimePercent } = invitation;
  const { opensAt, expiresAt, expiredAt, assessmentId, candidateId, tokenVersion, mailId } = invitation;
  const { cancelledAt, viewedAt, externalId, language, isMailed, tags, decisionStage } = invitation;
  return {
    ...{ id, stage, invitedAt, enrolledAt, completedAt, revokedAt, extraTimePercent },
    ...{ opensAt, expiresAt, expiredAt, assessmentId, candidateId, tokenVersion, mailId },
    ...{ cancelledAt, viewedAt, externalId, language, isMailed, tags, decisionStage },
  };
}
