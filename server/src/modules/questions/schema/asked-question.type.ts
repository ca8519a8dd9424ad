import { Field, ID, ObjectType } from '@nestjs/graphql';
import { QuestionType } from '../vocabulary';
import { TextHtmlField } from './text-html-field';

/** Of a question that was asked, by what it is known in a list. */
@ObjectType({ isAbstract: true })
export abstract class AskedQuestionFields {
  @Field(() => ID)
  questionId: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @TextHtmlField()
  textHtml: string | null;
}
