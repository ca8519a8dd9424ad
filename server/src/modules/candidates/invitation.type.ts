import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection } from '../../platform/graphql';
import { ContentLanguage } from '../questions';
import type { MailStatusValue } from '../../platform/mail';
import { CreditsType } from '../identity';
import { Stage } from './stage';
import type { InvitationFunnel } from './invitations.queries';
import type { CandidateProblem, SkippedCandidate } from './invite-candidates';

registerEnumType(Stage, {
  name: 'Stage',
  description: 'ENROLLED: has started the exam.',
  valuesMap: {
    COMPLETED: { description: 'Has handed in.' },
    ENROLLED: { description: 'Has started the exam.' },
    INVITED: { description: 'Has not started yet.' },
  },
});

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
  valuesMap: {
    KEPT: { description: 'No mail server is configured; it lies in the outbox.' },
    QUEUED: { description: 'Waits to be sent, perhaps again.' },
  },
});

@ObjectType('Invitation', { description: 'One candidate invited to one assessment.' })
export class InvitationNode {
  @Field(() => ID, { description: 'UUID: the `invitationId` of progress, webhooks and the way back.' })
  id: string;

  @Field(() => Stage, { description: 'INVITED, ENROLLED once the exam has begun, COMPLETED once it is handed in.' })
  stage: Stage;

  @Field(() => Date, { description: 'When it was made; the mail follows at once.' })
  invitedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the exam was started; null before.' })
  enrolledAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the exam was handed in; null before.' })
  completedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked; null while it is good.' })
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

  @Field(() => ContentLanguage, {
    nullable: true,
    description:
      'That the link opens in, as it was named when they were invited; null: the assessment or the candidate decides.',
  })
  language: ContentLanguage | null;

  /** For field resolvers; not part of the schema. */
  decisionStage: string | null;
  isMailed: boolean;
  assessmentId: string;
  candidateId: string;
  tokenVersion: number;
  mailId: string | null;
}

@ObjectType('InvitationConnection')
export class InvitationConnection extends Connection(InvitationNode, 'Invitation') {}

@ObjectType('CandidateProblem', { description: 'What stood in the way.' })
export class CandidateProblemNode implements CandidateProblem {
  @Field(() => String, { description: 'Such as `email`.' })
  field: string;

  @Field(() => String, { description: 'Such as `required` or `already-invited`: the rules that INVALID_INPUT names.' })
  rule: string;
}

@ObjectType('SkippedCandidate', { description: 'Somebody on the list who was not invited.' })
export class SkippedCandidateNode implements SkippedCandidate {
  @Field(() => Int, { description: 'Their place in `candidates`, from 0.' })
  index: number;

  @Field(() => [CandidateProblemNode])
  problems: CandidateProblemNode[];
}

@ObjectType('InviteCandidatesPayload', { description: 'Who was invited, and what is left.' })
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
export class InvitationFunnelNode implements InvitationFunnel {
  @Field(() => Int, { description: 'All invitations, whatever became of them.' })
  invited: number;

  @Field(() => Int, { description: 'Not begun.' })
  notStarted: number;

  @Field(() => Int, { description: 'Begun and not yet handed in.' })
  enrolled: number;

  @Field(() => Int, { description: 'Handed in.' })
  completed: number;
}
