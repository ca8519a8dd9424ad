import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ExamState } from '../../attempt';

@ObjectType('AttemptProgress', { description: 'How far a candidate is; for staff.' })
export class AttemptProgressNode {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ID)
  invitationId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => String)
  candidateName: string;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => ExamState)
  state: ExamState;

  @Field(() => Int, { description: 'How many questions have been opened.' })
  position: number;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Date)
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: 'Since when its clocks stand still.' })
  pausedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Null when no question is open.' })
  questionClosesAt: Date | null;

  @Field(() => Date, { description: 'When the server submits by itself, unless another question opens before.' })
  expiresAt: Date;

  @Field(() => Date, { description: 'The last sign of the exam page; told at most every ten seconds.' })
  lastSeenAt: Date;

  @Field(() => Date, { nullable: true })
  submittedAt: Date | null;

  @Field(() => Date)
  serverNow: Date;
}
