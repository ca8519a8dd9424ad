import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('ExamMessage', { description: 'What staff say to the candidate, until the candidate has read it.' })
export class ExamMessageNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => Date)
  at: Date;
}
