import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ServerNowField } from '../attempt';
import type { SavedAnswer } from './saved-answer';

@ObjectType('SavedAnswer', { description: 'What the server holds durably of this answer.' })
export class SavedAnswerNode implements SavedAnswer {
  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'Never below the revision that was sent.' })
  revision: number;

  @Field(() => Date, { description: 'When the server had it safely.' })
  savedAt: Date;

  @Field(() => Boolean, {
    description: 'Arrived after its question closed: kept and shown to the reviewer, not scored.',
  })
  isLate: boolean;

  @Field(() => String, {
    description: 'Proves that this value was stored at this moment; staff check it with `checkReceipt`.',
  })
  receipt: string;

  @ServerNowField()
  serverNow: Date;

  @Field(() => Date, { description: 'From this moment on it is closed.' })
  closesAt: Date;
}
