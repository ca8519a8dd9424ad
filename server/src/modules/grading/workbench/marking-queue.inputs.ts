import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { LongPageArgs } from '../../../platform/graphql';

export const MarkingRound = { FIRST: 'FIRST', SECOND: 'SECOND', SETTLE: 'SETTLE', MARKED: 'MARKED' } as const;
export type MarkingRound = (typeof MarkingRound)[keyof typeof MarkingRound];
registerEnumType(MarkingRound, {
  name: 'MarkingRound',
  description:
    'FIRST: waits for a mark, or came late and waits for a decision. SECOND: for another one. SETTLE: the two lie too far apart. MARKED: done.',
});

export const MarkingOrder = { BY_CANDIDATE: 'BY_CANDIDATE', BY_QUESTION: 'BY_QUESTION' } as const;
export type MarkingOrder = (typeof MarkingOrder)[keyof typeof MarkingOrder];
registerEnumType(MarkingOrder, { name: 'MarkingOrder', description: 'What the queue can be in order of.' });

const MAX_FEEDBACK = 2_000;
const MAX_REASON = 500;
const MOST_CRITERIA = 50;

@InputType()
export class MarkingQueueFilter {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  assessmentId?: string | null;

  @Field(() => MarkingRound, { nullable: true, description: 'FIRST when left out.' })
  @IsOptional()
  round?: MarkingRound | null;

  @Field(() => MarkingOrder, { nullable: true, description: 'BY_CANDIDATE when left out.' })
  @IsOptional()
  order?: MarkingOrder | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Names and e-mails stay on the server. An assessment that is marked blind is always blind.',
  })
  @IsOptional()
  isBlind?: boolean | null;
}

@ArgsType()
export class MarkingQueueArgs extends LongPageArgs {
  @Field(() => MarkingQueueFilter)
  filter: MarkingQueueFilter;
}

@InputType()
export class GiveQueuedMarkInput {
  @Field(() => ID, { description: 'The `id` of a MarkingItem.' })
  questionId: string;

  @Field(() => MarkingRound, { description: 'MARKED changes a mark that is there, as FIRST gives one.' })
  round: MarkingRound;

  @Field(() => Float, { description: "From 0 to the question's points, at most two decimals." })
  score: number;

  @Field(() => [Float], {
    nullable: true,
    description: 'Points for each criterion, in their order; they add up to `score`. Left out: one judgement.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_CRITERIA)
  criteria?: number[] | null;

  @Field(() => String, { nullable: true, description: 'On this answer.' })
  @IsOptional()
  @MaxLength(MAX_FEEDBACK)
  feedback?: string | null;

  @Field(() => Int, { description: 'The `revision` as it was seen; another one answers with `MarkChanged`.' })
  @IsInt()
  expectedRevision: number;

  @Field(() => String, { nullable: true, description: 'Required to settle.' })
  @IsOptional()
  @MaxLength(MAX_REASON)
  reason?: string | null;
}

@InputType()
export class MarkingRulesInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => Boolean, { description: 'Whether names stay hidden from whoever marks.' })
  @IsBoolean()
  isBlind: boolean;

  @Field(() => Boolean, { description: 'Whether a second person marks as well.' })
  @IsBoolean()
  needsSecondMark: boolean;

  @Field(() => Int, { description: "Of a question's points; marks farther apart are settled by a person." })
  @IsInt()
  @Min(0)
  @Max(100)
  tolerancePercent: number;
}
