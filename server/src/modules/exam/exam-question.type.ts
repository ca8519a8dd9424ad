import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { QuestionType } from '../questions';

@ObjectType('ExamChoice')
export class ExamChoiceNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;
}

@ObjectType('ExamQuestion', { description: 'All of a question that a candidate ever receives.' })
export class ExamQuestionNode {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @Field(() => Float)
  score: number;

  @Field(() => [ExamChoiceNode])
  choices: ExamChoiceNode[];

  @Field(() => Boolean)
  allowsSeveral: boolean;

  @Field(() => Int, { description: "With the candidate's extra time." })
  durationSeconds: number;

  @Field(() => Int)
  baseDurationSeconds: number;

  @Field(() => Date)
  opensAt: Date;

  @Field(() => Date)
  closesAt: Date;
}

@ObjectType('AnswerValue', {
  description: 'At most one of the fields, by the type of the question; numbers are text as typed.',
})
export class AnswerValueNode {
  @Field(() => [ID], { nullable: true })
  choiceIds?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => String, { nullable: true })
  text?: string | null;
}
