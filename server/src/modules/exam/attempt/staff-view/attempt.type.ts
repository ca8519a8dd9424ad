import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../../platform/graphql';
import { ContentLanguage } from '../../../questions';
import { CandidateNode } from '../../../candidates';
import { ClosedBy } from '../attempt.machine';
import { ExamState } from '../exam-state';
import type { ShownAttempt } from './shown-attempt';

@ObjectType('Attempt', { description: 'One sitting of an exam by one candidate. An invitation has at most one.' })
export class AttemptNode implements ShownAttempt {
  @Field(() => ID, { description: 'The same in webhooks, results and the REST calls.' })
  id: string;

  invitationId: string;

  assessmentId: string;

  @Field(() => CandidateNode, { description: 'Who sits it.' })
  candidate: CandidateNode;

  @Field(() => ContentLanguage, { description: 'In which it is sat now.' })
  language: ContentLanguage;

  @Field(() => ExamState, { description: 'IN_PROGRESS until it is SUBMITTED; IN_PROGRESS again after a reopening.' })
  state: ExamState;

  @Field(() => Int, { description: 'How many questions have been opened.' })
  position: number;

  @Field(() => Int, { description: 'Questions on the frozen paper.' })
  questionCount: number;

  @Field(() => Int, { description: 'On top of the time of each question.' })
  extraTimePercent: number;

  @Field(() => Date, { description: 'When the first question was served.' })
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: 'Since when its clocks stand still; null while they run.' })
  pausedAt: Date | null;

  @Field(() => Boolean, { description: 'Reopened: goes on by itself when the candidate is back.' })
  resumesOnReturn: boolean;

  @Field(() => Date, { nullable: true, description: 'Null when no question is open.' })
  questionClosesAt: Date | null;

  @Field(() => Date, { description: 'When the server submits by itself, unless another question opens before.' })
  expiresAt: Date;

  @Field(() => Date, { description: 'The last sign of the exam page; told at most every ten seconds.' })
  lastSeenAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null until it is handed in, and again after a reopening.' })
  submittedAt: Date | null;

  @Field(() => ClosedBy, { nullable: true, description: 'Who or what handed it in; null before.' })
  submittedBy: ClosedBy | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when what the candidate wrote is no longer kept: it cannot be reopened. Null as long as it is.',
  })
  answersForgottenAt: Date | null;

  @Field(() => Date, { description: 'When this was read, by the clock that all of these times are told by.' })
  serverNow: Date;
}

@ObjectType('AttemptConnection')
export class AttemptConnection extends Connection(AttemptNode, 'Attempt') {}
