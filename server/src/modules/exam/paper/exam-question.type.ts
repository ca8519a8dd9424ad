import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { paperFields } from '@mizan/question-model';
import type { AskedContent } from '@mizan/question-model';
import { addFields, QuestionType } from '../../questions';

@ObjectType('ExamQuestion', { description: 'All of a question that a candidate ever receives.' })
class ExamQuestionFields {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show; null when it is plain.',
  })
  textHtml: string | null;

  @Field(() => Float)
  score: number;

  @Field(() => Int, { description: "In seconds, with the candidate's extra time." })
  durationSeconds: number;

  @Field(() => Int)
  baseDurationSeconds: number;

  @Field(() => Date)
  opensAt: Date;

  @Field(() => Date)
  closesAt: Date;
}

addFields(ExamQuestionFields, paperFields, 'output', true);

/** What is asked stands beside it, flat: what the type does not use is null, empty or off. */
export const ExamQuestionNode = ExamQuestionFields as new () => ExamQuestionNode;
export type ExamQuestionNode = ExamQuestionFields & AskedContent;
