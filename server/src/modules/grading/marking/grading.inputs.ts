import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, MaxLength } from 'class-validator';

const MAX_FEEDBACK_LENGTH = 2_000;

@InputType()
export class MarkAnswerInput {
  @Field(() => ID, { description: 'The `id` of a ResultQuestion.' })
  questionId: string;

  @Field(() => Float, { description: "From 0 to the question's points, at most two decimals." })
  score: number;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(MAX_FEEDBACK_LENGTH)
  feedback?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `revision` of the mark as it was seen; another one answers with `MarkChanged`. Left out: overwrite.',
  })
  @IsOptional()
  @IsInt()
  expectedRevision?: number | null;
}

@InputType()
export class CountLateAnswerInput {
  @Field(() => ID, { description: 'The `id` of a ResultQuestion.' })
  questionId: string;

  @Field(() => Boolean, { description: 'False takes it back: what came in time counts again.' })
  counts: boolean;
}
