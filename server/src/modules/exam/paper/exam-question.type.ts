import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { paperFields } from '@mizan/question-model';
import type { AskedContent } from '@mizan/question-model';
import { addFields, ContentLanguage, QuestionType } from '../../questions';

@ObjectType('ExamQuestion', { description: 'All of a question that a candidate ever receives.' })
class ExamQuestionFields {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => ContentLanguage, { description: 'In which it is written here.' })
  language: ContentLanguage;

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

  @Field(() => ExamQuestionFields, {
    nullable: true,
    description: 'The same question in the other language, where candidates may read both; null where it has none.',
  })
  inOtherLanguage: ExamQuestionNode | null;
}

addFields(ExamQuestionFields, paperFields, 'output', true);

/** What is asked stands beside it, flat: what the type does not use is null, empty or off. */
export const ExamQuestionNode = ExamQuestionFields as new () => ExamQuestionNode;
export type ExamQuestionNode = ExamQuestionFields & AskedContent;
