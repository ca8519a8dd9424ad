import { Field, ObjectType } from '@nestjs/graphql';
import { QuestionNode } from '../question.type';
import { ActiveStatus } from '../vocabulary';

@ObjectType('ChangeQuestionStatusPayload')
export class ChangeQuestionStatusPayload {
  @Field(() => QuestionNode)
  question: QuestionNode;

  @Field(() => ActiveStatus, { description: 'What it was until now: the same where nothing was changed.' })
  statusBefore: ActiveStatus;
}
