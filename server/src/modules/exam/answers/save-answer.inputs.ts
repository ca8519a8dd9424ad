import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ContentLanguage } from '../../questions';
import { pageId } from '../attempt';

/** Without class-validator, which would cost more than the rest of a save; `readSave` checks all of it by hand. */
@InputType({ description: 'Row and column count from 1.' })
export class AnswerCellInput {
  @Field(() => Int)
  row: number;

  @Field(() => Int)
  column: number;

  @Field(() => String)
  text: string;
}

@InputType({ description: 'At most one of the fields; none of them is an answer taken back.' })
export class AnswerValueInput {
  @Field(() => [ID], { nullable: true, description: 'Of a ranking all of them, the first one first.' })
  choiceIds?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Text as typed, numbers too; at most 20,000 characters.' })
  text?: string | null;

  @Field(() => Int, { nullable: true })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: 'yyyy-mm-dd.' })
  date?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'By the numbers of the markers; empty where nothing is typed.',
  })
  blanks?: string[] | null;

  @Field(() => [AnswerCellInput], { nullable: true, description: 'Those that hold something; at most 26 by 100.' })
  cells?: AnswerCellInput[] | null;

  @Field(() => [ID], { nullable: true, description: 'Files that were uploaded for this question.' })
  fileIds?: string[] | null;
}

@InputType()
export class SaveAnswerInput {
  @Field(() => ID, pageId)
  pageId: string;

  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'Grows with every change of this answer; the newest wins, whatever arrives last.' })
  revision: number;

  @Field(() => AnswerValueInput)
  value: AnswerValueInput;

  @Field(() => ContentLanguage, {
    nullable: true,
    description: 'In which the question was read. Left out: that of the sitting.',
  })
  language?: ContentLanguage | null;
}
