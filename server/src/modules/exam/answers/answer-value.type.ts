import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('AnswerCell', { description: 'Row and column count from 1.' })
export class AnswerCellNode {
  @Field(() => Int)
  row: number;

  @Field(() => Int)
  column: number;

  @Field(() => String)
  text: string;
}

@ObjectType('AnswerValue', {
  description: 'At most one of the fields, by the type of the question; numbers are text as typed.',
})
export class AnswerValueNode {
  @Field(() => [ID], { nullable: true, description: 'Of a ranking all of them, the first one first.' })
  choiceIds?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => String, { nullable: true })
  text?: string | null;

  @Field(() => Int, { nullable: true })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: 'yyyy-mm-dd.' })
  date?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'By the numbers of the markers; empty where nothing was typed.',
  })
  blanks?: string[] | null;

  @Field(() => [AnswerCellNode], { nullable: true })
  cells?: AnswerCellNode[] | null;

  @Field(() => [ID], { nullable: true })
  fileIds?: string[] | null;
}
