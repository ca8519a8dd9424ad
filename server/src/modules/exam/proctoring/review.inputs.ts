import { Field, ID, InputType } from '@nestjs/graphql';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { Verdict } from './proctor-event.entity';

const MAX_NOTE = 1_000;

@InputType()
export class ReviewProctorEventInput {
  @Field(() => ID, { description: 'UUID of a moment of the proctoring record.' })
  eventId: string;

  @Field(() => Verdict)
  @IsIn(Object.values(Verdict))
  verdict: Verdict;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTE)
  note?: string | null;
}
