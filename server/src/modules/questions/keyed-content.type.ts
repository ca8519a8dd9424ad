import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { FileKind } from './vocabulary';
import './vocabulary.type';

@ObjectType('Choice', { description: 'A choice as its author sees it.' })
export class ChoiceNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => Boolean, { description: 'False for each choice of a ranking: there the order is the key.' })
  isRight: boolean;

  @Field(() => Boolean, { description: 'Keeps its place when choices are shuffled.' })
  isFixed: boolean;
}

@ObjectType('NumberKey', {
  description: 'Right is what lies within `value` plus or minus `tolerance`; both are decimal strings.',
})
export class NumberKeyNode {
  @Field(() => String)
  value: string;

  @Field(() => String)
  tolerance: string;
}

@ObjectType('RatingScale')
export class RatingScaleNode {
  @Field(() => Int)
  min: number;

  @Field(() => Int)
  max: number;

  @Field(() => String, { nullable: true })
  lowLabel: string | null;

  @Field(() => String, { nullable: true })
  highLabel: string | null;
}

@ObjectType('RatingKey', { description: 'Both ends are right answers too.' })
export class RatingKeyNode {
  @Field(() => Int)
  from: number;

  @Field(() => Int)
  to: number;
}

@ObjectType('Blank')
export class BlankNode {
  @Field(() => [String])
  acceptedAnswers: string[];
}

@ObjectType('DateRange', { description: 'ISO days, both included; null leaves that end open.' })
export class DateRangeNode {
  @Field(() => String, { nullable: true })
  earliest: string | null;

  @Field(() => String, { nullable: true })
  latest: string | null;
}

@ObjectType('DateKey', { description: 'ISO days; both ends are right answers too.' })
export class DateKeyNode {
  @Field(() => String)
  from: string;

  @Field(() => String)
  to: string;
}

@ObjectType('GridCell', { description: 'Row and column count from 1.' })
export class GridCellNode {
  @Field(() => Int)
  row: number;

  @Field(() => Int)
  column: number;

  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isLocked: boolean;
}

@ObjectType('Grid')
export class GridNode {
  @Field(() => Int)
  columns: number;

  @Field(() => Int)
  rows: number;

  @Field(() => [GridCellNode], { description: 'Those that hold something from the start.' })
  cells: GridCellNode[];
}

/** Content and key of a question, flat: what its type does not use is null or empty. */
@ObjectType({ isAbstract: true })
export class KeyedContentFields {
  @Field(() => String)
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show; null when it is plain.',
  })
  textHtml: string | null;

  @Field(() => [ChoiceNode], { description: 'Of a ranking in the right order.' })
  choices: ChoiceNode[];

  @Field(() => Boolean)
  allowsSeveral: boolean;

  @Field(() => Boolean, { nullable: true })
  truth: boolean | null;

  @Field(() => [String])
  acceptedAnswers: string[];

  @Field(() => NumberKeyNode, { nullable: true })
  number: NumberKeyNode | null;

  @Field(() => String, { nullable: true })
  unit: string | null;

  @Field(() => RatingScaleNode, { nullable: true })
  rating: RatingScaleNode | null;

  @Field(() => RatingKeyNode, { nullable: true, description: 'Null when every rating earns the full score.' })
  ratingKey: RatingKeyNode | null;

  @Field(() => String, { nullable: true, description: 'With `[[1]]`, `[[2]]`, … where the blanks are.' })
  gapText: string | null;

  @Field(() => [BlankNode], { description: 'By the numbers of the markers in `gapText`.' })
  blanks: BlankNode[];

  @Field(() => DateRangeNode, { nullable: true })
  dateRange: DateRangeNode | null;

  @Field(() => DateKeyNode, { nullable: true })
  dateKey: DateKeyNode | null;

  @Field(() => GridNode, { nullable: true })
  grid: GridNode | null;

  @Field(() => [FileKind])
  fileKinds: FileKind[];

  @Field(() => Int, { nullable: true })
  recordSeconds: number | null;

  @Field(() => Int, { nullable: true })
  wordLimit: number | null;

  @Field(() => String, { nullable: true })
  rubric: string | null;
}
