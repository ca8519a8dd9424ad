import { Field, ID, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { Lines } from '../../../platform/graphql';

const MAX_ANSWER_FEEDBACK = 2_000;
const MAX_FEEDBACK = 4_000;

@InputType()
export class GiveFeedbackInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => String)
  @Lines(MAX_FEEDBACK)
  text: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when left out. Without effect where the assessment delivers no feedback.',
  })
  shareWithCandidate?: boolean | null;
}

@InputType({ description: 'By an answer, so that whoever marks blind need not know whose result it is.' })
export class GiveTaskFeedbackInput {
  @Field(() => ID, { description: 'The `id` of a MarkingItem.' })
  questionId: string;

  @Field(() => String)
  @Lines(MAX_FEEDBACK)
  text: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when left out. Without effect where the assessment delivers no feedback.',
  })
  shareWithCandidate?: boolean | null;
}

@InputType()
export class GiveAnswerFeedbackInput {
  @Field(() => ID, { description: 'The `id` of a ResultQuestion.' })
  questionId: string;

  @Field(() => String, { description: 'Empty to take it back. The mark stays as it is.' })
  @IsString()
  @MaxLength(MAX_ANSWER_FEEDBACK)
  text: string;
}
