import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FeedbackDelivery } from '../../assessments';
import type { ResultFeedback } from './result-feedback';

@ObjectType('ResultFeedback', { description: 'What was written about a whole result.' })
export class ResultFeedbackNode implements ResultFeedback {
  @Field(() => ID)
  attemptId: string;

  @Field(() => String, { nullable: true })
  text: string | null;

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  byName: string | null;

  @Field(() => Date, { nullable: true })
  at: Date | null;

  @Field(() => Boolean, { description: 'The candidate may read it.' })
  isShared: boolean;

  @Field(() => FeedbackDelivery, {
    description: 'What the assessment allows at all; SHOWN instead of MAILED where the invitation was not mailed.',
  })
  delivery: FeedbackDelivery;
}
