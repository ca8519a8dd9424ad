import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ExamState } from './exam-state.type';

@ObjectType('ExamPulse', { description: "The server's clock, and whether this page is still the live one." })
export class ExamPulseNode {
  @Field(() => Date)
  serverNow: Date;

  @Field(() => ExamState)
  state: ExamState;

  @Field(() => Boolean)
  isLivePage: boolean;

  @Field(() => ID, { nullable: true, description: 'The open question; null when none is open.' })
  questionId: string | null;

  @Field(() => Date, { nullable: true })
  closesAt: Date | null;
}
