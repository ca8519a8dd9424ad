import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { MOST_EXTRA_PERCENT } from '../attempt';

const MAX_TEXT_LENGTH = 1_000;

@InputType()
export class AskForAccommodationInput {
  @Field(() => String, { description: 'What is needed, in words; at most 1,000 characters.' })
  @MaxLength(MAX_TEXT_LENGTH)
  text: string;

  @Field(() => Int, { nullable: true, description: 'Extra time in percent of each question.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_EXTRA_PERCENT)
  percent?: number | null;
}

@InputType()
export class DeclineAccommodationInput {
  @Field(() => ID)
  invitationId: string;
}
