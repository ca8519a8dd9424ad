import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { FileKind, QuestionType } from '../../questions';

@ObjectType('ExamChoice')
export class ExamChoiceNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;
}

@ObjectType('ExamRating')
export class ExamRatingNode {
  @Field(() => Int)
  min: number;

  @Field(() => Int)
  max: number;

  @Field(() => String, { nullable: true })
  lowLabel: string | null;

  @Field(() => String, { nullable: true })
  highLabel: string | null;
}

@ObjectType('ExamDateRange', { description: 'ISO days, both included; null leaves that end open.' })
export class ExamDateRangeNode {
  @Field(() => String, { nullable: true })
  earliest: string | null;

  @Field(() => String, { nullable: true })
  latest: string | null;
}

@ObjectType('ExamGridCell', { description: 'Row and column count from 1.' })
export class ExamGridCellNode {
  @Field(() => Int)
  row: number;

  @Field(() => Int)
  column: number;

  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isLocked: boolean;
}

@ObjectType('ExamGrid')
export class ExamGridNode {
  @Field(() => Int)
  columns: number;

  @Field(() => Int)
  rows: number;

  @Field(() => [ExamGridCellNode], { description: 'Those that hold something from the start.' })
  cells: ExamGridCellNode[];
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

  @Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show; null when it is plain.',
  })
  textHtml: string | null;

  @Field(() => Float)
  score: number;

  @Field(() => [ExamChoiceNode])
  choices: ExamChoiceNode[];

  @Field(() => Boolean)
  allowsSeveral: boolean;

  @Field(() => ExamRatingNode, { nullable: true })
  rating: ExamRatingNode | null;

  @Field(() => String, { nullable: true, description: 'With `[[1]]`, `[[2]]`, … where the blanks are.' })
  gapText: string | null;

  @Field(() => ExamDateRangeNode, { nullable: true })
  dateRange: ExamDateRangeNode | null;

  @Field(() => ExamGridNode, { nullable: true })
  grid: ExamGridNode | null;

  @Field(() => [FileKind])
  fileKinds: FileKind[];

  @Field(() => Int, { nullable: true })
  recordSeconds: number | null;

  @Field(() => Int, { nullable: true })
  wordLimit: number | null;

  @Field(() => String, { nullable: true })
  unit: string | null;

  @Field(() => Int, { description: "In seconds, with the candidate's extra time." })
  durationSeconds: number;

  @Field(() => Int)
  baseDurationSeconds: number;

  @Field(() => Date)
  opensAt: Date;

  @Field(() => Date)
  closesAt: Date;
}
