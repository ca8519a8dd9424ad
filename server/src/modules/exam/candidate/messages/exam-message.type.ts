import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ExamMessage } from './unread-message';

@ObjectType('ExamMessage', { description: 'What staff say to the candidate, until the candidate has read it.' })
export class ExamMessageNode implements ExamMessage {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => Date)
  at: Date;
}
