import { Field, ID, ObjectType } from '@nestjs/graphql';
import { TestNode } from '../test.type';

@ObjectType('AddTestQuestionPayload')
export class AddTestQuestionPayload {
  @Field(() => TestNode)
  test: TestNode;

  @Field(() => ID, { description: 'Of the new question: `questions` has those that others added meanwhile too.' })
  questionId: string;
}
