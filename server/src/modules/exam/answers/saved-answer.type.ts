import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SaveAnswerPayload', { description: 'What the server holds durably of this answer.' })
export class SavedAnswerNode {
  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'Never below the revision that was sent.' })
  revision: number;

  @Field(() => Date)
  savedAt: Date;

  @Field(() => Boolean, {
    description: 'Arrived after its question closed: kept and shown to the reviewer, not scored.',
  })
  isLate: boolean;

  @Field(() => String, {
    description: 'Proves that this value was stored at this moment; staff check it with `checkReceipt`.',
  })
  receipt: string;

  @Field(() => Date)
  serverNow: Date;

  @Field(() => Date)
  closesAt: Date;
}
