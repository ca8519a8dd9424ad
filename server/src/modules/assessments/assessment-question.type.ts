import { Field, ID, ObjectType } from '@nestjs/graphql';
import { AssessmentNode } from './assessment.type';

@ObjectType('AddAssessmentQuestionPayload')
export class AddAssessmentQuestionPayload {
  @Field(() => AssessmentNode)
  assessment: AssessmentNode;

  @Field(() => ID, { description: 'Of the new question: `ownQuestions` has those that others added meanwhile too.' })
  questionId: string;
}
