import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AskedAccommodation } from './ask-for-accommodation';

@ObjectType('AccommodationRequest', {
  description: 'What a candidate asked for before the exam. Private: it stands in no report and in no export.',
})
export class AccommodationRequestNode implements AskedAccommodation {
  @Field(() => String, { description: "In the candidate's words." })
  text: string;

  @Field(() => Int, { nullable: true, description: 'Extra time in percent; null where something else is asked for.' })
  percent: number | null;

  @Field(() => Date, { description: 'When it was asked for, in these words.' })
  askedAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null while it waits for an answer.' })
  decidedAt: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Null while it waits for an answer.' })
  isGranted: boolean | null;
}
