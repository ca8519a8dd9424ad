import { Field, Float, ID, Int, InterfaceType } from '@nestjs/graphql';
import { paperFieldsOf } from '@mizan/question-model';
import { ContentLanguage, declareMembers, memberName, QuestionType, TextHtmlField } from '../../questions';
import type { ExamQuestion, ExamQuestionFacts } from './exam-question';

@InterfaceType('ExamQuestion', {
  description: 'All of a question that a candidate ever receives.',
  resolveType: ({ type }: { type: QuestionType }) => memberName(type, 'ExamQuestion'),
})
class ExamQuestionFields implements ExamQuestionFacts {
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

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => Float, { description: 'Points for a full answer.' })
  score: number;

  @Field(() => Int, { description: "In seconds, with the candidate's extra time." })
  durationSeconds: number;

  @Field(() => Int, { description: 'Time of all questions without extra time, in seconds.' })
  baseDurationSeconds: number;

  @Field(() => Date, { description: 'From this moment on it is open.' })
  opensAt: Date;

  @Field(() => Date, { description: 'From this moment on it is closed.' })
  closesAt: Date;

  @Field(() => ExamQuestionFields, {
    nullable: true,
    description: 'The same question in the other language, where candidates may read both; null where it has none.',
  })
  inOtherLanguage: ExamQuestion | null;
}

declareMembers(ExamQuestionFields, { suffix: 'ExamQuestion', fieldsOf: paperFieldsOf });

/** What is asked stands beside it: the schema shows the fields that the type has. */
export const ExamQuestionNode = ExamQuestionFields as new () => ExamQuestionNode;
export type ExamQuestionNode = ExamQuestion;
