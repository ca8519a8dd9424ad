import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EmailAddressScalar } from '../../../../platform/graphql';
import { AttemptProgressNode } from '../progress/attempt-progress.type';
import { ClosedBy } from '../../attempt';

@ObjectType('MonitoredAttempt', { description: 'An attempt as the live monitor shows it; for staff.' })
export class MonitoredAttemptNode extends AttemptProgressNode {
  @Field(() => EmailAddressScalar)
  candidateEmail: string;

  @Field(() => Boolean, { description: 'Reopened: goes on by itself when the candidate is back.' })
  resumesOnReturn: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Of the open question; an earlier one where candidates may go back.',
  })
  openPosition: number | null;

  @Field(() => Int, { nullable: true, description: 'All of the time of the open question.' })
  questionDurationSeconds: number | null;

  @Field(() => Int)
  extraTimePercent: number;

  @Field(() => Int, { description: 'What staff added, all questions together.' })
  addedSeconds: number;

  @Field(() => Int, { description: 'Messages that the candidate has not read yet.' })
  unreadMessages: number;

  @Field(() => Int, { description: 'Of the proctoring record, without those that staff dismissed.' })
  incidents: number;

  @Field(() => ClosedBy, { nullable: true })
  submittedBy: ClosedBy | null;

  @Field(() => Boolean, { description: 'Handed in before and opened again since.' })
  wasReopened: boolean;
}
