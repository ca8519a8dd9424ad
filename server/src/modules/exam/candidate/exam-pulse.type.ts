import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ExamMessageNode } from './messages/exam-message.type';
import { ExamState, SITTING_ENDS_AT, ServerNowField } from '../attempt';
import type { ExamPulse } from './pulse/exam-pulse';

@ObjectType('ExamPulsePayload', { description: "The server's clock, and whether this page is still the live one." })
export class ExamPulseNode implements ExamPulse {
  @ServerNowField()
  serverNow: Date;

  @Field(() => ExamState)
  state: ExamState;

  @Field(() => Boolean, { description: 'Whether this page, and no other, takes answers.' })
  isLivePage: boolean;

  @Field(() => ID, { nullable: true, description: 'The open question; null when none is open.' })
  questionId: string | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is closed; null when that is open.' })
  closesAt: Date | null;

  @Field(() => Date, { nullable: true, description: SITTING_ENDS_AT })
  sittingEndsAt: Date | null;

  @Field(() => ID, { nullable: true, description: 'A picture to be taken now, and sent by `uploadSnapshot`.' })
  snapshotDue: string | null;

  @Field(() => Int, { description: "All of the open question's time; 0 when none is open." })
  durationSeconds: number;

  @Field(() => Int, { description: 'What of it staff added.' })
  addedSeconds: number;

  @Field(() => Boolean, { description: 'Whether the clock stands still.' })
  isPaused: boolean;

  @Field(() => ExamMessageNode, { nullable: true })
  message: ExamMessageNode | null;
}
